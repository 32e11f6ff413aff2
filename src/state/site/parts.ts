import { PART_NAMES } from '../../api/dashboard';
import type { PartResponses, PartBodies, PartName } from '../../api/dashboard';
import type { ApiError } from '../../api/errors';

/**
 * What a card knows of its part. A part that was never asked is loading:
 * whoever may not have it looks at that first.
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
			/** Why there is nothing newer; null while it is still asked. */
			readonly error: ApiError | null;
	  }
	| { readonly kind: 'failed'; readonly error: ApiError };

export type DashboardParts = {
	readonly [ Name in PartName ]?: PartState< PartBodies[ Name ] >;
};

/** Any part's state, where its body doesn't matter. */
type AnyPart = PartState< unknown >;

/** What came with the page is told as old from here on: the server asks no sooner. */
const FRESH_MS = 30 * 60 * 1000;

/** Of the site itself; everything else comes from the account service. */
const LOCAL_PARTS: readonly PartName[] = [
	'protect',
	'stats',
	'akismet',
	'vaultpress',
];

export function isProviderPart( name: PartName ): boolean {
	return ! LOCAL_PARTS.includes( name );
}

/** The last good bodies, which the page brought. */
export function toCachedParts(
	kept: PartResponses,
	now: number
): DashboardParts {
	return map( kept, ( answer ) => {
		if ( answer.kind === 'failure' ) {
			return { kind: 'failed', error: answer.error };
		}
		const { data, updatedAt } = answer;
		return now - updatedAt > FRESH_MS
			? { kind: 'stale', data, updatedAt, error: null }
			: { kind: 'ready', data, updatedAt };
	} );
}

export function mergeResponses(
	parts: DashboardParts,
	answers: PartResponses
): DashboardParts {
	return {
		...parts,
		...map( answers, ( answer, name ) => {
			if ( answer.kind === 'failure' ) {
				return fail( parts[ name ], answer.error );
			}
			const { data, updatedAt, error } = answer;
			return error
				? { kind: 'stale', data, updatedAt, error }
				: { kind: 'ready', data, updatedAt };
		} ),
	};
}

/** The call as a whole came to nothing. */
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

/** The service's word of a site that it doesn't know any more. */
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

/** What was good before stays, and is old now. */
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

/** Each state keeps its own name's body, which TypeScript can't follow. */
function map(
	answers: PartResponses,
	toState: (
		answer: NonNullable< PartResponses[ PartName ] >,
		name: PartName
	) => AnyPart
): DashboardParts {
	return Object.fromEntries(
		PART_NAMES.flatMap( ( name ) => {
			const answer = answers[ name ];
			return answer ? [ [ name, toState( answer, name ) ] ] : [];
		} )
	);
}
