import type { ConnectionAction, Redirect } from './types';

/** The browser is told to leave the page: what led there stays busy. */
export function startRedirect( departure: Redirect ): ConnectionAction {
	return { type: 'connection/departing', departure };
}

/** The browser came back to the page as it was left: all can be tried again. */
export function cancelRedirect(): ConnectionAction {
	return { type: 'connection/returned' };
}
