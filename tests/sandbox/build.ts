import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { PLUGIN_FOLDER, REPOSITORY } from './layout';
import { npm } from './npm-package';

const SOURCES = [
	'src',
	'plugin/includes/Admin/assets/masthead.css',
	'webpack.config.js',
	'package.json',
];
const BUILT = join( PLUGIN_FOLDER, 'build', 'index.js' );

/**
 * The latest modification time at or below the path, in milliseconds; 0 if it
 * doesn't exist.
 */
function newest( path: string ): number {
	if ( ! existsSync( path ) ) {
		return 0;
	}
	const own = statSync( path );
	if ( ! own.isDirectory() ) {
		return own.mtimeMs;
	}
	// Include the folder's own mtime, which changes when a file is removed.
	return Math.max(
		own.mtimeMs,
		...readdirSync( path ).map( ( name ) => newest( join( path, name ) ) )
	);
}

function isBuildOutdated(): boolean {
	const built = newest( BUILT );
	return SOURCES.some(
		( source ) => newest( join( REPOSITORY, source ) ) > built
	);
}

/** Builds plugin/build if it is missing or older than its sources. */
export async function buildIfOutdated(
	say: ( line: string ) => void
): Promise< void > {
	if ( isBuildOutdated() ) {
		say( 'Building plugin/build …' );
		await npm( [ 'run', '--silent', 'build' ], 'npm run build' );
	}
}
