import { request } from '../sandbox';
import { openPage } from './support/admin-page';
import { evalJson, fetchPath, get, post, site } from './support/site';

/**
 * Behavior that must work in every environment: run on its own with
 * SANDBOX_PHP=wasm or SANDBOX_WP=6.6.
 */
describe( 'the plugin on this WordPress', () => {
	it( 'runs on the version that was asked for', async () => {
		const version = await evalJson< string >(
			"echo wp_json_encode( get_bloginfo( 'version' ) );"
		);
		expect( version ).toMatch( /^\d+\.\d+/ );
		const wanted = process.env.SANDBOX_WP;
		expect(
			version.startsWith( wanted && /^\d/.test( wanted ) ? wanted : '' )
		).toBe( true );
	} );

	it( 'is active', async () => {
		const { body } = await get( 'plugins' );
		const ours = Object.entries( body ).find( ( [ file ] ) =>
			file.startsWith( 'jetpack-dashboard/' )
		);
		expect( ours?.[ 1 ] ).toMatchObject( { active: true } );
	} );

	it( 'shows an administrator the page with its initial state', async () => {
		const { response, page } = await openPage( 'admin' );
		expect( response.status ).toBe( 200 );
		expect( response.text ).toContain( 'id="jetpack-dashboard-root"' );
		expect( page.api.root ).toBe( `${ site().url }/wp-json/` );
		expect( page.initialState.userData.currentUser.username ).toBe(
			'admin'
		);
	} );

	it( 'reads and writes settings', async () => {
		expect( ( await get( 'settings' ) ).body.protect ).toEqual(
			expect.any( Boolean )
		);
		const { status } = await post( 'settings', {
			dismiss_empty_stats_card: true,
		} );
		expect( status ).toBe( 200 );
		expect(
			( await get( 'settings' ) ).body.dismiss_empty_stats_card
		).toBe( true );
		await post( 'settings', { dismiss_empty_stats_card: false } );
	} );

	it( 'refuses a visitor', async () => {
		expect( ( await get( 'settings', { as: 'anonymous' } ) ).status ).toBe(
			401
		);
	} );

	it( 'switches brute-force protection on and off', async () => {
		const before = ( await get( 'settings' ) ).body.protect;
		for ( const value of [ ! before, before ] ) {
			expect(
				( await post( 'settings', { protect: value } ) ).status
			).toBe( 200 );
			expect( ( await get( 'settings' ) ).body.protect ).toBe( value );
		}
	} );

	it( 'refuses the eleventh guess while protection is on, and counts it', async () => {
		const guess = () =>
			request( site(), {
				path: '/wp-login.php',
				localAddress: '127.0.0.77',
				headers: {
					Cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
				},
				body: new URLSearchParams( { log: 'author', pwd: 'wrong' } ),
			} );
		await post( 'settings', { protect: true } );
		const before = Number( ( await get( 'module/protect/data' ) ).body );
		for ( let count = 0; count < 10; count++ ) {
			expect( ( await guess() ).status ).toBe( 200 );
		}
		expect( ( await guess() ).status ).toBe( 429 );
		expect( ( await get( 'module/protect/data' ) ).body ).toBe(
			before + 1
		);
		await post( 'module/protect/unlock', { address: '127.0.0.77' } );
		await post( 'settings', { protect: false } );
	} );

	it( 'leaves the front of the site alone', async () => {
		const { status, text } = await fetchPath( '/' );
		expect( status ).toBe( 200 );
		expect( text ).not.toMatch(
			/jetpack-dashboard|Fatal error|Warning:|Deprecated:/
		);
	} );
} );
