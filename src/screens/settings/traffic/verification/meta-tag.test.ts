import { findCode, toMetaTag } from './meta-tag';

describe( 'the value of a verification field', () => {
	it.each( [
		[
			'google',
			'<meta name="google-site-verification" content="a-B_9" />',
		],
		[ 'bing', '<meta name="msvalidate.01" content="a-B_9" />' ],
		[ 'pinterest', '<meta name="p:domain_verify" content="a-B_9" />' ],
		[ 'yandex', '<meta name="yandex-verification" content="a-B_9" />' ],
		[
			'facebook',
			'<meta name="facebook-domain-verification" content="a-B_9" />',
		],
	] as const )(
		'B292 B359: a code of %s is shown as a meta tag',
		( service, tag ) => {
			expect( toMetaTag( service, 'a-B_9' ) ).toBe( tag );
			expect( toMetaTag( service, '' ) ).toBe( '' );
		}
	);

	it.each( [
		"<meta content='abc' name='x'>",
		'<meta name="google-site-verification" content="abc" />',
		'a code',
		'abc!',
	] )(
		'B293: text that isn’t a bare code is shown as it is: %s',
		( value ) => {
			expect( toMetaTag( 'bing', value ) ).toBe( value );
		}
	);
} );

describe( 'the code that the site would store', () => {
	it.each( [
		[ '', '' ],
		[ ' abc ', 'abc' ],
		[ '<meta name="x" content="a-B_9" />', 'a-B_9' ],
		[ "<meta content='abc' name='x'>", 'abc' ],
		[ '<meta name=x content=abc>', 'abc' ],
		[ 'two words', null ],
		[ '<meta name="x" content="a b">', null ],
	] )( 'of %j is %j', ( text, code ) => {
		expect( findCode( text ) ).toBe( code );
	} );
} );
