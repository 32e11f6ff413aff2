import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './files';

const SUBPAGE = 'plugin/includes/Admin/assets/subpage.css';

/** Declarations by name; the last one of a name first, as they are nested. */
function readTokens( file: string ): Record< string, string > {
	const css = readFileSync( join( REPOSITORY, file ), 'utf8' )
		.replace( /\/\*[\s\S]*?\*\//g, '' )
		.replace( /\s+/g, ' ' )
		.replace( /\( /g, '(' )
		.replace( / \)/g, ')' );
	return Object.fromEntries(
		[ ...css.matchAll( /(--jp-[\w-]+): ([^;]+);/g ) ]
			.reverse()
			.map( ( [ , name = '', value = '' ] ) => [ name, value.trim() ] )
	);
}

it( 'the stylesheet of wp-admin’s pages has the app’s tokens', () => {
	const tokens = readTokens( 'src/styles/tokens.scss' );
	const used = readTokens( SUBPAGE );
	expect( Object.keys( used ).length ).toBeGreaterThan( 10 );
	for ( const [ name, value ] of Object.entries( used ) ) {
		expect( [ name, value ] ).toEqual( [ name, tokens[ name ] ] );
	}
} );
