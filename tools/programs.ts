import { spawnSync } from 'node:child_process';

/** Whether a program can be run on this machine. */
export function hasProgram( name: string, versionFlag = '--version' ) {
	return spawnSync( name, [ versionFlag ], { stdio: 'ignore' } ).status === 0;
}

/** Whether the machine's PHP can run the sandbox: 7.4 or newer, with SQLite. */
export function hasNativePhp(): boolean {
	const code =
		'exit( PHP_VERSION_ID >= 70400 && extension_loaded( "pdo_sqlite" ) ? 0 : 1 );';
	return spawnSync( 'php', [ '-r', code ], { stdio: 'ignore' } ).status === 0;
}

export function isCi(): boolean {
	return Boolean( process.env[ 'CI' ] );
}

/** Debian installs it in a folder that isn't on a user's PATH. */
export const hasMariaDb = () =>
	[ 'mariadbd', '/usr/sbin/mariadbd' ].some( ( name ) => hasProgram( name ) );
