/**
 * `npm run php-libraries`: builds plugin/vendor-prefixed, the PHP libraries
 * that ship, prefixed with our namespace. The result is committed, so that only
 * library changes require PHP and Composer.
 *
 *   npm run php-libraries               builds
 *   npm run php-libraries -- --accept   accepts the new sources after a version change
 *   npm run php-libraries -- --check    fails if the committed files differ
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPinDeviations } from './composer-pins';
import { listFilesIn, REPOSITORY } from './files';
import { findMissingPhpTools } from './php-tools';

const PROJECT = join( REPOSITORY, 'tools/php-libraries' );
const TARGET = join( REPOSITORY, 'plugin/vendor-prefixed' );

function run( program: string, args: string[] ): void {
	const { status, stdout, stderr } = spawnSync( program, args, {
		cwd: PROJECT,
		encoding: 'utf8',
		env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
	} );
	if ( status !== 0 ) {
		throw new Error(
			`${ program } ${ args.join( ' ' ) }\n${ stdout }${ stderr }`
		);
	}
}

/** The files of a folder with their content, by path. */
const contentOf = ( folder: string ) =>
	new Map(
		listFilesIn( folder ).map( ( file ) => [
			file,
			readFileSync( join( folder, file ), 'utf8' ),
		] )
	);

/** The files that differ between two folders or exist in only one. */
export function findDifferences( committed: string, built: string ): string[] {
	const ours = contentOf( committed );
	const theirs = contentOf( built );
	return [ ...new Set( [ ...ours.keys(), ...theirs.keys() ] ) ].filter(
		( file ) => ours.get( file ) !== theirs.get( file )
	);
}

/** Builds in a temporary folder, which is passed to `use`. */
function build( args: string[], use: ( built: string ) => void ): void {
	if ( findPinDeviations( PROJECT ).length > 0 ) {
		rmSync( join( PROJECT, 'vendor' ), { recursive: true, force: true } );
		run( 'composer', [
			'update',
			'--no-interaction',
			'--no-plugins',
			'--no-scripts',
			'--no-autoloader',
			'--no-progress',
		] );
	}
	const folder = mkdtempSync( join( tmpdir(), 'php-libraries-' ) );
	try {
		const built = join( folder, 'built' );
		run( 'php', [ 'build.php', built, ...args ] );
		use( built );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}

const replace = ( built: string ) => {
	rmSync( TARGET, { recursive: true, force: true } );
	cpSync( built, TARGET, { recursive: true } );
};

/** Fails if the committed files differ from a fresh build. */
export function checkPhpLibraries(): void {
	build( [], ( built ) => {
		const different = findDifferences( TARGET, built );
		if ( different.length > 0 ) {
			throw new Error(
				`plugin/vendor-prefixed is not what npm run php-libraries builds: ${ different.join(
					', '
				) }`
			);
		}
	} );
}

function main( args: readonly string[] ): void {
	const lack = findMissingPhpTools();
	if ( lack ) {
		throw new Error( `php-libraries ${ lack }.` );
	}
	if ( args.includes( '--check' ) ) {
		checkPhpLibraries();
	} else {
		build( args.includes( '--accept' ) ? [ '--accept' ] : [], replace );
	}
}

if ( require.main === module ) {
	main( process.argv.slice( 2 ) );
}
