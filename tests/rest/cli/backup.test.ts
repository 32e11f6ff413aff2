import { createHash, randomBytes } from 'node:crypto';
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
				// The commands are logged.
				$where = "{$wpdb->prefix}jetpack_dashboard_activity" === $table ? "WHERE kind <> 'backup'" : $where;
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
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}backup_test ( a bigint NOT NULL, b varchar(20) NOT NULL, content longtext, bytes longblob, flags bit(8), PRIMARY KEY (a,b) )" );
		for ( $i = 0; $i < 300; $i++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}backup_test VALUES ( %d, %s, %s, " . ( $i % 3 ? "X'00ff27" . bin2hex( random_bytes( 50 ) ) . "'" : 'NULL' ) . ', ' . $i % 256 . ' )', $i % 7, "k$i", str_repeat( "100%s 'ü' \\\\ \\n 🎈", $i ) ) );
		}` );
	await create();
	backups = await evalPhp(
		"echo get_option( 'jetpack_dashboard_backup_folder' );"
	);
} );
afterAll( async () => {
	// Of a restore that was killed.
	fs.rmSync( path.join( site().contentDir, '../.maintenance' ), {
		force: true,
	} );
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

it( 'restores only the files, then only the database', async () => {
	const before = await state();
	const id = await create();
	await ruin();
	const ruined = await state();
	await wp( 'backup', 'restore', id, '--only=files', '--yes' );
	expect( await state() ).toEqual( { ...ruined, files: before.files } );
	await wp( 'backup', 'restore', id, '--only=database', '--yes' );
	expect( await state() ).toEqual( before );
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

/** The stored piece with the most bytes: one of the file 'large'. */
function largestPiece(): string {
	const pieces = path.join( backups, 'pieces' );
	return String(
		fs
			.readdirSync( pieces )
			.flatMap( ( start ) =>
				fs
					.readdirSync( path.join( pieces, start ) )
					.map( ( name ) => path.join( pieces, start, name ) )
			)
			.sort(
				( a, b ) => fs.statSync( b ).size - fs.statSync( a ).size
			)[ 0 ]
	);
}

it( 'restores nothing of a damaged backup', async () => {
	const id = await create();
	write( 'large', 'a change' );
	const before = await state();
	const largest = largestPiece();
	const content = fs.readFileSync( largest );
	fs.truncateSync( largest, content.length - 1 );
	expect( await wpError( 'backup', 'verify', id ) ).toContain( 'damaged' );
	expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
		'damaged'
	);
	expect( await state() ).toEqual( before );
	fs.writeFileSync( largest, content );
	await wp( 'backup', 'verify', id );
} );

it( 'repairs pieces that were damaged', async () => {
	const large = randomBytes( 3_000_000 );
	write( 'large', large );
	const id = await create();
	const hash = createHash( 'sha256' ).update( large ).digest( 'hex' );
	const piece = path.join( backups, 'pieces', hash.slice( 0, 2 ), hash );
	const content = fs.readFileSync( piece );
	fs.truncateSync( piece, content.length - 1 );
	await wp( 'backup', 'verify', await create() );

	const flipped = Buffer.from( content );
	flipped.writeUInt8( 255 - flipped.readUInt8( 1000 ), 1000 );
	fs.writeFileSync( piece, flipped );
	expect( await wpError( 'backup', 'verify', id ) ).toContain( 'damaged' );
	await wp( 'backup', 'create', '--full' );
	await wp( 'backup', 'verify', id );
} );

it( 'doesn’t write over a backup whose process was killed at its end', async () => {
	const id = await create();
	const work = path.join( backups, 'work' );
	fs.writeFileSync(
		path.join( work, 'backup.json' ),
		JSON.stringify( {
			id,
			after: Buffer.from( 'zzz' ).toString( 'base64' ),
			bytes: 0,
			files: 0,
			size: 0,
			skipped: 0,
		} )
	);
	fs.writeFileSync( path.join( work, 'list' ), '' );
	fs.writeFileSync( path.join( work, 'left.new' ), 'x' );
	const next = await create();
	expect( next ).not.toBe( id );
	await wp( 'backup', 'verify', id );
	await wp( 'backup', 'verify', next );
	expect( fs.readdirSync( work ).sort() ).toEqual( [
		'lock',
		'restore.json',
	] );
} );

it( 'forgets an unfinished backup when a restore starts', async () => {
	const id = await create();
	const work = path.join( backups, 'work' );
	const unfinished = JSON.stringify( {
		id: '20260101-000000-abcdef',
		after: Buffer.from( 'a' ).toString( 'base64' ),
		bytes: 4,
		files: 1,
		size: 4,
		skipped: 0,
	} );
	for ( const ms of [ 600, 1000 ] ) {
		fs.writeFileSync( path.join( work, 'list' ), 'junk' );
		fs.writeFileSync( path.join( work, 'backup.json' ), unfinished );
		await killed( ms, 'backup', 'restore', id, '--yes' );
		const noted = path.join( work, 'backup.json' );
		if (
			fs.existsSync( noted ) &&
			fs.readFileSync( noted, 'utf8' ) === unfinished
		) {
			// Killed before the restore began.
			fs.rmSync( noted );
		}
		await wp( 'backup', 'verify', await create() );
	}
	await wp( 'backup', 'restore', id, '--yes' );
} );

it( 'restores nothing while a folder has the name of a file', async () => {
	const id = await create();
	fs.rmSync( path.join( folder, 'text' ) );
	fs.mkdirSync( path.join( folder, 'text' ) );
	expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
		'Rename it first: uploads/backup-test/text'
	);
	fs.rmdirSync( path.join( folder, 'text' ) );
	await wp( 'backup', 'restore', id, '--yes' );
	expect( fs.readFileSync( path.join( folder, 'text' ), 'utf8' ) ).toBe(
		'text'
	);
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
