import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { unzipSync } from 'fflate';
import { evalJson, evalPhp } from '../support/site';
import { useScenario } from '../support/site-state';
import { importSql } from './import-sql';
import { wp } from './wp-cli';

jest.setTimeout( 180_000 );

const onTable = ( sql: string ) =>
	evalPhp(
		`global $wpdb; $wpdb->query( str_replace( '#', $wpdb->prefix . 'generated_columns', <<<'SQL'\n${ sql }\nSQL\n ) ); echo $wpdb->last_error;`
	);
const state = () =>
	evalJson< [ string, string[][] ] >( `
		global $wpdb;
		$table = $wpdb->prefix . 'generated_columns';
		echo wp_json_encode( array( $wpdb->get_row( "SHOW CREATE TABLE $table", ARRAY_N )[1], $wpdb->get_results( "SELECT * FROM $table ORDER BY id", ARRAY_N ) ) );` );
const ruin = async () =>
	expect( await onTable( `UPDATE # SET price = 1, size = 'm'` ) ).toBe( '' );

let out = '';

beforeAll( async () => {
	await useScenario( 'local' );
	out = fs.mkdtempSync( path.join( os.tmpdir(), 'backup-generated-' ) );
} );
afterAll( async () => {
	fs.rmSync( out, { recursive: true } );
	const folder = await evalPhp(
		`global $wpdb; $wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}generated_columns" ); echo get_option( 'jetpack_dashboard_backup_folder' ); delete_option( 'jetpack_dashboard_backup_folder' );`
	);
	fs.rmSync( folder, { recursive: true, force: true } );
} );

it( 'backs up, restores and exports generated columns', async () => {
	expect(
		await onTable( `CREATE TABLE # (
			id int NOT NULL,
			price decimal(10,2) NOT NULL,
			with_tax decimal(10,2) unsigned GENERATED ALWAYS AS (price * 1.2) STORED,
			size enum('s','m','it''s (l)') DEFAULT 's',
			label varchar(40) CHARACTER SET latin1 AS (concat(size, ' ', id)) VIRTUAL,
			larger enum('s','it''s (l)') AS (size) VIRTUAL,
			plain varchar(99) NOT NULL DEFAULT 'x GENERATED ALWAYS AS (' COMMENT ' GENERATED ALWAYS AS (1)',
			changed timestamp NOT NULL DEFAULT current_timestamp(),
			PRIMARY KEY (id) ) ENGINE=InnoDB` )
	).toBe( '' );
	expect(
		await onTable(
			`INSERT INTO # (id, price, size, plain, changed) VALUES (0, 10, 's', 'p', '2026-01-02 03:04:05'), (1, 20.5, 'it''s (l)', 'q', '2026-01-02 03:04:06')`
		)
	).toBe( '' );
	const before = await state();
	expect( before[ 1 ] ).toEqual( [
		expect.arrayContaining( [ '12.00', 's 0' ] ),
		expect.arrayContaining( [ '24.60', "it's (l) 1" ] ),
	] );
	const [ id = '' ] =
		/\d{8}-\d{6}-[0-9a-f]{6}/.exec( await wp( 'backup', 'create' ) ) ?? [];

	await ruin();
	await wp( 'backup', 'restore', id, '--only=database', '--yes' );
	expect( await state() ).toEqual( before );

	await ruin();
	const zip = path.join( out, 'backup.zip' );
	await wp( 'backup', 'export', id, `--output=${ zip }` );
	const sql = path.join( out, 'database.sql' );
	fs.writeFileSync(
		sql,
		unzipSync( new Uint8Array( fs.readFileSync( zip ) ) )[
			'database.sql'
		] ?? ''
	);
	expect( await importSql( sql ) ).toBe( '' );
	expect( await state() ).toEqual( before );
} );
