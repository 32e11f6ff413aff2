const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const IPV6_CHARACTERS = /^[\da-f:.]*:[\da-f:.]*$/i;

/** Inclusive range; each end as 4 or 16 bytes in network order. */
interface IpRange {
	readonly low: readonly number[];
	readonly high: readonly number[];
}

/**
 * 1-based numbers of the lines that don't look like an address, a low-high
 * range or a CIDR block. Commas also separate lines. The server does the actual
 * validation.
 */
export function findDoubtfulLines( list: string ): readonly number[] {
	return splitLines( list ).flatMap( ( line, index ) =>
		line === '' || parseLine( line ) ? [] : [ index + 1 ]
	);
}

/** Whether a line of the list covers the address. */
export function isListed( list: string, address: string ): boolean {
	const bytes = parseAddress( address );
	return (
		bytes !== null &&
		splitLines( list ).some( ( line ) => {
			const range = parseLine( line );
			return (
				range !== null &&
				range.low.length === bytes.length &&
				compare( range.low, bytes ) <= 0 &&
				compare( bytes, range.high ) <= 0
			);
		} )
	);
}

export function addLine( list: string, line: string ): string {
	const lines = list.trimEnd();
	return lines === '' ? line : `${ lines }\n${ line }`;
}

function splitLines( list: string ): readonly string[] {
	return list.split( /\r\n|\r|\n|,/ ).map( ( line ) => line.trim() );
}

function parseLine( line: string ): IpRange | null {
	const ends = line.split( '-' ).map( ( end ) => end.trim() );
	if ( ends.length > 1 ) {
		return ends.length === 2 ? parseRange( ends[ 0 ], ends[ 1 ] ) : null;
	}
	const parts = line.split( '/' ).map( ( part ) => part.trim() );
	if ( parts.length > 1 ) {
		return parts.length === 2 ? parseBlock( parts[ 0 ], parts[ 1 ] ) : null;
	}
	return parseRange( line, line );
}

function parseRange( from = '', to = '' ): IpRange | null {
	const low = parseAddress( from );
	const high = parseAddress( to );
	return low &&
		high &&
		low.length === high.length &&
		compare( low, high ) <= 0
		? { low, high }
		: null;
}

function parseBlock( address = '', prefix = '' ): IpRange | null {
	const bytes = parseAddress( address );
	if ( ! bytes || ! /^\d{1,3}$/.test( prefix ) ) {
		return null;
	}
	// The prefix of an IPv4-mapped address (::ffff:192.0.2.0) includes the 96
	// bits before the IPv4 part.
	const wrapped = bytes.length === 4 && address.includes( ':' ) ? 96 : 0;
	const bits = Number( prefix ) - wrapped;
	if ( bits < 0 || bits > bytes.length * 8 ) {
		return null;
	}
	const mask = bytes.map( ( _byte, index ) => {
		const own = Math.min( Math.max( bits - index * 8, 0 ), 8 );
		return 256 - 2 ** ( 8 - own );
	} );
	const maskAt = ( index: number ) => mask[ index ] ?? 0;
	return {
		low: bytes.map( ( byte, index ) => byte & maskAt( index ) ),
		high: bytes.map( ( byte, index ) => byte | ( 255 - maskAt( index ) ) ),
	};
}

/**
 * The address as bytes, with IPv4-mapped IPv6 addresses as IPv4; null if
 * invalid.
 */
function parseAddress( text: string ): readonly number[] | null {
	if ( IPV4.test( text ) ) {
		return text.split( '.' ).map( Number );
	}
	const bytes = parseIPv6( text );
	return bytes && isMapped( bytes ) ? bytes.slice( 12 ) : bytes;
}

/** Whether an IPv6 address stands for an IPv4 address: ::ffff:192.0.2.0. */
function isMapped( bytes: readonly number[] ): boolean {
	return (
		bytes.slice( 0, 10 ).every( ( byte ) => byte === 0 ) &&
		bytes[ 10 ] === 255 &&
		bytes[ 11 ] === 255
	);
}

/** Uses the browser's parser: in URLs, IPv6 addresses are in brackets. */
function parseIPv6( text: string ): readonly number[] | null {
	if ( ! IPV6_CHARACTERS.test( text ) ) {
		return null;
	}
	let host: string;
	try {
		host = new URL( `http://[${ text }]` ).hostname.slice( 1, -1 );
	} catch {
		return null;
	}
	// The browser writes eight groups, with '::' for a sequence of zeros, and
	// without an IPv4 part.
	const [ before = [], after = [] ] = host.split( '::' ).map( parseGroups );
	const zeros = new Array< number >( 8 - before.length - after.length ).fill(
		0
	);
	return [ ...before, ...zeros, ...after ].flatMap( ( group ) => [
		group >> 8,
		group & 255,
	] );
}

const parseGroups = ( groups: string ) =>
	groups === ''
		? []
		: groups.split( ':' ).map( ( group ) => parseInt( group, 16 ) );

function compare( one: readonly number[], other: readonly number[] ): number {
	const index = one.findIndex( ( byte, at ) => byte !== other[ at ] );
	return index < 0 ? 0 : ( one[ index ] ?? 0 ) - ( other[ index ] ?? 0 );
}
