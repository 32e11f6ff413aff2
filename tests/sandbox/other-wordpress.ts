import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeEntry } from './archives/write-entries';
import { readZip } from './archives/zip';
import { cachedFolder, fileIntegrity } from './cache';
import { extractPackage } from './npm-package';
import type { PinnedPackage } from './npm-package';
import type { Log, WordPressSource } from './wordpress-source';

const CACHED_FILE_MODE = 0o444;

/**
 * Extracts a zip of WordPress, with its files at the root or in `wordpress/`.
 */
function unzip( zip: string, folder: string ): void {
	const isNested = ! readZip(
		zip,
		( path ) => path === 'wp-includes/version.php'
	).next().value;
	let files = 0;
	for ( const { path, content } of readZip( zip ) ) {
		const target = isNested ? path.replace( /^[^/]+\//, '' ) : path;
		writeEntry( folder, { path: target, content }, CACHED_FILE_MODE );
		files += target === 'wp-includes/version.php' ? 1 : 0;
	}
	if ( files === 0 ) {
		throw new Error(
			`${ zip } holds no WordPress: there is no wp-includes/version.php in it.`
		);
	}
}

/** A zip file on the user's machine. */
export async function unzippedWordPress(
	zip: string
): Promise< WordPressSource > {
	const key = ( await fileIntegrity( zip ) )
		.slice( 'sha512-'.length, 31 )
		.replace( /[^\w]/g, '_' );
	const wordpress = await cachedFolder(
		`wordpress-zip-${ key }`,
		async ( folder ) => unzip( zip, folder )
	);
	return { id: `zip-${ key }`, wordpress, languages: null, isCached: true };
}

/** fetch() hides the actual error, such as ENOTFOUND, in the cause. */
function reasonOf( error: unknown ): string {
	if ( ! ( error instanceof Error ) ) {
		return String( error );
	}
	return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Any other version, downloaded from wordpress.org if the network allows. */
export async function downloadedWordPress(
	version: string,
	say: Log
): Promise< WordPressSource > {
	if ( ! /^\d+\.\d+(\.\d+)?(-[\w.]+)?$/.test( version ) ) {
		throw new Error(
			`--wp ${ version }: there is no such folder or zip, and that is no version of WordPress.`
		);
	}
	const wordpress = await cachedFolder(
		`wordpress-${ version }`,
		async ( folder ) => {
			const url = `https://wordpress.org/wordpress-${ version }.zip`;
			say( `Fetching WordPress ${ version } from wordpress.org …` );
			const zip = join( folder, '.download.zip' );
			try {
				const response = await fetch( url );
				if ( ! response.ok ) {
					throw new Error( `status ${ response.status }` );
				}
				writeFileSync(
					zip,
					Buffer.from( await response.arrayBuffer() )
				);
			} catch ( error ) {
				throw new Error(
					`WordPress ${ version } could not be fetched from ${ url } (${ reasonOf(
						error
					) }). ` +
						'Download the zip of that version where you can and start with --wp <path of the zip>.'
				);
			}
			unzip( zip, folder );
			rmSync( zip );
		}
	);
	return { id: version, wordpress, languages: null, isCached: true };
}

const PLAYGROUND_BUILDS: PinnedPackage = {
	spec: '@wp-playground/wordpress-builds@0.9.19',
	integrity:
		'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
	size: '158 MB',
};
const OLDEST_VERSION = '6.6-RC3';
const OLDEST_ZIP = 'package/src/wordpress/wp-beta.zip';
const OLDEST_STATIC_FILES = 'package/public/wp-beta/';

/**
 * Target path of a file of the package: PHP is in its zip, browser assets are
 * in a folder.
 */
function oldestTarget( path: string ): string | null {
	if ( path === OLDEST_ZIP ) {
		return '.wordpress.zip';
	}
	return path.startsWith( OLDEST_STATIC_FILES )
		? path.slice( OLDEST_STATIC_FILES.length )
		: null;
}

/** The oldest supported version, from a registry package. */
export async function oldestWordPress( say: Log ): Promise< WordPressSource > {
	const wordpress = await cachedFolder(
		`wordpress-${ OLDEST_VERSION }`,
		async ( folder ) => {
			say(
				`Fetching WordPress ${ OLDEST_VERSION } (${ PLAYGROUND_BUILDS.size }, once) …`
			);
			await extractPackage( PLAYGROUND_BUILDS, folder, oldestTarget );
			const zip = join( folder, '.wordpress.zip' );
			for ( const entry of readZip( zip ) ) {
				// Files in both places are identical.
				if ( ! existsSync( join( folder, entry.path ) ) ) {
					writeEntry( folder, entry, CACHED_FILE_MODE );
				}
			}
			// The package includes a site; ours is installed from scratch.
			for ( const leftover of [
				zip,
				join( folder, 'wp-config.php' ),
				join( folder, 'wp-content/database' ),
			] ) {
				rmSync( leftover, { recursive: true, force: true } );
			}
		}
	);
	return { id: OLDEST_VERSION, wordpress, languages: null, isCached: true };
}
