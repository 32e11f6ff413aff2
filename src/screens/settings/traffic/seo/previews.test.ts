import { PREVIEW_ICON_PX, shorten, toPreviews } from './previews';

const previews = toPreviews( {
	title: `${ 't'.repeat( 100 ) }`,
	description: 'd'.repeat( 300 ),
	url: `https://example.org/${ 'p'.repeat( 100 ) }/`,
	icon: 'https://example.org/icon.png',
} );

const lengthOf = ( text: string ) => [ ...text ].length;

it( 'B622 B623 B624: Google’s preview ends at 63, 68 and 160 characters', () => {
	expect( lengthOf( previews.google.title ) ).toBe( 63 );
	expect( lengthOf( previews.google.path ) ).toBe( 68 );
	expect( lengthOf( previews.google.description ) ).toBe( 160 );
} );

it( 'B625 B626 B627: Facebook’s ends at 80 and 200, the tweet card’s description at 200', () => {
	expect( lengthOf( previews.facebook.title ) ).toBe( 80 );
	expect( lengthOf( previews.facebook.description ) ).toBe( 200 );
	expect( lengthOf( previews.twitter.description ) ).toBe( 200 );
	expect( previews.twitter.title ).toHaveLength( 100 );
} );

it( 'B621 B388: each shows the site’s name, description, address and icon', () => {
	const { google, facebook, twitter } = toPreviews( {
		title: ' The  Slow Road ',
		description: 'Walks,\nslowly.',
		url: 'https://example.org/blog/',
		icon: 'https://example.org/icon.png',
	} );
	expect( google ).toEqual( {
		title: 'The Slow Road',
		path: 'example.org/blog',
		description: 'Walks, slowly.',
	} );
	expect( facebook ).toEqual( {
		title: 'The Slow Road',
		domain: 'example.org',
		description: 'Walks, slowly.',
		icon: 'https://example.org/icon.png',
	} );
	expect( twitter ).toEqual( facebook );
	expect( PREVIEW_ICON_PX ).toBe( 512 );
} );

it( 'shows the description without tags, as the server saves it', () => {
	const { google, facebook, twitter } = toPreviews( {
		title: 'Roads',
		description: 'Walks <i>slowly</i>, <<b>b>5 < 6<style>p {}</style> & <3',
		url: 'https://example.org/',
		icon: '',
	} );
	expect( google.description ).toBe( 'Walks slowly, 5 < 6 & <3' );
	expect( facebook.description ).toBe( google.description );
	expect( twitter.description ).toBe( google.description );
} );

describe( 'a text that is too long', () => {
	it.each( [
		[ 'one two three', 13, 'one two three' ],
		[ 'one two three', 12, 'one two thr…' ],
		[ 'one two three', 10, 'one two…' ],
		[ 'one two three', 8, 'one two…' ],
		[ 'one two three', 5, 'one…' ],
		[ 'onetwothree', 5, 'onet…' ],
		[ '🦊🦊🦊🦊', 3, '🦊🦊…' ],
		[ '', 3, '' ],
	] )( '“%s” within %d is “%s”', ( text, limit, short ) => {
		expect( shorten( text, limit ) ).toBe( short );
		expect( lengthOf( short ) ).toBeLessThanOrEqual( limit );
	} );
} );
