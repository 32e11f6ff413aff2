import {
	constants,
	copyFileSync,
	cpSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { readZip } from './archives/zip';
import { writeEntry } from './archives/write-entries';
import { PLUGIN_FOLDER, PLUGIN_SLUG, SANDBOX_PHP } from './layout';
import type { SiteLayout } from './layout';
import type { WordPressSource, WordPressTools } from './wordpress-source';

export type PluginChoice = 'link' | 'none' | { zip: string };

/** Copies a folder of the cache, by hard links where the disk allows: 4000 files in a tenth of a second. */
function cloneFolder( from: string, to: string, byLink: boolean ): void {
	mkdirSync( to, { recursive: true } );
	for ( const entry of readdirSync( from, { withFileTypes: true } ) ) {
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isDirectory() ) {
			cloneFolder( source, target, byLink );
			continue;
		}
		if ( byLink ) {
			try {
				linkSync( source, target );
				continue;
			} catch {
				// Another disk: copy.
			}
		}
		copyFileSync( source, target, constants.COPYFILE_FICLONE );
	}
}

function isLinkOrMissing( path: string ): boolean {
	try {
		return lstatSync( path ).isSymbolicLink();
	} catch {
		return true;
	}
}

/** Lays out WordPress's own files. */
export function writeWordPress(
	layout: SiteLayout,
	source: WordPressSource
): void {
	cloneFolder( source.wordpress, layout.docroot, source.isCached );
	if ( source.languages !== null ) {
		cloneFolder(
			source.languages,
			join( layout.contentDir, 'languages' ),
			source.isCached
		);
	}
	// A folder that the person gave may hold a site: its settings are not ours.
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

/** The SQLite drop-in with its two placeholders filled, or none for MariaDB. */
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
		cloneFolder( tools.sqlite, implementation, true );
	}
	const template = readFileSync( join( tools.sqlite, 'db.copy' ), 'utf8' );
	writeFileSync(
		dropIn,
		template
			// Beside the drop-in, so that it doesn't show among the plugins.
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

/** Our must-use plugins, fresh at each start; those that a test dropped stay. */
export function writeMustUsePlugins( layout: SiteLayout ): void {
	cpSync(
		join( SANDBOX_PHP, 'mu-plugins' ),
		join( layout.contentDir, 'mu-plugins' ),
		{ recursive: true }
	);
}

/** Puts the plugin where WordPress looks for it; whether there is one to activate. */
export function placePlugin(
	layout: SiteLayout,
	plugin: PluginChoice,
	isMounted: boolean
): boolean {
	const target = join( layout.contentDir, 'plugins', PLUGIN_SLUG );
	if ( isLinkOrMissing( target ) ) {
		rmSync( target, { force: true } );
	} else {
		// A copy from a zip, never the sources: a link was handled above.
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
