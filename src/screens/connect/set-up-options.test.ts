import { readSetUpOptions } from './set-up-options';

const ADMIN = 'https://site.test/blog/wp-admin/';

describe( 'the options of a setup link', () => {
	it( 'nothing, by default', () => {
		expect( readSetUpOptions( '', ADMIN ) ).toEqual( {
			skipUserConnection: false,
			redirectUri: undefined,
		} );
	} );

	it( 'to leave the user out, and where to go then (A025)', () => {
		expect(
			readSetUpOptions(
				'?skipUserConnection=1&redirectUri=plugins.php%3Fpaged%3D2',
				ADMIN
			)
		).toEqual( {
			skipUserConnection: true,
			redirectUri: 'plugins.php?paged=2',
		} );
	} );

	it( 'takes a whole address of this site’s admin', () => {
		expect(
			readSetUpOptions( `?redirectUri=${ ADMIN }index.php`, ADMIN )
		).toMatchObject( { redirectUri: 'index.php' } );
	} );

	it.each( [
		'https://elsewhere.test/wp-admin/',
		'//elsewhere.test/',
		'https://site.test.elsewhere.test/blog/wp-admin/',
		'../wp-login.php',
		'/',
		'javascript:alert(1)',
		'http://[',
	] )( 'never to leave this site’s admin: %s', ( address ) => {
		const query = new URLSearchParams( { redirectUri: address } );
		expect( readSetUpOptions( `?${ query }`, ADMIN ) ).toMatchObject( {
			redirectUri: undefined,
		} );
	} );
} );
