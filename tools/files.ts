import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const REPOSITORY = resolve( __dirname, '..' );

/** Every file below a folder of the repository, by its path in it, in one fixed order. */
export function listFiles( folder: string ): string[] {
	const root = join( REPOSITORY, folder );
	if ( ! statSync( root, { throwIfNoEntry: false } )?.isDirectory() ) {
		return [];
	}
	return readdirSync( root, { recursive: true, encoding: 'utf8' } )
		.map( ( file ) => `${ folder }/${ file.replaceAll( '\\', '/' ) }` )
		.filter( ( file ) => statSync( join( REPOSITORY, file ) ).isFile() )
		.sort();
}
