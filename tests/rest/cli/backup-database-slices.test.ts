import * as fs from 'node:fs';
import { useSmallSite } from '../support/files-aside';
import { evalJson, evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp } from './wp-cli';

jest.setTimeout( 400_000 );

useSmallSite();

const isMariaDb = process.env[ 'SANDBOX_DB' ] === 'mariadb';
const FOLDER = 'jetpack_dashboard_backup_folder';

/** Each of the two tables has some chunks. */
const ROWS = 9000;
const MADE = [ 'slices_a', 'slices_count', 'slices_new', 'slices_z' ];

const drop = ( ...names: string[] ) =>
	evalPhp(
		`global $wpdb; foreach ( explode( ' ', '${ names.join(
			' '
		) }' ) as $name ) { $wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$name" ); }`
	);

/**
 * PHP. `$transfer()` is what another visitor does: it takes 7 from a row of one
 * table, gives it to a row of the other one, and counts that in a third one.
 * `$part()` runs a slice that does as little as possible.
 */
const SETUP = `
	global $wpdb;
	$other    = defined( 'FQDB' ) ? $wpdb : new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
	$transfer = static function () use ( $wpdb, $other ) {
		$other->query( 'START TRANSACTION' );
		foreach ( array( 'a' => '- 7', 'z' => '+ 7' ) as $name => $change ) {
			$other->query( "UPDATE {$wpdb->prefix}slices_$name SET amount = amount $change WHERE id = " . mt_rand( 1, ${ ROWS } ) );
		}
		$other->query( "UPDATE {$wpdb->prefix}slices_count SET amount = amount + 1" );
		$other->query( 'COMMIT' );
	};
	$backups = new Jetpack_Dashboard\\Backup\\Backups( get_option( '${ FOLDER }' ) );
	$part    = static fn() => ( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->create_part( 'manual', hrtime( true ) / 1e9 );`;

/** PHP. The server stops each slice that reads one moment. */
const STOP_MOMENTS = `
	$file = $backups->folder() . '/work/database.json';
	$step = static fn() => is_file( $file ) ? json_decode( file_get_contents( $file ), true )['step'] : '';
	add_filter( 'query', static function ( $sql ) use ( $step ) {
		if ( 0 === strpos( $sql, 'SHOW COLUMNS' ) && 'moment' === $step() ) {
			throw new RuntimeException( 'killed' );
		}
		return $sql;
	} );`;

/** Slices until the backup is complete; `most`: new pieces of a slice. Kills the first one, so that the others know that time is short. */
async function createInSlices( betweenSlices: string, before = '' ) {
	await expect(
		site().wp( [
			'eval',
			`${ SETUP }
			do {
				add_filter( 'query', static function ( $sql ) {
					0 === strpos( $sql, 'SHOW CREATE' ) && posix_kill( getmypid(), 9 );
					return $sql;
				} );
			} while ( ! $part() );`,
		] )
	).rejects.toThrow();
	return evalJson< {
		id: string;
		spread: number;
		slices: number;
		most: number;
	} >( `
		${ SETUP }
		${ before }
		$slices = 0;
		$most   = 0;
		do {
			++$slices;
			${ betweenSlices }
			$pieces = $backups->pieces()->count();
			try {
				$manifest = $part();
			} catch ( RuntimeException $killed ) {
				$manifest = null;
			}
			$most = max( $most, $backups->pieces()->count() - $pieces );
		} while ( ! $manifest && $slices < 500 );
		echo wp_json_encode( array( 'id' => $manifest['id'] ?? '', 'spread' => $manifest['spread'] ?? 0, 'slices' => $slices, 'most' => $most ) );` );
}

/** Rows of both tables, what was taken and given in all, and how often. */
const read = () =>
	evalJson< Record< string, number > >( `
		global $wpdb;
		$sum = static fn( $name, $what ) => (int) $wpdb->get_var( "SELECT $what FROM {$wpdb->prefix}slices_$name" );
		echo wp_json_encode( array(
			'rows'  => $sum( 'a', 'COUNT(*)' ) + $sum( 'z', 'COUNT(*)' ),
			'taken' => ( ${ ROWS } * 1000 - $sum( 'a', 'SUM(amount)' ) ) / 7,
			'given' => ( $sum( 'z', 'SUM(amount)' ) - ${ ROWS } * 1000 ) / 7,
			'count' => $sum( 'count', 'amount' ),
		) );` );

const restore = ( id: string ) =>
	wp( 'backup', 'restore', id, '--only=database', '--yes' );

beforeAll( async () => {
	await useScenario( 'local' );
	await wp( 'backup', 'create' );
} );
beforeEach( async () => {
	await evalPhp( `
		global $wpdb;
		foreach ( array( 'a', 'z' ) as $name ) {
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}slices_$name ( id int NOT NULL, amount int NOT NULL, content text, PRIMARY KEY (id) )" );
			for ( $n = 0; $n < ${ ROWS }; $n += 500 ) {
				$wpdb->query( "INSERT INTO {$wpdb->prefix}slices_$name VALUES " . implode( ',', array_map( static fn( $id ) => "( $id, 1000, '" . str_repeat( md5( "$name$id" ), 40 ) . "' )", range( $n + 1, $n + 500 ) ) ) );
			}
		}
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}slices_count ( amount int NOT NULL )" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}slices_count VALUES ( 0 )" );` );
} );
afterEach( () => drop( ...MADE ) );
afterAll( async () => {
	fs.rmSync(
		await evalPhp(
			`echo get_option( '${ FOLDER }' ); delete_option( '${ FOLDER }' );`
		),
		{ recursive: true, force: true }
	);
} );

it( 'has all tables as they were at one moment, though they were read in slices and written to', async () => {
	const made = await createInSlices(
		'$transfer();',
		// MariaDB also writes while a slice runs.
		isMariaDb
			? `add_filter( 'query', static function ( $sql ) use ( $transfer ) {
				0 === strpos( $sql, 'SHOW COLUMNS' ) && $transfer();
				return $sql;
			} );`
			: ''
	);
	expect( made.slices ).toBeGreaterThan( 12 );
	expect( made.spread ).toBe( 0 );
	const now = await read();
	await restore( made.id );
	const { rows, taken, given, count } = await read();
	expect( rows ).toBe( 2 * ROWS );
	expect( [ taken, given ] ).toEqual( [ count, count ] );
	// Neither as at the start, nor as at the end.
	expect( count ).toBeGreaterThan( 0 );
	expect( count ).toBeLessThan( now[ 'count' ] ?? 0 );
} );

it( 'says over how many seconds it was read if the server stops what reads one moment', async () => {
	const made = await createInSlices( '$transfer();', STOP_MOMENTS );
	expect( made.spread ).toBeGreaterThan( 0 );
	await restore( made.id );
	expect( await read() ).toMatchObject( { rows: 2 * ROWS } );
} );

it( 'reads in slices what many rows were added to meanwhile', async () => {
	const made = await createInSlices(
		`if ( 'moment' === $step() && ! isset( $grown ) ) {
			$grown = true;
			foreach ( range( 1, 9 ) as $times ) {
				$wpdb->query( "INSERT INTO {$wpdb->prefix}slices_z SELECT id + 100000 * $times, amount, content FROM {$wpdb->prefix}slices_a WHERE id <= 2000" );
			}
		}`,
		STOP_MOMENTS
	);
	// Nobody writes any more, so that the last two comparisons prove one moment.
	expect( made.spread ).toBe( 0 );
	expect( made.most ).toBeLessThan( 3 );
	await restore( made.id );
	expect( await read() ).toMatchObject( { rows: 2 * ROWS + 18_000 } );
} );

it( 'has tables that were added, without those that were deleted meanwhile', async () => {
	const made = await createInSlices( `
		if ( 4 === $slices ) {
			$wpdb->query( "DROP TABLE {$wpdb->prefix}slices_count" );
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}slices_new ( id int NOT NULL, PRIMARY KEY (id) )" );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}slices_new VALUES ( 5 )" );
			$wpdb->query( "ALTER TABLE {$wpdb->prefix}slices_a ADD COLUMN more int NOT NULL DEFAULT 3" );
		}` );
	expect( made.spread ).toBe( 0 );
	await drop( 'slices_new', 'slices_a' );
	await restore( made.id );
	expect(
		await evalJson( `
			global $wpdb;
			echo wp_json_encode( array(
				$wpdb->get_var( "SELECT SUM(id) FROM {$wpdb->prefix}slices_new" ),
				$wpdb->get_var( "SELECT SUM(more) FROM {$wpdb->prefix}slices_a" ),
				$wpdb->get_col( "SHOW TABLES LIKE '%slices_count'" ),
			) );` )
	).toEqual( [ '5', String( 3 * ROWS ), [] ] );
} );

it( 'notices rows that swap their values', async () => {
	if ( ! isMariaDb ) {
		// SQLite has no sums: rows are read again.
		return;
	}
	const sums = await evalJson< string[] >( `
		${ SETUP }
		$table = "{$wpdb->prefix}slices_a";
		$sum   = static fn() => ( new Jetpack_Dashboard\\Backup\\Table_Reader( $backups->pieces(), $table, $wpdb->get_results( "SHOW COLUMNS FROM $table", ARRAY_A ), true ) )->sum( array( '1' ), array( '3' ) );
		$sums  = array( $sum(), $sum() );
		$wpdb->query( "UPDATE $table SET amount = 2000 WHERE id = 2" );
		$sums[] = $sum();
		$wpdb->query( "UPDATE $table SET amount = IF( id = 2, 1000, 2000 ) WHERE id IN ( 2, 3 )" );
		$sums[] = $sum();
		$wpdb->query( "UPDATE $table SET content = IF( id = 2, '', NULL ) WHERE id IN ( 2, 3 )" );
		$sums[] = $sum();
		echo wp_json_encode( array_column( $sums, 1 ) );` );
	expect( sums[ 0 ] ).toBe( sums[ 1 ] );
	expect( new Set( sums ).size ).toBe( 4 );
} );
