import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp, wpError, wpJson } from './wp-cli';

/** Rows of all tables, without what requests of the test itself write, and the files. */
const state = async () => ( {
	tables: JSON.parse(
		await site().wp( [
			'eval',
			`global $wpdb;
			$all = array();
			foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
				$where = $wpdb->options === $table ? "WHERE option_name <> 'cron' AND option_name NOT LIKE '%transient%' AND option_name NOT LIKE '%lock%'" : '';
				$rows = array_map( 'serialize', $wpdb->get_results( "SELECT * FROM \`$table\` $where", ARRAY_N ) );
				sort( $rows );
				$all[ $table ] = count( $rows ) . ' ' . hash( 'sha256', implode( $rows ) );
			}
			echo json_encode( $all );`,
		] )
	) as unknown,
	files: Object.fromEntries(
		fs
			.readdirSync( folder )
			.sort()
			.map( ( name ) => [
				name,
				fs.readFileSync( path.join( folder, name ), 'base64' ),
			] )
	),
} );

let folder = '';
let backups = '';
const write = ( name: string, content: Buffer | string ) =>
	fs.writeFileSync( path.join( folder, name ), content );
const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';
const create = async () => idIn( await wp( 'backup', 'create' ) );
const list = (): Promise< Array< Record< string, number | string > > > =>
	wpJson( 'backup', 'list' );

/** Runs a command that is killed after some milliseconds; it may finish earlier. */
const killed = ( ms: number, ...args: string[] ) =>
	wp(
		...args,
		`--exec=exec( '( sleep ${
			ms / 1000
		}; kill -9 ' . getmypid() . ' ) > /dev/null 2>&1 &' );`
	).catch( () => '' );

const ruin = async () => {
	write( 'large', 'ruined' );
	write( 'added', 'new' );
	fs.rmSync( path.join( folder, 'text' ), { force: true } );
	await site().wp( [
		'eval',
		`global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}backup_test SET content = 'ruined'" );
		$wpdb->query( "DELETE FROM {$wpdb->posts}" );`,
	] );
};

beforeAll( async () => {
	await useScenario( 'local' );
	folder = path.join( site().contentDir, 'uploads', 'backup-test' );
	fs.mkdirSync( folder, { recursive: true } );
	const large = Buffer.alloc( 9_000_000 );
	for ( let i = 0; i < large.length; i += 4 ) {
		large.writeUInt32LE( ( i * 2654435761 ) % 4294967296, i );
	}
	write( 'large', large );
	write( 'text', 'text' );
	write( 'empty', '' );
	await evalPhp( `
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}backup_test ( a bigint NOT NULL, b varchar(20) NOT NULL, content longtext, bytes longblob, PRIMARY KEY (a,b) )" );
		for ( $i = 0; $i < 300; $i++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}backup_test VALUES ( %d, %s, %s, " . ( $i % 3 ? "X'00ff27" . bin2hex( random_bytes( 50 ) ) . "'" : 'NULL' ) . ' )', $i % 7, "k$i", str_repeat( "100%s 'ü' \\\\ \\n 🎈", $i ) ) );
		}` );
	await create();
	backups = await evalPhp(
		"echo get_option( 'jetpack_dashboard_backup_folder' );"
	);
} );
afterAll( async () => {
	fs.rmSync( folder, { recursive: true, force: true } );
	fs.rmSync( backups, { recursive: true, force: true } );
	await evalPhp(
		'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}backup_test" ); delete_option( \'jetpack_dashboard_backup_folder\' );'
	);
} );

it( 'stores only what has changed', async () => {
	write( 'changed', 'changed since' );
	const id = await create();
	const rows = await list();
	expect( rows.map( ( row ) => row.reason ) ).toEqual( [
		'manual',
		'manual',
	] );
	expect( rows[ 1 ]?.id ).toBe( id );
	expect( rows[ 0 ]?.stored ).toBeGreaterThan( 9_000_000 );
	expect( rows[ 1 ]?.stored ).toBeLessThan( 3_000_000 );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
} );

it( 'restores files byte for byte and tables row by row, and back', async () => {
	const before = await state();
	const id = await create();
	await ruin();
	const ruined = await state();
	const safety = idIn( await wp( 'backup', 'restore', id, '--yes' ) );
	expect( await state() ).toEqual( before );
	await wp( 'backup', 'restore', safety, '--yes' );
	expect( await state() ).toEqual( ruined );
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await state() ).toEqual( before );
	expect(
		fs.existsSync( path.join( site().contentDir, '../.maintenance' ) )
	).toBe( false );
} );

it( 'lists no backup that a kill interrupted, and restores after kills', async () => {
	const before = await state();
	const id = await create();
	for ( const ms of [ 500, 700, 900, 1100, 1400, 1800 ] ) {
		write( 'large', Buffer.alloc( 8_000_000, ms ) );
		await killed( ms, 'backup', 'create' );
		await ruin();
		await killed( ms, 'backup', 'restore', id, '--yes' );
	}
	for ( const row of await list() ) {
		await wp( 'backup', 'verify', String( row.id ) );
	}
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await state() ).toEqual( before );
} );

it( 'restores nothing of a damaged backup', async () => {
	const id = await create();
	write( 'large', 'a change' );
	const before = await state();
	const pieces = path.join( backups, 'pieces' );
	const largest = fs
		.readdirSync( pieces )
		.flatMap( ( start ) =>
			fs
				.readdirSync( path.join( pieces, start ) )
				.map( ( name ) => path.join( pieces, start, name ) )
		)
		.sort( ( a, b ) => fs.statSync( b ).size - fs.statSync( a ).size )[ 0 ];
	const content = fs.readFileSync( String( largest ) );
	fs.truncateSync( String( largest ), content.length - 1 );
	expect( await wpError( 'backup', 'verify', id ) ).toContain( 'damaged' );
	expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
		'damaged'
	);
	expect( await state() ).toEqual( before );
	fs.writeFileSync( String( largest ), content );
	await wp( 'backup', 'verify', id );
} );

it( 'deletes a backup and what only it used', async () => {
	for ( const row of await list() ) {
		await wp( 'backup', 'delete', String( row.id ), '--yes' );
	}
	const left = fs
		.readdirSync( path.join( backups, 'pieces' ) )
		.flatMap( ( start ) =>
			fs.readdirSync( path.join( backups, 'pieces', start ) )
		);
	expect( left ).toEqual( [] );
	expect( await wpError( 'backup', 'verify', '../../x' ) ).toContain(
		'no such backup'
	);
} );
