import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { writeEntry } from './archives/write-entries';
import { readTarball } from './archives/tar';
import { verifyIntegrity } from './cache';
import { REPOSITORY } from './layout';
import { run } from './processes';

export interface PinnedPackage {
	/** Name and exact version, in npm's format. */
	spec: string;
	/** `sha512-…` of the tarball. */
	integrity: string;
	/** Shown during the download. */
	size: string;
}

/**
 * `npm.cmd` can only be started through a shell, so use npm's own script if npm
 * started us.
 */
function npmCommand(): [ string, string[] ] {
	const script = process.env[ 'npm_execpath' ];
	return script && /\.c?js$/.test( script )
		? [ process.execPath, [ script ] ]
		: [ 'npm', [] ];
}

/** Runs npm with the user's own settings (registry, proxy, certificates). */
export function npm(
	args: readonly string[],
	what: string
): Promise< string > {
	const [ program, before ] = npmCommand();
	return run( program, [ ...before, ...args ], { cwd: REPOSITORY, what } );
}

/**
 * Downloads a package as data (it isn't a dependency: npm installs and runs
 * nothing) and extracts the files that `toTarget` maps to a path under
 * `folder`.
 */
export async function extractPackage(
	pinned: PinnedPackage,
	folder: string,
	toTarget: ( path: string ) => string | null
): Promise< void > {
	const download = mkdtempSync( join( folder, '.download-' ) );
	try {
		await npm(
			[
				'pack',
				pinned.spec,
				'--pack-destination',
				download,
				'--ignore-scripts',
				'--silent',
			],
			`npm pack ${ pinned.spec }`
		);
		const name = readdirSync( download ).find( ( file ) =>
			file.endsWith( '.tgz' )
		);
		if ( name === undefined ) {
			throw new Error( `npm pack ${ pinned.spec } left no tarball` );
		}
		const tarball = join( download, name );
		await verifyIntegrity( tarball, pinned.integrity, pinned.spec );

		for await ( const entry of readTarball(
			tarball,
			( path ) => toTarget( path ) !== null
		) ) {
			writeEntry(
				folder,
				{ path: toTarget( entry.path ) ?? '', content: entry.content },
				CACHED_FILE_MODE
			);
		}
	} finally {
		rmSync( download, { recursive: true, force: true } );
	}
}

/** Protects the cache, which all sites are copied from, from accidental edits. */
const CACHED_FILE_MODE = 0o444;
