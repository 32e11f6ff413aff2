import { fork } from 'node:child_process';
import { join } from 'node:path';

import { isRecord } from './merge';

const START_TIMEOUT_MS = 60_000;

export interface SpawnedAccountService {
	url: string;
	/** URL that stops and starts the service (switch-server.ts). */
	switchUrl: string;
	stop(): Promise< void >;
}

/**
 * Runs the service in a separate process, since Jest can't load oidc-provider,
 * an ES module. It exits with its parent process.
 */
export function spawnAccountService(
	statePath: string,
	port = 0
): Promise< SpawnedAccountService > {
	const child = fork(
		join( __dirname, 'start.ts' ),
		[
			'--port',
			String( port ),
			'--state',
			statePath,
			'--switch',
			'--quiet',
		],
		{
			execArgv: [ '--import', require.resolve( 'tsx' ) ],
			stdio: [ 'ignore', 'ignore', 'pipe', 'ipc' ],
		}
	);
	const timer = setTimeout( () => child.kill( 'SIGKILL' ), START_TIMEOUT_MS );
	let errors = '';
	child.stderr?.on( 'data', ( chunk ) => ( errors += String( chunk ) ) );
	const ended = new Promise< void >( ( resolve ) =>
		child.once( 'exit', () => resolve() )
	);
	return new Promise( ( resolve, reject ) => {
		child.once( 'message', ( message ) => {
			clearTimeout( timer );
			const addresses = isRecord( message ) ? message : {};
			resolve( {
				url: String( addresses[ 'url' ] ),
				switchUrl: String( addresses[ 'switchUrl' ] ),
				stop: () => {
					child.kill( 'SIGTERM' );
					return ended;
				},
			} );
		} );
		void ended.then( () => {
			clearTimeout( timer );
			reject(
				new Error( `The account service did not start. ${ errors }` )
			);
		} );
	} );
}
