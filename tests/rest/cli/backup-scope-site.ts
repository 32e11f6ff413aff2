import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { useSmallSite } from '../support/files-aside';
import { evalPhp, post, site } from '../support/site';
import { useScenario } from '../support/site-state';
import { idIn } from './backup-site';
import { wp, wpJson } from './wp-cli';

/** Folders that are always backed up. */
export const MAIN = [ 'mu-plugins', 'plugins', 'themes', 'uploads' ];
export const IN_MAIN = MAIN.map( ( name ) => `${ name }/scope` );

/** The folder of the backups. */
export const backups = () => current;
let current = '';
const at = ( name: string ) => path.join( site().contentDir, name );
export const write = ( name: string, content: Buffer | string ) => {
	fs.mkdirSync( path.dirname( at( name ) ), { recursive: true } );
	fs.writeFileSync( at( name ), content );
};
export const read = ( name: string ) =>
	fs.existsSync( at( name ) ) ? fs.readFileSync( at( name ), 'utf8' ) : null;
export const setOtherFiles = async ( isOn: boolean ) =>
	expect(
		( await post( 'settings', { backups_other_files: isOn } ) ).status
	).toBe( 200 );
export const create = async ( ...args: string[] ) =>
	idIn( await wp( 'backup', 'create', ...args ) );
export const restore = async ( id: string, ...args: string[] ) =>
	idIn( await wp( 'backup', 'restore', id, ...args, '--yes' ) );
export const list = (): Promise<
	Array< { id: string; scope: string; reason: string } >
> => wpJson( 'backup', 'list' );

/** All files and folders beside those that are always backed up: what they contain, their permissions and times. */
export function rest(): Record< string, string > {
	const found: Record< string, string > = {};
	const walk = ( folder: string ) => {
		for ( const name of fs.readdirSync( at( folder ) ).sort() ) {
			const file = path.join( folder, name );
			const stat = fs.lstatSync( at( file ) );
			const isOther = /^(database|jetpack-(backups|quarantine)-)/.test(
				name
			);
			if ( MAIN.includes( file ) || isOther ) {
				continue;
			}
			const about = `${ stat.mode } ${ stat.ino }`;
			if ( stat.isDirectory() ) {
				found[ file ] = about;
				walk( file );
			} else {
				found[ file ] = `${ about } ${ stat.mtimeMs } ${ createHash(
					'sha256'
				)
					.update( fs.readFileSync( at( file ) ) )
					.digest( 'hex' ) }`;
			}
		}
	};
	walk( '.' );
	return found;
}

export const othersIn = ( paths: string[] ) =>
	paths.filter( ( file ) => ! MAIN.includes( file.split( '/' )[ 0 ] ?? '' ) );

/** Paths of the files that a backup has. */
export const files = async ( id: string ): Promise< string[] > =>
	JSON.parse(
		await evalPhp( `
			$paths = array();
			foreach ( ( new Jetpack_Dashboard\\Backup\\Backups( '${ current }' ) )->files( '${ id }' ) as $entry ) {
				$paths[] = $entry['p'];
			}
			echo json_encode( $paths );` )
	);

export const before = () => {
	for ( const name of IN_MAIN ) {
		write( `${ name }/kept.txt`, 'before' );
		write( `${ name }/deleted.txt`, 'before' );
	}
	write( 'languages/scope.mo', 'before' );
	write( 'scope-cache/deep/a.txt', 'before' );
	write( 'scope-cache/gone.txt', 'before' );
	write( 'object-cache-scope.php', '<?php // before' );
};
export const after = () => {
	for ( const name of IN_MAIN ) {
		write( `${ name }/kept.txt`, 'after' );
		fs.rmSync( at( `${ name }/deleted.txt` ) );
		write( `${ name }/new/new.txt`, 'new' );
	}
	write( 'languages/scope.mo', 'after' );
	write( 'languages/plugins/scope-new.mo', 'new' );
	write( 'scope-cache/deep/a.txt', 'after' );
	fs.rmSync( at( 'scope-cache/gone.txt' ) );
	fs.mkdirSync( at( 'scope-cache/empty' ), { recursive: true } );
	write( 'scope-cache/new/b.txt', 'new' );
	write( 'object-cache-scope.php', '<?php // after' );
};

/** Creates a part of a backup. */
export const interrupt = async ( scope: 'all' | 'main' ) =>
	expect(
		await evalPhp( `
			$backups = new Jetpack_Dashboard\\Backup\\Backups( '${ current }' );
			foreach ( range( 1, 30 ) as $part ) {
				$writer = new Jetpack_Dashboard\\Backup\\Backup_Writer( $backups, Jetpack_Dashboard\\Backup\\Scope::${ scope }() );
				$writer->create_part( 'manual', 0.0 );
			}
			echo $writer->progress()['files'];` )
	).toBe( '30' );

/** Writes the files before each test, and removes them and the backups after. */
export function useScopeSite(): void {
	jest.setTimeout( 300_000 );
	useSmallSite();
	beforeAll( async () => {
		await useScenario( 'local' );
		current = await evalPhp(
			'$folder = new Jetpack_Dashboard\\Backup\\Backup_Folder(); echo $folder->prepare();'
		);
	} );
	beforeEach( before );
	afterEach( async () => {
		await setOtherFiles( true );
		for ( const name of [
			...IN_MAIN,
			'scope-cache',
			'object-cache-scope.php',
		] ) {
			fs.rmSync( at( name ), { recursive: true, force: true } );
		}
		fs.rmSync( at( 'languages/scope.mo' ), { force: true } );
		fs.rmSync( at( 'languages/plugins/scope-new.mo' ), { force: true } );
	} );
	afterAll( async () => {
		fs.rmSync( current, { recursive: true, force: true } );
		await evalPhp( `delete_option( 'jetpack_dashboard_backup_folder' );` );
	} );
}
