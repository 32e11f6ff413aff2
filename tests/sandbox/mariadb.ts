import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SiteLayout } from './layout';
import { run, startGroup, stopGroup } from './processes';
import type { DatabaseServer } from './wp-config';

const DATABASE = 'wordpress';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
const CRASHES: readonly NodeJS.Signals[] = [ 'SIGSEGV', 'SIGABRT', 'SIGBUS' ];
const MAX_RESTARTS = 3;
/** Debian installs the server in a folder that isn't on a user's PATH. */
const SEARCH_PATH = [
	process.env[ 'PATH' ],
	'/usr/sbin',
	'/usr/local/sbin',
	'/opt/homebrew/bin',
].join( ':' );

/** A sandbox's data may be lost in a power failure, so skip fsync. */
const SERVER_SETTINGS = [
	'--skip-networking',
	'--skip-name-resolve',
	'--skip-log-bin',
	'--character-set-server=utf8mb4',
	'--collation-server=utf8mb4_unicode_ci',
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-flush-method=nosync',
	'--innodb-doublewrite=0',
	'--innodb-buffer-pool-size=64M',
	'--innodb-log-file-size=16M',
	'--performance-schema=0',
	'--max-connections=150',
];

export interface MariaDb {
	database: DatabaseServer;
	stop(): Promise< void >;
}

function find( ...names: string[] ): string | null {
	for ( const name of names ) {
		for ( const folder of SEARCH_PATH.split( ':' ) ) {
			if ( folder !== '' && existsSync( join( folder, name ) ) ) {
				return join( folder, name );
			}
		}
	}
	return null;
}

/**
 * The user that the server runs as: it refuses root by default, and it must own
 * its files.
 */
function userFlags(): string[] {
	return process.getuid?.() === 0 ? [ '--user=root' ] : [];
}

/** Whether a server listens at a socket. */
export function accepts( socket: string ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const connection = connect( socket, () => {
			connection.destroy();
			resolve( true );
		} );
		connection.on( 'error', () => resolve( false ) );
	} );
}

/**
 * Finds the machine's MariaDB; throws with installation advice if there is
 * none.
 */
function findMariaDb(): { server: string; installer: string } {
	const server = find( 'mariadbd', 'mysqld' );
	const installer = find( 'mariadb-install-db', 'mysql_install_db' );
	if ( server === null || installer === null ) {
		throw new Error(
			'--db mariadb needs MariaDB’s server on this machine (Debian and Ubuntu: apt install mariadb-server). Nothing else is set up: the site starts one of its own.'
		);
	}
	const version = execFileSync( server, [ '--version' ], {
		encoding: 'utf8',
	} );
	if ( ! /MariaDB/i.test( version ) ) {
		throw new Error(
			`--db mariadb: ${ server } is not MariaDB (${ version.trim() }).`
		);
	}
	return { server, installer };
}

/**
 * For temporary tables. A server that starts deletes those of others in the
 * same folder.
 */
function temporaryFolder( layout: SiteLayout ): string {
	const folder = `${ layout.mysql }-tmp`;
	mkdirSync( folder, { recursive: true } );
	return folder;
}

async function makeDataFolder(
	layout: SiteLayout,
	installer: string
): Promise< void > {
	if ( existsSync( layout.mysql ) ) {
		return;
	}
	const temporary = `${ layout.mysql }.part`;
	rmSync( temporary, { recursive: true, force: true } );
	mkdirSync( temporary, { recursive: true } );
	await run(
		installer,
		[
			'--no-defaults',
			`--datadir=${ temporary }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			`--tmpdir=${ temporaryFolder( layout ) }`,
			...userFlags(),
		],
		{ what: 'mariadb-install-db' }
	);
	renameSync( temporary, layout.mysql );
}

/** The statement that the server names in its log when it crashes. */
function readLastQuery( logFile: string ): string {
	const lines = readFileSync( logFile, 'utf8' ).split( '\n' );
	return (
		lines.reverse().find( ( line ) => line.startsWith( 'Query (' ) ) ??
		`See ${ logFile }.`
	);
}

/** Stops it and throws with the end of its log if it doesn't start. */
async function waitForMariaDb(
	socket: string,
	child: ChildProcess,
	logFile: string
): Promise< void > {
	const end = Date.now() + START_TIMEOUT_MS;
	while ( ! ( await accepts( socket ) ) ) {
		if ( child.exitCode !== null || Date.now() > end ) {
			await stopGroup( child, 15_000 );
			rmSync( socket, { force: true } );
			throw new Error(
				`MariaDB did not start:\n${ readFileSync( logFile, 'utf8' )
					.split( '\n' )
					.slice( -15 )
					.join( '\n' ) }`
			);
		}
		await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
	}
}

/** Not if somebody ended it: by SIGTERM it exits with 0. */
const isCrash = ( code: number | null, signal: NodeJS.Signals | null ) =>
	signal === null ? code !== 0 : CRASHES.includes( signal );

/**
 * Starts a MariaDB server for the site, on a socket that only this user can
 * access, with an empty or its existing database. After a crash (Debian's 10.11
 * has had a segmentation fault in CI) it is started again, so that one bug of
 * the server doesn't fail all tests after it.
 */
export async function startMariaDb( layout: SiteLayout ): Promise< MariaDb > {
	const { server, installer } = findMariaDb();
	await makeDataFolder( layout, installer );

	// The path of a socket is limited to about a hundred characters.
	const key = createHash( 'sha256' )
		.update( layout.dir )
		.digest( 'hex' )
		.slice( 0, 12 );
	const socket = join( tmpdir(), `jetpack-dashboard-${ key }.sock` );

	// Runs before the first connection is accepted.
	const initFile = join( layout.dir, 'mariadb-init.sql' );
	writeFileSync( initFile, `CREATE DATABASE IF NOT EXISTS ${ DATABASE };\n` );

	const logFile = join( layout.dir, 'mariadb.log' );
	const launch = async (): Promise< ChildProcess > => {
		rmSync( socket, { force: true } );
		const log = openSync( logFile, 'a' );
		const child = startGroup(
			server,
			[
				'--no-defaults',
				`--datadir=${ layout.mysql }`,
				`--socket=${ socket }`,
				`--pid-file=${ join( layout.dir, 'mariadb.pid' ) }`,
				`--init-file=${ initFile }`,
				`--tmpdir=${ temporaryFolder( layout ) }`,
				...SERVER_SETTINGS,
				...userFlags(),
			],
			{ stdio: [ 'ignore', log, log ] }
		);
		closeSync( log );
		await waitForMariaDb( socket, child, logFile );
		return child;
	};

	const stop = async (): Promise< void > => {
		isStopped = true;
		await restarting;
		await stopGroup( child, 15_000 );
		rmSync( socket, { force: true } );
	};
	let isStopped = false;
	let child = await launch();
	let restarts = 0;
	let restarting: Promise< void > | null = null;
	const watch = () =>
		child.once( 'exit', ( code, signal ) => {
			if (
				isStopped ||
				! isCrash( code, signal ) ||
				restarts++ >= MAX_RESTARTS
			) {
				return;
			}
			console.error(
				`MariaDB crashed (${
					signal ?? code
				}) and is started again. ${ readLastQuery( logFile ) }`
			);
			restarting = launch().then(
				( next ) => {
					child = next;
					watch();
				},
				( error ) => console.error( error )
			);
		} );
	watch();
	return {
		database: {
			name: DATABASE,
			user: 'root',
			password: '',
			host: `localhost:${ socket }`,
		},
		stop,
	};
}
