import { __, sprintf } from '@wordpress/i18n';
import type { ApiError } from '../../api/errors';
import { getPageAddress } from '../../lib/wp-admin';
import type { AppThunk, RootState } from '../root-state';
import { addNotice, removeNotice } from './actions';
import type { NewNotice } from './actions';
import type { NoticeAction } from './types';

/**
 * Shared ID, so that the notices for "logged out" and "logged in as someone
 * else" replace each other.
 */
const SESSION_NOTICE = 'session';

/**
 * The notice for a logged-out user. It stays until a request succeeds; the
 * login opens in a new tab so that drafts are kept.
 *
 * @param text What failed, and why.
 */
export function loggedOutNotice( text: string ): NewNotice {
	return {
		noticeId: SESSION_NOTICE,
		status: 'error',
		text,
		duration: 0,
		isPersistent: true,
		action: logInAction(),
	};
}

export function logInAction(): NoticeAction & { readonly kind: 'link' } {
	return {
		kind: 'link',
		label: __( 'Log in again', 'jetpack-dashboard' ),
		href: getPageAddress(),
	};
}

export function hasSessionNotice( state: RootState ): boolean {
	return state.notices.items.some(
		( { noticeId } ) => noticeId === SESSION_NOTICE
	);
}

type Outcome =
	| { readonly isOk: true }
	| { readonly isOk: false; readonly error: ApiError };

/**
 * Shows a notice while the browser is logged in as a different user than the
 * page was loaded for. The server rejects all requests of such a page
 * (docs/decisions/034); drafts are kept in case the first user logs in again.
 */
export function updateSessionNotice( outcome: Outcome ): AppThunk {
	return ( dispatch, getState ) => {
		if ( ! outcome.isOk && outcome.error.name === 'UserChangedError' ) {
			dispatch(
				addNotice( {
					noticeId: SESSION_NOTICE,
					status: 'error',
					text: sprintf(
						/* translators: %s: the user's login name */
						__(
							'You are now logged in as a different user in this browser. Changes on this page can’t be saved. Log in again as %s to save them, or reload the page.',
							'jetpack-dashboard'
						),
						getState().connection.user.username
					),
					duration: 0,
					isPersistent: true,
					showDismiss: false,
					action: { kind: 'reload' },
				} )
			);
			return;
		}
		const stands = hasSessionNotice( getState() );
		if ( stands && outcome.isOk ) {
			dispatch( removeNotice( SESSION_NOTICE ) );
		} else if (
			stands &&
			! outcome.isOk &&
			outcome.error.name === 'LoggedOutError'
		) {
			dispatch( addNotice( loggedOutNotice( outcome.error.message ) ) );
		}
	};
}
