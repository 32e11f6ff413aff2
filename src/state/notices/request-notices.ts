import type { ApiError } from '../../api/errors';
import { addNotice, removeNotice } from './actions';
import type { NoticeAction, NoticesAction } from './types';
import { loggedOutNotice } from './session-notice';

/**
 * A request's notices. Texts are functions so that they are translated on use;
 * null shows no notice.
 */
export interface RequestNotices< Result > {
	/**
	 * Requests with the same ID share one notice; defaults to the request's
	 * own.
	 */
	readonly id?: string;
	readonly progress?: () => string;
	readonly success?: ( result: Result ) => string | null;
	/** A second line for the success notice; '' for none. */
	readonly detail?: ( ( result: Result ) => string ) | undefined;
	readonly failure?: ( error: ApiError ) => string | null;
	/** An action for the success notice. */
	readonly action?:
		| ( ( result: Result ) => NoticeAction | undefined )
		| undefined;
	/** Set if the user leaves the screen while the request is in flight. */
	readonly displayOnNextPage?: boolean;
}

type Outcome< Result > =
	| { readonly isOk: true; readonly result: Result }
	| { readonly isOk: false; readonly error: ApiError };

const NOTHING: NoticesAction = { type: 'notices/removed', noticeId: '' };

export function showProgress< Result >(
	requestId: string,
	{ id = requestId, progress }: RequestNotices< Result >
): NoticesAction {
	return progress
		? addNotice( {
				noticeId: id,
				status: 'info',
				text: progress(),
				showDismiss: false,
				isPersistent: true,
		  } )
		: NOTHING;
}

/** Removes the progress notice even if the outcome has no notice. */
export function clearProgress< Result >(
	requestId: string,
	{ id = requestId, progress }: RequestNotices< Result >
): NoticesAction {
	return progress ? removeNotice( id ) : NOTHING;
}

export function showOutcome< Result >(
	requestId: string,
	notices: RequestNotices< Result >,
	outcome: Outcome< Result >,
	turn: number
): NoticesAction {
	if ( ! outcome.isOk && outcome.error.name === 'UserChangedError' ) {
		// A single session notice covers all requests (session-notice.ts).
		return NOTHING;
	}
	const text = outcome.isOk
		? notices.success?.( outcome.result )
		: notices.failure?.( outcome.error );
	if ( ! text ) {
		return NOTHING;
	}
	const detail = outcome.isOk && notices.detail?.( outcome.result );
	const action = outcome.isOk && notices.action?.( outcome.result );
	if ( ! outcome.isOk && outcome.error.name === 'LoggedOutError' ) {
		return addNotice( loggedOutNotice( text ) );
	}
	return addNotice( {
		noticeId: notices.id ?? requestId,
		status: outcome.isOk ? 'success' : 'error',
		text,
		...( detail ? { detail } : {} ),
		displayOnNextPage: notices.displayOnNextPage ?? false,
		...( action ? { action, turn } : {} ),
	} );
}
