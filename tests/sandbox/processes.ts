import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';

export interface RunOptions {
	cwd?: string;
	env?: NodeJS.ProcessEnv;
	/** Written to the program's standard input. */
	input?: string;
	/** Timeout in milliseconds; none by default. */
	timeoutMs?: number;
	/** The program's name in errors; its file name by default. */
	what?: string;
}

/**
 * Runs a program and returns its standard output. Rejects with its error output
 * if it fails.
 */
export function run(
	program: string,
	args: readonly string[],
	options: RunOptions = {}
): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( program, args, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			timeout: options.timeoutMs,
			stdio: [ 'pipe', 'pipe', 'pipe' ],
		} );
		const output: Buffer[] = [];
		const errors: Buffer[] = [];
		child.stdout.on( 'data', ( chunk: Buffer ) => output.push( chunk ) );
		child.stderr.on( 'data', ( chunk: Buffer ) => errors.push( chunk ) );
		child.on( 'error', reject );
		child.on( 'close', ( code, signal ) => {
			const text = Buffer.concat( output ).toString( 'utf8' );
			if ( code === 0 ) {
				resolve( text );
				return;
			}
			const details =
				Buffer.concat( errors ).toString( 'utf8' ).trim() ||
				text.trim();
			reject(
				new Error(
					`${ options.what ?? program } failed (${
						signal ?? code
					}): ${ details }`
				)
			);
		} );
		// Ignore EPIPE: if the program exits before it has read everything, its
		// exit code is reported.
		child.stdin.on( 'error', () => {} );
		child.stdin.end( options.input ?? '' );
	} );
}

const groups = new Set< number >();
let isWatchingExit = false;

function killGroup( pid: number, signal: NodeJS.Signals ): boolean {
	try {
		process.kill( -pid, signal );
		return true;
	} catch {
		return false;
	}
}

function watchExit(): void {
	if ( isWatchingExit ) {
		return;
	}
	isWatchingExit = true;
	process.on( 'exit', () => {
		for ( const pid of groups ) {
			killGroup( pid, 'SIGKILL' );
		}
	} );
}

/**
 * Starts a server in its own process group, which is always killed when this
 * process exits: PHP's workers outlive their parent, so the whole group has to
 * be killed. A guard shell waits for our end of a pipe to close, so it works
 * even if this process gets SIGKILL.
 */
export function startGroup(
	program: string,
	args: readonly string[],
	options: SpawnOptions = {}
): ChildProcess {
	watchExit();
	const child = spawn( program, args, { ...options, detached: true } );
	const { pid } = child;
	if ( pid === undefined ) {
		return child;
	}
	groups.add( pid );
	const guard = spawn(
		'sh',
		[
			'-c',
			`cat >/dev/null; kill -TERM -${ pid } 2>/dev/null; sleep 3; kill -KILL -${ pid } 2>/dev/null`,
		],
		{
			detached: true,
			stdio: [ 'pipe', 'ignore', 'ignore' ],
		}
	);
	guard.on( 'error', () => {} );
	guard.unref();
	( guard.stdin as unknown as { unref?: () => void } ).unref?.();
	child.once( 'exit', () => {
		// The parent is gone; kill the rest of its group.
		killGroup( pid, 'SIGTERM' );
		groups.delete( pid );
		guard.kill( 'SIGKILL' );
		guard.stdin?.destroy();
	} );
	return child;
}

/**
 * Terminates a process group and waits until all of it is gone; sends SIGKILL
 * if its leader doesn't exit.
 */
export async function stopGroup(
	child: ChildProcess,
	graceMs = 3000
): Promise< void > {
	const { pid } = child;
	if (
		pid === undefined ||
		child.exitCode !== null ||
		child.signalCode !== null
	) {
		return;
	}
	const ended = new Promise< void >( ( resolve ) =>
		child.once( 'exit', () => resolve() )
	);
	killGroup( pid, 'SIGTERM' );
	const timer = setTimeout( () => killGroup( pid, 'SIGKILL' ), graceMs );
	await ended;
	clearTimeout( timer );
	const end = Date.now() + graceMs;
	// False once the last of them is gone.
	while ( killGroup( pid, 'SIGKILL' ) && Date.now() < end ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	}
	groups.delete( pid );
}
