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

export async function until(
	isDone: () => boolean,
	what: string
): Promise< void > {
	for ( let attempt = 0; ! isDone(); attempt++ ) {
		if ( attempt > 100 ) {
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

/** Starts the site like `npm start`. */
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
		{ cwd: REPOSITORY, stdio: [ 'ignore', 'pipe', 'pipe' ] }
	);
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
