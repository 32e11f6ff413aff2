import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../../sandbox';

/** Runs a PHP file of this folder in WordPress, with variables. */
export function runScript(
	sandbox: Sandbox,
	file: string,
	variables: Readonly< Record< string, unknown > > = {}
): Promise< string > {
	const code = readFileSync( join( __dirname, file ), 'utf8' )
		.replace( /^<\?php/, '' )
		.replace( 'declare( strict_types=1 );', '' );
	const encoded = Buffer.from( JSON.stringify( variables ) ).toString(
		'base64'
	);
	return sandbox.wpEvalAlone(
		`extract( json_decode( base64_decode( '${ encoded }' ), true ) ); ${ code }`
	);
}
