import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { StorageServer } from '../../sandbox/storage/server';
import { noticesOf, textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
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
