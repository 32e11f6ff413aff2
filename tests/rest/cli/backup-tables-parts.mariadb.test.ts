import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalPhp } from '../support/site';
import { create, places, ruin, state, useBackupSite } from './backup-site';
import { restoreInParts } from './restore-in-parts';

jest.setTimeout( 300_000 );

useBackupSite();

/** More than a piece of 4 MiB each. */
const LARGE_ROWS = 3;

let id = '';
let before: Awaited< ReturnType< typeof state > >;

beforeAll( async () => {
	await evalPhp( `
		global $wpdb;
		for ( $n = 0; $n < ${ LARGE_ROWS }; $n++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}backup_test ( a, b, content ) VALUES ( %d, 'large', %s )", 1000 + $n, str_repeat( "$n large row, ", 350000 ) ) );
		}` );
	id = await create();
	before = await state();
} );
beforeEach( ruin );

it( 'loads tables in parts, and swaps them in the last one', async () => {
	const { parts, ...run } = await restoreInParts( id );
	expect( run ).toEqual( { error: '', left: [], isUnfinished: false } );
	const tables = Math.max( ...parts.map( ( [ count ] ) => count ) );
	expect( tables ).toBeGreaterThan( 12 );
	// Tables with few rows take one part each; the large rows, one for each.
	expect( parts.length ).toBeGreaterThan( tables + LARGE_ROWS );
	const rows = parts.slice( 0, -1 ).map( ( [ , count ] ) => count );
	expect( rows ).toEqual( [ ...rows ].sort( ( a, b ) => a - b ) );
	expect( ( await state() ).tables ).toEqual( before.tables );
} );

it( 'continues after the rows that a table has, if a part was stopped before its progress was stored', async () => {
	const { parts, ...run } = await restoreInParts(
		id,
		// Every third part, and the one that swaps the tables. Tables with more statements would never be complete if they began again.
		`if ( 0 === $part % 3 || ( 'files' === $progress->step && empty( $was_swapped ) ) ) {
				$was_swapped     = 'files' === $progress->step;
				$progress        = clone $stored;
				$progress->tries = 2;
				$is_done         = false;
			}`
	);
	expect( run ).toEqual( { error: '', left: [], isUnfinished: false } );
	expect( ( await state() ).tables ).toEqual( before.tables );
} );

it( 'loads a table again that has more rows than the backup after a part was stopped', async () => {
	const { parts, ...run } = await restoreInParts(
		id,
		`$table = $wpdb->base_prefix . 'jprestore_new_' . substr( md5( "{$wpdb->prefix}backup_test" ), 0, 16 );
			if ( empty( $run['added'] ) && $wpdb->get_var( "SHOW TABLES LIKE '$table'" ) ) {
				$run['added']    = $wpdb->query( "INSERT INTO $table ( a, b ) SELECT 5000 + seq, 'more' FROM seq_1_to_1000" );
				$progress->tries = 2;
			}`
	);
	expect( run ).toEqual( {
		error: '',
		left: [],
		isUnfinished: false,
		added: 1000,
	} );
	expect( ( await state() ).tables ).toEqual( before.tables );
} );

it( 'changes nothing if the database has lost rows that were loaded', async () => {
	const ruined = await state();
	const { parts, ...run } = await restoreInParts(
		id,
		`if ( 3 === $progress->count && 0 === $progress->position()->rows ) {
			foreach ( $wpdb->get_col( "SHOW TABLES LIKE '%jprestore_new%'" ) as $table ) {
				$wpdb->query( "DELETE FROM $table LIMIT 1" );
			}
		}`
	);
	expect( parts.length ).toBeGreaterThan( 3 );
	expect( run ).toMatchObject( { left: [], isUnfinished: false } );
	expect( run.error ).toContain( 'wasn’t loaded completely' );
	expect( ( await state() ).tables ).toEqual( ruined.tables );
} );

it( 'deletes what it has loaded if a later table is damaged, and changes nothing', async () => {
	const ruined = await state();
	const damage = `
			if ( 5 === $progress->count ) {
				$manifest = $backups->manifest( '${ id }' );
				foreach ( $manifest['tables'] as $table ) {
					if ( $wpdb->users === $table['name'] ) {
						$file = glob( "$folder/pieces/*/{$table['pieces'][0]}*" )[0];
						rename( $file, "$folder/piece" );
						file_put_contents( "$folder/name", $file );
						file_put_contents( $file, 'damaged' );
					}
				}
			}`;
	const { parts, ...run } = await restoreInParts( id, damage );
	fs.renameSync(
		path.join( places.backups, 'piece' ),
		fs.readFileSync( path.join( places.backups, 'name' ), 'utf8' )
	);
	expect( parts.length ).toBeGreaterThan( 5 );
	expect( run ).toMatchObject( { left: [], isUnfinished: false } );
	expect( run.error ).toContain( 'damaged' );
	expect( ( await state() ).tables ).toEqual( ruined.tables );
	expect(
		fs.existsSync( path.join( places.folder, '../../../.maintenance' ) )
	).toBe( false );
} );

it( 'restores a table with more columns than the server allows for new ones', async () => {
	const columns = Array.from(
		{ length: 700 },
		( _, n ) => `c${ n } varchar(9)`
	);
	await evalPhp( `
		global $wpdb;
		$wpdb->query( 'SET SESSION innodb_strict_mode = 0' );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}backup_wide ( id int PRIMARY KEY, ${ columns.join() } ) ENGINE=InnoDB" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}backup_wide ( id, c699 ) VALUES ( 1, 'last' )" );` );
	const wide = await create();
	await evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}backup_wide" );'
	);
	const run = await restoreInParts( wide );
	const row = await evalPhp(
		'global $wpdb; echo $wpdb->get_var( "SELECT c699 FROM {$wpdb->prefix}backup_wide" ); $wpdb->query( "DROP TABLE {$wpdb->prefix}backup_wide" );'
	);
	expect( run ).toMatchObject( { error: '', left: [] } );
	expect( row ).toBe( 'last' );
} );

it( 'changes nothing if the server refuses a large row, and says what may be wrong', async () => {
	const ruined = await state();
	const limit = ( bytes: string ) =>
		evalPhp(
			`global $wpdb; echo $wpdb->get_var( 'SELECT @@GLOBAL.max_allowed_packet' ); $wpdb->query( 'SET GLOBAL max_allowed_packet = ${ bytes }' );`
		);
	const before = await limit( '1048576' );
	const run = await restoreInParts( id );
	await limit( before );
	expect( run ).toMatchObject( { left: [], isUnfinished: false } );
	expect( run.error ).toContain( 'raise max_allowed_packet' );
	expect( ( await state() ).tables ).toEqual( ruined.tables );
} );
