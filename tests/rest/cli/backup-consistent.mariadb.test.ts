import * as fs from 'node:fs';
import { evalJson, evalPhp } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpWith } from './wp-cli';

jest.setTimeout( 180_000 );

const FOLDER = 'jetpack_dashboard_backup_folder';

/** In the order in which a backup reads them. */
const ROWS = '{$wpdb->prefix}backup_a_rows';
const COUNT = '{$wpdb->prefix}backup_z_count';

const run = ( ...statements: string[] ) =>
	evalPhp( `
		global $wpdb;
		foreach ( array( "${ statements.join( '", "' ) }" ) as $statement ) {
			$wpdb->query( $statement );
			echo $wpdb->last_error;
		}` );

/** How many rows one table has, and how many the other says that it has. */
const read = () =>
	evalJson< [ number, number ] >( `
		global $wpdb;
		echo wp_json_encode( array(
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM ${ ROWS }" ),
			(int) $wpdb->get_var( "SELECT number FROM ${ COUNT }" ),
		) );` );

/** Adds a row before each table is read, on a connection of its own, like another visitor. */
const WRITER = `
WP_CLI::add_wp_hook( 'query', static function ( $query ) {
	static $other = null;
	if ( 0 === strpos( $query, 'SHOW CREATE TABLE' ) ) {
		global $wpdb;
		$other = $other ?? new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		foreach ( array( 'START TRANSACTION', "INSERT INTO ${ ROWS } VALUES ()", "UPDATE ${ COUNT } SET number = number + 1", 'COMMIT' ) as $statement ) {
			$other->query( $statement );
		}
	}
	return $query;
} );`;

beforeAll( async () => {
	await useScenario( 'local' );
	expect(
		await run(
			// Without transactions of its own, a backup would see every change.
			'SET GLOBAL TRANSACTION ISOLATION LEVEL READ COMMITTED',
			`CREATE TABLE ${ ROWS } ( id int NOT NULL AUTO_INCREMENT, PRIMARY KEY (id) ) ENGINE=InnoDB`,
			`CREATE TABLE ${ COUNT } ( number int NOT NULL ) ENGINE=InnoDB`,
			`INSERT INTO ${ ROWS } VALUES (), ()`,
			`INSERT INTO ${ COUNT } VALUES ( 2 )`
		)
	).toBe( '' );
} );
afterAll( async () => {
	await run(
		'SET GLOBAL TRANSACTION ISOLATION LEVEL REPEATABLE READ',
		`DROP TABLE IF EXISTS ${ ROWS }, ${ COUNT }`
	);
	fs.rmSync(
		await evalPhp(
			`echo get_option( '${ FOLDER }' ); delete_option( '${ FOLDER }' );`
		),
		{ recursive: true, force: true }
	);
} );

it( 'has all tables as they were at one moment, while others write to them', async () => {
	const id =
		/\d{8}-\d{6}-[0-9a-f]{6}/.exec(
			await wpWith( WRITER, 'backup', 'create' )
		)?.[ 0 ] ?? '';
	const [ rows, count ] = await read();
	expect( rows ).toBeGreaterThan( 12 );
	expect( count ).toBe( rows );
	await wp( 'backup', 'restore', id, '--only=database', '--yes' );
	expect( await read() ).toEqual( [ 2, 2 ] );
} );
