import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeEntry } from './archives/write-entries';
import { readZip } from './archives/zip';
import { cachedFolder, fileIntegrity } from './cache';
import type { Say, WordPressSource } from './wordpress-source';

const CACHED_FILE_MODE = 0o444;

/** Unpacks a zip of WordPress, whether its files lie at the root or in `wordpress/`. */
function unzip( zip: string, folder: string ): void {
	const isNested = ! readZip( zip, ( path ) => path === 'wp-includes/version.php' ).next().value;
	let files = 0;
	for ( const { path, content } of readZip( zip ) ) {
		const target = isNested ? path.replace( /^[^/]+\//, '' ) : path;
		writeEntry( folder, { path: target, content }, CACHED_FILE_MODE );
		files += target === 'wp-includes/version.php' ? 1 : 0;
	}
	if ( files === 0 ) {
		throw new Error( `${ zip } holds no WordPress: there is no wp-includes/version.php in it.` );
	}
}

/** A zip that the person has. */
export async function unzippedWordPress( zip: string ): Promise< WordPressSource > {
	const key = ( await fileIntegrity( zip ) ).slice( 'sha512-'.length, 31 ).replace( /[^\w]/g, '_' );
	const wordpress = await cachedFolder( `wordpress-zip-${ key }`, async ( folder ) => unzip( zip, folder ) );
	return { id: `zip-${ key }`, wordpress, languages: null, isCached: true };
}

/** Any other version, from wordpress.org where the network allows. */
export async function downloadedWordPress( version: string, say: Say ): Promise< WordPressSource > {
	if ( ! /^\d+\.\d+(\.\d+)?(-[\w.]+)?$/.test( version ) ) {
		throw new Error( `--wp ${ version }: there is no such folder or zip, and that is no version of WordPress.` );
	}
	const wordpress = await cachedFolder( `wordpress-${ version }`, async ( folder ) => {
		const url = `https://wordpress.org/wordpress-${ version }.zip`;
		say( `Fetching WordPress ${ version } from wordpress.org …` );
		const zip = join( folder, '.download.zip' );
		try {
			const response = await fetch( url );
			if ( ! response.ok ) {
				throw new Error( `status ${ response.status }` );
			}
			writeFileSync( zip, Buffer.from( await response.arrayBuffer() ) );
		} catch ( error ) {
			const reason = error instanceof Error ? ( error.cause instanceof Error ? error.cause.message : error.message ) : '';
			throw new Error(
				`WordPress ${ version } could not be fetched from ${ url } (${ reason }). ` +
					'Download the zip of that version where you can and start with --wp <path of the zip>.'
			);
		}
		unzip( zip, folder );
	} );
	return { id: version, wordpress, languages: null, isCached: true };
}

/** The oldest supported version, from a registry package. */
export async function oldestWordPress( _say: Say ): Promise< WordPressSource > {
	throw new Error( '--wp 6.6 is not built yet.' );
}
