import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../files';
import { isCi } from '../programs';
import { type Counts, applyExitCode } from './counts';
import type { Suite } from './list';

export interface Outcome extends Counts {
	name: string;
	seconds: number;
	/** Why it was skipped, if it was. */
	lack: string | null;
}

/** Start npm by its own script: npm.cmd can only be started through a shell. */
function toNpmCommand(): [ string, string[] ] {
	const script = process.env[ 'npm_execpath' ];
	return script ? [ process.execPath, [ script ] ] : [ 'npm', [] ];
}

interface Run {
	exitCode: number;
	/** '' if the output was streamed. */
	output: string;
}

function run(
	{ script, args, env }: Suite,
	report: string,
	isShown: boolean
): Promise< Run > {
	const [ program, before ] = toNpmCommand();
	const child = spawn(
		program,
		[
			...before,
			'run',
			'--silent',
			script,
			'--',
			...( args?.( report ) ?? [] ),
		],
		{
			cwd: REPOSITORY,
			stdio: isShown
				? [ 'ignore', 'inherit', 'inherit' ]
				: [ 'ignore', 'pipe', 'pipe' ],
			env: { ...process.env, ...env?.( report ) },
		}
	);
	const output: Buffer[] = [];
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream?.on( 'data', ( data: Buffer ) => output.push( data ) );
	}
	return new Promise( ( resolve, reject ) => {
		child.on( 'error', reject );
		child.on( 'close', ( code ) =>
			resolve( {
				exitCode: code ?? 1,
				output: Buffer.concat( output ).toString( 'utf8' ),
			} )
		);
	} );
}

/**
 * Runs one suite and returns its counts. The output is streamed, or returned at
 * the end if suites run in parallel.
 */
export async function runSuite(
	suite: Suite,
	{ isAlone }: { isAlone: boolean }
): Promise< Outcome > {
	const { name, readCounts, findMissing: findLack } = suite;
	const startedAt = Date.now();
	const announce = () => console.log( `\n=== ${ name }` );

	const lack = findLack?.() ?? null;
	if ( lack ) {
		announce();
		console.log( `SKIPPED ${ name }: ${ lack }.` );
		// In CI, all requirements must be installed.
		const counts = isCi()
			? { passed: 0, failed: 1, skipped: 0 }
			: { passed: 0, failed: 0, skipped: 1 };
		return { name, seconds: 0, lack, ...counts };
	}

	const folder = mkdtempSync( join( tmpdir(), 'suite-' ) );
	try {
		const report = join( folder, 'report' );
		if ( isAlone ) {
			announce();
		}
		const { exitCode, output } = await run( suite, report, isAlone );
		if ( ! isAlone ) {
			announce();
			console.log( output );
		}
		const text = existsSync( report ) ? readFileSync( report, 'utf8' ) : '';
		const counts = applyExitCode( readCounts?.( text ) ?? null, exitCode );
		const seconds = Math.round( ( Date.now() - startedAt ) / 1000 );
		return { name, seconds, lack, ...counts };
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}
