import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/light/button';
import { CopyButton } from '../../../components/light/copy-button';
import { TextField } from '../../../components/light/text-field';
import { useAppSelector } from '../../../hooks/store';
import {
	getSetting,
	isSaving,
	isSavingSetting,
} from '../../../state/settings/selectors';
import { useSaveSettings } from '../form/use-save-settings';
import '../controls/secret-address.scss';

const HEALTH_ADDRESS = 'monitor_health_address';

export function healthAddressLabel(): string {
	return __( 'Health address', 'jetpack-dashboard' );
}

/** The secret address for monitoring services: copy, create, regenerate or delete it. */
export function HealthAddress() {
	const saveSettings = useSaveSettings();
	const mainButton = useRef< HTMLButtonElement >( null );
	const address = useAppSelector( ( state ) =>
		getSetting( state, HEALTH_ADDRESS )
	);
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, HEALTH_ADDRESS )
	);
	const isAnySaving = useAppSelector( isSaving );
	const hasAddress = typeof address === 'string' && address !== '';
	const disabledReason =
		isAnySaving &&
		! isBusy &&
		__( 'Another change is being saved.', 'jetpack-dashboard' );

	async function save( action: 'create' | 'regenerate' | 'delete' ) {
		const outcome = await saveSettings( { [ HEALTH_ADDRESS ]: action } );
		if ( action === 'delete' && outcome?.isOk ) {
			// The Delete button is gone.
			mainButton.current?.focus();
		}
	}

	return (
		<div className="jp-secret-address">
			{ hasAddress ? (
				<TextField
					label={ healthAddressLabel() }
					help={ __(
						'Let a monitoring service request this address. It returns status 200 while the database, disk space, scheduled work and PHP are fine, and 503 when one of them isn’t. Keep it private. If you create a new address, this one stops working immediately.',
						'jetpack-dashboard'
					) }
					value={ address }
					isCode
					isReadOnly
					onChange={ () => {} }
				/>
			) : (
				<p>
					{ __(
						'A health address lets a monitoring service see more than whether a page loads: the database, disk space, scheduled work and PHP errors.',
						'jetpack-dashboard'
					) }
				</p>
			) }
			<div className="jp-secret-address__actions">
				{ hasAddress && (
					<CopyButton
						text={ address }
						label={ __( 'Copy', 'jetpack-dashboard' ) }
					/>
				) }
				<Button
					ref={ mainButton }
					isBusy={ isBusy }
					disabledReason={ disabledReason }
					onClick={ () =>
						void save( hasAddress ? 'regenerate' : 'create' )
					}
				>
					{ hasAddress
						? __( 'Regenerate address', 'jetpack-dashboard' )
						: __( 'Create health address', 'jetpack-dashboard' ) }
				</Button>
				{ hasAddress && (
					<Button
						isBusy={ isBusy }
						disabledReason={ disabledReason }
						onClick={ () => void save( 'delete' ) }
					>
						{ __( 'Delete address', 'jetpack-dashboard' ) }
					</Button>
				) }
			</div>
		</div>
	);
}
