import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type {
	StorageResponse,
	StorageServer,
} from '../../sandbox/storage/server';
import { noticesOf, textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, post } from '../support/site';
import { ids, PAGE, prepareBackups, removeBackups, send } from './backups-site';
import {
	copy,
	FIELDS,
	ROOTS,
	startStorage,
	submit,
} from './backups-storage-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 300_000 );

const ID = '20260101-000000-aaaaaa';
const file = ( name: string ) => `${ ROOTS.s3 }/backups/${ name }`;

let server: StorageServer;
const put = ( manifest: string, list: Buffer ) => {
	server.files.set( file( `${ ID }.json` ), Buffer.from( manifest ) );
	server.files.set( file( `${ ID }.list.gz` ), list );
};
const copyNow = async () => {
	await submit( 'copy_now', {} );
	return copy();
};

beforeAll( async () => {
	await prepareBackups();
	server = await startStorage( 's3' );
	await submit( 'storage', FIELDS.s3( server.url ) );
	expect( ( await copy() ).error ).toBe( '' );
} );
afterAll( async () => {
	await server.stop();
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

it( 'lists a manifest that would take all memory as damaged', async () => {
	put( `[${ '[],'.repeat( 20_000_000 ) }[]]`, gzipSync( '{}\n' ) );
	expect( ( await copyNow() ).error ).toBe( '' );
	const page = textOf( await pageAt( PAGE, 'admin' ) );
	expect( page ).toContain( 'Damaged. It can’t be restored.' );
	await send( 'delete', ID );
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).not.toContain(
		'Damaged'
	);
	expect( server.files.has( file( `${ ID }.json` ) ) ).toBe( false );
} );

it( 'refuses a list of files with a line that would take all memory', async () => {
	const [ real = '' ] = await ids();
	const list = gzipSync( Buffer.alloc( 500_000_000, 32 ) );
	const manifest = JSON.parse(
		String( server.files.get( file( `${ real }.json` ) ) )
	);
	put(
		JSON.stringify( {
			...manifest,
			id: ID,
			list: createHash( 'sha256' ).update( list ).digest( 'hex' ),
		} ),
		list
	);
	expect( ( await copyNow() ).error ).toBe( '' );
	await submit( 'fetch', { id: ID } );
	await copy();
	expect(
		noticesOf( await pageAt( PAGE, 'admin' ), 'error' ).join()
	).toContain( 'The list of files of the backup is damaged.' );
	expect( await ids() ).not.toContain( ID );
	await send( 'delete', ID );
} );

it( 'ends a listing without an end', async () => {
	let pages = 0;
	server.setFault( ( { query } ) =>
		query.has( 'list-type' )
			? {
					status: 200,
					body: `<ListBucketResult><NextContinuationToken>${ ++pages }</NextContinuationToken></ListBucketResult>`,
			  }
			: null
	);
	expect(
		noticesOf( await submit( 'storage', { task: 'test' } ), 'error' ).join()
	).toContain( 'The storage doesn’t list its files as expected.' );
	server.setFault( null );
	expect( pages ).toBe( 1000 );
} );

/** A list with the manifests and lists of this many backups. */
const listOf = ( count: number ) =>
	`<ListBucketResult>${ Array.from( { length: count }, ( _, nth ) =>
		[ 'json', 'list.gz' ].map(
			( end ) =>
				`<Contents><Key>sites/mine/backups/20250101-000000-${ String(
					nth
				).padStart( 6, '0' ) }.${ end }</Key><Size>9</Size></Contents>`
		)
	)
		.flat()
		.join( '' ) }</ListBucketResult>`;

it( 'refuses a list of too many backups', async () => {
	server.setFault( ( { query } ) =>
		query.get( 'prefix' )?.endsWith( '/backups/' )
			? { status: 200, body: listOf( 2001 ) }
			: null
	);
	expect( ( await copyNow() ).error ).toBe(
		'There are more than 2,000 backups at the storage. Delete some there, or choose another folder.'
	);
	server.setFault( null );
	expect( ( await copyNow() ).error ).toBe( '' );
} );

it( 'reads the manifests of many backups in several slices', async () => {
	const read: string[] = [];
	server.setFault( ( { method, path, query } ) => {
		if ( query.get( 'prefix' )?.endsWith( '/backups/' ) ) {
			return { status: 200, body: listOf( 8 ) };
		}
		if ( method === 'GET' && path.includes( '/backups/20250101-' ) ) {
			read.push( path.slice( -14 ) );
			return { status: 200, body: '[]', delayMs: 500 };
		}
		return null;
	} );
	await submit( 'copy_now', {} );
	await post( 'module/backups/copy' );
	// The newest first.
	expect( read[ 0 ] ).toBe( '000007.list.gz' );
	expect( read.length ).toBeGreaterThan( 1 );
	expect( read.length ).toBeLessThan( 9 );
	await copy();
	expect( new Set( read ).size ).toBe( 16 );
	server.setFault( null );
	expect( ( await copyNow() ).error ).toBe( '' );
} );

it( 'ends the test of a storage that hangs after half a minute, and says where', async () => {
	server.setFault( ( request, answer ) => ( {
		...answer( request ),
		delayMs: request.method === 'PUT' ? 10_000 : 100_000,
	} ) );
	const start = Date.now();
	const html = await submit( 'storage', { task: 'test' } );
	server.setFault( null );
	expect( noticesOf( html, 'error' ).join() ).toContain(
		'Listing the files failed: The storage doesn’t respond.'
	);
	expect( Date.now() - start ).toBeLessThan( 40_000 );
} );

it.each< [ string, StorageResponse, string ] >( [
	[
		'HTML instead of a list',
		{ status: 200, body: '<html><body>Welcome</body></html>' },
		'The storage doesn’t list its files as expected. Check its address.',
	],
	[ 'nothing', { status: 200 }, 'The storage doesn’t list its files as' ],
	[
		'half a list',
		{ status: 200, body: listOf( 9 ), isCutOff: true },
		'Listing the files failed: The ',
	],
	[
		'a redirect',
		{ status: 301, headers: { Location: 'https://elsewhere.example/' } },
		'The storage redirects to another address. Check the address and the region. (301)',
	],
] )( 'says what is wrong with %s', async ( _name, response, text ) => {
	server.setFault( ( { query } ) =>
		query.has( 'list-type' ) ? response : null
	);
	const before = await ids();
	expect(
		noticesOf( await submit( 'storage', { task: 'test' } ), 'error' ).join()
	).toContain( text );
	expect( ( await copyNow() ).error ).not.toBe( '' );
	server.setFault( null );
	expect( await ids() ).toEqual( before );
	expect( ( await copyNow() ).error ).toBe( '' );
} );
