import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

import { SANDBOX_PHP } from './layout';
import { runNativePhp, runNativeWpCli, startNativeServer } from './native-php';
import { PortInUseError } from './ports';
import { stopGroup } from './processes';
import {
	allowRuns,
	areRunsAllowed,
	forbidRuns,
	runOverHttp,
} from './run-over-http';
import type { Runtime, RuntimeOptions } from './runtime';

/** Enough workers for parallel slow requests; more don't help on two cores. */
const WORKERS = 6;
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 40;
/** A server that is just starting may accept a request and never respond. */
const RESPONSE_TIMEOUT_MS = 5000;

/** Whether the site responds; a server that isn't ready returns 502. */
export function isReachable(
	url: string,
	timeoutMs = RESPONSE_TIMEOUT_MS
): Promise< boolean > {
	return new Promise( ( resolve ) => {
		get(
			url,
			{ signal: AbortSignal.timeout( timeoutMs ) },
			( response ) => {
				response.resume();
				response.on( 'end', () =>
					resolve( ( response.statusCode ?? 500 ) < 500 )
				);
				response.on( 'error', () => resolve( false ) );
			}
		).on( 'error', () => resolve( false ) );
	} );
}

export async function waitUntilReady(
	url: string,
	child: ChildProcess,
	explain: () => Error,
	timeoutMs = START_TIMEOUT_MS
): Promise< void > {
	const end = Date.now() + timeoutMs;
	while ( ! ( await isReachable( url ) ) ) {
		if (
			child.exitCode !== null ||
			child.signalCode !== null ||
			Date.now() > end
		) {
			throw explain();
		}
		await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
	}
}

/**
 * Runs the site with the machine's PHP, except for the server. While the server
 * runs, it also runs the PHP of tests: a PHP CLI process takes ten times as
 * long to load WordPress.
 */
export function nativeCommands(
	{ layout, wpCli }: RuntimeOptions,
	url: () => string | null
): Omit< Runtime, 'serve' | 'stop' > {
	const runPhp: Runtime[ 'runPhp' ] = ( ...run ) => {
		const server = url();
		return server !== null && areRunsAllowed( layout )
			? runOverHttp( layout, server, ...run )
			: runNativePhp( layout, ...run );
	};
	const runPhpAlone = ( code: string ) => runNativePhp( layout, code );
	return {
		runPhp,
		runPhpAlone,
		runScript: ( script, argument, env ) =>
			runPhp(
				`@file:${ join( SANDBOX_PHP, 'scripts', script ) }`,
				argument,
				env
			),
		runCron: async () => {
			await runPhpAlone( '@cron' );
		},
		wp: ( args, input ) => runNativeWpCli( layout, wpCli, args, input ),
	};
}

export function nativeRuntime( options: RuntimeOptions ): Runtime {
	const { layout } = options;
	let server: ChildProcess | null = null;
	let url: string | null = null;
	// A killed site leaves its own.
	forbidRuns( layout );
	return {
		...nativeCommands( options, () => url ),
		serve: async ( port ) => {
			const child = startNativeServer(
				layout,
				port,
				WORKERS,
				options.phpSettings
			);
			server = child;
			const address = `http://127.0.0.1:${ port }`;
			await waitUntilReady( `${ address }/readme.html`, child, () => {
				const log = readFileSync( layout.serverLog, 'utf8' )
					.split( '\n' )
					.slice( -20 )
					.join( '\n' );
				return /address already in use/i.test( log )
					? new PortInUseError( port )
					: new Error( `PHP's server did not start:\n${ log }` );
			} );
			allowRuns( layout, join( SANDBOX_PHP, 'scripts/run-http.php' ) );
			url = address;
		},
		stop: async () => {
			url = null;
			forbidRuns( layout );
			if ( server ) {
				await stopGroup( server );
				server = null;
			}
		},
	};
}
