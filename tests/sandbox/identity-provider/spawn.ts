import { fork } from 'node:child_process';
import { join } from 'node:path';

import { isRecord } from '../account-service/merge';
import type { ProviderState } from './state';

const START_TIMEOUT_MS = 60_000;

export interface IdentityProvider {
	/** Its issuer. */
	url: string;
	/** Resets the state, and sets some of it. */
	set( state: Partial< Omit< ProviderState, 'calls' > > ): Promise< void >;
	/** Received requests since the last set(): method and path. */
	calls(): Promise< string[] >;
	stop(): Promise< void >;
}

/**
 * Runs the provider in a separate process, since Jest can't load oidc-provider,
 * an ES module. It exits with its parent process.
 */
export function spawnIdentityProvider(
	...siteUrls: readonly string[]
): Promise< IdentityProvider > {
	const child = fork( join( __dirname, 'start.ts' ), siteUrls, {
		execArgv: [ '--import', require.resolve( 'tsx' ) ],
		stdio: [ 'ignore', 'ignore', 'pipe', 'ipc' ],
	} );
	const timer = setTimeout( () => child.kill( 'SIGKILL' ), START_TIMEOUT_MS );
	let errors = '';
	child.stderr?.on( 'data', ( chunk ) => ( errors += String( chunk ) ) );
	const ended = new Promise< void >( ( resolve ) =>
		child.once( 'exit', () => resolve() )
	);
	return new Promise( ( resolve, reject ) => {
		child.once( 'message', ( message ) => {
			clearTimeout( timer );
			const url = String( isRecord( message ) ? message[ 'url' ] : '' );
			const control = `${ url }/control`;
			resolve( {
				url,
				async set( state ) {
					await fetch( control, {
						method: 'PUT',
						body: JSON.stringify( state ),
					} );
				},
				async calls() {
					const response = await fetch( control );
					return ( ( await response.json() ) as ProviderState ).calls;
				},
				stop() {
					child.kill( 'SIGTERM' );
					return ended;
				},
			} );
		} );
		void ended.then( () => {
			clearTimeout( timer );
			reject(
				new Error( `The identity provider did not start. ${ errors }` )
			);
		} );
	} );
}
