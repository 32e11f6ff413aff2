import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../../../components/light/button';
import { CopyButton } from '../../../components/light/copy-button';
import { TextField } from '../../../components/light/text-field';
import { useAppSelector } from '../../../hooks/store';
import { adminPageUrl } from '../../../lib/links';
import { assertNever } from '../../../lib/assert-never';
import { addressNotices } from '../../../state/settings/post-by-email';
import { isSavingSetting } from '../../../state/settings/selectors';
import { getAdminUrl } from '../../../state/site/selectors';
import { useSaveSettings } from '../form/use-save-settings';
import {
	ADDRESS,
	getPostByEmailInput,
	MAILBOX_PAGE,
} from './post-by-email-input';
import { postByEmailView } from './post-by-email-view';
import type { AddressBlock, PostByEmailView } from './post-by-email-view';
import '../controls/secret-address.scss';

/** A user's Post by Email address: copy, create or regenerate it. */
export function EmailAddress() {
	const hintId = useId();
	const adminUrl = useAppSelector( getAdminUrl );
	const saveSettings = useSaveSettings();
	const view = postByEmailView(
		useAppSelector( getPostByEmailInput, shallowEqual )
	);
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, ADDRESS )
	);

	return (
		<div className="jp-secret-address">
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
					) }{ ' ' }
					{ explainMailbox( view.block ) }
				</p>
			) }
			<div className="jp-secret-address__actions">
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
				{ view.mailboxLink && (
					<a href={ adminPageUrl( adminUrl, MAILBOX_PAGE ) }>
						{ view.mailboxLink === 'set-up'
							? __( 'Set up a mailbox', 'jetpack-dashboard' )
							: __( 'Mailbox settings', 'jetpack-dashboard' ) }
					</a>
				) }
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

/** How this site gets emails, until it can. */
function explainMailbox( block: AddressBlock | null ): string {
	switch ( block ) {
		case 'no-mailbox':
			return __(
				'This site reads emails from a mailbox that you choose. Set it up first.',
				'jetpack-dashboard'
			);
		case 'ask-for-mailbox':
			return __(
				'This site has no mailbox for posts. Ask an administrator to set one up.',
				'jetpack-dashboard'
			);
		default:
			return '';
	}
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
		case 'no-mailbox':
		case 'ask-for-mailbox':
			return __( 'A mailbox must be set up first.', 'jetpack-dashboard' );
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
