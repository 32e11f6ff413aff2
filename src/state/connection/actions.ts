import type { ConnectionAction, Redirect } from './types';

/**
 * The browser is about to leave the page; until then, the control that started
 * it stays busy.
 */
export function startRedirect( departure: Redirect ): ConnectionAction {
	return { type: 'connection/departing', departure };
}

/**
 * The page was restored from the back/forward cache: controls are usable again.
 */
export function cancelRedirect(): ConnectionAction {
	return { type: 'connection/returned' };
}
