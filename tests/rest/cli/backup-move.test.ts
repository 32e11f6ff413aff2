import * as fs from 'node:fs';
import * as path from 'node:path';
import { startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import { evalPhp, site } from '../support/site';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { wp } from './wp-cli';

restoreStateAfterwards();
jest.setTimeout( 240_000 );

const db = process.env[ 'SANDBOX_DB' ] === 'mariadb' ? 'mariadb' : 'sqlite';

const UPLOAD = 'uploads/backup-move.txt';

let other: Sandbox;
let folder = '';

beforeAll( async () => {
	await useScenario( 'local' );
	other = await startSandbox( {
		port: 0,
		name: `rest-backup-move-${ db }`,
		db,
		fresh: true,
		quiet: true,
	} );
} );

afterAll( async () => {
	await other?.stop();
	fs.rmSync( folder, { recursive: true, force: true } );
	fs.rmSync( path.join( site().contentDir, UPLOAD ), { force: true } );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_folder' );` );
} );

/** Rows of tables with an address, without the addresses that posts are known by. */
const valuesWith = ( address: string ) =>
	other.wpEval( `
		global $wpdb;
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			foreach ( $wpdb->get_results( "SELECT * FROM \`$table\`", ARRAY_A ) as $row ) {
				unset( $row['guid'] );
				foreach ( $row as $column => $value ) {
					if ( false !== strpos( str_replace( '\\\\/', '/', (string) $value ), '${ address }' ) ) {
						echo "$table.$column: $value\\n";
					}
				}
			}
		}` );

/** Rows by table, and checksums by file; without what the commands themselves write. */
const CONTENT = `
	global $wpdb;
	$content = array();
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		if ( ! preg_match( '/(options|activity)$/', $table ) ) {
			$content[ $table ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM \`$table\`" );
		}
	}
	foreach ( array( 'uploads', 'themes' ) as $name ) {
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR . '/' . $name, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$content[ substr( $file, strlen( WP_CONTENT_DIR ) ) ] = md5_file( $file );
		}
	}
	// Sessions aren't restored.
	$content[ $wpdb->usermeta ] -= (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key = 'session_tokens'" );
	ksort( $content );
	echo wp_json_encode( $content );`;

it( 'restores a backup of another site, with the addresses of this one', async () => {
	const old = new URL( site().url ).origin;
	await evalPhp( `
		update_option( 'move_test', array( 'url' => '${ old }/a', 'json' => wp_json_encode( array( '${ old }/b' ) ) ) );
		wp_insert_post( array( 'post_title' => 'Moved', 'post_status' => 'publish', 'post_content' => '<a href="${ old }/sample-page/">Link</a>' ) );` );
	fs.writeFileSync( path.join( site().contentDir, UPLOAD ), 'moved' );
	const id = /\d{8}-\d{6}-[0-9a-f]{6}/.exec( await wp( 'backup', 'create' ) );
	folder = await evalPhp(
		`echo get_option( 'jetpack_dashboard_backup_folder' );`
	);
	await expect(
		other.wp( [ 'jetpack', 'backup', 'list', '--folder=/missing' ] )
	).rejects.toThrow( 'There are no backups in the folder /missing.' );

	// WordPress in a folder of its own, so that the two addresses differ.
	fs.writeFileSync(
		path.join( other.contentDir, 'mu-plugins/zz-core-folder.php' ),
		`<?php add_filter( 'option_siteurl', static fn( $url ) => $url . '/core', 20 );`
	);
	const before = JSON.parse( await evalPhp( CONTENT ) );
	const output = await other.wp( [
		'jetpack',
		'backup',
		'restore',
		String( id ),
		`--folder=${ folder }`,
		'--yes',
	] );
	expect( output ).toContain( 'Restored the backup.' );

	const moved = new URL( other.url ).origin;
	expect(
		JSON.parse(
			await other.wpEval(
				`global $wpdb; echo wp_json_encode( array( $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'home'" ), $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'siteurl'" ), get_option( 'move_test' ), get_posts( array( 'title' => 'Moved', 'post_type' => 'post' ) )[0]->post_content ), JSON_UNESCAPED_SLASHES );`
			)
		)
	).toEqual( [
		moved,
		`${ moved }/core`,
		{
			url: `${ moved }/a`,
			json: JSON.stringify( [ `${ moved }/b` ] ).replaceAll( '/', '\\/' ),
		},
		`<a href="${ moved }/sample-page/">Link</a>`,
	] );
	expect( await valuesWith( old ) ).toBe( '' );
	expect(
		await evalPhp(
			`echo get_posts( array( 'title' => 'Moved' ) )[0]->guid;`
		)
	).toBe(
		await other.wpEval(
			`echo get_posts( array( 'title' => 'Moved' ) )[0]->guid;`
		)
	);
	expect( Object.keys( before ) ).toContain( `/${ UPLOAD }` );
	expect( JSON.parse( await other.wpEval( CONTENT ) ) ).toEqual( before );
} );
