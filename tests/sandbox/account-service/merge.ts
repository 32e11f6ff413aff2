import { CURRENCIES, isCurrency } from './currency';
import { FAULT_KINDS, ID_TOKEN_FAULTS } from './state';
import type { ServiceState } from './state';

/** The patch can't be merged; the message says where and why. */
export class PatchError extends Error {}

/** Maps with arbitrary keys: null deletes a key. */
const MAPS = new Set( [
	'faults',
	'site.post_by_email',
	'site.search.post_type_breakdown',
	'site.verification.errors',
] );

const NULLABLE = new Set( [
	'site.icon',
	'site.scan.reason',
	'site.monitor.last_down',
	'site.monitor.last_checked',
	'site.discount',
	'site.stats',
] );

export function isRecord( value: unknown ): value is Record< string, unknown > {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}

function kindOf( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return 'array';
	}
	return value === null ? 'null' : typeof value;
}

function merged( base: unknown, patch: unknown, path: string ): unknown {
	if ( NULLABLE.has( path ) && ( patch === null || base === null ) ) {
		return patch;
	}
	if ( kindOf( patch ) !== kindOf( base ) ) {
		throw new PatchError(
			`“${ path }” is of type ${ kindOf( base ) }, not ${ kindOf(
				patch
			) }.`
		);
	}
	if ( ! isRecord( base ) || ! isRecord( patch ) ) {
		return patch;
	}
	const result = { ...base };
	for ( const [ key, value ] of Object.entries( patch ) ) {
		const below = path === '' ? key : `${ path }.${ key }`;
		if ( MAPS.has( path ) ) {
			if ( value === null ) {
				delete result[ key ];
			} else {
				result[ key ] = value;
			}
		} else if ( Object.hasOwn( base, key ) ) {
			result[ key ] = merged( base[ key ], value, below );
		} else {
			throw new PatchError( `“${ below }” is no field of the state.` );
		}
	}
	return result;
}

function isNumberIn( value: unknown, least: number, most: number ): boolean {
	return (
		value === undefined ||
		( typeof value === 'number' && value >= least && value <= most )
	);
}

function checkFaults( faults: Record< string, unknown > ): void {
	for ( const [ route, fault ] of Object.entries( faults ) ) {
		if (
			! isRecord( fault ) ||
			! FAULT_KINDS.some( ( kind ) => kind === fault[ 'kind' ] ) ||
			! isNumberIn( fault[ 'latency_ms' ], 0, 120_000 ) ||
			! isNumberIn( fault[ 'status' ], 400, 599 ) ||
			! isNumberIn( fault[ 'retry_after' ], 0, 86_400 )
		) {
			throw new PatchError(
				`The fault of “${ route }” takes kind (${ FAULT_KINDS.join(
					', '
				) }), latency_ms, status (400 to 599), retry_after.`
			);
		}
	}
}

/**
 * Merges a patch into the state like JSON Merge Patch (RFC 7396), except that
 * null is a value for nullable fields. Throws a PatchError for unknown fields
 * and for values of the wrong type.
 */
export function mergeState(
	state: ServiceState,
	patch: unknown
): ServiceState {
	if ( ! isRecord( patch ) ) {
		throw new PatchError( 'The patch must be a JSON object.' );
	}
	const result = merged( state, patch, '' ) as ServiceState;
	checkFaults( result.faults );
	if ( ! isCurrency( result.currency ) ) {
		throw new PatchError(
			`currency is one of ${ CURRENCIES.join( ', ' ) }.`
		);
	}
	if ( ! ID_TOKEN_FAULTS.includes( result.id_token_fault ) ) {
		throw new PatchError(
			`id_token_fault is one of ${ ID_TOKEN_FAULTS.join( ', ' ) }.`
		);
	}
	return result;
}
