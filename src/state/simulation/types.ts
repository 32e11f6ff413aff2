import type { Scan } from '../../api/dashboard';
import type { CurrentUser } from '../connection/types';
import type { DashboardParts } from '../site/parts';

/** Simulated data from the developer card. It never leaves the browser. */
export interface SimulationState {
	/** The real user while another one is simulated; otherwise null. */
	readonly realUser: CurrentUser | null;
	/** The real scan result while a sample is shown; otherwise null. */
	readonly realScan: {
		readonly part: DashboardParts[ 'scan' ] | null;
	} | null;
}

export type SimulationAction =
	| {
			readonly type: 'simulation/user-shown';
			readonly user: CurrentUser;
	  }
	| { readonly type: 'simulation/scan-shown'; readonly scan: Scan }
	| { readonly type: 'simulation/scan-ended' }
	/** All simulations end. */
	| { readonly type: 'simulation/ended' };
