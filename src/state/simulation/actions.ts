import type { Scan } from '../../api/dashboard';
import type { CurrentUser } from '../connection/types';
import type { SimulationAction } from './types';

export function simulateUser( user: CurrentUser ): SimulationAction {
	return { type: 'simulation/user-shown', user };
}

export function simulateScan( scan: Scan ): SimulationAction {
	return { type: 'simulation/scan-shown', scan };
}

export function endSimulatedScan(): SimulationAction {
	return { type: 'simulation/scan-ended' };
}

export function endSimulation(): SimulationAction {
	return { type: 'simulation/ended' };
}
