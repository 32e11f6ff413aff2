import { __ } from '@wordpress/i18n';
import { interpolate } from '../../../components/light/interpolate';
import { Button } from '../../../components/light/button';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { isOffline } from '../../../state/connection/selectors';
import { isModuleActive } from '../../../state/modules/selectors';
import { isSaving } from '../../../state/settings/selectors';
import { getCurrentIp } from '../../../state/site/selectors';
import type { SettingsForm } from '../form/use-settings-form';
import { currentAddressView } from './current-address-view';
import type { CurrentAddressView } from './current-address-view';
import { addLine, isListed } from './ip-lines';
import './current-address.scss';

interface CurrentAddressProps {
	form: SettingsForm;
	settingKey: string;
}

/** The visitor's own IP address, and a button to always allow it. */
export function CurrentAddress( { form, settingKey }: CurrentAddressProps ) {
	const currentIp = useAppSelector( getCurrentIp );
	const list = form.value( settingKey );
	const view = currentAddressView( {
		currentIp,
		isProtectActive: useAppSelector( ( state ) =>
			isModuleActive( state, 'protect' )
		),
		isOffline: useAppSelector( isOffline ),
		isListed: isListed( list, currentIp ),
		isSaving: useAppSelector( isSaving ),
	} );

	if ( view.kind === 'unknown' ) {
		return null;
	}
	return (
		<div className="jp-current-address">
			<p>
				{ interpolate(
					/* translators: <ip/>: an IP address */
					__( 'Your current IP: <ip/>', 'jetpack-dashboard' ),
					{ ip: <code dir="ltr">{ currentIp }</code> }
				) }
			</p>
			<Button
				variant="secondary"
				disabledReason={ explain( view ) }
				onClick={ () =>
					void form.saveNow( settingKey, addLine( list, currentIp ) )
				}
			>
				{ __( 'Add to Always Allowed list', 'jetpack-dashboard' ) }
			</Button>
		</div>
	);
}

function explain( view: CurrentAddressView ): string | false {
	switch ( view.kind ) {
		case 'protect-off':
			return __(
				'Turn on brute force protection first.',
				'jetpack-dashboard'
			);
		case 'offline':
			return __( 'Unavailable in Offline Mode', 'jetpack-dashboard' );
		case 'listed':
			return __(
				'Your current IP is already in the list.',
				'jetpack-dashboard'
			);
		case 'saving':
			return __( 'A change is being saved.', 'jetpack-dashboard' );
		case 'unknown':
		case 'ready':
			return false;
		default:
			return assertNever( view );
	}
}
