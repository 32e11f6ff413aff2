import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalJson, evalPhp } from '../support/site';
import { list, places, ruin, state, useBackupSite, write } from './backup-site';

const isMariaDb = process.env[ 'SANDBOX_DB' ] === 'mariadb';

useBackupSite();

const PIECES = 18;
const ROWS = 8_000;
/** Rows of more than a megabyte, after smaller ones. */
const LARGE_ROWS = 40;
const FILES = 1_000;

/** Runs PHP with 64 MB, as far as the site itself leaves any of it. */
const withLittleMemory = ( code: string ) =>
	evalJson< { peak: number; id: string; sizes: number } >( `
		ini_set( 'memory_limit', '64M' );
		add_filter( 'admin_memory_limit', static fn() => '64M' );
		$sizes = 0;
		add_filter( 'query', static function ( $sql ) use ( &$sizes ) {
			$sizes += strpos( $sql, 'backup_test' ) && strpos( $sql, 'jetpack_row_bytes' ) ? 1 : 0;
			return $sql;
		} );
		$backups = new Jetpack_Dashboard\\Backup\\Backups( get_option( 'jetpack_dashboard_backup_folder' ) );
		$id      = ${ code };
		echo wp_json_encode( array( 'id' => $id, 'sizes' => $sizes, 'peak' => memory_get_peak_usage( true ) / 1048576 ) );` );

it( 'backs up and restores a site much larger than its 64 MB of memory', async () => {
	// More than 70 MB in a file, and as much in a table.
	const piece = Buffer.alloc( 4_194_304 );
	for ( let n = 0; n < PIECES; n++ ) {
		piece.writeUInt32LE( n );
		fs.appendFileSync( path.join( places.folder, 'huge' ), piece );
	}
	for ( let n = 0; n < FILES; n++ ) {
		write( `small-${ n }`, String( n ) );
	}
	await evalPhp( `
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		for ( $n = 0; $n < ${ ROWS }; $n++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}backup_test ( a, b, content ) VALUES ( %d, 'large', %s )", 1000 + $n, str_repeat( "$n large row, ", 600 ) ) );
		}
		for ( $n = 0; $n < ${ LARGE_ROWS }; $n++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}backup_test ( a, b, content ) VALUES ( %d, 'larger', %s )", 20000 + $n, str_repeat( "$n larger row, ", 100000 ) ) );
		}
		$wpdb->query( 'COMMIT' );` );

	const before = await state();

	const made = await withLittleMemory(
		`( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->create( 'manual' )['id']`
	);
	expect( made.peak ).toBeLessThan( 64 );
	// MariaDB reads rows one after the other. On SQLite, the size of each is read once: a thousand of them by one statement.
	expect( made.sizes ).toBe( isMariaDb ? 0 : Math.ceil( ROWS / 1000 ) + 1 );
	expect( ( await list() ).map( ( { id } ) => id ) ).toContain( made.id );
	await ruin();
	const restored = await withLittleMemory(
		`( new Jetpack_Dashboard\\Backup\\Restorer( $backups ) )->restore( '${ made.id }' )`
	);
	expect( restored.peak ).toBeLessThan( 64 );
	expect( await state() ).toEqual( before );
} );
