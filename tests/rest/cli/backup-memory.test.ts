import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalJson, evalPhp } from '../support/site';
import { forgetKeys, turnOn } from './backup-encryption-site';
import { list, places, ruin, useBackupSite, write } from './backup-site';

const isMariaDb = process.env[ 'SANDBOX_DB' ] === 'mariadb';

useBackupSite();
afterAll( forgetKeys );

/** The file and the table are each larger than what 64 MB leave. */
const PIECES = 17;
const ROWS = 2_500;
/** Rows of more than a megabyte, after smaller ones. */
const LARGE_ROWS = 30;
const FILES = 300;

/** Runs PHP with 64 MB, as far as the site itself leaves any of it. `$deadline()` ends a slice soon. */
const withLittleMemory = ( code: string ) =>
	evalJson< { peak: number; id: string; sizes: number; slices: number } >( `
		ini_set( 'memory_limit', '64M' );
		add_filter( 'admin_memory_limit', static fn() => '64M' );
		$sizes = 0;
		add_filter( 'query', static function ( $sql ) use ( &$sizes ) {
			$sizes += strpos( $sql, 'backup_test' ) && strpos( $sql, 'jetpack_row_bytes' ) ? 1 : 0;
			return $sql;
		} );
		$slices   = 0;
		$deadline = static function () use ( &$slices ) {
			++$slices;
			return hrtime( true ) / 1e9 + 0.2;
		};
		$backups = new Jetpack_Dashboard\\Backup\\Backups( get_option( 'jetpack_dashboard_backup_folder' ) );
		$writer   = static fn() => new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups );
		$restorer = new Jetpack_Dashboard\\Backup\\Restorer( $backups );
		$id       = '';
		${ code }
		echo wp_json_encode( array( 'id' => $id, 'sizes' => $sizes, 'slices' => $slices, 'peak' => memory_get_peak_usage( true ) / 1048576 ) );` );

/** Hashes of the rows and files that the test changes. */
const content = async () => [
	await evalPhp( `
		global $wpdb;
		$hash = hash_init( 'sha256' );
		foreach ( array( 'posts' => 'ID', 'backup_test' => 'a, b' ) as $table => $order ) {
			for ( $offset = 0; ; $offset += 500 ) {
				$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}$table ORDER BY $order LIMIT 500 OFFSET $offset", ARRAY_N );
				if ( ! $rows ) {
					break;
				}
				foreach ( $rows as $row ) {
					hash_update( $hash, serialize( $row ) );
				}
			}
		}
		echo hash_final( $hash );` ),
	...fs
		.readdirSync( places.folder )
		.sort()
		.map(
			( name ) =>
				`${ name } ${ createHash( 'sha256' )
					.update(
						fs.readFileSync( path.join( places.folder, name ) )
					)
					.digest( 'hex' ) }`
		),
];

let before: string[];

beforeAll( async () => {
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
		$add = static fn( $first, $count, $kind, $repeats ) => array_map(
			static fn( $n ) => $wpdb->query( "INSERT INTO {$wpdb->prefix}backup_test ( a, b, content ) VALUES ( $n, '$kind', '" . str_repeat( "$n $kind row, ", $repeats ) . "' )" ),
			range( $first, $first + $count - 1 )
		);
		$wpdb->query( 'START TRANSACTION' );
		$add( 1000, ${ ROWS }, 'large', 600 );
		$add( 20000, ${ LARGE_ROWS }, 'larger', 80000 );
		$wpdb->query( 'COMMIT' );` );
	before = await content();
} );

/** Backs up, ruins, and restores a site much larger than the memory. */
async function expectLittleMemory(
	create: string,
	restore: string
): Promise< void > {
	const made = await withLittleMemory( create );
	expect( made.peak ).toBeLessThan( 64 );
	// MariaDB reads rows one after the other. On SQLite, the size of each is read once: a thousand of them by one statement.
	expect( made.sizes ).toBe(
		isMariaDb ? 0 : Math.ceil( ( 300 + ROWS + LARGE_ROWS ) / 1000 )
	);
	const isInSlices = create.includes( '$deadline' );
	expect( made.slices > 2 ).toBe( isInSlices );
	expect( ( await list() ).at( -1 ) ).toMatchObject( {
		id: made.id,
		encrypted: isInSlices ? 'yes' : 'no',
	} );
	await ruin();
	const restored = await withLittleMemory(
		`$made = '${ made.id }'; ${ restore }`
	);
	expect( restored.peak ).toBeLessThan( 64 );
	expect( restored.slices > 2 ).toBe( isInSlices );
	expect( await content() ).toEqual( before );
}

it( 'needs at most 64 MB of memory in one go', () =>
	expectLittleMemory(
		`$id = $writer()->create( 'manual' )['id'];`,
		`$restorer->restore( $made );`
	) );

it( 'needs at most 64 MB of memory for an encrypted backup in slices', async () => {
	await turnOn();
	await expectLittleMemory(
		`do {
			$manifest = $writer()->create_part( 'manual', $deadline() );
		} while ( ! $manifest );
		$id = $manifest['id'];`,
		`$progress = $restorer->begin( $made, new Jetpack_Dashboard\\Backup\\Restore_Parts() );
		do {
			$is_done = $restorer->run_part( $progress, $deadline() );
		} while ( ! $is_done );`
	);
} );
