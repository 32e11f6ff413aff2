import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import {
	downloadedWordPress,
	oldestWordPress,
	unzippedWordPress,
} from './other-wordpress';
import { cachedFolder } from './cache';
import { extractPackage } from './npm-package';
import type { PinnedPackage } from './npm-package';

const DEFAULT_WORDPRESS = '7.1.1';

const STUDIO: PinnedPackage = {
	spec: 'wp-studio@1.22.0',
	integrity:
		'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
	size: '67 MB',
};

const STUDIO_FILES = 'package/dist/cli/wp-files/';
const STUDIO_FOLDERS: Record< string, string > = {
	'latest/wordpress/': 'wordpress/',
	'latest/languages/': 'languages/',
	'sqlite-database-integration/': 'sqlite-database-integration/',
	'wp-cli/': 'wp-cli/',
};

export interface WordPressSource {
	/** Identifies these files in cache keys and in the site's record. */
	id: string;
	/** A complete WordPress, read-only. */
	wordpress: string;
	/** Core's translations, if the source includes them. */
	languages: string | null;
	/**
	 * Whether the files are in our cache, so that sites may share them as hard
	 * links.
	 */
	isCached: boolean;
}

/** Tools for any WordPress version: the SQLite integration and WP-CLI. */
export interface WordPressTools {
	id: string;
	sqlite: string;
	wpCli: string;
}

export type Log = ( line: string ) => void;

function studioTarget( path: string ): string | null {
	if ( ! path.startsWith( STUDIO_FILES ) ) {
		return null;
	}
	const inside = path.slice( STUDIO_FILES.length );
	for ( const [ from, to ] of Object.entries( STUDIO_FOLDERS ) ) {
		if ( inside.startsWith( from ) ) {
			return to + inside.slice( from.length );
		}
	}
	return null;
}

function studioFolder( say: Log ): Promise< string > {
	return cachedFolder( STUDIO.spec.replace( /[^\w.-]/g, '-' ), ( folder ) => {
		say(
			`Fetching WordPress ${ DEFAULT_WORDPRESS } (${ STUDIO.size }, once) …`
		);
		return extractPackage( STUDIO, folder, studioTarget );
	} );
}

export async function wordPressTools( say: Log ): Promise< WordPressTools > {
	const folder = await studioFolder( say );
	return {
		id: basename( folder ),
		sqlite: join( folder, 'sqlite-database-integration' ),
		wpCli: join( folder, 'wp-cli', 'wp-cli.phar' ),
	};
}

/**
 * Resolves the `--wp` option: nothing (the default), a version, a folder or a
 * zip.
 */
export async function wordPressSource(
	wanted: string | undefined,
	say: Log
): Promise< WordPressSource > {
	if ( wanted === undefined || wanted === DEFAULT_WORDPRESS ) {
		const folder = await studioFolder( say );
		return {
			id: DEFAULT_WORDPRESS,
			wordpress: join( folder, 'wordpress' ),
			languages: join( folder, 'languages' ),
			isCached: true,
		};
	}
	const path = resolve( wanted );
	if ( existsSync( path ) ) {
		if ( ! statSync( path ).isDirectory() ) {
			return unzippedWordPress( path );
		}
		if ( ! existsSync( join( path, 'wp-includes/version.php' ) ) ) {
			throw new Error(
				`${ path } is no WordPress: it has no wp-includes/version.php.`
			);
		}
		return {
			id: `folder:${ path }`,
			wordpress: path,
			languages: null,
			isCached: false,
		};
	}
	if ( /^6\.6(-RC3)?$/.test( wanted ) ) {
		return oldestWordPress( say );
	}
	return downloadedWordPress( wanted, say );
}
