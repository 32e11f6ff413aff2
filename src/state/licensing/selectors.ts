import type { RootState } from '../store';

export function getLicensingError( state: RootState ): string {
	return state.licensing.error;
}
