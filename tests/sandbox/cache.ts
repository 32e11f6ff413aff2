import { createHash } from 'node:crypto';
import {
	closeSync,
	createReadStream,
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A lock that hasn't been touched for this long belongs to a dead process. */
const LOCK_STALE_MS = 15 * 60 * 1000;
const LOCK_POLL_MS = 250;

/**
 * The folder for downloads and the seeded snapshot: outside the clone and
 * shared by all clones.
 */
function cacheDir(): string {
	const base = process.env[ 'XDG_CACHE_HOME' ] || join( homedir(), '.cache' );
	return join( base, 'jetpack-dashboard-sandbox' );
}

/** The sha512 of a file in npm's integrity format, `sha512-<base64>`. */
export async function fileIntegrity( file: string ): Promise< string > {
	const hash = createHash( 'sha512' );
	for await ( const chunk of createReadStream( file ) ) {
		hash.update( chunk as Buffer );
	}
	return `sha512-${ hash.digest( 'base64' ) }`;
}

/** Throws if the file's hash differs from the pinned one. */
export async function verifyIntegrity(
	file: string,
	expected: string,
	what: string
): Promise< void > {
	const actual = await fileIntegrity( file );
	if ( actual !== expected ) {
		throw new Error(
			`The download of ${ what } is not the pinned file: expected ${ expected }, got ${ actual }. ` +
				'Nothing was kept of it; start again, or look at what your registry serves.'
		);
	}
}

export function isProcessAlive( pid: number ): boolean {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return ( error as NodeJS.ErrnoException ).code === 'EPERM';
	}
}

function isLockStale( lock: string ): boolean {
	try {
		const pid = Number( readFileSync( lock, 'utf8' ) );
		const age = Date.now() - statSync( lock ).mtimeMs;
		return age > LOCK_STALE_MS || ( pid > 0 && ! isProcessAlive( pid ) );
	} catch {
		// The lock was released in the meantime: retry.
		return false;
	}
}

async function withLock< T >(
	lock: string,
	work: () => Promise< T >
): Promise< T > {
	for (;;) {
		try {
			const handle = openSync( lock, 'wx' );
			writeSync( handle, String( process.pid ) );
			closeSync( handle );
			break;
		} catch ( error ) {
			if ( ( error as NodeJS.ErrnoException ).code !== 'EEXIST' ) {
				throw error;
			}
			if ( isLockStale( lock ) ) {
				rmSync( lock, { force: true } );
			} else {
				await new Promise( ( resolve ) =>
					setTimeout( resolve, LOCK_POLL_MS )
				);
			}
		}
	}
	try {
		return await work();
	} finally {
		rmSync( lock, { force: true } );
	}
}

/**
 * Returns a cache folder, filled on first use.
 *
 * `fill` works in a temporary folder that is renamed when complete, so a failed
 * download never leaves a broken cache entry. A lock makes concurrent starts
 * fill it once; if the lock fails, the first rename wins.
 */
export async function cachedFolder(
	key: string,
	fill: ( folder: string ) => Promise< void >,
	root = cacheDir()
): Promise< string > {
	const target = join( root, key );
	if ( existsSync( target ) ) {
		return target;
	}
	mkdirSync( root, { recursive: true } );
	await withLock( `${ target }.lock`, async () => {
		if ( existsSync( target ) ) {
			return;
		}
		// We hold the lock, so any leftover is from a killed process.
		const prefix = `.filling-${ key }-`;
		for ( const left of readdirSync( root ) ) {
			if ( left.startsWith( prefix ) ) {
				rmSync( join( root, left ), { recursive: true, force: true } );
			}
		}
		const temporary = mkdtempSync( join( root, prefix ) );
		try {
			await fill( temporary );
			renameSync( temporary, target );
		} catch ( error ) {
			rmSync( temporary, { recursive: true, force: true } );
			if ( ! existsSync( target ) ) {
				throw error;
			}
		}
	} );
	return target;
}
