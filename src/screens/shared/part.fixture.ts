import type { PartState } from '../../state/site/types';

/** For tests: a part of the dashboard in each of its states. */
export const LOADING: PartState< never > = { kind: 'loading' };

export const FAILED: PartState< never > = {
	kind: 'failed',
	error: { name: 'FetchNetworkError', message: 'No network.' },
};

export function ready< T >( data: T ): PartState< T > {
	return { kind: 'ready', data, updatedAt: 0 };
}

/** Old data, since they could not be refreshed. */
export function stale< T >( data: T ): PartState< T > {
	return {
		kind: 'stale',
		data,
		updatedAt: 0,
		error: { name: 'FetchNetworkError', message: 'No network.' },
	};
}
