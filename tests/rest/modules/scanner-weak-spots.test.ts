import * as fs from 'node:fs';
import { textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import {
	fileAt,
	forgetScans,
	plant,
	removePlanted,
	rows,
	scan,
	SLUG,
} from './scanner-site';
import { pageAt } from './support';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

/** Closes what the sandbox itself leaves open, and what other tests have left. */
const QUIET = `define( 'DISALLOW_FILE_EDIT', true );
	add_filter( 'site_transient_update_core', '__return_false', 9 );
	add_filter( 'site_transient_update_plugins', '__return_false', 9 );
	add_filter( 'site_transient_update_themes', '__return_false', 9 );`;

let remove: () => void;

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await forgetScans();
	// The site's first users aren't new.
	await evalPhp(
		`global $wpdb; $wpdb->query( "UPDATE $wpdb->users SET user_registered = '2026-01-01 00:00:00'" );`
	);
} );

afterEach( () => {
	remove();
	removePlanted();
} );

afterAll( forgetScans );

/** Scans a site with these PHP lines, and returns the weak spots found. */
async function weakSpots( code = QUIET ): Promise< string[] > {
	remove?.();
	remove = dropMustUsePlugin( 'weak-spots', code );
	await scan();
	return ( await rows() )
		.filter( ( { kind } ) => kind === 'weakness' )
		.map( ( row ) =>
			[ row.code, row.place, row.detail ].join( ' ' ).trim()
		);
}

it( 'finds none where there is none', async () => {
	expect( await weakSpots() ).toEqual( [] );
} );

it( 'finds that the file editor is on', async () => {
	expect( await weakSpots( QUIET.replace( /^define.*$/m, '' ) ) ).toEqual( [
		'file-editor',
	] );
	expect(
		await weakSpots( QUIET.replace( 'FILE_EDIT', 'FILE_MODS' ) )
	).toEqual( [] );
} );

it( 'finds a wp-config.php that everybody on the server can change', async () => {
	const file = fileAt( 'wp-config.php' );
	const { mode } = fs.statSync( file );
	try {
		fs.chmodSync( file, 0o666 );
		expect( await weakSpots() ).toEqual( [
			'config-writable wp-config.php',
		] );
		fs.chmodSync( file, 0o664 );
		expect( await weakSpots() ).toEqual( [] );
	} finally {
		fs.chmodSync( file, mode );
	}
} );

it( 'finds a debug log that visitors can read, not one that the server refuses', async () => {
	plant( 'wp-content/debug.log', 'PHP Notice: something' );
	expect( await weakSpots() ).toEqual( [ 'debug-log wp-content/debug.log' ] );
	expect(
		await weakSpots(
			`${ QUIET } add_filter( 'pre_http_request', static fn( $response, $args, $url ) => str_ends_with( $url, '/debug.log' ) ? array( 'response' => array( 'code' => 403 ), 'body' => '', 'headers' => array() ) : $response, 10, 3 );`
		)
	).toEqual( [] );
} );

it( 'finds a debug log at the path that WP_DEBUG_LOG sets, not one outside of the website', async () => {
	const config = fileAt( 'wp-config.php' );
	const text = fs.readFileSync( config, 'utf8' );
	const setPath = ( path: string ) =>
		fs.writeFileSync(
			config,
			text.replace(
				'<?php',
				`<?php define( 'WP_DEBUG_LOG', ${ path } );`
			)
		);
	plant( 'wp-content/logs/errors.log', 'PHP Notice: something' );
	try {
		setPath( "__DIR__ . '/wp-content/logs/errors.log'" );
		expect( await weakSpots() ).toEqual( [
			'debug-log wp-content/logs/errors.log',
		] );
		setPath( "'/etc/hostname'" );
		expect( await weakSpots() ).toEqual( [] );
	} finally {
		fs.writeFileSync( config, text );
	}
} );

it( 'finds outdated software', async () => {
	const found = await weakSpots(
		`${ QUIET }
		add_filter( 'site_transient_update_core', static fn() => (object) array( 'updates' => array( (object) array( 'response' => 'upgrade', 'version' => '99.1' ) ) ) );
		add_filter( 'site_transient_update_plugins', static fn() => (object) array( 'response' => array( 'old/old.php' => (object) array( 'new_version' => '2.0' ) ) ) );
		add_filter( 'site_transient_update_themes', static fn() => (object) array( 'response' => array( 'older' => array( 'new_version' => '3.0' ) ) ) );`
	);
	expect( found.sort() ).toEqual( [
		'outdated-core WordPress 99.1',
		'outdated-plugin old/old.php 2.0',
		'outdated-theme older 3.0',
	] );
} );

it( 'finds an administrator who was added lately, and no other users', async () => {
	await evalPhp( `
		wp_insert_user( array( 'user_login' => 'new-boss', 'user_pass' => 'x', 'role' => 'administrator' ) );
		wp_insert_user( array( 'user_login' => 'new-writer', 'user_pass' => 'x', 'role' => 'author' ) );` );
	try {
		expect( await weakSpots() ).toEqual( [
			expect.stringMatching( /^new-administrator new-boss \d{4}-/ ),
		] );
		expect(
			textOf(
				await pageAt( '/wp-admin/admin.php?page=jetpack-scan', 'admin' )
			)
		).toContain( 'new-boss' );
	} finally {
		await evalPhp( `
			require_once ABSPATH . 'wp-admin/includes/user.php';
			foreach ( array( 'new-boss', 'new-writer' ) as $login ) {
				wp_delete_user( get_user_by( 'login', $login )->ID );
			}` );
	}
} );
