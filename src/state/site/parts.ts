import { isProviderPart, PART_NAMES } from '../../api/dashboard';
import type { PartResponses, PartBodies, PartName } from '../../api/dashboard';
import type { ApiError } from '../../api/errors';

/**
 * A part's state, as its card shows it. A part that was never fetched counts as
 * loading; check the user's permissions first.
 */
export type PartState< T > =
	| { readonly kind: 'loading' }
	| {
			readonly kind: 'ready';
			readonly data: T;
			/** In milliseconds since 1970. */
			readonly updatedAt: number;
	  }
	| {
			readonly kind: 'stale';
			readonly data: T;
			readonly updatedAt: number;
			/** Why there is no newer data; null while it is being fetched. */
			readonly error: ApiError | null;
	  }
	| { readonly kind: 'failed'; readonly error: ApiError };

export type DashboardParts = {
	readonly [ Name in PartName ]?: PartState< PartBodies[ Name ] >;
};

/** Any part's state, for code that ignores its data. */
type AnyPart = PartState< unknown >;

/**
 * Cached data from the page counts as outdated after this: the server doesn't
 * refresh it sooner.
 */
const FRESH_MS = 30 * 60 * 1000;

/** Cached data from the page. */
export function toCachedParts(
	responses: PartResponses,
	now: number
): DashboardParts {
	return map( responses, ( response ) => {
		if ( response.kind === 'failure' ) {
			return { kind: 'failed', error: response.error };
		}
		const { data, updatedAt } = response;
		return now - updatedAt > FRESH_MS
			? { kind: 'stale', data, updatedAt, error: null }
			: { kind: 'ready', data, updatedAt };
	} );
}

export function mergeResponses(
	parts: DashboardParts,
	responses: PartResponses
): DashboardParts {
	return {
		...parts,
		...map( responses, ( response, name ) => {
			if ( response.kind === 'failure' ) {
				return fail( parts[ name ], response.error );
			}
			const { data, updatedAt, error } = response;
			return error
				? { kind: 'stale', data, updatedAt, error }
				: { kind: 'ready', data, updatedAt };
		} ),
	};
}

/** The whole request failed. */
export function recordFailure(
	parts: DashboardParts,
	names: readonly PartName[],
	error: ApiError
): DashboardParts {
	return {
		...parts,
		...Object.fromEntries(
			names.map( ( name ) => [ name, fail( parts[ name ], error ) ] )
		),
	};
}

/** Clears the account service's data after a disconnect. */
export function clearProviderParts( parts: DashboardParts ): DashboardParts {
	return Object.fromEntries(
		Object.entries( parts ).filter(
			( [ name ] ) =>
				! PART_NAMES.filter( isProviderPart ).some(
					( own ) => own === name
				)
		)
	);
}

/** Keeps earlier valid data, marked as outdated. */
function fail( before: AnyPart | undefined, error: ApiError ): AnyPart {
	return before?.kind === 'ready' || before?.kind === 'stale'
		? {
				kind: 'stale',
				data: before.data,
				updatedAt: before.updatedAt,
				error,
		  }
		: { kind: 'failed', error };
}

/** TypeScript can't infer that each state keeps its own part's type. */
function map(
	responses: PartResponses,
	toState: (
		response: NonNullable< PartResponses[ PartName ] >,
		name: PartName
	) => AnyPart
): DashboardParts {
	return Object.fromEntries(
		PART_NAMES.flatMap( ( name ) => {
			const response = responses[ name ];
			return response ? [ [ name, toState( response, name ) ] ] : [];
		} )
	);
}
