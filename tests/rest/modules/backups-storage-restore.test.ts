import * as fs from 'node:fs';
import * as path from 'node:path';
import { startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import type { StorageServer } from '../../sandbox/storage/server';
import { evalPhp, post, site } from '../support/site';
import { restoreStateAfterwards } from '../support/saved-state';
import {
	create,
	ids,
	prepareBackups,
	removeBackups,
	send,
	upload,
} from './backups-site';
import {
	allow,
	copy,
	FIELDS,
	namesAt,
	namesHere,
	startStorage,
	submit,
} from './backups-storage-site';
import type { Kind } from './backups-storage-site';

restoreStateAfterwards();
jest.setTimeout( 300_000 );

const db = process.env[ 'SANDBOX_DB' ] === 'mariadb' ? 'mariadb' : 'sqlite';

beforeAll( prepareBackups );
afterAll( async () => {
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_storage' );` );
	await removeBackups();
} );

/** Checksums of tables and files, without the address of the site and without what logins change. */
const CONTENT = `
	global $wpdb;
	$content = array();
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		if ( preg_match( '/(posts|postmeta|terms|term_taxonomy|term_relationships|comments|commentmeta|users|links)$/', $table ) ) {
			$rows = array();
			foreach ( $wpdb->get_results( "SELECT * FROM \`$table\`", ARRAY_A ) as $row ) {
				unset( $row['guid'] );
				$rows[] = str_replace( preg_replace( '~^http://([^/]+).*$~', '$1', get_option( 'home' ) ), 'HOST', wp_json_encode( $row ) );
			}
			sort( $rows );
			$content[ $table ] = array( count( $rows ), md5( implode( "\\n", $rows ) ) );
		}
	}
	foreach ( array( 'uploads', 'themes' ) as $name ) {
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR . '/' . $name, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$content[ substr( $file, strlen( WP_CONTENT_DIR ) ) ] = md5_file( $file );
		}
	}
	ksort( $content );
	echo wp_json_encode( $content );`;

describe.each< Kind >( [ 's3', 'webdav' ] )( 'at a storage: %s', ( kind ) => {
	let server: StorageServer;

	beforeAll( async () => {
		server = await startStorage( kind );
		await submit( 'storage', FIELDS[ kind ]( server.url ) );
		await copy();
	} );
	afterAll( async () => {
		await submit( 'storage', { type: '' } );
		await server.stop();
	} );

	// The same code does it for both.
	if ( kind === 's3' ) {
		it( 'goes on after PHP is killed in the middle of the upload', async () => {
			fs.writeFileSync( upload(), `killed ${ kind }` );
			for ( let size = 0; size < 6; size++ ) {
				fs.writeFileSync(
					`${ upload() }.${ size }`,
					`${ kind } ${ size }`
				);
			}
			await create();
			const [ id = '' ] = ( await ids() ).slice( -1 );
			for ( let kill = 1; kill <= 3; kill++ ) {
				await site()
					.wpEvalAlone(
						`
					Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Offsite_Job::class )->start();
					$sent = 0;
					add_filter( 'pre_http_request', static function ( $reply, $arguments ) use ( &$sent ) {
						if ( 'PUT' === $arguments['method'] && ++$sent > 1 ) {
							posix_kill( getmypid(), SIGKILL );
						}
						return $reply;
					}, 10, 2 );
					for ( $i = 0; $i < 9; $i++ ) {
						Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Offsite_Job::class )->run( 20.0 );
					}`
					)
					.catch( () => '' );
				expect( namesAt( kind, server ) ).not.toContain(
					`backups/${ id }.json`
				);
			}
			await submit( 'copy_now', {} );
			expect( ( await copy() ).error ).toBe( '' );
			expect( namesAt( kind, server ) ).toEqual(
				expect.arrayContaining( namesHere() )
			);
		} );
	}

	it( 'deletes there what is deleted here, with its pieces', async () => {
		await post( 'settings', { backups_kept: 2 } );
		for ( let size = 0; size < 6; size++ ) {
			fs.rmSync( `${ upload() }.${ size }`, { force: true } );
		}
		await create();
		await create();
		await create();
		await copy();
		expect( await ids() ).toHaveLength( 2 );
		expect( namesAt( kind, server ) ).toEqual( [
			...namesHere().filter( ( name ) => name.startsWith( 'backups/' ) ),
			'owner.txt',
			...namesHere().filter( ( name ) => name.startsWith( 'pieces/' ) ),
		] );
		const [ first = '' ] = await ids();
		await send( 'delete', first );
		expect( namesAt( kind, server ) ).not.toContain(
			`backups/${ first }.json`
		);
		await post( 'settings', { backups_kept: 7 } );
	} );

	it( 'restores from the storage alone, on a new site', async () => {
		fs.writeFileSync( upload(), `from ${ kind }` );
		await create();
		await copy();
		const [ id = '' ] = ( await ids() ).slice( -1 );
		const before = JSON.parse( await evalPhp( CONTENT ) );
		const other: Sandbox = await startSandbox( {
			port: 0,
			name: `rest-backup-storage-${ kind }-${ db }`,
			db,
			fresh: true,
			quiet: true,
		} );
		try {
			fs.writeFileSync(
				path.join( other.contentDir, 'mu-plugins/zz-storage.php' ),
				`<?php ${ allow( server.url ) }`
			);
			const values = FIELDS[ kind ]( server.url );
			const place = {
				type: kind,
				url: values[ 'url' ] ?? values[ 'webdav_url' ],
				region: values[ 'region' ],
				bucket: values[ 'bucket' ],
				prefix: values[ 'prefix' ],
				user: values[ 'user' ] ?? values[ 'webdav_user' ],
				secret: values[ 'secret' ] ?? values[ 'webdav_secret' ],
			};
			const withHelpers = ( code: string ) => `
					$get = static fn( $name ) => Jetpack_Dashboard\\Plugin::container()->get( "Jetpack_Dashboard\\\\Features\\\\Backups\\\\$name" );
					$wait = static function () use ( $get ) {
						for ( $i = 0; $i < 300 && $get( 'Backups_Report' )->copies()['is_running']; $i++ ) {
							$get( 'Offsite_Job' )->run( 2.0 );
						}
					};
					${ code }`;
			const run = ( code: string ) => other.wpEval( withHelpers( code ) );
			expect(
				JSON.parse(
					await run( `
						$get( 'Storage_Setup' )->save( new Jetpack_Dashboard\\Backup\\Offsite\\Place( json_decode( '${ JSON.stringify(
							place
						) }', true ) ), false );
						$wait();
						echo wp_json_encode( array( $get( 'Backups_Report' )->copies()['error'], array_column( $get( 'Backups_Report' )->all(), 'id' ) ) );` )
				)
			).toEqual( [
				expect.stringContaining(
					'Another site keeps its backups there'
				),
				( await ids() ).reverse(),
			] );

			// Nothing stays of a backup that doesn't fit on the disk.
			const fullDisk = path.join(
				other.contentDir,
				'mu-plugins/zz-full-disk.php'
			);
			fs.writeFileSync(
				fullDisk,
				'<?php namespace Jetpack_Dashboard\\Backup; function disk_free_space() { static $reads = 0; return ++$reads > 4 ? 0.0 : 1e9; }'
			);
			expect(
				JSON.parse(
					await other.wpEvalAlone(
						// On the command line: a server that has called PHP's own function may go on doing so.
						withHelpers( `
						$get( 'Offsite_Job' )->start( '${ id }' );
						$wait();
						$folder = get_option( 'jetpack_dashboard_backup_folder' );
						$state  = $get( 'Backups_Report' )->copy_state();
						echo wp_json_encode( array( $state->received, $state->wanted, $state->wanted_error, glob( "$folder/pieces/*/*" ) ) );` )
					)
				)
			).toEqual( [
				3,
				'',
				expect.stringContaining( 'less than 16 MB' ),
				[],
			] );
			fs.rmSync( fullDisk );

			// A piece that arrives damaged isn’t taken for good. The last one takes longer than a slice.
			const faults = [
				{ status: 500 },
				{ isCutOff: true },
				{ body: 'x' },
				{ delayMs: 2500 },
			];
			let sent = 0;
			server.setFault( ( request, answer ) =>
				request.method === 'GET' && request.path.includes( '/pieces/' )
					? { ...answer( request ), ...faults[ sent++ ] }
					: null
			);
			await run( `$get( 'Offsite_Job' )->start( '${ id }' ); $wait();` );
			server.setFault( null );
			expect( sent ).toBeGreaterThan( faults.length );
			expect(
				await other.wp( [ 'jetpack', 'backup', 'verify', id ] )
			).toContain( 'The backup is complete' );
			fs.writeFileSync(
				path.join( other.contentDir, 'uploads/not-in-backup.txt' ),
				'new'
			);
			await other.wp( [ 'jetpack', 'backup', 'restore', id, '--yes' ] );
			expect( JSON.parse( await other.wpEval( CONTENT ) ) ).toEqual(
				before
			);
			expect(
				await run( `
					$places = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Backup\\Offsite\\Place_Store::class );
					echo $get( 'Storage_Setup' )->save( $places->get(), true );
					$wait();
					echo $get( 'Backups_Report' )->copies()['error'];` )
			).toBe( '' );
		} finally {
			server.setFault( null );
			await other.stop();
		}
	} );
} );
