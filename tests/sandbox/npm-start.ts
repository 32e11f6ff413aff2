import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { REPOSITORY, siteLayout } from './layout';

/** The command lines of the processes that serve the site. */
export function serversOf( name: string ): string[] {
	const { docroot } = siteLayout( name );
	return execFileSync( 'ps', [ '-A', '-o', 'args=' ], { encoding: 'utf8' } )
		.split( '\n' )
		.filter( ( line ) => line.includes( `-t ${ docroot }` ) );
}

/** A busy machine takes half a minute to set up a site. */
const LIMIT_MS = 90_000;

export async function until(
	isDone: () => boolean,
	what: string
): Promise< void > {
	const deadline = Date.now() + LIMIT_MS;
	while ( ! isDone() ) {
		if ( Date.now() > deadline ) {
			throw new Error( `Still not: ${ what }` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
}

export interface Started {
	child: ChildProcess;
	output: () => string;
	errors: () => string;
	ended: Promise< number | null >;
}

const running = new Set< ChildProcess >();

/**
 * Ends what a failed test has left running, with its servers: Jest would wait
 * for it forever.
 */
export async function stopStarted(): Promise< void > {
	for ( const child of running ) {
		const ended = new Promise( ( resolve ) =>
			child.on( 'close', resolve )
		);
		process.kill( -( child.pid as number ), 'SIGKILL' );
		await ended;
	}
}

/** Starts the site like `npm start`, in a process group of its own. */
export function npmStart( name: string, ...args: string[] ): Started {
	const child = spawn(
		process.execPath,
		[
			require.resolve( 'tsx/cli' ),
			join( __dirname, 'start.ts' ),
			'--no-build',
			'--name',
			name,
			...args,
		],
		{
			cwd: REPOSITORY,
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			detached: true,
		}
	);
	running.add( child );
	child.on( 'close', () => running.delete( child ) );
	let output = '';
	let errors = '';
	child.stdout.on( 'data', ( chunk ) => ( output += String( chunk ) ) );
	child.stderr.on( 'data', ( chunk ) => ( errors += String( chunk ) ) );
	return {
		child,
		output: () => output,
		errors: () => errors,
		ended: new Promise( ( resolve ) => child.on( 'close', resolve ) ),
	};
}
