import { type ChildProcess, spawn } from 'node:child_process';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../files';
import { isCi } from '../programs';
import { type Counts, NONE, applyExitCode } from './counts';
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

/**
 * After its report, a suite only has to end; before it, the slowest needs
 * half an hour, and twice that on a busy machine.
 */
const LIMIT_MS = { withReport: 60_000, altogether: 70 * 60_000 };

function killGroup( child: ChildProcess ) {
	try {
		process.kill( -( child.pid as number ), 'SIGKILL' );
	} catch {
		// It has already ended.
	}
}

/**
 * When a report was completed, in milliseconds; Infinity before that. PHPUnit
 * creates an empty file as soon as it starts.
 */
export function readReportTime( report: string ): number {
	const file = statSync( report, { throwIfNoEntry: false } );
	return file && file.size > 0 ? file.mtimeMs : Infinity;
}

/**
 * Kills a suite that doesn't end, with all that it started; CI would wait for
 * it forever.
 */
function watch( child: ChildProcess, report: string, onKill: () => void ) {
	const startedAt = Date.now();
	const timer = setInterval( () => {
		if (
			Date.now() > readReportTime( report ) + LIMIT_MS.withReport ||
			Date.now() > startedAt + LIMIT_MS.altogether
		) {
			clearInterval( timer );
			onKill();
			killGroup( child );
			// An orphan in another group may still hold these open.
			child.stdout?.destroy();
			child.stderr?.destroy();
		}
	}, 5_000 );
	child.on( 'close', () => clearInterval( timer ) );
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
			// A process group of its own, in CI: Ctrl-C has to reach the others.
			detached: ! isShown,
		}
	);
	const output: Buffer[] = [];
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream?.on( 'data', ( data: Buffer ) => output.push( data ) );
	}
	if ( ! isShown ) {
		watch( child, report, () =>
			output.push( Buffer.from( '\nKilled: it did not end.\n' ) )
		);
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
			? { ...NONE, failed: 1 }
			: { ...NONE, skipped: 1 };
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
