import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '../../lib/assert-never';
import type { NoticeStatus } from '../../state/notices/types';
import type { StateNoticeView } from './state-notice-view';

interface StateNoticeContent {
	readonly status: NoticeStatus;
	readonly text: string;
}

type MessageKind =
	| 'modules-activated'
	| 'already-authorized'
	| 'authorized'
	| 'linked'
	| 'protect-misconfigured'
	| 'reconnected'
	| 'access-denied';

type ErrorView = Exclude< StateNoticeView, { kind: 'none' | MessageKind } >;
type MessageView = Extract< StateNoticeView, { kind: MessageKind } >;

function isMessage( view: ErrorView | MessageView ): view is MessageView {
	return view.kind in MESSAGE_STATUS;
}

const MESSAGE_STATUS: Readonly< Record< MessageKind, NoticeStatus > > = {
	'modules-activated': 'success',
	'already-authorized': 'success',
	authorized: 'success',
	linked: 'success',
	reconnected: 'success',
	'protect-misconfigured': 'error',
	// The user's own decision, so not an error.
	'access-denied': 'info',
};

/** @param host The account service's display host; '' in local mode. */
export function getStateNoticeContent(
	view: ErrorView | MessageView,
	host: string,
	version: string
): StateNoticeContent {
	return isMessage( view )
		? {
				status: MESSAGE_STATUS[ view.kind ],
				text: getMessageText( view, version ),
		  }
		: { status: 'error', text: getErrorText( view, host ) };
}

function getMessageText( view: MessageView, version: string ): string {
	switch ( view.kind ) {
		case 'modules-activated':
			return sprintf(
				/* translators: %s: the plugin's version */
				__( 'Welcome to Jetpack %s!', 'jetpack-dashboard' ),
				version
			);
		case 'already-authorized':
			return __(
				'Your account is already connected. There is nothing more to do.',
				'jetpack-dashboard'
			);
		case 'authorized':
			return __( 'Your site is connected.', 'jetpack-dashboard' );
		case 'linked':
			return __( 'Your account is connected.', 'jetpack-dashboard' );
		case 'reconnected':
			return __( 'The connection is restored.', 'jetpack-dashboard' );
		case 'protect-misconfigured':
			return __(
				'Brute force protection was not turned on, because this site can’t tell its visitors’ IP addresses apart. If the site is behind a proxy, add the proxy to the proxy settings first.',
				'jetpack-dashboard'
			);
		case 'access-denied':
			return __(
				'You didn’t connect. Would you tell us why? Your answer helps us improve.',
				'jetpack-dashboard'
			);
		default:
			return assertNever( view );
	}
}

function getErrorText( view: ErrorView, host: string ): string {
	switch ( view.kind ) {
		case 'cheating':
			return __( "Cheatin' uh?", 'jetpack-dashboard' );
		case 'wrong-state':
			return __(
				'Stay logged in to this site while you authorize the connection, then try again.',
				'jetpack-dashboard'
			);
		case 'invalid-client':
			return __(
				'The account service doesn’t recognize this connection. Deactivate the plugin, activate it again, then connect again.',
				'jetpack-dashboard'
			);
		case 'invalid-grant':
			return sprintf(
				/* translators: %s: the account service's host */
				__(
					'The authorization took too long or was used before. Click “Connect to %s” again.',
					'jetpack-dashboard'
				),
				host
			);
		case 'not-accessible':
			return sprintf(
				/* translators: %s: an error code */
				__(
					'Your site must be publicly accessible to be connected. Error code: %s',
					'jetpack-dashboard'
				),
				view.code
			);
		case 'terms-violated':
			return __(
				'Your site can’t be connected, because it violates the Terms of Service.',
				'jetpack-dashboard'
			);
		case 'not-public':
			return __(
				'Your site can’t be connected because it isn’t publicly accessible, for example because it runs on localhost.',
				'jetpack-dashboard'
			);
		case 'provider-trouble':
			return sprintf(
				/* translators: %s: the account service's host */
				__(
					'%s has a problem at the moment. Try again later.',
					'jetpack-dashboard'
				),
				host
			);
		case 'provider-unreachable':
			return sprintf(
				/* translators: %s: the account service's host */
				__(
					'Your site could not contact %s. Ask your web host whether it allows such requests.',
					'jetpack-dashboard'
				),
				host
			);
		case 'glitch':
			return sprintf(
				/* translators: %s: an error code */
				__(
					'Something went wrong while connecting. Try again. If it keeps failing, contact support with this code: %s',
					'jetpack-dashboard'
				),
				view.code
			);
		case 'account-taken':
			return sprintf(
				/* translators: %s: the account service's host */
				__(
					'The account at %s that you chose is connected to another user of this site. Log out there, then connect with an account of your own.',
					'jetpack-dashboard'
				),
				host
			);
		case 'partner-coupon':
			return view.description;
		case 'unknown-error':
			return view.description
				? sprintf(
						/* translators: %1$s: a sentence from the server, %2$s: an error code */
						__( '%1$s Error code: %2$s', 'jetpack-dashboard' ),
						view.description,
						view.code
				  )
				: view.code;
		default:
			return assertNever( view );
	}
}
