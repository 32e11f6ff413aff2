import { getPageLanguage } from './wp-admin';

it.each( [
	[ 'de-DE', 'de-DE' ],
	[ 'de-DE-formal', 'de-DE-formal' ],
	[ 'pt-PT-ao90', 'pt-PT' ],
	[ '', undefined ],
] )( 'the page’s language %j is %j to Intl', ( written, language ) => {
	document.documentElement.lang = written;
	expect( getPageLanguage() ).toBe( language );
	expect( () => new Intl.NumberFormat( getPageLanguage() ) ).not.toThrow();
} );
