import { fork } from 'node:child_process';
import { join } from 'node:path';

import { isRecord } from './merge';

export interface SpawnedAccountService {
	url: string;
	/** Where it can be stopped and started (switch-server.ts). */
	switchUrl: string;
	stop(): Promise< void >;
}

/**
 * The service in a process of its own: Jest can't load the ES module that it
 * is built on. It ends with the process that started it.
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
	let errors = '';
	child.stderr?.on( 'data', ( chunk ) => ( errors += String( chunk ) ) );
	const ended = new Promise< void >( ( resolve ) =>
		child.once( 'exit', () => resolve() )
	);
	return new Promise( ( resolve, reject ) => {
		child.once( 'message', ( message ) => {
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
		void ended.then( () =>
			reject(
				new Error( `The account service did not start. ${ errors }` )
			)
		);
	} );
}
