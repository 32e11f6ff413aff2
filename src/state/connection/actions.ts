import type { ConnectionAction, Departure } from './types';

/** The browser is told to leave the page: what led there stays busy. */
export function noteDeparture( departure: Departure ): ConnectionAction {
	return { type: 'connection/departing', departure };
}

/** The browser came back to the page as it was left: all can be tried again. */
export function noteReturn(): ConnectionAction {
	return { type: 'connection/returned' };
}
