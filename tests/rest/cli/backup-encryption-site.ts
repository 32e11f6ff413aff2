import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalPhp, site } from '../support/site';
import { create, places, write } from './backup-site';

export const PASSPHRASE = 'correct horse battery staple';

/** In an uploaded file, its name, a table, and a table's name. */
export const MARK = 'unmistakable-mark';

const KEYS = 'jetpack_dashboard_backup_keys';

/** Runs `wp jetpack backup encryption …` with a passphrase on its standard input. */
export const encryption = (
	action: string,
	passphrase = '',
	...args: string[]
): Promise< string > =>
	site().wp(
		[ 'jetpack', 'backup', 'encryption', action, ...args ],
		`${ passphrase }\n`
	);

export const turnOn = ( passphrase = PASSPHRASE ) =>
	encryption( 'on', passphrase, '--yes' );

/** What the command prints that fails. */
export const refused = ( action: string, passphrase: string ) =>
	encryption( action, passphrase, ...( action === 'on' ? [ '--yes' ] : [] ) )
		.then( () => 'no error' )
		.catch( String );

/** As if the keys of wp-config.php had changed: what they encrypted can't be read. */
export const loseSiteKey = () =>
	evalPhp(
		`update_option( '${ KEYS }', preg_replace( '/box1:[^"]{8}/', 'box1:AAAAAAAA', get_option( '${ KEYS }' ) ) );`
	);

export const forgetKeys = () => evalPhp( `delete_option( '${ KEYS }' );` );

/** All files of the backup folder, by their path in it. */
export const filesOf = ( folder = places.backups ) =>
	fs
		.readdirSync( folder, { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) =>
			path.relative( folder, path.join( entry.parentPath, entry.name ) )
		)
		.sort();

/** Bytes of the pieces. */
export const sizeOfPieces = () =>
	filesOf()
		.filter( ( name ) => name.startsWith( 'pieces/' ) )
		.reduce(
			( sum, name ) =>
				sum + fs.statSync( path.join( places.backups, name ) ).size,
			0
		);

/** Turns encryption on for a site that has no backups, with the mark in files and tables. */
export async function startEncrypted(): Promise< string > {
	write( `${ MARK }.txt`, `${ MARK } `.repeat( 20 ) );
	await evalPhp( `
		global $wpdb;
		$wpdb->query( "INSERT INTO {$wpdb->prefix}backup_test VALUES ( 99, 'mark', '${ MARK }', X'00ff', 7 )" );
		foreach ( ( new Jetpack_Dashboard\\Backup\\Backups( '${ places.backups }' ) )->ids() as $id ) {
			( new Jetpack_Dashboard\\Backup\\Backups( '${ places.backups }' ) )->delete( $id );
		}` );
	await turnOn();
	return create();
}
