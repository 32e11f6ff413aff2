import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cachedFolder, fileIntegrity, verifyIntegrity } from './cache';

let root: string;

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'sandbox-cache-' ) );
} );

afterEach( () => {
	rmSync( root, { recursive: true, force: true } );
} );

const pause = ( ms: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

it( 'fills a folder once and is offline ever after', async () => {
	let fills = 0;
	const fill = async ( folder: string ) => {
		fills++;
		writeFileSync( join( folder, 'file' ), 'whole' );
	};
	const first = await cachedFolder( 'wordpress', fill, root );
	const second = await cachedFolder( 'wordpress', fill, root );

	expect( second ).toBe( first );
	expect( fills ).toBe( 1 );
	expect( readFileSync( join( first, 'file' ), 'utf8' ) ).toBe( 'whole' );
} );

it( 'keeps nothing of a download that broke, and can try again', async () => {
	const broken = cachedFolder(
		'wordpress',
		async ( folder ) => {
			writeFileSync( join( folder, 'half' ), 'h' );
			throw new Error( 'the network went away' );
		},
		root
	);
	await expect( broken ).rejects.toThrow( 'the network went away' );
	expect( readdirSync( root ) ).toEqual( [] );

	const folder = await cachedFolder(
		'wordpress',
		async ( target ) => writeFileSync( join( target, 'file' ), 'whole' ),
		root
	);
	expect( readdirSync( folder ) ).toEqual( [ 'file' ] );
} );

it( 'lets two simultaneous starts share one complete download', async () => {
	let fills = 0;
	const start = async () => {
		const folder = await cachedFolder(
			'wordpress',
			async ( target ) => {
				fills++;
				writeFileSync( join( target, 'first' ), '1' );
				await pause( 300 );
				writeFileSync( join( target, 'last' ), '2' );
			},
			root
		);
		return readdirSync( folder ).sort();
	};
	const seen = await Promise.all( [ start(), start(), start() ] );

	expect( fills ).toBe( 1 );
	expect( seen ).toEqual( Array( 3 ).fill( [ 'first', 'last' ] ) );
	expect( readdirSync( root ) ).toEqual( [ 'wordpress' ] );
} );

it( 'is not held up by the lock of a process that died', async () => {
	// No process can have this ID: the maximum on Linux is 4194304.
	writeFileSync( join( root, 'wordpress.lock' ), '99999999' );
	mkdirSync( join( root, '.filling-wordpress-half' ) );
	await cachedFolder( 'wordpress', async () => {}, root );

	expect( readdirSync( root ) ).toEqual( [ 'wordpress' ] );
} );

it( 'refuses a file that is not, bit for bit, the pinned one', async () => {
	const file = join( root, 'package.tgz' );
	writeFileSync( file, 'what was pinned' );
	const pinned = await fileIntegrity( file );
	await expect(
		verifyIntegrity( file, pinned, 'wp-studio' )
	).resolves.toBeUndefined();

	writeFileSync( file, 'what was pinneD' );
	await expect(
		verifyIntegrity( file, pinned, 'wp-studio' )
	).rejects.toThrow( /wp-studio is not the pinned file/ );
} );

it( 'spells the sum as npm does', async () => {
	const file = join( root, 'abc' );
	writeFileSync( file, 'abc' );
	expect( await fileIntegrity( file ) ).toBe(
		'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw=='
	);
} );
