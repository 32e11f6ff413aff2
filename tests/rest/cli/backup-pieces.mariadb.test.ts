import * as fs from 'node:fs';
import { evalJson, evalPhp } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp } from './wp-cli';

jest.setTimeout( 180_000 );

const onTable = ( sql: string ) =>
	evalPhp(
		`global $wpdb; $wpdb->query( str_replace( '#', "{$wpdb->prefix}backup_rows", '${ sql }' ) ); echo $wpdb->last_error;`
	);

const FOLDER = 'jetpack_dashboard_backup_folder';

/** 18 MB of rows. */
const ROWS = 12000;

beforeAll( async () => {
	await useScenario( 'local' );
	await onTable(
		'CREATE TABLE # ( id int NOT NULL, content text, PRIMARY KEY (id) )'
	);
	await evalPhp( `
		global $wpdb;
		mt_srand( 1 );
		for ( $n = 0; $n < ${ ROWS }; $n += 500 ) {
			$rows = array();
			for ( $id = $n; $id < $n + 500; $id++ ) {
				$rows[] = "($id, '" . str_repeat( md5( (string) mt_rand() ), 46 ) . "')";
			}
			$wpdb->query( "INSERT INTO {$wpdb->prefix}backup_rows VALUES " . implode( ',', $rows ) );
		}` );
} );
afterAll( async () => {
	await onTable( 'DROP TABLE #' );
	fs.rmSync(
		await evalPhp(
			`echo get_option( '${ FOLDER }' ); delete_option( '${ FOLDER }' );`
		),
		{ recursive: true, force: true }
	);
} );

/** Creates a backup, and returns the pieces of the table. */
async function pieces(): Promise< string[] > {
	const id =
		/\d{8}-\d{6}-[0-9a-f]{6}/.exec(
			await wp( 'backup', 'create' )
		)?.[ 0 ] ?? '';
	return evalJson( `
		global $wpdb;
		$backups = new Jetpack_Dashboard\\Backup\\Backups( get_option( '${ FOLDER }' ) );
		echo wp_json_encode( array_column( $backups->manifest( '${ id }' )['tables'], 'pieces', 'name' )[ "{$wpdb->prefix}backup_rows" ] );` );
}

it( 'stores only the parts of a table again whose rows have changed', async () => {
	const before = await pieces();
	expect( before.length ).toBeGreaterThan( 4 );
	await onTable( `UPDATE # SET content = "longer or shorter" WHERE id = 7` );
	await onTable( 'DELETE FROM # WHERE id = 9' );
	const after = await pieces();
	expect( after ).toHaveLength( before.length );
	expect( after.slice( 1 ) ).toEqual( before.slice( 1 ) );
	expect( after[ 0 ] ).not.toBe( before[ 0 ] );
} );

it( 'reads a table for longer than the database allows for a statement', async () => {
	const limit = ( seconds: number ) =>
		onTable( `SET GLOBAL max_statement_time = ${ seconds }` );
	expect( await limit( 0.05 ) ).toBe( '' );
	try {
		await onTable( `UPDATE # SET content = REVERSE( content ) LIMIT 10` );
		expect( await onTable( 'SELECT SLEEP( 1 ) FROM # LIMIT 1' ) ).toContain(
			'max_statement_time'
		);
		expect( ( await pieces() ).length ).toBeGreaterThan( 4 );
	} finally {
		await limit( 0 );
	}
} );
