import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { fetchPath, get, post } from '../support/site';

/** A setting, and the name of its meta tag. */
const TAGS = [
	[ 'google', 'google-site-verification' ],
	[ 'bing', 'msvalidate.01' ],
	[ 'pinterest', 'p:domain_verify' ],
	[ 'yandex', 'yandex-verification' ],
	[ 'facebook', 'facebook-domain-verification' ],
] as const;

const NAMES =
	/<meta name="(google-site-verification|msvalidate\.01|p:domain_verify|yandex-verification|facebook-domain-verification)" content="([^"]*)" \/>/g;

const tagsOn = async ( path: string ): Promise< string[] > =>
	[ ...( await fetchPath( path ) ).text.matchAll( NAMES ) ].map(
		( [ , name, code ] ) => `${ name } ${ code }`
	);

restoreStateAfterwards();
beforeEach( () => switchModule( 'verification-tools', true ) );

describe( 'verification-tools', () => {
	it( 'can be switched on', async () => {
		await switchModule( 'verification-tools', false );
		const { status } = await post( 'settings', {
			'verification-tools': true,
		} );
		expect( status ).toBe( 200 );
		expect(
			( await get( 'module/verification-tools' ) ).body
		).toMatchObject( { available: true, activated: true } );
	} );

	it( 'B291 B292 prints each service’s tag on the front page, from a code or from a whole tag', async () => {
		const { status } = await post( 'settings', {
			google: 'abc_DEF-123',
			bing: '<meta name="msvalidate.01" content="B1NG" />',
			pinterest: 'pin',
			yandex: "<meta name='yandex-verification' content='0f' />",
			facebook: '',
		} );
		expect( status ).toBe( 200 );
		expect( await tagsOn( '/' ) ).toEqual( [
			'google-site-verification abc_DEF-123',
			'msvalidate.01 B1NG',
			'p:domain_verify pin',
			'yandex-verification 0f',
		] );
		await post( 'settings', { facebook: 'fb1' } );
		expect( await tagsOn( '/' ) ).toHaveLength( TAGS.length );
	} );

	it( 'prints none on any other page, and none while it is off', async () => {
		await post( 'settings', { google: 'abc' } );
		for ( const path of [
			'/page/2/',
			'/?s=walk',
			'/sample-page/',
			'/no/',
		] ) {
			expect( { path, tags: await tagsOn( path ) } ).toEqual( {
				path,
				tags: [],
			} );
		}
		await switchModule( 'verification-tools', false );
		expect( await tagsOn( '/' ) ).toEqual( [] );
	} );

	it( 'escapes what got into the database by another way', async () => {
		await setOption(
			'jetpack_dashboard_google',
			'"><script>alert(1)</script>'
		);
		const { text } = await fetchPath( '/' );
		expect( text ).not.toContain( '<script>alert(1)' );
		expect( await tagsOn( '/' ) ).toContainEqual(
			'google-site-verification &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'
		);
	} );
} );
