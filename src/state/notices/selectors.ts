import type { RootState } from '../root-state';
import type { Notice, StateNotices } from './types';

export function getNotices( state: RootState ): readonly Notice[] {
	return state.notices.items;
}

export function getStateNotices( state: RootState ): StateNotices {
	return state.notices.stateNotices;
}

export function isStateNoticeDismissed( state: RootState ): boolean {
	return state.notices.isStateNoticeDismissed;
}

/**
 * Whether this user has dismissed the notice, in this or any earlier session.
 */
export function isNoticeDismissed( state: RootState, id: string ): boolean {
	return state.notices.dismissed[ id ] === true;
}
