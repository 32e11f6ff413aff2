import type { AppAction } from '../actions';
import { siteReducer } from '../site/reducer';
import type { RootState } from '../root-state';
import type { SimulationState } from './types';

export const initialSimulationState: SimulationState = {
	realUser: null,
	realScan: null,
};

/**
 * Runs after the slice reducers and overrides their data with simulated data.
 */
export function simulate(
	before: RootState,
	after: RootState,
	action: AppAction
): RootState {
	const { realUser, realScan } = before.simulation;
	switch ( action.type ) {
		case 'simulation/user-shown':
			return {
				...after,
				connection: { ...after.connection, user: action.user },
				simulation: {
					...after.simulation,
					realUser: realUser ?? before.connection.user,
				},
			};
		case 'simulation/scan-shown':
			return {
				...after,
				site: {
					...after.site,
					parts: {
						...after.site.parts,
						scan: {
							kind: 'ready',
							data: action.scan,
							updatedAt: Date.now(),
						},
					},
				},
				simulation: {
					...after.simulation,
					realScan: realScan ?? {
						part: before.site.parts.scan ?? null,
					},
				},
			};
		case 'simulation/scan-ended':
			return endScan( after );
		case 'simulation/ended':
			return endScan( endUser( after ) );
		case 'connection/fetch-data/succeeded':
			// The response is about the real user.
			return realUser
				? {
						...after,
						connection: {
							...after.connection,
							user: before.connection.user,
						},
						simulation: {
							...after.simulation,
							realUser: action.result.user,
						},
				  }
				: after;
		case 'site/fetch-parts/succeeded':
		case 'site/fetch-parts/failed':
			return realScan ? keepShownScan( before, after, action ) : after;
		default:
			return after;
	}
}

/** The response is about the real scan, which is not shown. */
function keepShownScan(
	before: RootState,
	after: RootState,
	action: AppAction
): RootState {
	const { scan: shown } = before.site.parts;
	const real = siteReducer( endScan( before ).site, action );
	return {
		...after,
		site: {
			...real,
			parts: { ...real.parts, ...( shown ? { scan: shown } : {} ) },
		},
		simulation: {
			...after.simulation,
			realScan: { part: real.parts.scan ?? null },
		},
	};
}

function endUser( state: RootState ): RootState {
	const { realUser } = state.simulation;
	return realUser
		? {
				...state,
				connection: { ...state.connection, user: realUser },
				simulation: { ...state.simulation, realUser: null },
		  }
		: state;
}

function endScan( state: RootState ): RootState {
	const { realScan } = state.simulation;
	if ( ! realScan ) {
		return state;
	}
	const { scan, ...parts } = state.site.parts;
	return {
		...state,
		site: {
			...state.site,
			parts: realScan.part ? { ...parts, scan: realScan.part } : parts,
		},
		simulation: { ...state.simulation, realScan: null },
	};
}
