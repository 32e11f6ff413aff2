import * as fs from 'node:fs';
import * as path from 'node:path';
import { summaries } from '../activity';
import { noticesOf, textOf } from '../support/admin-form';
import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { evalJson, evalPhp, post, site } from '../support/site';
import {
	folder,
	list,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

const PLUGIN = 'backup-update/backup-update.php';
const plugin = () => path.join( site().contentDir, 'plugins', PLUGIN );
const zip = () => path.join( site().contentDir, 'backup-update.zip' );

/** The upgrader finds version 10 of the plugin in a file. Its zip is made by each request that needs it. */
const OFFER = `
add_filter( 'site_transient_update_plugins', static function ( $updates ) {
	$updates = is_object( $updates ) ? $updates : new stdClass();
	$zip     = new ZipArchive();
	$zip->open( WP_CONTENT_DIR . '/backup-update.zip', ZipArchive::CREATE | ZipArchive::OVERWRITE );
	$zip->addFromString( '${ PLUGIN }', "<?php\\n/*\\nPlugin Name: Backup update\\nVersion: 10\\n*/\\n" );
	$zip->close();
	$updates->response['${ PLUGIN }'] = (object) array( 'slug' => 'backup-update', 'plugin' => '${ PLUGIN }', 'new_version' => '10', 'package' => WP_CONTENT_DIR . '/backup-update.zip' );
	return $updates;
} );`;

let removePlugin = () => {};
let removeOffer = () => {};

beforeAll( async () => {
	await prepareBackups();
	removeOffer = dropMustUsePlugin( 'backup-update', OFFER );
	await post( 'settings', { backups_before_updates: true } );
} );
afterAll( async () => {
	removeOffer();
	removePlugin();
	fs.rmSync( zip(), { force: true } );
	await post( 'settings', { backups_before_updates: false } );
	await removeBackups();
} );
beforeEach( () => {
	removePlugin();
	removePlugin = dropPlugin( PLUGIN, 'Backup update' );
	forget();
} );

/** As if the last backup before an update had been long ago. */
function forget() {
	const file = path.join( folder(), 'work/job.json' );
	if ( fs.existsSync( file ) ) {
		const state = JSON.parse( fs.readFileSync( file, 'utf8' ) );
		fs.writeFileSync(
			file,
			JSON.stringify( { ...state, before_update_at: 0 } )
		);
	}
}

const version = () =>
	/Version: (\S+)/.exec( fs.readFileSync( plugin(), 'utf8' ) )?.[ 1 ];
const reasons = async () => ( await list() ).map( ( { reason } ) => reason );
const updateBackups = async () =>
	( await reasons() ).filter( ( reason ) => reason === 'update' ).length;

/** Updates the plugin with an upgrader of WordPress, and returns its messages. */
const update = ( upgrade: string ) =>
	evalJson< string[] >( `
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$skin = new Automatic_Upgrader_Skin();
		$result = ( static function () use ( $skin ) { ${ upgrade } } )();
		echo wp_json_encode( array_merge( array_map( 'wp_strip_all_tags', $skin->get_upgrade_messages() ), is_wp_error( $result ) ? array( $result->get_error_message() ) : array() ) );` );
const SINGLE = `return ( new Plugin_Upgrader( $skin ) )->upgrade( '${ PLUGIN }' );`;
const BULK = `( new Plugin_Upgrader( $skin ) )->bulk_upgrade( array( '${ PLUGIN }' ) );`;
const CORE = `add_filter( 'pre_http_request', static fn() => new WP_Error( 'offline', 'No network' ) );
	return ( new Core_Upgrader( $skin ) )->upgrade( (object) array( 'response' => 'upgrade', 'version' => '99', 'current' => '99', 'partial_version' => '', 'new_bundled' => '', 'packages' => (object) array( 'partial' => '', 'new_bundled' => '', 'no_content' => '', 'full' => 'http://127.0.0.1:1/none.zip', 'rollback' => '' ) ) );`;
const TRANSLATION = `return ( new WP_Upgrader( $skin ) )->run( array( 'package' => '/none.zip', 'destination' => WP_LANG_DIR, 'hook_extra' => array( 'language_update_type' => 'plugin' ) ) );`;

it( 'backs up before a plugin is updated', async () => {
	const before = await updateBackups();
	expect( await update( SINGLE ) ).toContain(
		'Backing up your site before the update…'
	);
	expect( version() ).toBe( '10' );
	expect( await updateBackups() ).toBe( before + 1 );
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
		'Before an update'
	);

	const { id = '' } = ( await list() ).pop() ?? {};
	await site().wp( [
		'jetpack',
		'backup',
		'restore',
		id,
		`--file=wp-content/plugins/${ PLUGIN }`,
		'--yes',
	] );
	expect( version() ).toBe( '9.9.9' );
} );

it( 'backs up once for several updates within ten minutes', async () => {
	const before = await updateBackups();
	await update( BULK );
	expect( version() ).toBe( '10' );
	removePlugin();
	removePlugin = dropPlugin( PLUGIN, 'Backup update' );
	await update( BULK );
	expect( version() ).toBe( '10' );
	expect( await updateBackups() ).toBe( before + 1 );
} );

it( 'backs up when WP-CLI updates a plugin', async () => {
	const before = await updateBackups();
	const output = await site().wp( [ 'plugin', 'update', 'backup-update' ] );
	expect( output ).toContain( 'Backing up your site before the update…' );
	expect( version() ).toBe( '10' );
	expect( await updateBackups() ).toBe( before + 1 );
} );

it( 'backs up before WordPress is updated, not before a translation is', async () => {
	const before = await updateBackups();
	await update( TRANSLATION );
	expect( await updateBackups() ).toBe( before );
	expect( await update( CORE ) ).toContain(
		'Backing up your site before the update…'
	);
	expect( await updateBackups() ).toBe( before + 1 );
} );

it( 'leaves alone what other plugins download with the same filter', async () => {
	const before = await updateBackups();
	expect(
		await evalJson(
			`echo wp_json_encode( array_map( static fn( $upgrader ) => apply_filters( 'upgrader_pre_download', false, '/x.zip', $upgrader, array( 'plugin' => 'x/x.php' ) ), array( null, new stdClass() ) ) );`
		)
	).toEqual( [ false, false ] );
	expect( await updateBackups() ).toBe( before );
} );

describe( 'a backup that fails', () => {
	let mend = () => {};
	beforeAll( () => {
		mend = dropMustUsePlugin(
			'full-disk',
			`namespace Jetpack_Dashboard\\Backup; function disk_free_space() { return 1.0; }`
		);
	} );
	afterAll( () => mend() );

	/** As the page, the Backup card, the activity log and the notifications show it. */
	const WHY =
		/The disk has too little space, so nothing was stored: the backup needs about \d+ [KM]B, and 0 B can be used\. Delete files or old backups/;

	it.each( [
		[ 'manual', '' ],
		[ 'scheduled', `do_action( 'jetpack_dashboard_backup_start' );` ],
	] )( 'is refused for lack of space: %s', async ( _reason, start ) => {
		const before = await reasons();
		await evalPhp( start );
		const { body } = await post(
			'module/backups/run',
			start === '' ? { start: true } : {}
		);
		expect( body ).toMatchObject( {
			is_running: false,
			error: expect.stringMatching( WHY ),
		} );
		expect(
			noticesOf( await pageAt( PAGE, 'admin' ), 'error' ).join()
		).toMatch( WHY );
		expect( await summaries( 'kind=backup' ) ).toContain( 'Backup failed' );
		expect( await reasons() ).toEqual( before );
	} );

	it.each( [
		[ 'plugin', SINGLE ],
		[ 'WordPress', CORE ],
	] )( 'stops the update of a %s, and says why', async ( _what, upgrade ) => {
		const before = await reasons();
		expect( ( await update( upgrade ) ).join() ).toMatch(
			/Nothing was updated, because the backup before the update failed: The disk has too little space, so nothing was stored: .+ To update without a backup, turn off “Back up before updates”/
		);
		expect( version() ).toBe( '9.9.9' );
		expect( await reasons() ).toEqual( before );
		expect( await report() ).toMatchObject( {
			error: expect.stringMatching( WHY ),
		} );
	} );

	it( 'stops no update while the setting is off', async () => {
		await post( 'settings', { backups_before_updates: false } );
		await update( SINGLE );
		expect( version() ).toBe( '10' );
		await post( 'settings', { backups_before_updates: true } );
	} );
} );
