import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

import type { ArchiveEntry } from './tar';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Yields the regular files of a zip that match `isWanted`.
 *
 * Supports what WordPress and `npm run zip` produce: no encryption, no zip64.
 * Throws on anything else.
 */
export function* readZip(
	file: string,
	isWanted: ( path: string ) => boolean = () => true
): Generator< ArchiveEntry > {
	const zip = readFileSync( file );

	let end = zip.length - 22;
	while ( end >= 0 && zip.readUInt32LE( end ) !== END_OF_DIRECTORY ) {
		end--;
	}
	if ( end < 0 ) {
		throw new Error( `${ file } is not a zip file` );
	}

	const count = zip.readUInt16LE( end + 10 );
	let offset = zip.readUInt32LE( end + 16 );
	for ( let i = 0; i < count; i++ ) {
		if ( zip.readUInt32LE( offset ) !== DIRECTORY_ENTRY ) {
			throw new Error( `${ file } has a broken directory` );
		}
		const method = zip.readUInt16LE( offset + 10 );
		const compressedSize = zip.readUInt32LE( offset + 20 );
		const nameLength = zip.readUInt16LE( offset + 28 );
		const extraLength = zip.readUInt16LE( offset + 30 );
		const commentLength = zip.readUInt16LE( offset + 32 );
		const local = zip.readUInt32LE( offset + 42 );
		const path = zip.toString(
			'utf8',
			offset + 46,
			offset + 46 + nameLength
		);
		offset += 46 + nameLength + extraLength + commentLength;

		if ( path.endsWith( '/' ) || ! isWanted( path ) ) {
			continue;
		}
		// The local header repeats the name and has its own extra field.
		const start =
			local +
			30 +
			zip.readUInt16LE( local + 26 ) +
			zip.readUInt16LE( local + 28 );
		const raw = zip.subarray( start, start + compressedSize );
		if ( method !== STORED && method !== DEFLATED ) {
			throw new Error(
				`${ file }: ${ path } is packed in a way that is not supported (${ method })`
			);
		}
		yield {
			path,
			content: method === STORED ? raw : inflateRawSync( raw ),
		};
	}
}
