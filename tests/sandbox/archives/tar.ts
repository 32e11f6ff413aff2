import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

export interface ArchiveEntry {
	/** Path inside the archive, with forward slashes. */
	path: string;
	content: Buffer;
}

const BLOCK = 512;

/** Reads a NUL-terminated header field. */
function field( header: Buffer, start: number, length: number ): string {
	const raw = header.subarray( start, start + length );
	const end = raw.indexOf( 0 );
	return raw.subarray( 0, end === -1 ? length : end ).toString( 'utf8' );
}

/** The `path` record of a pax header, used for names longer than 255 bytes. */
function paxPath( content: Buffer ): string | null {
	let offset = 0;
	while ( offset < content.length ) {
		const space = content.indexOf( 0x20, offset );
		const length = Number( content.toString( 'utf8', offset, space ) );
		if ( space === -1 || ! Number.isInteger( length ) || length <= 0 ) {
			return null;
		}
		const record = content.toString(
			'utf8',
			space + 1,
			offset + length - 1
		);
		if ( record.startsWith( 'path=' ) ) {
			return record.slice( 'path='.length );
		}
		offset += length;
	}
	return null;
}

/**
 * Yields the regular files of a .tar.gz one at a time, so that a large package
 * is never held in memory as a whole. Only entries that match `isWanted` are
 * buffered.
 *
 * Implemented here because a minimal machine with Node may lack `tar`.
 */
export async function* readTarball(
	file: string,
	isWanted: ( path: string ) => boolean
): AsyncGenerator< ArchiveEntry > {
	const source = createReadStream( file );
	const stream = source.pipe( createGunzip() );
	source.on( 'error', ( error ) => stream.destroy( error ) );

	const chunks: Buffer[] = [];
	let buffered = 0;
	let size = 0;
	let padding = 0;
	let isKept = false;
	let path = '';
	let longPath: string | null = null;
	let type = '';
	let isInHeader = true;

	const take = ( length: number ): Buffer => {
		const parts: Buffer[] = [];
		let missing = length;
		while ( missing > 0 ) {
			const chunk = chunks[ 0 ] as Buffer;
			if ( chunk.length <= missing ) {
				parts.push( chunk );
				chunks.shift();
				missing -= chunk.length;
			} else {
				parts.push( chunk.subarray( 0, missing ) );
				chunks[ 0 ] = chunk.subarray( missing );
				missing = 0;
			}
		}
		buffered -= length;
		return parts.length === 1
			? ( parts[ 0 ] as Buffer )
			: Buffer.concat( parts );
	};

	for await ( const chunk of stream as AsyncIterable< Buffer > ) {
		chunks.push( chunk );
		buffered += chunk.length;

		for (;;) {
			if ( isInHeader ) {
				if ( buffered < BLOCK ) {
					break;
				}
				const header = take( BLOCK );
				if ( header.every( ( byte ) => byte === 0 ) ) {
					continue;
				}
				const prefix = field( header, 345, 155 );
				const name = field( header, 0, 100 );
				path = longPath ?? ( prefix ? `${ prefix }/${ name }` : name );
				type = field( header, 156, 1 );
				size = parseInt( field( header, 124, 12 ).trim() || '0', 8 );
				padding = ( BLOCK - ( size % BLOCK ) ) % BLOCK;
				isKept = ( type === '' || type === '0' ) && isWanted( path );
				isInHeader = false;
			}
			if ( buffered < size + padding ) {
				// Discard unwanted data as it is read.
				if ( ! isKept && type !== 'x' && type !== 'L' ) {
					const dropped = Math.min( buffered, size );
					take( dropped );
					size -= dropped;
				}
				break;
			}
			const content = take( size );
			take( padding );
			isInHeader = true;
			if ( type === 'x' ) {
				longPath = paxPath( content );
			} else if ( type === 'L' ) {
				longPath = field( content, 0, content.length );
			} else {
				longPath = null;
				if ( isKept ) {
					yield { path, content };
				}
			}
		}
	}
	if ( ! isInHeader ) {
		throw new Error( `${ file } ends in the middle of ${ path }` );
	}
}
