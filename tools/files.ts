import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const REPOSITORY = resolve( __dirname, '..' );

/** Every file below a folder, as sorted paths relative to it. */
export function listFilesIn( folder: string ): string[] {
	if ( ! statSync( folder, { throwIfNoEntry: false } )?.isDirectory() ) {
		return [];
	}
	return readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.map( ( file ) => file.replaceAll( '\\', '/' ) )
		.filter( ( file ) => statSync( join( folder, file ) ).isFile() )
		.sort();
}

/**
 * Every file below a folder of the repository, as paths relative to the
 * repository.
 */
export const listFiles = ( folder: string ): string[] =>
	listFilesIn( join( REPOSITORY, folder ) ).map(
		( file ) => `${ folder }/${ file }`
	);
