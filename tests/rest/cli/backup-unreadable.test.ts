import * as fs from 'node:fs';
import * as path from 'node:path';
import { useSmallSite } from '../support/files-aside';
import { evalPhp, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { wp } from './wp-cli';

useSmallSite();

let folder = '';
let backups = '';
const at = ( name: string ) => path.join( folder, name );
const idIn = ( text: string ) =>
	/\d{8}-\d{6}-[0-9a-f]{6}/.exec( text )?.[ 0 ] ?? '';
const close = ( name: string ) => fs.chmodSync( at( name ), 0 );
const open = ( name: string, mode: number ) => fs.chmodSync( at( name ), mode );

/** Runs PHP as a user for whom closed files are closed: they aren't for root. */
async function asAnyUser( php: string ): Promise< string > {
	const change = ( user: string ) =>
		evalPhp( `
			if ( 0 === posix_getuid() ) {
				$folders = array( '${ backups }', '${ folder }' );
				if ( defined( 'FQDBDIR' ) ) {
					$folders[] = FQDBDIR;
				}
				exec( 'chown -R ${ user } ' . implode( ' ', array_map( 'escapeshellarg', $folders ) ) );
			}` );
	await change( '65534' );
	try {
		return await evalPhp( `
			$is_root = 0 === posix_getuid() && posix_seteuid( 65534 );
			try {
				$backups = new Jetpack_Dashboard\\Backup\\Backups( '${ backups }' );
				${ php }
			} catch ( Jetpack_Dashboard\\Backup\\Backup_Error $error ) {
				echo $error->getMessage();
			} finally {
				$is_root && posix_seteuid( 0 );
			}` );
	} finally {
		await change( '0' );
	}
}
const create = () =>
	asAnyUser( `
		$manifest = ( new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups ) )->create( 'manual' );
		echo "{$manifest['id']} {$manifest['skipped']}";` );

beforeAll( async () => {
	await useScenario( 'local' );
	folder = path.join( site().contentDir, 'uploads', 'backup-unreadable' );
	for ( const name of [ 'closed/deep', 'listed' ] ) {
		fs.mkdirSync( at( name ), { recursive: true } );
	}
	for ( const name of [
		'closed/a',
		'closed/deep/b',
		'listed/c',
		'closed.txt',
		'file',
		'z',
	] ) {
		fs.writeFileSync( at( name ), name );
	}
	await wp( 'backup', 'create' );
	backups = await evalPhp(
		"echo get_option( 'jetpack_dashboard_backup_folder' );"
	);
} );
afterAll( async () => {
	fs.rmSync( folder, { recursive: true, force: true } );
	fs.rmSync( backups, { recursive: true, force: true } );
	await evalPhp( `delete_option( 'jetpack_dashboard_backup_folder' );` );
} );

it( 'restores and deletes nothing that a backup could not read', async () => {
	close( 'closed' );
	open( 'listed', 0o444 );
	close( 'file' );
	const output = await create();
	open( 'closed', 0o755 );
	open( 'listed', 0o755 );
	open( 'file', 0o644 );
	expect( output ).toMatch( / 3$/ );

	fs.writeFileSync( at( 'file' ), 'newer' );
	fs.writeFileSync( at( 'added' ), 'added' );
	fs.writeFileSync( at( 'closed.txt' ), 'newer' );
	await wp( 'backup', 'verify', idIn( output ) );
	await wp( 'backup', 'restore', idIn( output ), '--yes' );
	const now = Object.fromEntries(
		( fs.readdirSync( folder, { recursive: true } ) as string[] )
			.filter( ( name ) => fs.statSync( at( name ) ).isFile() )
			.sort()
			.map( ( name ) => [ name, fs.readFileSync( at( name ), 'utf8' ) ] )
	);
	expect( now ).toEqual( {
		'closed/a': 'closed/a',
		'closed/deep/b': 'closed/deep/b',
		'closed.txt': 'closed.txt',
		file: 'newer',
		'listed/c': 'listed/c',
		z: 'z',
	} );
} );

it( 'restores nothing while files of the backup are in a folder that can’t be read', async () => {
	const id = idIn( await create() );
	fs.writeFileSync( at( 'z' ), 'newer' );
	close( 'closed' );
	// For the maintenance page.
	const root = path.dirname( site().contentDir );
	const { mode } = fs.statSync( root );
	fs.chmodSync( root, 0o777 );
	const error = await asAnyUser(
		`( new Jetpack_Dashboard\\Backup\\Restorer( $backups ) )->restore( '${ id }' );`
	);
	fs.chmodSync( root, mode );
	open( 'closed', 0o755 );
	expect( error ).toContain(
		`Nothing was restored, because PHP can’t read and change this folder. Correct its permissions: ${ at(
			'closed'
		) }`
	);
	expect( fs.readFileSync( at( 'z' ), 'utf8' ) ).toBe( 'newer' );
} );

it( 'restores names that aren’t UTF-8, and leaves out other sites’ backups', async () => {
	const odd = Buffer.concat( [
		Buffer.from( at( 'odd-' ) ),
		Buffer.from( [ 0xff, 0xff, 0xe9 ] ),
	] );
	const other = path.join(
		site().contentDir,
		`jetpack-backups-${ 'ab'.repeat( 16 ) }`
	);
	fs.writeFileSync( odd, 'odd' );
	fs.mkdirSync( other );
	fs.writeFileSync( path.join( other, 'piece' ), 'before' );
	try {
		const id = idIn( await wp( 'backup', 'create' ) );
		fs.rmSync( odd );
		fs.writeFileSync( path.join( other, 'piece' ), 'after' );
		await wp( 'backup', 'restore', id, '--yes' );
		expect( fs.readFileSync( odd, 'utf8' ) ).toBe( 'odd' );
		expect( fs.readFileSync( path.join( other, 'piece' ), 'utf8' ) ).toBe(
			'after'
		);
	} finally {
		fs.rmSync( odd, { force: true } );
		fs.rmSync( other, { recursive: true } );
	}
} );
