import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

import { readZip } from './archives/zip';
import { writeEntry } from './archives/write-entries';
import { PLUGIN_FOLDER, PLUGIN_SLUG, SANDBOX_PHP } from './layout';
import type { SiteLayout } from './layout';
import type { WordPressSource, WordPressTools } from './wordpress-source';

export type PluginChoice = 'link' | 'none' | { zip: string };

function isLinkOrMissing( path: string ): boolean {
	try {
		return lstatSync( path ).isSymbolicLink();
	} catch {
		return true;
	}
}

/**
 * The languages that a site can be switched to, one of each direction.
 * WordPress lists the folder in each request. With the 1440 files of all 20
 * languages in the package, a request takes a tenth longer.
 */
const LOCALES = [ 'ar', 'de_DE' ];

const isFolderOrOfLocales = ( path: string ): boolean =>
	statSync( path ).isDirectory() ||
	LOCALES.some( ( locale ) =>
		new RegExp( `(?:^|-)${ locale }[.-]` ).test( basename( path ) )
	);

/** Creates WordPress's own files. */
export function writeWordPress(
	layout: SiteLayout,
	source: WordPressSource
): void {
	// Not hard links: each link changes a file's ctime on all sites, and the
	// scanner and the backups then read it again.
	cpSync( source.wordpress, layout.docroot, { recursive: true } );
	if ( source.languages !== null ) {
		cpSync( source.languages, join( layout.contentDir, 'languages' ), {
			recursive: true,
			filter: isFolderOrOfLocales,
		} );
	}
	// The folder given by the user may contain a site; its settings aren't
	// ours.
	for ( const own of [
		'wp-config.php',
		'wp-content/db.php',
		'wp-content/object-cache.php',
		'wp-content/advanced-cache.php',
	] ) {
		rmSync( join( layout.docroot, own ), { force: true } );
	}
	for ( const folder of [ 'uploads', 'mu-plugins', 'upgrade' ] ) {
		mkdirSync( join( layout.contentDir, folder ), { recursive: true } );
	}
}

/**
 * Installs the SQLite drop-in with its two placeholders filled in; none for
 * MariaDB.
 */
export function writeDropIn(
	layout: SiteLayout,
	tools: WordPressTools,
	isSqlite: boolean
): void {
	const dropIn = join( layout.contentDir, 'db.php' );
	rmSync( dropIn, { force: true } );
	if ( ! isSqlite ) {
		return;
	}
	mkdirSync( layout.database, { recursive: true } );
	const implementation = join(
		layout.contentDir,
		'sqlite-database-integration'
	);
	if ( ! existsSync( implementation ) ) {
		cpSync( tools.sqlite, implementation, { recursive: true } );
	}
	const template = readFileSync( join( tools.sqlite, 'db.copy' ), 'utf8' );
	writeFileSync(
		dropIn,
		template
			// Outside the plugins folder, so that it isn't listed as a plugin.
			.replaceAll(
				"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
				"__DIR__ . '/sqlite-database-integration'"
			)
			.replaceAll(
				'{SQLITE_PLUGIN}',
				'sqlite-database-integration/load.php'
			)
	);
}

/**
 * Copies our must-use plugins on each start, and the file that
 * SANDBOX_MU_PLUGIN names; keeps those that a test added.
 */
export function writeMustUsePlugins( layout: SiteLayout ): void {
	const target = join( layout.contentDir, 'mu-plugins' );
	cpSync( join( SANDBOX_PHP, 'mu-plugins' ), target, { recursive: true } );
	const one = process.env[ 'SANDBOX_MU_PLUGIN' ];
	if ( one ) {
		cpSync( one, join( target, basename( one ) ) );
	}
}

/**
 * Puts the plugin in the plugins folder; returns whether there is one to
 * activate.
 */
export function placePlugin(
	layout: SiteLayout,
	plugin: PluginChoice,
	isMounted: boolean
): boolean {
	const target = join( layout.contentDir, 'plugins', PLUGIN_SLUG );
	if ( isLinkOrMissing( target ) ) {
		rmSync( target, { force: true } );
	} else {
		// A copy from a zip, never the sources: a symlink was handled above.
		rmSync( target, { recursive: true, force: true } );
	}
	if ( plugin === 'none' ) {
		return false;
	}
	if ( plugin === 'link' ) {
		if ( isMounted ) {
			mkdirSync( target );
		} else {
			symlinkSync( PLUGIN_FOLDER, target, 'dir' );
		}
		return existsSync( join( PLUGIN_FOLDER, `${ PLUGIN_SLUG }.php` ) );
	}
	for ( const entry of readZip( plugin.zip ) ) {
		writeEntry( join( layout.contentDir, 'plugins' ), entry );
	}
	if ( ! existsSync( join( target, `${ PLUGIN_SLUG }.php` ) ) ) {
		throw new Error(
			`${ plugin.zip } does not hold ${ PLUGIN_SLUG }/${ PLUGIN_SLUG }.php.`
		);
	}
	return true;
}
