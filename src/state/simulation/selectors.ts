import type { CurrentUser } from '../connection/types';
import type { RootState } from '../root-state';

/** Whether any simulated data is shown. */
export function isSimulating( state: RootState ): boolean {
	const { realUser, realScan } = state.simulation;
	return realUser !== null || realScan !== null;
}

/** The user that the page was loaded for. */
export function getRealUser( state: RootState ): CurrentUser {
	return state.simulation.realUser ?? state.connection.user;
}

export function isScanSimulated( state: RootState ): boolean {
	return state.simulation.realScan !== null;
}
