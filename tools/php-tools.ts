import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './files';
import { hasProgram } from './programs';

function composer( ...args: string[] ): number {
	return (
		spawnSync( 'composer', [ '--no-interaction', ...args ], {
			cwd: REPOSITORY,
			stdio: 'inherit',
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
		} ).status ?? 1
	);
}

/**
 * What the machine lacks to lint and test PHP, in words, or null. Fetches the
 * tools with Composer when they aren't there yet.
 */
export function findLackOfPhpTools(): string | null {
	const missing = [ 'php', 'composer' ].filter(
		( name ) => ! hasProgram( name )
	);
	if ( missing.length > 0 ) {
		return `needs PHP 7.4 or newer and Composer; not found: ${ missing.join(
			', '
		) }`;
	}
	const tools = [ 'phpcs', 'phpstan', 'phpunit' ];
	const areThere = () =>
		tools.every( ( tool ) =>
			existsSync( join( REPOSITORY, 'vendor/bin', tool ) )
		);
	if ( ! areThere() ) {
		composer( 'install', '--no-progress', '--quiet' );
	}
	return areThere()
		? null
		: 'needs what composer.json names; `composer install` could not fetch it';
}

export const lintPhp = () => composer( 'lint' );

/** Runs the PHP unit tests; with a path, writes a JUnit report there. */
export const testPhp = ( junit?: string ) =>
	composer( 'test', ...( junit ? [ '--', '--log-junit', junit ] : [] ) );
