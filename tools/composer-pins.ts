import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
	require?: Record< string, string >;
	'require-dev'?: Record< string, string >;
}

interface Installed {
	packages: { name: string; version: string }[];
}

/**
 * PHP itself, its extensions and Composer's API have no slash in their names.
 */
const isPackage = ( name: string ) => name.includes( '/' );

/** Some packages tag `v1.2.3`, others `1.2`. */
const normalized = ( version: string ) =>
	version.replace( /^v/, '' ).replace( /^\d+\.\d+$/, '$&.0' );

/**
 * Describes how the packages that Composer installed differ from composer.json.
 */
export function comparePins(
	manifest: Manifest,
	installed: Installed
): string[] {
	const pinned = new Map(
		Object.entries( {
			...manifest.require,
			...manifest[ 'require-dev' ],
		} ).filter( ( [ name ] ) => isPackage( name ) )
	);
	const found = new Map(
		installed.packages.map( ( { name, version } ) => [
			name,
			normalized( version ),
		] )
	);
	return [ ...new Set( [ ...pinned.keys(), ...found.keys() ] ) ]
		.filter( ( name ) => pinned.get( name ) !== found.get( name ) )
		.sort()
		.map( ( name ) => {
			const pin = pinned.get( name ) ?? 'nothing';
			return `${ name }: composer.json names ${ pin }, installed is ${
				found.get( name ) ?? 'nothing'
			}`;
		} );
}

/** Same for a folder with a composer.json and its vendor/. */
export function findPinDeviations( folder: string ): string[] {
	const read = ( file: string ) =>
		JSON.parse( readFileSync( join( folder, file ), 'utf8' ) );
	const installed = 'vendor/composer/installed.json';
	return comparePins(
		read( 'composer.json' ),
		existsSync( join( folder, installed ) )
			? read( installed )
			: { packages: [] }
	);
}
