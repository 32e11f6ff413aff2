import * as fs from 'node:fs';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { useSmallSite } from '../support/files-aside';
import { evalJson, evalPhp } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 180_000 );
useSmallSite();

const isMariaDb = process.env[ 'SANDBOX_DB' ] === 'mariadb';
const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';

let id = '';
let folder = '';

const comment = ( change = '' ) =>
	evalPhp(
		`global $wpdb; ${ change } echo $wpdb->get_var( "SELECT comment_content FROM {$wpdb->comments} ORDER BY comment_ID LIMIT 1" );`
	);
const setComment = ( text: string ) =>
	comment(
		`$wpdb->query( "UPDATE {$wpdb->comments} SET comment_content = '${ text }'" );`
	);
const state = () =>
	JSON.parse( fs.readFileSync( `${ folder }/work/restore.json`, 'utf8' ) );

beforeAll( async () => {
	await useScenario( 'local' );
	await comment(
		`$wpdb->insert( $wpdb->comments, array( 'comment_content' => 'x' ) );`
	);
	await setComment( 'Before' );
	id = idIn( await wp( 'backup', 'create' ) );
	folder = await evalPhp(
		`echo get_option( 'jetpack_dashboard_backup_folder' );`
	);
} );
afterAll( async () => {
	fs.rmSync( folder, { recursive: true, force: true } );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_folder' );` );
} );

/** The connection is lost when tables are swapped. */
const dropLosingPlugin = ( before: string, sql: string ) =>
	dropMustUsePlugin(
		'lost-connection',
		`add_filter( 'query', static function ( $sql ) {
			static $is_lost = false;
			if ( ! $is_lost && 0 === strpos( $sql, 'RENAME TABLE' ) ) {
				global $wpdb;
				$is_lost = true;
				${ before }
				mysqli_query( $wpdb->dbh, 'KILL CONNECTION_ID()' );
				return ${ sql };
			}
			return $sql;
		} );`
	);

it( 'finishes if the connection is lost after the tables were swapped', async () => {
	if ( ! isMariaDb ) {
		return;
	}
	await setComment( 'After' );
	const remove = dropLosingPlugin(
		'mysqli_query( $wpdb->dbh, $sql );',
		'$sql'
	);
	try {
		expect( await wp( 'backup', 'restore', id, '--yes' ) ).toContain(
			'Restored the backup.'
		);
	} finally {
		remove();
	}
	expect( await comment() ).toBe( 'Before' );
	expect( state() ).toMatchObject( { id, is_done: true } );
	expect(
		await evalJson(
			`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE '%jprestore%'" ) );`
		)
	).toEqual( [] );
} );

it( 'doesn’t claim that nothing changed if that isn’t known', async () => {
	if ( ! isMariaDb ) {
		return;
	}
	await setComment( 'After' );
	const remove = dropLosingPlugin(
		'',
		`'RENAME TABLE missing_1 TO missing_2'`
	);
	try {
		expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toMatch(
			/has not finished\..*The database connection was lost\./s
		);
	} finally {
		remove();
	}
	expect( state() ).toMatchObject( { id, is_done: false } );
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await comment() ).toBe( 'Before' );
	expect( state() ).toMatchObject( { is_done: true } );
} );

it( 'keeps the list of quarantined files, which backups don’t have', async () => {
	const SCANNER = 'Jetpack_Dashboard\\Features\\Scanner';
	const list = ( change = '' ) =>
		evalJson< unknown >(
			`global $wpdb; ${ change } echo wp_json_encode( array( get_option( 'jetpack_dashboard_scan_quarantine' ), $wpdb->get_col( "SELECT place FROM {$wpdb->prefix}jetpack_dashboard_scan_quarantine ORDER BY id" ) ) );`
		);
	const take = ( place: string ) =>
		`$wpdb->insert( $wpdb->prefix . 'jetpack_dashboard_scan_quarantine', array( 'name' => md5( '${ place }' ), 'place' => '${ place }', 'mode' => 420, 'sha256' => '', 'replacement' => '', 'bytes' => 1, 'threats' => '{}', 'taken_at' => time() ) );`;
	await list(
		`${ SCANNER }\\Schema::create(); update_option( 'jetpack_dashboard_scan_quarantine', '/before' ); ${ take(
			'before.php'
		) }`
	);
	try {
		const earlier = idIn( await wp( 'backup', 'create' ) );
		const now = await list(
			`update_option( 'jetpack_dashboard_scan_quarantine', '/after' ); ${ take(
				'after.php'
			) }`
		);
		expect( now ).toEqual( [ '/after', [ 'before.php', 'after.php' ] ] );
		await wp( 'backup', 'restore', earlier, '--yes' );
		expect( await list() ).toEqual( now );
	} finally {
		await evalPhp(
			`global $wpdb; delete_option( 'jetpack_dashboard_scan_quarantine' ); $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_scan_quarantine" );`
		);
	}
} );
