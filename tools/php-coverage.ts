import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from './files';

export interface Coverage {
	env: NodeJS.ProcessEnv;
	/** Environment variables for PHPUnit. */
	args: string[];
	/** Prints the line coverage and removes the temporary files. */
	report: () => void;
}

function loadsPcov( env: NodeJS.ProcessEnv ): boolean {
	const { status } = spawnSync(
		'php',
		[ '-r', 'exit( extension_loaded( "pcov" ) ? 0 : 1 );' ],
		{ stdio: 'ignore', env: { ...process.env, ...env } }
	);
	return status === 0;
}

/** The summary of line coverage in PHPUnit's text report, without its label. */
export function readLineCoverage( report: string ): string | null {
	return /^ *Lines: +(.+?) *$/m.exec( report )?.[ 1 ] ?? null;
}

/**
 * Settings to run PHPUnit with pcov, or null if it isn't installed.
 *
 * pcov disables PHP's JIT, so it is best installed without being enabled. A folder
 * of ini files in the environment also applies to tests that run in a separate
 * process.
 */
export function findCoverage(): Coverage | null {
	const folder = mkdtempSync( join( tmpdir(), 'php-coverage-' ) );
	const settings = `pcov.directory=${ join( REPOSITORY, 'plugin' ) }\n`;
	const write = ( text: string ) =>
		writeFileSync( join( folder, 'pcov.ini' ), text );
	const env = { PHP_INI_SCAN_DIR: `:${ folder }` };

	write( settings );
	if ( ! loadsPcov( env ) ) {
		write( `extension=pcov.so\n${ settings }` );
	}
	if ( ! loadsPcov( env ) ) {
		console.log( 'No line coverage of PHP: pcov is not installed.' );
		rmSync( folder, { recursive: true } );
		return null;
	}
	const file = join( folder, 'report' );
	return {
		env,
		args: [ `--coverage-text=${ file }` ],
		report: () => {
			const text = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
			console.log(
				`Lines of PHP that the unit tests alone run: ${
					readLineCoverage( text ) ?? 'unknown'
				}`
			);
			rmSync( folder, { recursive: true } );
		},
	};
}
