import * as fs from 'node:fs';
import * as path from 'node:path';
import { logIn } from '../../sandbox';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalJson, evalPhp, fetchPath, site } from '../support/site';
import {
	finishRestore,
	ids,
	prepareBackups,
	removeBackups,
	send,
	slice,
} from './backups-site';

jest.setTimeout( 180_000 );

const stop = () => path.join( site().contentDir, '../stop-swap' );

/** The server stops PHP right after the tables were replaced. */
const STOPPED = `namespace Jetpack_Dashboard\\Backup;
function wp_cache_flush() {
	if ( file_exists( ABSPATH . 'stop-swap' ) ) {
		exit;
	}
	return \\wp_cache_flush();
}`;

let remove = () => {};

beforeAll( () => {
	remove = dropMustUsePlugin( 'stopped-swap', STOPPED );
} );
afterAll( async () => {
	fs.rmSync( stop(), { force: true } );
	fs.rmSync( path.join( site().contentDir, '../.maintenance' ), {
		force: true,
	} );
	remove();
	await removeBackups();
} );

it( 'begins no ended session again, and ends none, if the server stops the restore of the database', async () => {
	const run = ( { cookie, nonce }: { cookie: string; nonce: string } ) =>
		fetchPath( '/wp-json/jetpack/v4/module/backups/run', {
			method: 'POST',
			headers: { Cookie: cookie, 'X-WP-Nonce': nonce },
		} );
	const ended = await logIn( site(), 'admin' );
	await prepareBackups();
	const token = /logged_in_[^=]*=[^;]*?(?:\||%7C)\d+(?:\||%7C)(\w+)/.exec(
		ended.cookie
	)?.[ 1 ];
	await evalPhp(
		`WP_Session_Tokens::get_instance( get_user_by( 'login', 'admin' )->ID )->destroy( '${ token }' );`
	);
	expect( ( await run( ended ) ).status ).not.toBe( 200 );
	const recent = await logIn( site(), 'admin' );

	await send( 'restore', ( await ids() ).pop() ?? '' );
	fs.writeFileSync( stop(), '' );
	while ( ( await slice() ).text !== '' ) {
		continue;
	}
	fs.rmSync( stop() );
	expect( ( await run( ended ) ).status ).not.toBe( 200 );
	expect( ( await run( recent ) ).status ).toBe( 200 );
	await finishRestore();
	expect( ( await run( ended ) ).status ).not.toBe( 200 );
	expect( ( await run( recent ) ).status ).toBe( 200 );
} );

it( 'needs little memory for many sessions, and keeps that of the user who restores', async () => {
	const count = 60_000;
	// The other tests need the sessions of all roles.
	await evalPhp( `
		global $wpdb;
		update_option( 'kept_sessions', $wpdb->get_results( "SELECT * FROM $wpdb->usermeta WHERE meta_key = 'session_tokens'", ARRAY_A ), false );
		for ( $user = 0; $user < ${ count }; $user += 1000 ) {
			$users = array();
			$rows  = array();
			for ( $id = 100000 + $user; $id < 101000 + $user; $id++ ) {
				$users[] = "( $id, 'session$id' )";
				$rows[]  = "( $id, 'session_tokens', '" . str_repeat( 'x', 300 ) . "' )";
			}
			$wpdb->query( "INSERT INTO $wpdb->users ( ID, user_login ) VALUES " . implode( ',', $users ) );
			$wpdb->query( "INSERT INTO $wpdb->usermeta ( user_id, meta_key, meta_value ) VALUES " . implode( ',', $rows ) );
		}` );
	try {
		const [ peak, kept, own ] = await evalJson< number[] >( `
			global $wpdb;
			memory_reset_peak_usage();
			$before   = memory_get_peak_usage();
			$admin    = get_user_by( 'login', 'admin' )->ID;
			$sessions = new Jetpack_Dashboard\\Backup\\Session_Tokens( $admin );
			$sessions->put_back();
			$sql = "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key = 'session_tokens'";
			echo wp_json_encode( array( memory_get_peak_usage() - $before, (int) $wpdb->get_var( $sql ), (int) $wpdb->get_var( "$sql AND user_id = $admin" ) ) );` );
		expect( peak ).toBeLessThan( 32_000_000 );
		expect( [ kept, own ] ).toEqual( [ 5_000, 1 ] );
	} finally {
		await evalPhp( `
			global $wpdb;
			$wpdb->query( "DELETE FROM $wpdb->users WHERE user_login LIKE 'session1%'" );
			$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE user_id >= 100000" );
			foreach ( get_option( 'kept_sessions' ) as $row ) {
				$wpdb->replace( $wpdb->usermeta, $row );
			}
			delete_option( 'kept_sessions' );
			wp_cache_flush();` );
	}
	const editor = await fetchPath( '/wp-admin/profile.php', { as: 'editor' } );
	expect( editor.status ).toBe( 200 );
} );
