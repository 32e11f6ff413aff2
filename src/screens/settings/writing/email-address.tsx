import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../../../components/light/button';
import { CopyButton } from '../../../components/light/copy-button';
import { TextField } from '../../../components/light/text-field';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { addressNotices } from '../../../state/settings/post-by-email';
import { isSavingSetting } from '../../../state/settings/selectors';
import { useSaveSettings } from '../form/use-save-settings';
import { ADDRESS, getPostByEmailInput } from './post-by-email-input';
import { postByEmailView } from './post-by-email-view';
import type { AddressBlock, PostByEmailView } from './post-by-email-view';
import './email-address.scss';

/** A user's Post by Email address: copy, create or regenerate it. */
export function EmailAddress() {
	const hintId = useId();
	const saveSettings = useSaveSettings();
	const view = postByEmailView(
		useAppSelector( getPostByEmailInput, shallowEqual )
	);
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, ADDRESS )
	);

	return (
		<div className="jp-email-address">
			{ view.address ? (
				<TextField
					label={ __( 'Your address', 'jetpack-dashboard' ) }
					help={ __(
						'Keep this address private: anyone who sends email to it can publish posts as you. If you create a new address, this one stops working immediately.',
						'jetpack-dashboard'
					) }
					value={ view.address }
					isCode
					isReadOnly
					onChange={ () => {} }
				/>
			) : (
				<p id={ hintId }>
					{ __(
						'You have no address to send posts to yet.',
						'jetpack-dashboard'
					) }
				</p>
			) }
			<div className="jp-email-address__actions">
				{ view.address && (
					<CopyButton
						text={ view.address }
						label={ __( 'Copy', 'jetpack-dashboard' ) }
					/>
				) }
				<Button
					isBusy={ isBusy }
					disabledReason={ explain( view.block, isBusy ) }
					onClick={ () =>
						void saveSettings(
							{ [ ADDRESS ]: view.action },
							addressNotices
						)
					}
				>
					{ actionLabel( view.action ) }
				</Button>
				{ view.block === 'not-linked' && (
					<a href="#/connect-user?feature=post-by-email">
						{ __(
							'Connect your user account',
							'jetpack-dashboard'
						) }
					</a>
				) }
			</div>
		</div>
	);
}

function actionLabel( action: PostByEmailView[ 'action' ] ): string {
	return action === 'create'
		? __( 'Create address', 'jetpack-dashboard' )
		: __( 'Regenerate address', 'jetpack-dashboard' );
}

function explain(
	block: AddressBlock | null,
	isBusy: boolean
): string | false {
	switch ( block ) {
		case 'offline':
			return __( 'Unavailable in Offline Mode', 'jetpack-dashboard' );
		case 'not-connected':
			return __(
				'Connect this site to use an address.',
				'jetpack-dashboard'
			);
		case 'not-linked':
			return __(
				'Connect your user account to use an address.',
				'jetpack-dashboard'
			);
		case 'module-off':
			return __( 'Turn on Post by email first.', 'jetpack-dashboard' );
		case 'saving':
			return (
				! isBusy &&
				__( 'Another change is being saved.', 'jetpack-dashboard' )
			);
		case null:
			return false;
		default:
			return assertNever( block );
	}
}
