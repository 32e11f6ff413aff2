import * as fs from 'node:fs';
import * as path from 'node:path';
import { startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
jest.setTimeout( 240_000 );

const db = process.env[ 'SANDBOX_DB' ] === 'mariadb' ? 'mariadb' : 'sqlite';

const UPLOAD = 'uploads/backup-move.txt';

/** Sites of their own, since one of them is ruined. */
let first: Sandbox;
let other: Sandbox;

const start = ( name: string ) =>
	startSandbox( {
		port: 0,
		name: `rest-backup-${ name }-${ db }`,
		db,
		fresh: true,
		quiet: true,
	} );

beforeAll( async () => {
	first = await start( 'ruined' );
	other = await start( 'move' );
} );

afterAll( async () => {
	await first?.stop();
	await other?.stop();
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

/**
 * Checksums of tables and files, without what the commands themselves write,
 * sessions, which aren't restored, and the address of the site.
 */
const content = async ( on: Sandbox ) =>
	JSON.parse(
		await on.wpEval( `
	global $wpdb;
	$content = array();
	$host = preg_replace( '~^http://([^/]+).*$~', '$1', get_option( 'home' ) );
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		if ( preg_match( '/(options|activity)$/', $table ) ) {
			continue;
		}
		$where = $wpdb->usermeta === $table ? "WHERE meta_key <> 'session_tokens'" : '';
		$rows  = array();
		foreach ( $wpdb->get_results( "SELECT * FROM \`$table\` $where", ARRAY_A ) as $row ) {
			unset( $row['guid'] );
			$rows[] = preg_replace( array( '~' . preg_quote( $host ) . '(\\\\\\\\*/core)?~', '/\\bs:\\d+:/' ), array( 'HOST', 's:' ), serialize( $row ) );
		}
		sort( $rows );
		$content[ $table ] = count( $rows ) . ' ' . hash( 'sha256', implode( $rows ) );
	}
	foreach ( array( 'uploads', 'themes' ) as $name ) {
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR . '/' . $name, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$content[ substr( $file, strlen( WP_CONTENT_DIR ) ) ] = md5_file( $file );
		}
	}
	ksort( $content );
	echo wp_json_encode( $content );` )
	) as Record< string, string >;

/** The site loses the upload, its posts, comments and terms, and its passwords. */
async function ruin(): Promise< void > {
	fs.rmSync( path.join( first.contentDir, UPLOAD ) );
	await first.wp( [
		'eval',
		`global $wpdb;
		foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->comments, $wpdb->terms ) as $table ) {
			$wpdb->query( "DELETE FROM $table" );
		}
		$wpdb->query( "UPDATE $wpdb->users SET user_pass = 'ruined'" );`,
	] );
}

it( 'restores a ruined site on another one, with the addresses of that one, and in its place', async () => {
	const old = new URL( first.url ).origin;
	await first.wpEval( `
		update_option( 'move_test', array( 'url' => '${ old }/a', 'json' => wp_json_encode( array( '${ old }/b' ) ) ) );
		wp_insert_post( array( 'post_title' => 'Moved', 'post_status' => 'publish', 'post_content' => '<a href="${ old }/sample-page/">Link</a>' ) );` );
	fs.writeFileSync( path.join( first.contentDir, UPLOAD ), 'moved' );
	const id = /\d{8}-\d{6}-[0-9a-f]{6}/.exec(
		await first.wp( [ 'jetpack', 'backup', 'create' ] )
	);
	const folder = await first.wpEval(
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
	const before = await content( first );
	expect( Object.keys( before ) ).toContain( `/${ UPLOAD }` );
	await ruin();
	const ruined = await content( first );
	expect(
		Object.keys( before ).filter(
			( key ) => ruined[ key ] !== before[ key ]
		)
	).toEqual( [
		`/${ UPLOAD }`,
		...[ 'comments', 'postmeta', 'posts', 'terms', 'users' ].map(
			( name ) => `wp_${ name }`
		),
	] );
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
		await other.wpEval(
			`echo get_posts( array( 'title' => 'Moved' ) )[0]->guid;`
		)
	).toContain( old );
	expect( await content( other ) ).toEqual( before );

	await first.wp( [ 'jetpack', 'backup', 'restore', String( id ), '--yes' ] );
	expect( await content( first ) ).toEqual( before );
} );
