import * as fs from 'node:fs';
import * as path from 'node:path';
import { wpWith } from '../cli/wp-cli';
import { noticesOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, site } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { FOLDER, PAGE, report, SLUG } from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

/** PHP after which the folder is at an address where the site responds with a status. */
const withStatus = ( status: number ) =>
	`static fn() => '${ site().url }/as-${ status }'`;
const withAddress = ( address: string ) => `static fn() => '${ address }'`;

/** Prints warnings where the test reads them. */
const WARNINGS = `
WP_CLI::set_logger( new class( false ) extends WP_CLI\\Loggers\\Regular {
	public function warning( $message ) {
		$this->info( "Warning: $message" );
	}
} );`;
const WARNING =
	'The web server may serve the backup folder to visitors. Block it in the server’s configuration:';

/** In wp-content, where the site's web server shows files. */
let folder = '';
let stopAnswers: () => void;

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	stopAnswers = dropMustUsePlugin(
		'statuses',
		`if ( 1 === preg_match( '~^/as-(\\d+)/jetpack-backups-\\w+/check-\\w+\\.txt$~', $_SERVER['REQUEST_URI'] ?? '', $match ) ) {
			http_response_code( (int) $match[1] );
			exit( 'An answer' );
		}`
	);
} );
afterAll( async () => {
	stopAnswers();
	fs.rmSync(
		await evalPhp(
			`echo get_option( '${ FOLDER }' ); delete_option( '${ FOLDER }' );`
		),
		{ recursive: true, force: true }
	);
	await switchModule( SLUG, false );
} );

it( 'keeps backups in wp-content if the folder above WordPress isn’t writable, and WP-CLI warns', async () => {
	const create = ( php: string ) =>
		wpWith(
			`namespace Jetpack_Dashboard\\Kernel {
				function is_writable( $path ) { return 0 === strpos( $path, WP_CONTENT_DIR ) && \\is_writable( $path ); }
			}
			namespace { ${ WARNINGS } ${ php } }`,
			'backup',
			'create'
		);
	const output = await create( '' );
	folder = await evalPhp( `echo get_option( '${ FOLDER }' );` );
	expect( path.dirname( folder ) ).toBe( site().contentDir );
	expect( path.basename( folder ) ).toMatch(
		/^jetpack-backups-[0-9a-f]{32}$/
	);
	expect( output ).toContain( `Warning: ${ WARNING } ${ folder }` );
	expect(
		await create(
			`WP_CLI::add_wp_hook( 'content_url', ${ withStatus( 403 ) } );`
		)
	).not.toContain( WARNING );
} );

it( 'finds out whether the web server shows the folder', async () => {
	const exposure = ( filter: string, at = folder ) =>
		evalPhp(
			`${ filter && `add_filter( 'content_url', ${ filter } );` }
			echo ( new Jetpack_Dashboard\\Backup\\Backup_Folder() )->exposure( '${ at }' );`
		);
	expect( await exposure( '' ) ).toBe( 'open' );
	for ( const status of [ 401, 403, 404 ] ) {
		expect( [ status, await exposure( withStatus( status ) ) ] ).toEqual( [
			status,
			'closed',
		] );
	}
	for ( const status of [ 200, 500 ] ) {
		expect( [ status, await exposure( withStatus( status ) ) ] ).toEqual( [
			status,
			'unknown',
		] );
	}
	// Nothing listens there.
	expect( await exposure( withAddress( 'http://127.0.0.1:1' ) ) ).toBe(
		'unknown'
	);
	expect( await exposure( '', `${ folder }/missing` ) ).toBe( 'unknown' );
	expect( await exposure( '', path.dirname( site().docroot ) ) ).toBe(
		'outside'
	);
	expect(
		fs.readdirSync( folder ).filter( ( name ) => /^check-/.test( name ) )
	).toEqual( [] );
} );

it( 'says on the page whether visitors may be able to read the folder', async () => {
	const seen = async ( filter: string ) => {
		await evalPhp( `
			${ filter && `add_filter( 'content_url', ${ filter } );` }
			$job = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class );
			$job->start( 'manual' );
			$job->stop();` );
		return [
			( await report() ).is_exposed,
			noticesOf( await pageAt( PAGE, 'admin' ), 'warning' ),
		];
	};
	const warned = [
		true,
		[
			'Visitors may be able to read the backup folder, if they find out its address. Block it in the web server’s configuration.',
		],
	];
	expect( await seen( '' ) ).toEqual( warned );
	expect( await seen( withStatus( 403 ) ) ).toEqual( [ false, [] ] );
	expect( await seen( withStatus( 500 ) ) ).toEqual( warned );
} );
