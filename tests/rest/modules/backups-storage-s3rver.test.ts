/**
 * A server for S3 that isn't ours, and calculates the signatures itself.
 */
import crypto, { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp } from '../support/site';
import { wp } from '../cli/wp-cli';
import {
	create,
	folder,
	ids,
	prepareBackups,
	removeBackups,
	upload,
} from './backups-site';
import { allow, copy, FIELDS, namesHere, submit } from './backups-storage-site';

restoreStateAfterwards();
jest.setTimeout( 180_000 );

/** Its only login. */
const LOGIN = { user: 'S3RVER', secret: 'S3RVER' };

/** As the server names the file of an object. */
const OBJECT = '._S3rver_object';

const directory = fs.mkdtempSync( path.join( os.tmpdir(), 's3rver-' ) );
const root = path.join( directory, 'backups/sites/mine' );
const server = new S3rver( {
	address: '127.0.0.1',
	port: 0,
	silent: true,
	directory,
	configureBuckets: [ { name: 'backups' } ],
} );
/**
 * The server encrypts the place at which a list continues with DES, which the
 * OpenSSL of Node 20 doesn't have. Triple DES with one key three times is DES.
 */
for ( const name of [ 'createCipheriv', 'createDecipheriv' ] as const ) {
	const original = crypto[ name ] as typeof crypto.createCipheriv;
	jest.spyOn( crypto, name ).mockImplementation( ( ( algorithm, key, iv ) =>
		algorithm === 'des'
			? original(
					'des-ede3-cbc',
					Buffer.concat( Array( 3 ).fill( key ) ),
					iv
			  )
			: original( algorithm, key, iv ) ) as typeof original );
}

let url = '';
let forbid = () => {};

beforeAll( async () => {
	url = `http://127.0.0.1:${ ( await server.run() ).port }`;
	await prepareBackups();
	forbid = dropMustUsePlugin( 'storage-s3rver', allow( url ) );
} );
afterAll( async () => {
	forbid();
	await server.close();
	fs.rmSync( directory, { recursive: true } );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

const save = async ( login: object ) =>
	textOf(
		await submit( 'storage', { ...FIELDS.s3( url ), ...LOGIN, ...login } )
	);

/** Names of the objects below the folder of the backups. */
const namesThere = () =>
	fs
		.readdirSync( root, { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => name.endsWith( OBJECT ) )
		.map( ( name ) => name.slice( 0, -OBJECT.length ) )
		.sort();

const timesOfPieces = () =>
	Object.fromEntries(
		namesThere()
			.filter( ( name ) => name.startsWith( 'pieces/' ) )
			.map( ( name ) => [
				name,
				fs.statSync( path.join( root, name + OBJECT ) ).mtimeMs,
			] )
	);

it.each( [
	[ { secret: 'S3RVEr' }, 'SignatureDoesNotMatch' ],
	[ { user: 'S3RVEr' }, 'InvalidAccessKeyId' ],
] )( 'refuses the login with %j', async ( login, code ) => {
	expect( await save( login ) ).toMatch(
		new RegExp(
			`Writing a file failed: The storage refused the login\\. .*\\(403 ${ code }\\)`
		)
	);
} );

it( 'keeps backups, new ones incrementally, and gives them back', async () => {
	expect( await save( {} ) ).toContain( 'Saved. The connection works.' );
	expect( await copy() ).toMatchObject( { error: '' } );
	expect( namesThere() ).toEqual( [ ...namesHere(), 'owner.txt' ].sort() );

	const before = timesOfPieces();
	fs.writeFileSync( upload(), 'second' );
	await create();
	expect( await copy() ).toMatchObject( { error: '' } );
	const after = timesOfPieces();
	expect( after ).toMatchObject( before );
	// The changed file, and some of the tables.
	const added = Object.keys( after ).length - Object.keys( before ).length;
	expect( added ).toBeGreaterThan( 0 );
	expect( added ).toBeLessThan( 20 );

	const all = await ids();
	const id = all.at( -1 ) ?? '';
	for ( const name of [ 'backups', 'pieces' ] ) {
		fs.rmSync( path.join( folder(), name ), { recursive: true } );
	}
	expect( await ids() ).toEqual( [] );
	await copy();
	await submit( 'copy_now', {} );
	await copy();
	await submit( 'fetch', { id } );
	expect( await copy() ).toMatchObject( { error: '' } );
	expect( await ids() ).toContain( id );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	fs.writeFileSync( upload(), 'lost' );
	await wp( 'backup', 'restore', id, '--only=files', '--yes' );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'second' );
} );

it( 'lists more than a page of 1,000 files', async () => {
	const hashes = Array.from( { length: 1100 }, ( _, n ) =>
		createHash( 'sha256' ).update( String( n ) ).digest( 'hex' )
	);
	for ( const hash of hashes ) {
		const place = path.join( root, 'pieces', `3${ hash[ 0 ] }` );
		fs.mkdirSync( place, { recursive: true } );
		fs.writeFileSync( path.join( place, `${ hash }${ OBJECT }` ), 'piece' );
		// Otherwise the server reads each file for it.
		fs.writeFileSync( path.join( place, `${ hash }${ OBJECT }.md5` ), 'x' );
	}
	const sizes = await evalJson< Record< string, number > >( `
		use Jetpack_Dashboard\\Backup\\Offsite\\{ Offsite_Backups, Place_Store, Storage_Http };
		$container = Jetpack_Dashboard\\Plugin::container();
		$storage   = $container->get( Place_Store::class )->get()->storage( $container->get( Storage_Http::class ) );
		echo wp_json_encode( ( new Offsite_Backups( $storage ) )->pieces( 3 ) );` );
	expect( sizes ).toMatchObject(
		Object.fromEntries( hashes.map( ( hash ) => [ hash, 5 ] ) )
	);
} );
