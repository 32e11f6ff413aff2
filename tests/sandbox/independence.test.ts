import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { REPOSITORY } from './layout';

/** Built from src, so nothing of its own. */
const BUILT = join( REPOSITORY, 'plugin', 'build' );
/** The contract's key and the constant behind it: a feature of the account service. */
const CONTRACT_KEY = /\bsandboxDomain\b|\bJETPACK__SANDBOX_DOMAIN\b/g;

function filesBelow( folder: string ): string[] {
	if ( folder === BUILT ) {
		return [];
	}
	return readdirSync( folder, { withFileTypes: true } ).flatMap(
		( entry ) => {
			const path = join( folder, entry.name );
			return entry.isDirectory() ? filesBelow( path ) : [ path ];
		}
	);
}

/** The lines that know the sandbox, as `file:line: text`. */
function referencesTo( word: RegExp, files: readonly string[] ): string[] {
	return files.flatMap( ( file ) =>
		readFileSync( file, 'utf8' )
			.split( '\n' )
			.flatMap( ( line, index ) =>
				word.test( line.replace( CONTRACT_KEY, '' ) )
					? [ `${ file }:${ index + 1 }: ${ line.trim() }` ]
					: []
			)
	);
}

it.each( [ 'plugin', 'src' ] )(
	'nothing in %s/ knows the sandbox',
	( folder ) => {
		const files = filesBelow( join( REPOSITORY, folder ) );
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
