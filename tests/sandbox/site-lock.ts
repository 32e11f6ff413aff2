import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { isProcessAlive } from './cache';
import type { SiteLayout } from './layout';

interface Lock {
	pid: number;
	url: string;
}

function readLock( file: string ): Lock | null {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) ) as Lock;
	} catch {
		return null;
	}
}

/**
 * Prevents two processes from running the same site; ignores the lock of a dead
 * process. Returns a function that releases it.
 */
export function lockSite( layout: SiteLayout, url: string ): () => void {
	mkdirSync( layout.dir, { recursive: true } );
	const content = JSON.stringify( { pid: process.pid, url } satisfies Lock );
	for ( let attempt = 0; attempt < 2; attempt++ ) {
		try {
			writeFileSync( layout.lock, content, { flag: 'wx' } );
			return () => rmSync( layout.lock, { force: true } );
		} catch ( error ) {
			if ( ( error as NodeJS.ErrnoException ).code !== 'EEXIST' ) {
				throw error;
			}
			const held = readLock( layout.lock );
			if ( held && isProcessAlive( held.pid ) ) {
				throw new Error(
					`This site runs already at ${ held.url } (process ${ held.pid }): stop that first.`
				);
			}
			rmSync( layout.lock, { force: true } );
		}
	}
	throw new Error( `${ layout.lock } could not be taken.` );
}
