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

/** A lock that nobody has touched for this long belongs to a process that died. */
const LOCK_STALE_MS = 15 * 60 * 1000;
const LOCK_POLL_MS = 250;

/** Where downloads and the seeded snapshot live: outside the clone, shared by all clones. */
function cacheDir(): string {
	const base = process.env[ 'XDG_CACHE_HOME' ] || join( homedir(), '.cache' );
	return join( base, 'jetpack-dashboard-sandbox' );
}

/** The sha512 of a file in npm's spelling, `sha512-<base64>`. */
export async function fileIntegrity( file: string ): Promise< string > {
	const hash = createHash( 'sha512' );
	for await ( const chunk of createReadStream( file ) ) {
		hash.update( chunk as Buffer );
	}
	return `sha512-${ hash.digest( 'base64' ) }`;
}

/** Throws when the file isn't, bit for bit, the pinned one. */
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
		// Gone in the meantime: try again.
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
 * A folder of the cache, filled on first use.
 *
 * `fill` works in a folder of its own, which takes the entry's name only when
 * it is whole: a broken download leaves no broken cache. Two starts at once
 * fill it once; should the lock fail, the first rename wins.
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
		// We hold the lock, so what lies there is of a process that was killed.
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
