import { spawnSync } from 'node:child_process';
import { findPinDeviations } from './composer-pins';
import { REPOSITORY } from './files';
import { findCoverage } from './php-coverage';
import { hasProgram } from './programs';

function composer( args: string[], env: NodeJS.ProcessEnv = {} ): number {
	return (
		spawnSync( 'composer', [ '--no-interaction', ...args ], {
			cwd: REPOSITORY,
			stdio: 'inherit',
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1', ...env },
		} ).status ?? 1
	);
}

/**
 * Returns what is missing to lint and test PHP, as a message, or null. Installs
 * the tools with Composer if they are missing or have the wrong version.
 */
export function findMissingPhpTools(): string | null {
	const missing = [ 'php', 'composer' ].filter(
		( name ) => ! hasProgram( name )
	);
	if ( missing.length > 0 ) {
		return `needs PHP 7.4 or newer and Composer; not found: ${ missing.join(
			', '
		) }`;
	}
	if ( findPinDeviations( REPOSITORY ).length > 0 ) {
		composer( [ 'install', '--no-progress', '--quiet' ] );
	}
	const deviations = findPinDeviations( REPOSITORY );
	return deviations.length > 0
		? `needs the exact packages of composer.json; ${ deviations.join(
				'; '
		  ) }`
		: null;
}

export const lintPhp = () => composer( [ 'lint' ] );

/** Runs the PHP unit tests; with a path, writes a JUnit report there. */
export const testPhp = ( junit?: string ): number =>
	composer( [ 'test', ...( junit ? [ '--', '--log-junit', junit ] : [] ) ] );

/** Runs the PHP unit tests and prints their line coverage. */
export function coverPhp(): number {
	const coverage = findCoverage();
	const status = composer(
		[ 'test', ...( coverage ? [ '--', ...coverage.args ] : [] ) ],
		coverage?.env
	);
	coverage?.report();
	return status;
}
