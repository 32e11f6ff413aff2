import { toFrontPage } from './page-input';

const SITE = {
	name: 'The Slow Road',
	description: 'Walks',
	url: 'https://example.org/',
	icon: '',
};
const PIECES = [
	{ type: 'token', value: 'tagline' },
	{ type: 'string', value: '!' },
] as const;

describe( 'the front page in the previews', () => {
	it.each( [
		[ 'its structure', SITE, PIECES, 'Walks!' ],
		[ 'none, as WordPress does it', SITE, [], 'The Slow Road – Walks' ],
		[
			'none, and no tagline',
			{ ...SITE, description: '' },
			[],
			'The Slow Road',
		],
		[
			'a structure that comes out empty',
			{ ...SITE, description: '' },
			[ PIECES[ 0 ] ],
			'The Slow Road',
		],
	] )( 'has a title by %s', ( _name, site, pieces, title ) => {
		expect( toFrontPage( site, pieces, '' ).title ).toBe( title );
	} );

	it( 'B388: has the description that is typed, else the tagline, and the site’s address', () => {
		expect( toFrontPage( SITE, [], 'Typed.' ) ).toMatchObject( {
			description: 'Typed.',
			url: 'https://example.org/',
		} );
		expect( toFrontPage( SITE, [], '' ).description ).toBe( 'Walks' );
	} );
} );
