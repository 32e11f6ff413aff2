import type { ApiError } from '../../api/errors';
import { addNotice, removeNotice } from './actions';
import type { NoticeAction, NoticesAction } from './types';
import { loggedOutNotice } from './session-notice';

/**
 * What a request says of itself. Texts are functions, so that they are
 * translated when they are needed; null says nothing.
 */
export interface RequestNotices< Result > {
	/** Requests with one id share one notice; by default the request's own. */
	readonly id?: string;
	readonly progress?: () => string;
	readonly success?: ( result: Result ) => string | null;
	readonly failure?: ( error: ApiError ) => string | null;
	/** What can be done about it once it succeeded. */
	readonly action?:
		| ( ( result: Result ) => NoticeAction | undefined )
		| undefined;
	/** Set where the screen is left while the request runs. */
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

/** The progress goes even where nothing is said of the outcome. */
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
		// One notice says it for all requests (session-notice.ts).
		return NOTHING;
	}
	const text = outcome.isOk
		? notices.success?.( outcome.result )
		: notices.failure?.( outcome.error );
	if ( ! text ) {
		return NOTHING;
	}
	const action = outcome.isOk && notices.action?.( outcome.result );
	if ( ! outcome.isOk && outcome.error.name === 'LoggedOutError' ) {
		return addNotice( loggedOutNotice( text ) );
	}
	return addNotice( {
		noticeId: notices.id ?? requestId,
		status: outcome.isOk ? 'success' : 'error',
		text,
		displayOnNextPage: notices.displayOnNextPage ?? false,
		...( action ? { action, turn } : {} ),
	} );
}
