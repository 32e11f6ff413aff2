import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from '../support/site';
import type { Wire } from '../support/site';

/** Runs `wp jetpack …` and returns its output. Rejects if it fails. */
export const wp = ( ...args: string[] ): Promise< string > =>
	site().wp( [ 'jetpack', ...args ] );

/**
 * The same with PHP that WP-CLI loads before WordPress. Unlike a must-use
 * plugin, it isn't in a backup that the command creates.
 */
export async function wpWith(
	php: string,
	...args: string[]
): Promise< string > {
	const file = path.join( site().dir, `with-${ randomUUID() }.php` );
	fs.writeFileSync( file, `<?php\n${ php }\n` );
	try {
		return await wp( ...args, `--require=${ file }` );
	} finally {
		fs.rmSync( file );
	}
}

export const wpJson = async ( ...args: string[] ): Promise< Wire > =>
	JSON.parse( await wp( ...args, '--format=json' ) );

/** What a command that fails prints; fails if it exits with 0. */
export async function wpError( ...args: string[] ): Promise< string > {
	try {
		await wp( ...args );
	} catch ( error ) {
		const text = String( error );
		expect( text ).not.toMatch( /^(Notice|Warning|Deprecated): .* in \//m );
		return text;
	}
	throw new Error( `wp jetpack ${ args.join( ' ' ) } did not fail.` );
}
