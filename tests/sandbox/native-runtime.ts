import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';

import { SANDBOX_PHP } from './layout';
import { runNativePhp, runNativeWpCli, startNativeServer } from './native-php';
import { PortInUseError } from './ports';
import { stopGroup } from './processes';
import type { Runtime, RuntimeOptions } from './runtime';

/** Enough workers for parallel slow requests; more don't help on two cores. */
const WORKERS = 6;
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 40;

/** Whether the site responds; a server that isn't ready returns 502. */
function isReachable( url: string ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		get( url, ( response ) => {
			response.resume();
			response.on( 'end', () =>
				resolve( ( response.statusCode ?? 500 ) < 500 )
			);
			response.on( 'error', () => resolve( false ) );
		} ).on( 'error', () => resolve( false ) );
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

/** Runs the site with the machine's PHP, except for the server. */
export function nativeCommands( {
	layout,
	wpCli,
}: RuntimeOptions ): Omit< Runtime, 'serve' | 'stop' > {
	const runPhp: Runtime[ 'runPhp' ] = ( code, argument, env ) =>
		runNativePhp( layout, code, argument, env );
	return {
		runPhp,
		runScript: ( script, argument, env ) =>
			runPhp(
				`@file:${ join( SANDBOX_PHP, 'scripts', script ) }`,
				argument,
				env
			),
		runCron: async () => {
			await runPhp( '@cron' );
		},
		wp: ( args ) => runNativeWpCli( layout, wpCli, args ),
	};
}

export function nativeRuntime( options: RuntimeOptions ): Runtime {
	const { layout } = options;
	let server: ChildProcess | null = null;
	return {
		...nativeCommands( options ),
		serve: async ( port ) => {
			const child = startNativeServer( layout, port, WORKERS );
			server = child;
			await waitUntilReady(
				`http://127.0.0.1:${ port }/readme.html`,
				child,
				() => {
					const log = readFileSync( layout.serverLog, 'utf8' )
						.split( '\n' )
						.slice( -20 )
						.join( '\n' );
					return /address already in use/i.test( log )
						? new PortInUseError( port )
						: new Error( `PHP's server did not start:\n${ log }` );
				}
			);
		},
		stop: async () => {
			if ( server ) {
				await stopGroup( server );
				server = null;
			}
		},
	};
}
