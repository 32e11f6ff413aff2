import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { REPOSITORY } from './layout';

/** Generated from src and plugin. */
const MADE = [ 'build', 'languages' ].map( ( folder ) =>
	join( REPOSITORY, 'plugin', folder )
);
/**
 * The initial state's key, the constant behind it, and the word for the
 * provider's own sandbox. Also the HTML attribute of iframes with its values, and
 * the directive of a Content-Security-Policy.
 */
const OTHER_SANDBOXES =
	/\bsandbox="allow-|\bsetAttribute\( 'sandbox'|\ballow-popups-to-escape-sandbox\b|\bContent-Security-Policy: sandbox\b|\b(?:get)?sandboxDomain\b|\bJETPACK__SANDBOX_DOMAIN\b|\bsandboxed\b|account service is a sandbox/gi;

function filesBelow( folder: string ): string[] {
	if ( MADE.includes( folder ) ) {
		return [];
	}
	return readdirSync( folder, { withFileTypes: true } ).flatMap(
		( entry ) => {
			const path = join( folder, entry.name );
			if ( entry.isDirectory() ) {
				return filesBelow( path );
			}
			return /\.test\.tsx?$/.test( path ) ? [] : [ path ];
		}
	);
}

/** Lines that refer to the sandbox, as `file:line: text`. */
function referencesTo( word: RegExp, files: readonly string[] ): string[] {
	return files.flatMap( ( file ) =>
		readFileSync( file, 'utf8' )
			.split( '\n' )
			.flatMap( ( line, index ) =>
				word.test( line.replace( OTHER_SANDBOXES, '' ) )
					? [ `${ file }:${ index + 1 }: ${ line.trim() }` ]
					: []
			)
	);
}

it.each( [ 'plugin', 'src' ] )(
	'nothing in %s/ depends on the sandbox',
	( folder ) => {
		// Bundled libraries use the HTML attribute of that name.
		const files = filesBelow( join( REPOSITORY, folder ) ).filter(
			( file ) => ! file.includes( 'vendor-prefixed' )
		);
		expect( files.length ).toBeGreaterThan( 5 );
		expect( referencesTo( /sandbox/i, files ) ).toEqual( [] );
	}
);

it( 'would find a reference where there is one', () => {
	const own = filesBelow(
		join( REPOSITORY, 'tests', 'sandbox', 'wordpress' )
	);
	expect( referencesTo( /sandbox/i, own ).length ).toBeGreaterThan( 5 );
} );
