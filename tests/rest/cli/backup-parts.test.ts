import * as fs from 'node:fs';
import * as path from 'node:path';
import { read as readEntries } from '../activity';
import { useSmallSite } from '../support/files-aside';
import { evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { idIn, idsIn } from './backup-site';
import { wp, wpError, wpJson } from './wp-cli';

jest.setTimeout( 180_000 );
useSmallSite();

const FOLDER = 'uploads/backup-parts';
const at = ( ...names: string[] ) =>
	path.join( site().contentDir, FOLDER, ...names );
const write = ( content: string, ...names: string[] ) => {
	fs.mkdirSync( path.dirname( at( ...names ) ), { recursive: true } );
	fs.writeFileSync( at( ...names ), content );
};
const read = ( ...names: string[] ) =>
	fs.existsSync( at( ...names ) )
		? fs.readFileSync( at( ...names ), 'utf8' )
		: null;
const blogname = ( change = '' ) =>
	evalPhp( `${ change } echo get_option( 'blogname' );` );
const comments = ( change = '' ) =>
	evalPhp(
		`global $wpdb; ${ change } echo $wpdb->get_var( "SELECT comment_content FROM {$wpdb->comments} ORDER BY comment_ID LIMIT 1" );`
	);

let id = '';
let name = '';
let folder = '';
let prefix = '';

const restore = ( ...args: string[] ) =>
	wp( 'backup', 'restore', id, ...args, '--yes' );
const refused = async ( ...args: string[] ) => {
	const before = idsIn( folder );
	const error = await wpError( 'backup', 'restore', id, ...args, '--yes' );
	expect( idsIn( folder ) ).toEqual( before );
	return error;
};
const newestEntry = async () => ( await readEntries( 'kind=backup' ) )[ 0 ];

/** Changes all files and tables of the tests. */
async function change() {
	write( 'after', 'a.txt' );
	write( 'after', 'inner/b.txt' );
	write( 'new', 'inner/new.txt' );
	write( 'new', 'inner-2/c.txt' );
	await blogname( `update_option( 'blogname', 'After the backup' );` );
	await comments(
		`$wpdb->query( "UPDATE {$wpdb->comments} SET comment_content = 'After'" );`
	);
}

beforeAll( async () => {
	await useScenario( 'local' );
	write( 'before', 'a.txt' );
	write( 'before', 'inner/b.txt' );
	await comments(
		`$wpdb->insert( $wpdb->comments, array( 'comment_content' => 'Before' ) ); $wpdb->query( "UPDATE {$wpdb->comments} SET comment_content = 'Before'" );`
	);
	name = await blogname();
	await blogname( `update_option( 'blogname', 'Before' );` );
	id = idIn( await wp( 'backup', 'create' ) );
	folder = await evalPhp(
		`echo get_option( 'jetpack_dashboard_backup_folder' );`
	);
	prefix = await evalPhp( `global $wpdb; echo $wpdb->prefix;` );
} );
beforeEach( change );
afterAll( async () => {
	fs.rmSync( at(), { recursive: true, force: true } );
	fs.rmSync( folder, { recursive: true, force: true } );
	await blogname( `update_option( 'blogname', '${ name }' );` );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_folder' );` );
} );

it( 'restores one file, and back', async () => {
	const safety = idIn(
		await restore( `--file=wp-content/${ FOLDER }/a.txt` )
	);
	expect( [ read( 'a.txt' ), read( 'inner', 'b.txt' ) ] ).toEqual( [
		'before',
		'after',
	] );
	expect( read( 'inner', 'new.txt' ) ).toBe( 'new' );
	expect( await blogname() ).toBe( 'After the backup' );
	expect( await wpJson( 'backup', 'list' ) ).toMatchObject( [
		{ id },
		{ id: safety, reason: 'restore' },
	] );
	await wp(
		'backup',
		'restore',
		safety,
		`--file=${ at( 'a.txt' ) }`,
		'--yes'
	);
	expect( read( 'a.txt' ) ).toBe( 'after' );
} );

it( 'restores one folder, and deletes what the backup doesn’t have in it', async () => {
	await restore( `--file=./wp-content/${ FOLDER }//inner/` );
	expect( [ read( 'inner', 'b.txt' ), read( 'inner', 'new.txt' ) ] ).toEqual(
		[ 'before', null ]
	);
	expect( [ read( 'a.txt' ), read( 'inner-2', 'c.txt' ) ] ).toEqual( [
		'after',
		'new',
	] );
	expect( await comments() ).toBe( 'After' );
	expect( await newestEntry() ).toMatchObject( {
		summary: expect.stringContaining( 'Backup restored' ) as unknown,
		changes: [
			{ label: 'What was restored', new: `wp-content/${ FOLDER }/inner` },
		],
	} );
} );

it( 'restores a file that was deleted with its folder', async () => {
	fs.rmSync( at( 'inner' ), { recursive: true } );
	await restore( `--file=wp-content/${ FOLDER }/inner/b.txt` );
	expect( read( 'inner', 'b.txt' ) ).toBe( 'before' );
} );

it( 'restores one table', async () => {
	await restore( `--table=${ prefix }comments` );
	expect( await comments() ).toBe( 'Before' );
	expect( await blogname() ).toBe( 'After the backup' );
	expect( read( 'a.txt' ) ).toBe( 'after' );
	await restore( `--table=${ prefix }options` );
	expect( await blogname() ).toBe( 'Before' );
	expect(
		await evalPhp( `echo get_option( 'jetpack_dashboard_backup_folder' );` )
	).toBe( folder );
} );

it.each( [
	'wp-config.php',
	'/etc/passwd',
	'uploads/backup-parts/a.txt',
	'wp-content/../wp-config.php',
	'wp-content-2/a.txt',
] )( 'refuses the path %s, which isn’t in wp-content', async ( file ) => {
	expect( await refused( `--file=${ file }` ) ).toContain(
		`The path ${ file } isn’t in wp-content.`
	);
} );

it( 'refuses what the backup doesn’t have', async () => {
	expect(
		await refused( `--file=wp-content/${ FOLDER }/inner-2` )
	).toContain( `The backup doesn’t have wp-content/${ FOLDER }/inner-2.` );
	expect( await refused( `--file=wp-content/${ FOLDER }/a` ) ).toContain(
		'The backup doesn’t have'
	);
	expect( await refused( `--table=${ prefix }nothing` ) ).toContain(
		`The backup doesn’t have ${ prefix }nothing.`
	);
	expect( await refused( '--file=wp-content/' ) ).toContain(
		'choose the files instead of a path'
	);
	expect( await newestEntry() ).toMatchObject( {
		summary: expect.stringContaining(
			'Restore of a backup failed'
		) as unknown,
	} );
} );

it( 'refuses two choices, and a file in place of a folder', async () => {
	expect(
		await refused( '--only=files', `--table=${ prefix }posts` )
	).toContain( 'Use only one of --only, --file and --table.' );
	fs.rmSync( at( 'inner' ), { recursive: true } );
	write( 'a file', 'inner' );
	expect(
		await refused( `--file=wp-content/${ FOLDER }/inner/b.txt` )
	).toContain( `Rename it first: wp-content/${ FOLDER }/inner` );
	await restore( `--file=wp-content/${ FOLDER }/inner` );
	expect( read( 'inner', 'b.txt' ) ).toBe( 'before' );
} );

it( 'refuses a table that a foreign key refers to', async () => {
	if ( process.env[ 'SANDBOX_DB' ] !== 'mariadb' ) {
		return;
	}
	const child = `${ prefix }backup_child`;
	await evalPhp(
		`global $wpdb; $wpdb->query( "ALTER TABLE {$wpdb->comments} ENGINE=InnoDB" ); $wpdb->query( "CREATE TABLE ${ child } ( comment bigint unsigned, FOREIGN KEY (comment) REFERENCES {$wpdb->comments} (comment_ID) ) ENGINE=InnoDB" );`
	);
	try {
		expect( await refused( `--table=${ prefix }comments` ) ).toContain(
			`Another table refers to ${ prefix }comments with a foreign key`
		);
	} finally {
		await evalPhp(
			`global $wpdb; $wpdb->query( 'DROP TABLE ${ child }' );`
		);
	}
} );
