import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { evalPhp, site } from '../support/site';

const STORAGE = 'Jetpack_Dashboard\\Features\\Backup\\Storage';

/** What PHP prints that has `$folder`, a Backup_Folder. */
const run = ( php: string ) =>
	evalPhp( `
		$folder = new ${ STORAGE }\\Backup_Folder();
		try { ${ php } } catch ( ${ STORAGE }\\Storage_Error $error ) { echo $error->reason; }` );

const outside = fs.mkdtempSync( path.join( os.tmpdir(), 'backup-' ) );

afterAll( async () => {
	fs.rmSync( outside, { recursive: true, force: true } );
	await evalPhp(
		`Jetpack_Dashboard\\Kernel\\Local_Folder::remove( (string) get_option( 'jetpack_dashboard_backup_folder' ) );
		delete_option( 'jetpack_dashboard_backup_folder' );`
	);
} );

it( 'chooses a folder with a random name once, and closes it', async () => {
	const own = await run( "echo $folder->prepare( '' );" );
	expect( own ).toMatch( /\/jetpack-backups-[0-9a-f]{32}$/ );
	expect( await run( "echo $folder->prepare( '' );" ) ).toBe( own );
	expect(
		[ '.htaccess', 'index.php', 'web.config' ].map( ( name ) =>
			fs.existsSync( path.join( own, name ) )
		)
	).toEqual( [ true, true, true ] );
} );

it( 'finds out by a request whether the web server serves the folder', async () => {
	const served = path.join( site().contentDir, 'served-backups' );
	// The sandbox's server ignores .htaccess, as nginx does.
	expect(
		await run(
			`echo $folder->exposure( $folder->prepare( '${ served }' ) );`
		)
	).toBe( 'open' );
	const withStatus = ( status: string ) =>
		run( `add_filter( 'pre_http_request', fn() => ${ status } );
			echo $folder->exposure( '${ served }' );` );
	expect(
		await withStatus(
			"array( 'response' => array( 'code' => 403 ), 'body' => 'Forbidden' )"
		)
	).toBe( 'closed' );
	expect(
		await withStatus(
			"array( 'response' => array( 'code' => 503 ), 'body' => '' )"
		)
	).toBe( 'unknown' );
	expect( await withStatus( "new WP_Error( 'http', 'no response' )" ) ).toBe(
		'unknown'
	);
	expect( fs.readdirSync( served ).sort() ).toEqual( [
		'.htaccess',
		'index.php',
		'web.config',
	] );
	expect(
		await run(
			`echo $folder->exposure( $folder->prepare( '${ outside }/new' ) );`
		)
	).toBe( 'outside' );
	fs.rmSync( served, { recursive: true } );
} );

it( 'takes no folder that has other files, and creates no tree', async () => {
	fs.mkdirSync( `${ outside }/site` );
	fs.writeFileSync( `${ outside }/site/index.php`, '<?php // Silence.' );
	const prepared = ( folder: string ) =>
		run( `echo $folder->prepare( '${ folder }' );` );

	expect( await prepared( `${ outside }/site` ) ).toBe( 'refused' );
	expect( fs.readdirSync( `${ outside }/site` ) ).toEqual( [ 'index.php' ] );
	expect( await prepared( 'relative' ) ).toBe( 'refused' );
	expect( await prepared( `${ outside }/../x` ) ).toBe( 'refused' );
	expect( await prepared( '/' ) ).toBe( 'refused' );
	expect( await prepared( `${ outside }/none/backups` ) ).toBe( 'missing' );
	expect( await prepared( `${ outside }/new/` ) ).toBe( `${ outside }/new` );
} );
