import { __ } from '@wordpress/i18n';
import { isRecord } from '../lib/is-record';
import { get } from './client';
import type { GetOptions } from './client';
import { responseError, toApiError } from './errors';
import type { ApiError } from './errors';
import { readEnvelope } from './parts/envelope';
import { readRewind } from './parts/rewind';
import type { Rewind } from './parts/rewind';
import { readScan } from './parts/scan';
import type { Scan } from './parts/scan';
import {
	readBenefits,
	readDiscount,
	readFeatures,
	readProducts,
	readPurchases,
	readSite,
} from './parts/site-parts';
import type {
	Benefit,
	Discount,
	Features,
	Product,
	Purchase,
	SitePlanFacts,
} from './parts/site-parts';
import {
	readActivity,
	readAkismet,
	readBlockedCount,
	readMonitor,
	readVaultpress,
} from './parts/small-parts';
import type {
	Activity,
	Akismet,
	Monitor,
	Vaultpress,
} from './parts/small-parts';
import type { Reader } from './shape';
import { readStatsReport } from './stats';
import type { StatsReport } from './stats';

export type { Rewind, RewindState } from './parts/rewind';
export type { Scan, ScanState, Threat } from './parts/scan';
export type { Features, Purchase, SitePlanFacts } from './parts/site-parts';
export type {
	Activity,
	ActivityEvent,
	Akismet,
	Monitor,
	Vaultpress,
} from './parts/small-parts';

/** What `GET dashboard` can answer, each as its own route does. */
export interface PartBodies {
	readonly site: SitePlanFacts;
	readonly features: Features;
	readonly purchases: readonly Purchase[];
	readonly benefits: readonly Benefit[];
	readonly discount: Discount | null;
	readonly products: Readonly< Record< string, Product > >;
	readonly rewind: Rewind;
	readonly scan: Scan;
	readonly activity: Activity;
	readonly monitor: Monitor;
	readonly stats: StatsReport;
	readonly akismet: Akismet;
	readonly vaultpress: Vaultpress;
	/** Refused logins so far. */
	readonly protect: number;
}

export type PartName = keyof PartBodies;

/** One part as it came: its body, what went wrong, or both. */
export type PartResponse< Name extends PartName = PartName > =
	| {
			readonly kind: 'body';
			readonly data: PartBodies[ Name ];
			/** When the body was good, in milliseconds since 1970. */
			readonly updatedAt: number;
			/** Why it is the last good one and no newer. */
			readonly error: ApiError | null;
	  }
	| { readonly kind: 'failure'; readonly error: ApiError };

export type PartResponses = {
	readonly [ Name in PartName ]?: PartResponse< Name >;
};

const SECOND_MS = 1000;

const READERS: { readonly [ N in PartName ]: Reader< PartBodies[ N ] > } = {
	site: readEnvelope( readSite ),
	features: readEnvelope( readFeatures ),
	purchases: readEnvelope( readPurchases ),
	benefits: readEnvelope( readBenefits ),
	discount: readEnvelope( readDiscount ),
	products: readEnvelope( readProducts ),
	rewind: readEnvelope( readRewind ),
	scan: readEnvelope( readScan ),
	activity: readEnvelope( readActivity ),
	monitor: readMonitor,
	stats: readStatsReport,
	akismet: readAkismet,
	vaultpress: readVaultpress,
	protect: readBlockedCount,
};

const ROUTES: Readonly< Record< PartName, string > > = {
	site: 'site',
	features: 'site/features',
	purchases: 'site/purchases',
	benefits: 'site/benefits',
	discount: 'site/discount',
	products: 'site/products',
	rewind: 'rewind',
	scan: 'scan',
	activity: 'site/activity',
	monitor: 'module/monitor/data',
	stats: 'module/stats/data',
	akismet: 'module/akismet/data',
	vaultpress: 'module/vaultpress/data',
	protect: 'module/protect/data',
};

export const PART_NAMES = Object.keys( READERS ) as readonly PartName[];

/** All of them in one call; each succeeds or fails by itself. */
export async function fetchDashboard(
	parts: readonly PartName[],
	options?: GetOptions
): Promise< PartResponses > {
	const body = await get( '/jetpack/v4/dashboard', {
		...options,
		query: { parts },
	} );
	// PHP encodes an empty map as `[]`.
	const given = isRecord( body ) ? body : {};
	return toAnswers( parts, ( name ) =>
		name in given
			? readPart( name, given[ name ] )
			: { kind: 'failure', error: missingPart() }
	);
}

/** One of them from its own route, for 'Try again'. */
export async function fetchPart(
	name: PartName,
	options?: GetOptions
): Promise< PartResponses > {
	const path = pathOf( name );
	const query = name === 'stats' ? { range: 'day' } : {};
	let answer: PartResponse;
	try {
		answer = readPart( name, await get( path, { ...options, query } ) );
	} catch ( thrown ) {
		answer = readRefusal( name, toApiError( thrown ) );
	}
	return toAnswers( [ name ], () => answer );
}

/**
 * The last good bodies and the preloaded answers, as the page brought them;
 * what can't be read is left out.
 */
export function readCachedParts(
	wire: unknown,
	preload: Readonly< Record< string, { readonly body: unknown } > >
): PartResponses {
	const kept = isRecord( wire ) ? wire : {};
	const answers = PART_NAMES.flatMap( ( name ) => {
		const preloaded = preload[ pathOf( name ) ];
		const given = preloaded ? { ...preloaded, age: 0 } : kept[ name ];
		const answer = isRecord( given )
			? readBody( name, given.body, given.age )
			: null;
		return answer?.kind === 'body' ? [ [ name, answer ] as const ] : [];
	} );
	return Object.fromEntries( answers );
}

function pathOf( name: PartName ): string {
	return `/jetpack/v4/${ ROUTES[ name ] }`;
}

function toAnswers(
	names: readonly PartName[],
	answer: ( name: PartName ) => PartResponse
): PartResponses {
	return Object.fromEntries(
		names.map( ( name ) => [ name, answer( name ) ] )
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

/** What its own route answered instead of a body. */
function readRefusal( name: PartName, error: ApiError ): PartResponse {
	if ( isVaultAbsent( name, error.status ?? 0 ) ) {
		return absentVault();
	}
	const body = isRecord( error.response ) ? error.response : {};
	const data = isRecord( body.data ) ? body.data : {};
	return withLast( name, error, data.last, data.age );
}

/** 404 is how its route says that the vault plugin isn't there. */
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
	const kept =
		last === undefined || last === null
			? null
			: readBody( name, last, age );
	return kept?.kind === 'body'
		? { ...kept, error }
		: { kind: 'failure', error };
}

/** @param age In seconds. */
function readBody( name: PartName, body: unknown, age: unknown ): PartResponse {
	try {
		return {
			kind: 'body',
			// The table pairs each name with its own reader.
			data: READERS[ name ]( body, name ),
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

/** The answer was only half of one, or this user may not read the part. */
function missingPart(): ApiError {
	return {
		name: 'UnexpectedShapeError',
		message: __(
			'The site’s answer says nothing of it.',
			'jetpack-dashboard'
		),
	};
}
