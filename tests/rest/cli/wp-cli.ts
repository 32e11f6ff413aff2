import { site } from '../support/site';
import type { Wire } from '../support/site';

/** Runs `wp jetpack …` and returns its output. Rejects if it fails. */
export const wp = ( ...args: string[] ): Promise< string > =>
	site().wp( [ 'jetpack', ...args ] );

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
