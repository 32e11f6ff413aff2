import { limitText } from '../../controls/limit-text';
import { DESCRIPTION_LIMIT, measureDescription } from './description';

describe( 'the counter of the front page’s description', () => {
	it.each( [
		[ 0, 'fits' ],
		[ 1, 'fits' ],
		[ 159, 'fits' ],
		[ 160, 'long' ],
		[ 299, 'long' ],
		[ 300, 'full' ],
		[ 301, 'full' ],
	] )( 'B275 B276 B620: says of %d characters: %s', ( count, kind ) => {
		const text = '🦊'.repeat( count );
		expect( measureDescription( text ) ).toEqual( { kind, count } );
	} );
} );

it( 'B274: keeps at most 300 whole characters', () => {
	const limit = ( text: string ) => limitText( text, DESCRIPTION_LIMIT );
	expect( limit( 'a'.repeat( 300 ) ) ).toHaveLength( 300 );
	expect( limit( 'a'.repeat( 301 ) ) ).toHaveLength( 300 );
	expect( limit( '🦊'.repeat( 400 ) ) ).toBe( '🦊'.repeat( 300 ) );
} );
