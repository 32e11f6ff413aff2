import { __, sprintf } from '@wordpress/i18n';
import type { ApiError } from '../../api/errors';
import type { AppThunk } from '../store';
import { addNotice, removeNotice } from './actions';

const USER_CHANGED = 'user-changed';

type Outcome =
	| { readonly isOk: true }
	| { readonly isOk: false; readonly error: ApiError };

/**
 * Shows one notice for as long as the browser is logged in as another user
 * than the page was loaded for. The server refuses every request of such a
 * page (docs/decisions/034); drafts stay for when the first user is back.
 */
export function noteUserOf( outcome: Outcome ): AppThunk {
	return ( dispatch, getState ) => {
		if ( ! outcome.isOk && outcome.error.name === 'UserChangedError' ) {
			dispatch(
				addNotice( {
					noticeId: USER_CHANGED,
					status: 'error',
					text: sprintf(
						/* translators: %s: the user's login name */
						__(
							'You are now logged in as someone else in this browser. Changes on this page can’t be saved. Log in again as %s to save them, or reload the page.',
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
		} else if (
			outcome.isOk &&
			getState().notices.items.some(
				( { noticeId } ) => noticeId === USER_CHANGED
			)
		) {
			dispatch( removeNotice( USER_CHANGED ) );
		}
	};
}
