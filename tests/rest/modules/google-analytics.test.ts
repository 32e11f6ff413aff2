import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, get, post } from '../support/site';
import type { Caller } from '../support/site';

const codeOn = async (
	path: string,
	as: Caller = 'anonymous'
): Promise< string | undefined > => {
	const { text } = await fetchPath( path, { as } );
	const config = /gtag\("config",(.*?)\);/.exec( text )?.[ 1 ];
	expect( text.includes( 'googletagmanager.com' ) ).toBe(
		config !== undefined
	);
	return config;
};

let remove = () => {};

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
beforeEach( async () => {
	await switchModule( 'google-analytics', true );
	await post( 'settings', { google_analytics_tracking_id: 'G-ABC123' } );
} );
afterEach( () => {
	remove();
	remove = () => {};
} );

describe( 'google-analytics', () => {
	it( 'B381 is switched on and loads Google’s script with the id', async () => {
		await switchModule( 'google-analytics', false );
		expect( await codeOn( '/' ) ).toBeUndefined();
		const { status } = await post( 'settings', {
			'google-analytics': true,
		} );
		expect( status ).toBe( 200 );
		expect( ( await get( 'settings' ) ).body[ 'google-analytics' ] ).toBe(
			true
		);
		const { text } = await fetchPath( '/' );
		expect( text ).toMatch(
			/<script async src="https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-ABC123"/
		);
		expect( await codeOn( '/?s=walk' ) ).toBe( '"G-ABC123"' );
	} );

	it( 'loads nothing before there is an id', async () => {
		await post( 'settings', { google_analytics_tracking_id: '' } );
		expect( await codeOn( '/' ) ).toBeUndefined();
	} );

	it( 'counts neither administrators nor previews', async () => {
		expect( await codeOn( '/', 'subscriber' ) ).toBe( '"G-ABC123"' );
		expect( await codeOn( '/', 'editor' ) ).toBe( '"G-ABC123"' );
		expect( await codeOn( '/', 'admin' ) ).toBeUndefined();
		const id = await evalPhp( 'echo get_posts()[0]->ID;' );
		expect(
			await codeOn( `/?p=${ id }&preview=true`, 'editor' )
		).toBeUndefined();
	} );

	it.each( [
		[
			'our filter',
			"add_filter( 'jetpack_dashboard_has_analytics_consent', '__return_false' );",
		],
		[
			'the consent API',
			"function wp_has_consent( $category ) { return 'statistics' !== $category; }",
		],
	] )( 'asks for consent by %s', async ( _name, php ) => {
		remove = dropMustUsePlugin( 'no-consent', php );
		expect( await codeOn( '/' ) ).toBeUndefined();
	} );

	it( 'escapes what got into the database by another way', async () => {
		await setOption(
			'jetpack_dashboard_google_analytics_tracking_id',
			'"</script><script>alert(1)</script>'
		);
		const { text } = await fetchPath( '/' );
		expect( text ).not.toContain( '<script>alert(1)' );
		expect( text ).not.toContain( 'id="</script>' );
	} );
} );
