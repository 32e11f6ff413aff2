import type { AppAction } from '../actions';
import { reduceRequests } from '../request';
import type { Notice, NoticesState } from './types';

export const initialNoticesState: NoticesState = {
	items: [],
	dismissed: {},
	stateNotices: {
		messageCode: null,
		errorCode: null,
		errorDescription: null,
		releaseNote: null,
	},
	isStateNoticeDismissed: false,
	requests: {},
};

export function noticesReducer(
	previous: NoticesState,
	action: AppAction
): NoticesState {
	const requests = reduceRequests( 'notices', previous.requests, action );
	const state =
		requests === previous.requests ? previous : { ...previous, requests };

	switch ( action.type ) {
		case 'notices/added':
			return { ...state, items: place( state.items, action.notice ) };
		case 'notices/removed':
			return state.items.some( hasId( action.noticeId ) )
				? {
						...state,
						items: state.items.filter(
							( notice ) => ! hasId( action.noticeId )( notice )
						),
				  }
				: state;
		case 'notices/route-changed':
			return { ...state, items: keepForNextPage( state.items ) };
		case 'notices/state-notice-dismissed':
		// The notice is about a connection that no longer exists.
		case 'connection/unlink/succeeded':
		case 'connection/disconnect/succeeded':
			return { ...state, isStateNoticeDismissed: true };
		case 'notices/dismiss/succeeded':
			return {
				...state,
				dismissed: {
					...state.dismissed,
					...action.result,
					[ action.args ]: true,
				},
			};
		default:
			return state;
	}
}

function hasId( noticeId: string ): ( notice: Notice ) => boolean {
	return ( notice ) => notice.noticeId === noticeId;
}

/** Replaces in place, so that the list doesn't jump. */
function place( items: readonly Notice[], added: Notice ): readonly Notice[] {
	return items.some( hasId( added.noticeId ) )
		? items.map( ( item ) =>
				item.noticeId === added.noticeId ? added : item
		  )
		: [ ...items, added ];
}

function keepForNextPage( items: readonly Notice[] ): readonly Notice[] {
	return items
		.filter( ( item ) => item.isPersistent || item.displayOnNextPage )
		.map( ( item ) =>
			item.isPersistent ? item : { ...item, displayOnNextPage: false }
		);
}
