import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { useSmallSite } from '../support/files-aside';
import { evalJson, evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { importSql } from './import-sql';
import { wp, wpError } from './wp-cli';

jest.setTimeout( 180_000 );
useSmallSite();

const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';
const LARGE = Buffer.alloc( 9_000_000, 'large ' );

let id = '';
let folder = '';
let uploads = '';
let out = '';

const rows = () =>
	evalJson< unknown >(
		`global $wpdb; echo wp_json_encode( array_map( 'serialize', $wpdb->get_results( "SELECT id, HEX(text), HEX(bytes), flags + 0 FROM {$wpdb->prefix}backup_export ORDER BY id", ARRAY_N ) ) );`
	);
const exported = async ( name: string ) => {
	const file = path.join( out, name );
	await wp( 'backup', 'export', id, `--output=${ file }` );
	return unzipSync( new Uint8Array( fs.readFileSync( file ) ) );
};

beforeAll( async () => {
	await useScenario( 'local' );
	out = fs.mkdtempSync( path.join( os.tmpdir(), 'backup-export-' ) );
	uploads = path.join( site().contentDir, 'uploads/backup-export' );
	fs.mkdirSync( uploads );
	fs.writeFileSync( path.join( uploads, 'large.txt' ), LARGE );
	fs.writeFileSync( path.join( uploads, 'ü & empty' ), '' );
	await evalPhp( `
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}backup_export ( id int NOT NULL, text longtext, bytes longblob, flags bit(8), PRIMARY KEY (id) )" );
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}backup_export VALUES ( 0, %s, X'00ff27', 5 ), ( 1, NULL, NULL, 65 )", "It's 100% 'ü' \\\\ \\n;\\n-- 🎈" ) );` );
	id = idIn( await wp( 'backup', 'create' ) );
	folder = await evalPhp(
		`echo get_option( 'jetpack_dashboard_backup_folder' );`
	);
} );
afterAll( async () => {
	for ( const path of [ uploads, folder, out ] ) {
		fs.rmSync( path, { recursive: true, force: true } );
	}
	await evalPhp(
		`global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}backup_export" ); delete_option( 'jetpack_dashboard_backup_folder' );`
	);
} );

it( 'exports the files and the database', async () => {
	const files = await exported( 'all.zip' );
	const at = 'wp-content/uploads/backup-export/';
	expect(
		LARGE.equals( Buffer.from( files[ `${ at }large.txt` ] ?? [] ) )
	).toBe( true );
	expect( files[ `${ at }ü & empty` ] ).toHaveLength( 0 );
	expect(
		Object.keys( files ).some( ( name ) =>
			/\.\.|jetpack-backups/.test( name )
		)
	).toBe( false );
	const sql = strFromU8( files[ 'database.sql' ] ?? new Uint8Array() );
	expect( sql ).toMatch( /DROP TABLE IF EXISTS `\w+backup_export`;/ );
	expect( fs.statSync( path.join( out, 'all.zip' ) ).mode % 0o1000 ).toBe(
		0o600
	);
} );

it( 'writes SQL that MySQL and MariaDB import', async () => {
	if ( process.env[ 'SANDBOX_DB' ] !== 'mariadb' ) {
		return;
	}
	const before = await rows();
	const sql = path.join( out, 'database.sql' );
	fs.writeFileSync(
		sql,
		( await exported( 'sql.zip' ) )[ 'database.sql' ] ?? ''
	);
	await evalPhp(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}backup_export" );`
	);
	expect( await importSql( sql ) ).toBe( '' );
	expect( await rows() ).toEqual( before );
} );

it( 'exports nothing to a file that exists, and nothing of a damaged backup', async () => {
	const file = path.join( out, 'kept.zip' );
	fs.writeFileSync( file, 'kept' );
	expect(
		await wpError( 'backup', 'export', id, `--output=${ file }` )
	).toContain( `The file ${ file } exists` );
	expect( fs.readFileSync( file, 'utf8' ) ).toBe( 'kept' );
	expect(
		await wpError( 'backup', 'export', id, `--output=${ out }/none/x.zip` )
	).toContain( 'its folder is missing' );

	const pieces = path.join( folder, 'pieces' );
	const [ start = '' ] = fs.readdirSync( pieces );
	const [ name = '' ] = fs.readdirSync( path.join( pieces, start ) );
	const piece = path.join( pieces, start, name );
	const content = fs.readFileSync( piece );
	const damaged = path.join( out, 'damaged.zip' );
	const refusal = () =>
		wpError( 'backup', 'export', id, `--output=${ damaged }` );
	fs.truncateSync( piece, content.length - 1 );
	expect( await refusal() ).toContain( 'missing or damaged' );
	const flipped = Buffer.from( content );
	flipped.writeUInt8( 255 - flipped.readUInt8( 1 ), 1 );
	fs.writeFileSync( piece, flipped );
	expect( await refusal() ).toContain( 'missing or damaged' );
	expect( fs.existsSync( damaged ) ).toBe( false );
	fs.writeFileSync( piece, content );
} );
