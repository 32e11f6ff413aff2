import type { PartState } from '../../state/site/types';

/** Sample parts of the dashboard in each state. */
export const LOADING: PartState< never > = { kind: 'loading' };

export const FAILED: PartState< never > = {
	kind: 'failed',
	error: { name: 'FetchNetworkError', message: 'No network.' },
};

export function ready< T >( data: T ): PartState< T > {
	return { kind: 'ready', data, updatedAt: 0 };
}

/** Stale data: the refetch failed. */
export function stale< T >( data: T ): PartState< T > {
	return {
		kind: 'stale',
		data,
		updatedAt: 0,
		error: { name: 'FetchNetworkError', message: 'No network.' },
	};
}
