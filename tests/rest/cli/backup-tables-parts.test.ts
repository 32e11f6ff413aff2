import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalJson, evalPhp } from '../support/site';
import {
	create,
	list,
	places,
	ruin,
	state,
	useBackupSite,
	write,
} from './backup-site';

jest.setTimeout( 300_000 );

const isMariaDb = process.env[ 'SANDBOX_DB' ] === 'mariadb';
const itMariaDb = isMariaDb ? it : it.skip;

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

interface Run {
	/** Tables and rows that each part of the step had loaded. */
	parts: Array< [ number, number ] >;
	error: string;
	left: string[];
	isUnfinished: boolean;
}

/**
 * Restores the database in parts that end after one statement.
 *
 * @param id        Of the backup.
 * @param afterPart PHP that runs after each part; `$stored` is the progress before it.
 */
const restoreInParts = ( id: string, afterPart = '' ) =>
	evalJson< Run >( `
		global $wpdb;
		$folder   = get_option( 'jetpack_dashboard_backup_folder' );
		$backups  = new Jetpack_Dashboard\\Backup\\Backups( $folder );
		$restorer = new Jetpack_Dashboard\\Backup\\Restorer( $backups );
		$progress = $restorer->begin( '${ id }', new Jetpack_Dashboard\\Backup\\Restore_Parts( 'database' ) );
		$run      = array( 'parts' => array(), 'error' => '' );
		$part     = 0;
		try {
			do {
				$step            = $progress->step;
				$stored          = clone $progress;
				$is_done         = $restorer->run_part( $progress, 'database' === $step ? 0.0 : INF );
				$progress->tries = 0;
				if ( 'database' === $step ) {
					++$part;
					$run['parts'][] = array( $progress->count, $progress->count_now );
					${ afterPart }
				}
			} while ( ! $is_done );
		} catch ( Throwable $error ) {
			$run['error'] = $error->getMessage();
		}
		$run['left']         = $wpdb->get_col( "SHOW TABLES LIKE '%jprestore%'" );
		$run['isUnfinished'] = (bool) Jetpack_Dashboard\\Backup\\Restore_State::unfinished( $folder );
		echo wp_json_encode( $run );` );

itMariaDb(
	'loads tables in parts, and swaps them in the last one',
	async () => {
		const { parts, ...run } = await restoreInParts( id );
		expect( run ).toEqual( { error: '', left: [], isUnfinished: false } );
		const tables = Math.max( ...parts.map( ( [ count ] ) => count ) );
		expect( tables ).toBeGreaterThan( 12 );
		// Tables with few rows take one part each; the large rows, one for each.
		expect( parts.length ).toBeGreaterThan( tables + LARGE_ROWS );
		const rows = parts.slice( 0, -1 ).map( ( [ , count ] ) => count );
		expect( rows ).toEqual( [ ...rows ].sort( ( a, b ) => a - b ) );
		expect( ( await state() ).tables ).toEqual( before.tables );
	}
);

itMariaDb(
	'continues after the rows that a table has, if a part was stopped before its progress was stored',
	async () => {
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
	}
);

itMariaDb(
	'deletes what it has loaded if a later table is damaged, and changes nothing',
	async () => {
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
		// Also because the next test files need the posts.
		expect( await restoreInParts( id ) ).toMatchObject( { error: '' } );
		expect( ( await state() ).tables ).toEqual( before.tables );
	}
);

it( 'restores in one part on SQLite', async () => {
	if ( isMariaDb ) {
		return;
	}
	const { parts, ...run } = await restoreInParts( id );
	expect( run ).toEqual( { error: '', left: [], isUnfinished: false } );
	expect( parts ).toHaveLength( 1 );
	expect( ( await state() ).tables ).toEqual( before.tables );
	expect( ( await list() ).length ).toBeGreaterThan( 1 );
	write( 'text', 'text' );
} );
