import { ROLES } from './site';
import type { Method, NonceKind, Role } from './site';

/** One call of the permission matrix with its expected response. */
export interface MatrixCase {
	/** `GET /module/{}`, as in the server's index. */
	endpoint: string;
	method: Method;
	path: string;
	body: unknown;
	role: Role;
	nonce: NonceKind;
	status: number;
	/** The error code; null for a success. */
	code: string | null;
}

type MatrixCall = Pick< MatrixCase, 'endpoint' | 'method' | 'path' | 'body' >;

function parseCall( line: string ): MatrixCall {
	const match = /^([A-Z]+) (\/\S*)(?: of (\/\S*))?(?: (\{"[^\n]*))?$/.exec(
		line
	);
	const [ , method, path, pattern, body ] = match ?? [];
	if ( method === undefined || path === undefined ) {
		throw new Error( `The permission matrix can't read: ${ line }` );
	}
	return {
		endpoint: `${ method } ${ pattern ?? path }`,
		method: method as Method,
		path,
		body: body === undefined ? undefined : JSON.parse( body ),
	};
}

function parseCells(
	call: MatrixCall,
	line: string,
	codes: Record< string, string >
): MatrixCase[] {
	const [ nonce, ...cells ] = line.trim().split( /\s+/ );
	if (
		( nonce !== 'good' && nonce !== 'missing' && nonce !== 'wrong' ) ||
		cells.length !== ROLES.length
	) {
		throw new Error( `The permission matrix can't read: ${ line }` );
	}
	return cells.flatMap( ( cell, index ) => {
		const [ , status, letter ] = /^(\d{3})([a-z])?$/i.exec( cell ) ?? [];
		const role = ROLES[ index ];
		if ( cell === '.' || role === undefined ) {
			return [];
		}
		const code = letter === undefined ? null : codes[ letter ];
		if ( status === undefined || code === undefined ) {
			throw new Error(
				`The permission matrix can't read ${ cell } in: ${ line }`
			);
		}
		return [ { ...call, role, nonce, status: Number( status ), code } ];
	} );
}

/** Parses a table of permission-matrix.ts into calls. */
export function parseMatrix(
	table: string,
	codes: Record< string, string >
): MatrixCase[] {
	let call: MatrixCall | undefined;
	return table.split( '\n' ).flatMap( ( line ) => {
		if ( line.trim() === '' || line.startsWith( '#' ) ) {
			return [];
		}
		if ( ! line.startsWith( ' ' ) ) {
			call = parseCall( line );
			return [];
		}
		if ( ! call ) {
			throw new Error(
				`The permission matrix names no call before: ${ line }`
			);
		}
		return parseCells( call, line, codes );
	} );
}
