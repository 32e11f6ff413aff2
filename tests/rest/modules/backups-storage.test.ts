import * as fs from 'node:fs';
import * as path from 'node:path';
import { S3_LOGIN } from '../../sandbox/storage/s3-server';
import { WEBDAV_LOGIN } from '../../sandbox/storage/webdav-server';
import type { StorageServer } from '../../sandbox/storage/server';
import { noticesOf, textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, post } from '../support/site';
import { restoreStateAfterwards } from '../support/saved-state';
import {
	create,
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
} from './backups-site';
import {
	copy,
	FIELDS,
	namesAt,
	namesHere,
	ROOTS,
	startStorage,
	submit,
} from './backups-storage-site';
import type { Kind } from './backups-storage-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 300_000 );

beforeAll( prepareBackups );
afterAll( async () => {
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

describe.each< Kind >( [ 's3', 'webdav' ] )( 'at a storage: %s', ( kind ) => {
	let server: StorageServer;
	const fields = ( changed: Record< string, string > = {} ) => ( {
		...FIELDS[ kind ]( server.url ),
		...changed,
	} );

	/** Saves or tests the storage; resolves with the errors on the next page. */
	const errors = async ( sent: Record< string, string > ) =>
		noticesOf( await submit( 'storage', sent ), 'error' ).join();

	beforeAll( async () => {
		server = await startStorage( kind );
	} );
	afterAll( async () => {
		await submit( 'storage', { type: '' } );
		await server.stop();
	} );

	it( 'says which step of the test failed', async () => {
		const wrong = kind === 's3' ? 'secret' : 'webdav_secret';
		expect( await errors( fields( { [ wrong ]: 'wrong' } ) ) ).toMatch(
			/Saved, but the connection doesn’t work yet\. Writing a file failed: The storage refused the login\. .*\(40[13]/
		);
		// Otherwise the page would try at once, and drop the message.
		expect( ( await post( 'module/backups/copy' ) ).body ).toMatchObject( {
			is_running: false,
			error: expect.stringContaining( 'Writing a file failed' ),
		} );
		expect(
			noticesOf( await submit( 'storage', fields() ), 'success' )
		).toEqual( [
			'Saved. The connection works. Backups are being copied to the storage.',
		] );
		server.setFault( ( request ) =>
			request.method === 'DELETE' ? { status: 500 } : null
		);
		expect( await errors( { task: 'test' } ) ).toContain(
			'Deleting the file failed: The storage has a problem'
		);
		server.setFault( null );
		expect(
			noticesOf( await submit( 'storage', { task: 'test' } ), 'success' )
		).toEqual( [
			'The connection works: a file could be written, listed, read and deleted.',
		] );
		server.files.clear();
	} );

	it( 'never shows the login, and stores it encrypted', async () => {
		const html = await pageAt( PAGE, 'admin' );
		const stored = await evalPhp(
			`echo get_option( 'jetpack_dashboard_backup_storage' );`
		);
		expect( stored ).toMatch( /^box1:/ );
		const login = kind === 's3' ? S3_LOGIN : WEBDAV_LOGIN;
		expect( html ).not.toContain( login.secret );
		expect( html ).not.toContain( `value="${ login.user }"` );
	} );

	it( 'keeps the saved login for the same address only', async () => {
		const empty =
			kind === 's3'
				? { user: '', secret: '' }
				: { webdav_user: '', webdav_secret: '' };
		expect(
			noticesOf( await submit( 'storage', fields( empty ) ), 'success' )
		).toHaveLength( 1 );
		const address = kind === 's3' ? 'url' : 'webdav_url';
		const html = await submit(
			'storage',
			fields( { ...empty, [ address ]: 'https://other.example' } )
		);
		expect( noticesOf( html, 'error' ).join() ).toContain( 'Enter the ' );
		expect( html ).toContain( 'value="https://other.example"' );
	} );

	it.each( [ {}, { type: 'ftp' }, { 'type[]': 's3' } ] )(
		'keeps the storage if the form is incomplete: %j',
		async ( sent ) => {
			expect(
				await errors( sent as Record< string, string > )
			).toContain( 'Nothing was saved. Choose where backups are kept.' );
			expect(
				await evalPhp(
					`echo get_option( 'jetpack_dashboard_backup_storage' );`
				)
			).toMatch( /^box1:/ );
		}
	);

	it( 'says that a refused login must be entered again, and keeps the rest', async () => {
		const [ user, secret, wrong ] =
			kind === 's3'
				? [ 'user', 'secret', { bucket: 'my bucket' } ]
				: [ 'webdav_user', 'webdav_secret', { webdav_url: 'cloud' } ];
		const refused = async ( changed: Record< string, string > ) => {
			const html = await submit(
				'storage',
				fields( { takes_over: '1', ...wrong, ...changed } )
			);
			expect( html ).toMatch( /name="takes_over" value="1" +checked/ );
			// Nothing about earlier attempts, since a copy is due.
			const [ told, ...others ] = noticesOf( html, 'error' );
			expect( others ).toEqual( [] );
			return told;
		};
		expect( await refused( {} ) ).toMatch(
			/^Nothing was saved\. .* Enter the login again\.$/
		);
		expect( await refused( { [ user ]: '', [ secret ]: '' } ) ).toMatch(
			/^Nothing was saved\. (?!.*Enter the login again)/
		);
	} );

	it( 'copies all pieces once, and the manifest last', async () => {
		server.files.clear();
		server.requests.length = 0;
		await submit( 'copy_now', {} );
		expect( await copy() ).toMatchObject( { error: '', failed_at: 0 } );
		expect( namesAt( kind, server ) ).toEqual( [
			...namesHere().filter( ( name ) => name.startsWith( 'backups/' ) ),
			'owner.txt',
			...namesHere().filter( ( name ) => name.startsWith( 'pieces/' ) ),
		] );
		for ( const name of namesHere() ) {
			expect(
				server.files
					.get( `${ ROOTS[ kind ] }/${ name }` )
					?.equals( fs.readFileSync( path.join( folder(), name ) ) )
			).toBe( true );
		}
		const puts = server.requests.filter( ( request ) =>
			request.startsWith( 'PUT' )
		);
		expect( puts.at( -1 ) ).toMatch( /\.json$/ );
		server.requests.length = 0;
		await create();
		await copy();
		expect( ( await ids() ).length ).toBeGreaterThan( 1 );
		// Only the database has changed.
		expect(
			server.requests.filter( ( request ) => request.startsWith( 'PUT' ) )
				.length
		).toBeLessThan( 30 );
		expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
			'This server, storage'
		);
	} );

	// The same code does it for both, and each copy reads 512 lists of a WebDAV server.
	if ( kind === 's3' ) {
		it( 'tries again later after errors, and keeps the backup here', async () => {
			await create();
			const [ id = '' ] = ( await ids() ).slice( -1 );
			server.setFault( ( request ) =>
				request.method === 'PUT' ? { status: 500 } : null
			);
			const { error, failed_at: failedAt } = await copy();
			expect( error ).toBe(
				'The storage has a problem or is overloaded. (500)'
			);
			expect( failedAt ).toBeGreaterThan( 0 );
			const [ told = '' ] = noticesOf(
				await pageAt( PAGE, 'admin' ),
				'error'
			);
			expect( told ).toMatch(
				/can’t be copied to the storage: The storage has a problem.*not affected\. The next attempt is at /
			);
			expect( namesAt( kind, server ) ).not.toContain(
				`backups/${ id }.json`
			);
			expect( await ids() ).toContain( id );

			server.setFault( ( request ) =>
				request.method === 'PUT' ? { status: 507 } : null
			);
			await submit( 'copy_now', {} );
			expect( ( await copy() ).error ).toContain(
				'The storage is full.'
			);
			server.setFault( null );
			await submit( 'copy_now', {} );
			expect( await copy() ).toMatchObject( { error: '', failed_at: 0 } );
			expect( namesAt( kind, server ) ).toContain(
				`backups/${ id }.json`
			);
		} );

		it( 'goes on with a slow storage, and ends requests that take too long', async () => {
			await create();
			const [ id = '' ] = ( await ids() ).slice( -1 );
			const slow = ( delayMs: number ) =>
				server.setFault( ( request, answer ) =>
					request.method === 'PUT'
						? { ...answer( request ), delayMs }
						: null
				);
			// Longer than a slice of the open page.
			slow( 2500 );
			expect( await copy() ).toMatchObject( { error: '', failed_at: 0 } );
			expect( namesAt( kind, server ) ).toContain(
				`backups/${ id }.json`
			);

			await create();
			slow( 4000 );
			const remove = dropMustUsePlugin(
				'short-timeout',
				"add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 1 ) + $args );"
			);
			try {
				const { error, failed_at: failedAt } = await copy();
				expect( error ).toMatch( /^The storage doesn’t respond\./ );
				expect( failedAt ).toBeGreaterThan( 0 );
			} finally {
				remove();
				server.setFault( null );
			}
			await submit( 'copy_now', {} );
			expect( await copy() ).toMatchObject( { error: '', failed_at: 0 } );
		} );
	}

	it( 'sends pieces again that the storage has cut off or lost', async () => {
		const piece = /\/pieces\/\w\w\/\w+$/;
		await create();
		const [ id = '' ] = ( await ids() ).slice( -1 );
		let broken = 0;
		server.setFault( ( request, answer ) => {
			if (
				request.method !== 'PUT' ||
				! piece.test( request.path ) ||
				broken++ > 1
			) {
				return null;
			}
			// The storage says that it has all of it.
			const response = answer( request );
			const half = request.body.subarray( 0, request.body.length / 2 );
			if ( broken === 1 ) {
				server.files.set( request.path, half );
			} else {
				server.files.delete( request.path );
			}
			return response;
		} );
		expect( ( await copy() ).error ).toBe( '' );
		server.setFault( null );
		expect( broken ).toBeGreaterThan( 2 );
		expect( namesAt( kind, server ) ).toContain( `backups/${ id }.json` );
		for ( const name of namesHere() ) {
			expect(
				server.files.get( `${ ROOTS[ kind ] }/${ name }` )?.length
			).toBe( fs.statSync( path.join( folder(), name ) ).size );
		}
	} );
} );
