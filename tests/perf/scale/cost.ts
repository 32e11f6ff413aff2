import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '../../sandbox';
import type {
	HttpResponse,
	RequestOptions,
	Sandbox,
	Session,
} from '../../sandbox';
import { median } from '../medians';

/** The values that probe.php writes at the end of a request. */
export interface Cost {
	/** CPU time of the PHP process since must-use plugins were loaded. */
	cpuMs: number;
	ms: number;
	peakMb: number;
	queries: number;
	response: HttpResponse;
}

export interface CostRequest extends RequestOptions {
	as?: Session;
	/** The expected status; 200 by default. */
	status?: number;
}

const POLL_MS = 5;
const TRIES = 400;
let sent = 0;

/** The probe's file is written after the response is sent. */
async function readCost( file: string ): Promise< Omit< Cost, 'response' > > {
	for ( let tries = 0; tries < TRIES; tries++ ) {
		try {
			return JSON.parse( readFileSync( file, 'utf8' ) );
		} catch {
			await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
		}
	}
	throw new Error( `The probe wrote no ${ file }.` );
}

/** Sends a request and reads its cost. */
export async function costOf(
	sandbox: Sandbox,
	{ as, status = 200, ...options }: CostRequest
): Promise< Cost > {
	const id = String( sent++ );
	const file = join( sandbox.contentDir, `bench-${ id }.json` );
	const response = await request( sandbox, {
		timeoutMs: 300_000,
		...options,
		headers: {
			...( as ? { Cookie: as.cookie } : {} ),
			...options.headers,
			'X-Bench': id,
		},
	} );
	if ( response.status !== status ) {
		throw new Error(
			`${ options.path } responded with ${ response.status }.`
		);
	}
	const cost = await readCost( file );
	rmSync( file );
	return { ...cost, response };
}

/**
 * The median costs of several requests, sent alternately, after one of each to
 * warm up caches.
 */
export async function mediansInTurn(
	cost: ( request: CostRequest ) => Promise< Cost >,
	requests: readonly CostRequest[],
	rounds = 9
): Promise< Omit< Cost, 'response' >[] > {
	const costs = requests.map( (): Cost[] => [] );
	for ( let round = -1; round < rounds; round++ ) {
		for ( const [ index, one ] of requests.entries() ) {
			const result = await cost( one );
			if ( round >= 0 ) {
				costs[ index ]?.push( result );
			}
		}
	}
	return costs.map( ( results ) => ( {
		cpuMs: median( results.map( ( { cpuMs } ) => cpuMs ) ),
		ms: median( results.map( ( { ms } ) => ms ) ),
		peakMb: median( results.map( ( { peakMb } ) => peakMb ) ),
		queries: median( results.map( ( { queries } ) => queries ) ),
	} ) );
}
