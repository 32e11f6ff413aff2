import * as fs from 'node:fs';
import { BUCKET } from '../../sandbox/storage/s3-server';
import type { StorageServer } from '../../sandbox/storage/server';
import { noticesOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
import {
	create,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
} from './backups-site';
import {
	allow,
	copy,
	FIELDS,
	namesAt,
	startStorage,
	submit,
} from './backups-storage-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

let server: StorageServer;
let remove = () => {};
const hosts = new Set< string | undefined >();
const named = () => server.url.replace( '127.0.0.1', 'localhost' );

const save = ( changed: Record< string, string > = {} ) =>
	submit( 'storage', {
		...FIELDS.s3( named() ),
		style: 'host',
		...changed,
	} );

beforeAll( async () => {
	await prepareBackups();
	server = await startStorage( 's3' );
	remove = dropMustUsePlugin(
		'storage-host',
		`${ allow( named() ) }
		${ allow( named().replace( '://', `://${ BUCKET }.` ) ) }
		// Not every cURL knows that this is the same machine.
		add_action( 'http_api_curl', static fn( $handle ) => curl_setopt( $handle, CURLOPT_RESOLVE, array( '${ BUCKET }.localhost:${
			new URL( server.url ).port
		}:127.0.0.1' ) ) );`
	);
	server.setFault( ( { headers } ) => {
		hosts.add( headers.host );
		return null;
	} );
} );
beforeEach( () => hosts.clear() );
afterAll( async () => {
	remove();
	await server.stop();
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

it( 'copies backups, and brings them back, with the bucket in the host name', async () => {
	const html = await save();
	expect( noticesOf( html, 'success' ).join() ).toContain(
		'Saved. The connection works.'
	);
	expect( html ).toMatch( /<option value="host" +selected='selected'>/ );
	await create();
	expect( ( await copy() ).error ).toBe( '' );
	const [ id = '' ] = ( await ids() ).slice( -1 );
	expect( namesAt( 's3', server ) ).toContain( `backups/${ id }.json` );
	for ( const end of [ 'json', 'list.gz' ] ) {
		fs.rmSync( `${ folder() }/backups/${ id }.${ end }` );
	}
	await submit( 'copy_now', {} );
	await copy();
	await submit( 'fetch', { id } );
	expect( ( await copy() ).error ).toBe( '' );
	expect( await ids() ).toContain( id );
	expect( [ ...hosts ] ).toEqual( [
		`${ BUCKET }.${ new URL( named() ).host }`,
	] );
} );

it( 'finds the same files with the bucket in the path', async () => {
	server.requests.length = 0;
	await save( { style: 'path' } );
	expect( ( await copy() ).error ).toBe( '' );
	expect( [ ...hosts ] ).toEqual( [ new URL( named() ).host ] );
	// Only the test of the connection.
	expect(
		server.requests.filter( ( request ) => request.startsWith( 'PUT' ) )
	).toHaveLength( 1 );
	expect( await pageAt( PAGE, 'admin' ) ).toMatch(
		/<option value="path" +selected='selected'>/
	);
} );

it.each( [
	[ { bucket: 'my.backups' }, 'only lowercase letters, digits and hyphens' ],
	[ { bucket: 'Backups' }, 'only lowercase letters, digits and hyphens' ],
	[ { bucket: 'backups_1' }, 'only lowercase letters, digits and hyphens' ],
	[ { url: 'https://192.0.2.1' }, 'An IP address can’t have a bucket' ],
	[ { url: 'https://[2001:db8::1]' }, 'An IP address can’t have a bucket' ],
] )( 'refuses %j with the bucket in the host name', async ( changed, text ) => {
	expect( noticesOf( await save( changed ), 'error' ).join() ).toContain(
		text
	);
	expect( [ ...hosts ] ).toEqual( [] );
} );
