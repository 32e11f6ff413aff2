import type { Scan } from '../../api/dashboard';
import type { CurrentUser } from '../connection/types';
import type { DashboardParts } from '../site/parts';

/**
 * What the developer card shows in place of what is so. Nothing of it
 * leaves the browser.
 */
export interface SimulationState {
	/** Who the user really is, while somebody else is shown; else null. */
	readonly realUser: CurrentUser | null;
	/** What the scan really found, while samples are shown; else null. */
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
	/** All is as it is again. */
	| { readonly type: 'simulation/ended' };
