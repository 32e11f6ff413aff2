import * as fs from 'node:fs';
import * as path from 'node:path';
import { noticesOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalJson, evalPhp, site } from '../support/site';
import {
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	send,
	slice,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 300_000 );

/**
 * Says when the server stops PHP: `before` or `after` it has swapped the
 * tables, or `deleted`: when it can't swap them, and has deleted those that
 * were loaded. With `stop-swap-lock`, a restore waits for the database server's
 * lock for one second instead of 20.
 */
const stop = () => path.join( site().contentDir, '../stop-swap' );

const STOPPED = `add_filter( 'query', static function ( $sql ) {
	$when = file_exists( ABSPATH . 'stop-swap' ) ? file_get_contents( ABSPATH . 'stop-swap' ) : '';
	global $wpdb;
	if ( 0 === strpos( $sql, 'SELECT GET_LOCK' ) && file_exists( ABSPATH . 'stop-swap-lock' ) ) {
		return str_replace( ', 20 )', ', 1 )', $sql );
	}
	if ( 'deleted' === $when && file_exists( ABSPATH . 'stop-swap-failed' ) && ! mysqli_query( $wpdb->dbh, "SHOW TABLES LIKE '%jprestore%'" )->num_rows ) {
		unlink( ABSPATH . 'stop-swap-failed' );
		unlink( ABSPATH . 'stop-swap' );
		exit;
	}
	if ( '' !== $when && 0 === strpos( $sql, 'RENAME TABLE' ) && strpos( $sql, 'jprestore_new_' ) ) {
		if ( 'deleted' === $when ) {
			touch( ABSPATH . 'stop-swap-failed' );
			return 'RENAME TABLE nothing TO something';
		}
		if ( 'after' === $when ) {
			mysqli_query( $wpdb->dbh, $sql );
			unlink( ABSPATH . 'stop-swap' );
		}
		exit;
	}
	return $sql;
} );`;

const title = () =>
	evalPhp(
		`global $wpdb; echo $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'swap_test'" );`
	);
const left = () =>
	evalJson< string[] >(
		`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE '%jprestore%'" ) );`
	);
const state = () =>
	JSON.parse(
		fs.readFileSync(
			path.join( folder(), 'work/restore-progress.json' ),
			'utf8'
		)
	);

/** Runs slices until the server has stopped one. */
async function untilStopped(): Promise< void > {
	for ( let count = 0; count < 300 && fs.existsSync( stop() ); count++ ) {
		await slice();
	}
	expect( fs.existsSync( stop() ) ).toBe( false );
}

/** Some slices don't respond. */
async function untilEnd(): Promise< void > {
	for ( let count = 0; count < 300 && state().is_running; count++ ) {
		await slice();
	}
}

let id = '';
let remove = () => {};

describe( 'a server that stops PHP when the tables are swapped', () => {
	beforeAll( async () => {
		remove = dropMustUsePlugin( 'stopped-swap', STOPPED );
		await evalPhp( `update_option( 'swap_test', 'before', false );` );
		await prepareBackups();
		id = ( await ids() ).pop() ?? '';
	} );
	beforeEach( async () => {
		await evalPhp( `update_option( 'swap_test', 'after', false );` );
		fs.writeFileSync( upload(), 'after' );
	} );
	afterAll( async () => {
		fs.rmSync( stop(), { force: true } );
		fs.rmSync( `${ stop() }-failed`, { force: true } );
		fs.rmSync( path.join( site().contentDir, '../.maintenance' ), {
			force: true,
		} );
		remove();
		await removeBackups();
		await evalPhp( `delete_option( 'swap_test' );` );
	} );

	const expectRestored = async () => {
		await untilEnd();
		expect( state() ).toMatchObject( { is_running: false, error: '' } );
		expect( await title() ).toBe( 'before' );
		expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
		expect( await left() ).toEqual( [] );
		expect( await report() ).toMatchObject( { is_partly_restored: false } );
	};

	it( 'finishes the restore if they were swapped', async () => {
		await send( 'restore', id );
		fs.writeFileSync( stop(), 'after' );
		await untilStopped();
		await expectRestored();
		expect(
			noticesOf( await pageAt( PAGE, 'admin' ), 'success' ).join()
		).toContain( 'Restored the backup.' );
	} );

	it( 'finishes it although somebody has deleted the maintenance page meanwhile', async () => {
		await send( 'restore', id );
		fs.writeFileSync( stop(), 'after' );
		await untilStopped();
		fs.rmSync( path.join( site().contentDir, '../.maintenance' ) );
		await expectRestored();
	} );

	it( 'waits for a statement of a process that was stopped', async () => {
		await send( 'restore', id );
		fs.writeFileSync( `${ stop() }-lock`, '' );
		// Begins before the maintenance page.
		const statement = evalPhp( `
			global $wpdb;
			$wpdb->get_var( "SELECT GET_LOCK( 'jprestore-" . md5( DB_NAME . $wpdb->base_prefix ) . "', 0 )" );
			for ( $n = 0; $n < 600 && is_file( ABSPATH . 'stop-swap-lock' ); $n++ ) {
				$wpdb->get_var( 'SELECT SLEEP( 0.2 )' );
				clearstatcache();
			}` );
		const isDatabase = () => state().step === 'database';
		for ( let count = 0; count < 300 && ! isDatabase(); count++ ) {
			await slice();
		}
		await slice();
		const { is_running, step, count, rows } = state();
		fs.rmSync( `${ stop() }-lock` );
		await statement;
		expect( { is_running, step, count, rows } ).toEqual( {
			is_running: true,
			step: 'database',
			count: 0,
			rows: 0,
		} );
		await expectRestored();
	} );

	it( 'loads the tables again if PHP was stopped when it had deleted them', async () => {
		await send( 'restore', id );
		fs.writeFileSync( stop(), 'deleted' );
		await untilStopped();
		await expectRestored();
	} );

	it( 'has changed nothing if they never are', async () => {
		await send( 'restore', id );
		fs.writeFileSync( stop(), 'before' );
		await untilEnd();
		fs.rmSync( stop() );
		expect( noticesOf( await pageAt( PAGE, 'admin' ), 'error' ) ).toEqual( [
			expect.stringContaining(
				'The server stopped the restore several times.'
			),
		] );
		expect( await title() ).toBe( 'after' );
		expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'after' );
		expect( await left() ).toEqual( [] );
		expect( await report() ).toMatchObject( { is_partly_restored: false } );
	} );
} );
