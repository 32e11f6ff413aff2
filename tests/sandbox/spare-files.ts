import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Sandbox } from '.';

/**
 * What WordPress brings, without which the site works. Most of the time of each
 * backup and restore would go into these files, which prove nothing about them.
 */
const SPARE = [
	'languages',
	'plugins/akismet',
	'themes/twentytwentyfive/assets',
	'themes/twentytwentyfour',
	'themes/twentytwentythree',
];

/** Moves them out of wp-content; returns a function that moves them back. */
export function moveSpareFilesAside( {
	dir,
	contentDir,
}: Pick< Sandbox, 'dir' | 'contentDir' > ): () => void {
	const aside = path.join( dir, 'spare-files' );
	const places = SPARE.map( ( name, index ) => ( {
		place: path.join( contentDir, name ),
		kept: path.join( aside, String( index ) ),
	} ) );
	// It exists if an earlier test file failed before it moved them back.
	fs.mkdirSync( aside, { recursive: true } );
	for ( const { place, kept } of places ) {
		if ( fs.existsSync( place ) && ! fs.existsSync( kept ) ) {
			fs.renameSync( place, kept );
		}
	}
	return () => {
		for ( const { place, kept } of places ) {
			if ( fs.existsSync( kept ) ) {
				// Tests may have created it again.
				fs.rmSync( place, { recursive: true, force: true } );
				fs.renameSync( kept, place );
			}
		}
		fs.rmdirSync( aside );
	};
}
