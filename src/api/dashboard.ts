import { __ } from '@wordpress/i18n';
import { isRecord } from '../lib/is-record';
import { get } from './client';
import type { GetOptions } from './client';
import { responseError, toApiError } from './errors';
import type { ApiError } from './errors';
import { priceParts } from './parts/products';
import { rewindPart } from './parts/rewind';
import { scanPart } from './parts/scan';
import { siteParts } from './parts/site-parts';
import { smallParts } from './parts/small-parts';
import type { Reader } from './shape';
import { readStatsReport } from './stats';

export type { IntroOffer, Product } from './parts/products';
export type { Rewind, RewindState } from './parts/rewind';
export type { Scan, ScanState, Threat } from './parts/scan';
export type {
	Discount,
	Features,
	Purchase,
	SitePlanDetails,
} from './parts/site-parts';
export type {
	Activity,
	ActivityEvent,
	Akismet,
	Monitor,
	SpamFilter,
	Vaultpress,
} from './parts/small-parts';

/** The parts of `GET dashboard`, with each one's route and reader. */
const PARTS = {
	...siteParts,
	...priceParts,
	...rewindPart,
	...scanPart,
	...smallParts,
	stats: { route: 'module/stats/data', read: readStatsReport, isLocal: true },
};

export type PartName = keyof typeof PARTS;

export type PartBodies = {
	readonly [ Name in PartName ]: ReturnType<
		( typeof PARTS )[ Name ][ 'read' ]
	>;
};

/** A part's response: its body, an error, or both. */
export type PartResponse< Name extends PartName = PartName > =
	| {
			readonly kind: 'body';
			readonly data: PartBodies[ Name ];
			/** When the body was last valid, in milliseconds since 1970. */
			readonly updatedAt: number;
			/** Why the data could not be updated; null if it is current. */
			readonly error: ApiError | null;
	  }
	| { readonly kind: 'failure'; readonly error: ApiError };

export type PartResponses = {
	readonly [ Name in PartName ]?: PartResponse< Name >;
};

const SECOND_MS = 1000;

/** Widened type, for names that are only known at run time. */
const DECLARATIONS: {
	readonly [ Name in PartName ]: {
		readonly route: string;
		readonly read: Reader< PartBodies[ Name ] >;
		readonly isLocal?: boolean;
	};
} = PARTS;

export const PART_NAMES = Object.keys( PARTS ) as readonly PartName[];

/** Whether the account service provides it, not the site itself. */
export function isProviderPart( name: PartName ): boolean {
	return DECLARATIONS[ name ].isLocal !== true;
}

/** Fetches several parts in one request; each succeeds or fails on its own. */
export async function fetchDashboard(
	parts: readonly PartName[],
	options?: GetOptions
): Promise< PartResponses > {
	const body = await get( '/jetpack/v4/dashboard', {
		...options,
		query: { parts },
	} );
	// PHP encodes an empty map as `[]`.
	const responses = isRecord( body ) ? body : {};
	return toResponses( parts, ( name ) =>
		name in responses
			? readPart( name, responses[ name ] )
			: { kind: 'failure', error: missingPart() }
	);
}

/** Fetches one part from its own route, for 'Try again'. */
export async function fetchPart(
	name: PartName,
	options?: GetOptions
): Promise< PartResponses > {
	const path = pathOf( name );
	const query = name === 'stats' ? { range: 'day' } : {};
	let response: PartResponse;
	try {
		response = readPart( name, await get( path, { ...options, query } ) );
	} catch ( thrown ) {
		response = readRefusal( name, toApiError( thrown ) );
	}
	return toResponses( [ name ], () => response );
}

/**
 * Reads the cached bodies and preloaded responses from the page; skips
 * unreadable ones.
 */
export function readCachedParts(
	wire: unknown,
	preload: Readonly< Record< string, { readonly body: unknown } > >
): PartResponses {
	const cached = isRecord( wire ) ? wire : {};
	const responses = PART_NAMES.flatMap( ( name ) => {
		const preloaded = preload[ pathOf( name ) ];
		const entry = preloaded ? { ...preloaded, age: 0 } : cached[ name ];
		const response = isRecord( entry )
			? readBody( name, entry.body, entry.age )
			: null;
		return response?.kind === 'body' ? [ [ name, response ] as const ] : [];
	} );
	return Object.fromEntries( responses );
}

function pathOf( name: PartName ): string {
	return `/jetpack/v4/${ PARTS[ name ].route }`;
}

function toResponses(
	names: readonly PartName[],
	toResponse: ( name: PartName ) => PartResponse
): PartResponses {
	return Object.fromEntries(
		names.map( ( name ) => [ name, toResponse( name ) ] )
	);
}

/** A part of `GET dashboard`: a body, or `{ code, message, status, last?, age? }`. */
function readPart( name: PartName, wire: unknown ): PartResponse {
	if ( ! isFailure( wire ) ) {
		return readBody( name, wire, 0 );
	}
	const { code, message, status } = wire;
	if ( isVaultAbsent( name, status ) ) {
		return absentVault();
	}
	const text = typeof message === 'string' ? message : '';
	return withLast(
		name,
		responseError( status, text, code, wire ),
		wire.last,
		wire.age
	);
}

/** Reads an error response of the part's own route. */
function readRefusal( name: PartName, error: ApiError ): PartResponse {
	if ( isVaultAbsent( name, error.status ?? 0 ) ) {
		return absentVault();
	}
	const body = isRecord( error.response ) ? error.response : {};
	const data = isRecord( body.data ) ? body.data : {};
	return withLast( name, error, data.last, data.age );
}

/** Its route responds with 404 if the vault plugin is not installed. */
function isVaultAbsent( name: PartName, status: number ): boolean {
	return name === 'vaultpress' && status === 404;
}

function absentVault(): PartResponse< 'vaultpress' > {
	return {
		kind: 'body',
		data: { kind: 'not-active' },
		updatedAt: Date.now(),
		error: null,
	};
}

function withLast(
	name: PartName,
	error: ApiError,
	last: unknown,
	age: unknown
): PartResponse {
	const lastResponse =
		last === undefined || last === null
			? null
			: readBody( name, last, age );
	return lastResponse?.kind === 'body'
		? { ...lastResponse, error }
		: { kind: 'failure', error };
}

/** @param age In seconds. */
function readBody( name: PartName, body: unknown, age: unknown ): PartResponse {
	try {
		return {
			kind: 'body',
			// Safe: the table pairs each name with its own reader.
			data: DECLARATIONS[ name ].read( body, name ),
			updatedAt: Date.now() - ( Number( age ) || 0 ) * SECOND_MS,
			error: null,
		};
	} catch ( thrown ) {
		return { kind: 'failure', error: toApiError( thrown ) };
	}
}

interface WireFailure extends Record< string, unknown > {
	readonly code: string;
	readonly status: number;
}

function isFailure( wire: unknown ): wire is WireFailure {
	return (
		isRecord( wire ) &&
		typeof wire.code === 'string' &&
		typeof wire.status === 'number' &&
		wire.status >= 400
	);
}

/** The response was incomplete, or this user may not read the part. */
function missingPart(): ApiError {
	return {
		name: 'UnexpectedShapeError',
		message: __(
			'The site’s response doesn’t include this data.',
			'jetpack-dashboard'
		),
	};
}
