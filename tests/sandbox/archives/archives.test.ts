import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';

import { readTarball } from './tar';
import { writeEntry } from './write-entries';
import { readZip } from './zip';

let folder: string;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'sandbox-archive-' ) );
} );

afterEach( () => {
	rmSync( folder, { recursive: true, force: true } );
} );

function tarEntry( path: string, content: string, type = '0' ): Buffer {
	const header = Buffer.alloc( 512 );
	header.write( path.slice( 0, 100 ), 0 );
	header.write( content.length.toString( 8 ).padStart( 11, '0' ), 124 );
	header.write( type, 156 );
	const body = Buffer.alloc( Math.ceil( content.length / 512 ) * 512 );
	body.write( content );
	return Buffer.concat( [ header, body ] );
}

function tarball( ...entries: Buffer[] ): string {
	const file = join( folder, 'package.tgz' );
	writeFileSync(
		file,
		gzipSync( Buffer.concat( [ ...entries, Buffer.alloc( 1024 ) ] ) )
	);
	return file;
}

async function read( file: string, prefix = '' ) {
	const found: Record< string, string > = {};
	for await ( const entry of readTarball( file, ( path ) =>
		path.startsWith( prefix )
	) ) {
		found[ entry.path ] = entry.content.toString();
	}
	return found;
}

/** A minimal zip with stored and deflated files. */
function zip( files: { path: string; content: string; deflated: boolean }[] ) {
	const locals: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for ( const { path, content, deflated } of files ) {
		const data = deflated
			? deflateRawSync( Buffer.from( content ) )
			: Buffer.from( content );
		const local = Buffer.alloc( 30 );
		local.writeUInt32LE( 0x04034b50, 0 );
		local.writeUInt16LE( path.length, 26 );
		const entry = Buffer.alloc( 46 );
		entry.writeUInt32LE( 0x02014b50, 0 );
		entry.writeUInt16LE( deflated ? 8 : 0, 10 );
		entry.writeUInt32LE( data.length, 20 );
		entry.writeUInt32LE( content.length, 24 );
		entry.writeUInt16LE( path.length, 28 );
		entry.writeUInt32LE( offset, 42 );
		locals.push( local, Buffer.from( path ), data );
		directory.push( entry, Buffer.from( path ) );
		offset += 30 + path.length + data.length;
	}
	const end = Buffer.alloc( 22 );
	end.writeUInt32LE( 0x06054b50, 0 );
	end.writeUInt16LE( files.length, 10 );
	end.writeUInt32LE( offset, 16 );
	const file = join( folder, 'plugin.zip' );
	writeFileSync( file, Buffer.concat( [ ...locals, ...directory, end ] ) );
	return file;
}

it( 'reads only the requested files of a tarball', async () => {
	const large = 'x'.repeat( 300_000 );
	const file = tarball(
		tarEntry( 'package/unwanted', large ),
		tarEntry( 'package/dist/', '', '5' ),
		tarEntry( 'package/dist/a.php', '<?php' ),
		tarEntry( 'package/empty', '' ),
		tarEntry( 'package/dist/large', large )
	);
	expect( await read( file, 'package/dist' ) ).toEqual( {
		'package/dist/a.php': '<?php',
		'package/dist/large': large,
	} );
} );

it( 'reads long names, from pax headers and from GNU’s', async () => {
	const long = `package/${ 'folder/'.repeat( 40 ) }file.php`;
	const record = ` path=${ long }\n`;
	const pax = `${ record.length + 3 }${ record }`;
	const file = tarball(
		tarEntry( 'PaxHeader', pax, 'x' ),
		tarEntry( long, 'pax' ),
		tarEntry( '././@LongLink', `${ long }2`, 'L' ),
		tarEntry( long, 'gnu' )
	);
	expect( await read( file ) ).toEqual( {
		[ long ]: 'pax',
		[ `${ long }2` ]: 'gnu',
	} );
} );

it( 'fails on a tarball that was cut off', async () => {
	const file = tarball( tarEntry( 'package/a', 'a'.repeat( 2000 ) ) );
	writeFileSync( file, readFileSync( file ).subarray( 0, -12 ) );
	await expect( read( file ) ).rejects.toThrow();

	const whole = tarEntry( 'package/a', 'a'.repeat( 2000 ) );
	writeFileSync( file, gzipSync( whole.subarray( 0, 1024 ) ) );
	await expect( read( file ) ).rejects.toThrow(
		'in the middle of package/a'
	);
} );

it( 'reads stored and deflated files of a zip', () => {
	const file = zip( [
		{ path: 'plugin/', content: '', deflated: false },
		{ path: 'plugin/a.php', content: '<?php', deflated: false },
		{ path: 'plugin/b.js', content: 'b'.repeat( 500 ), deflated: true },
	] );
	const found = [ ...readZip( file ) ].map( ( { path, content } ) => [
		path,
		content.toString(),
	] );
	expect( found ).toEqual( [
		[ 'plugin/a.php', '<?php' ],
		[ 'plugin/b.js', 'b'.repeat( 500 ) ],
	] );
} );

it( 'says so when a file is no zip', () => {
	const file = join( folder, 'page.zip' );
	writeFileSync( file, '<html>Not found</html>'.repeat( 3 ) );
	expect( () => [ ...readZip( file ) ] ).toThrow( 'is not a zip file' );
} );

it( 'never writes outside its folder', () => {
	const target = join( folder, 'inside' );
	expect( () =>
		writeEntry( target, {
			path: '../outside.php',
			content: Buffer.from( '' ),
		} )
	).toThrow( 'a path outside its folder' );
	expect( existsSync( join( folder, 'outside.php' ) ) ).toBe( false );
} );
