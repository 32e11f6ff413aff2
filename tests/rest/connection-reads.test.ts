import { answerConsent, returnToSite } from './support/consent';
import { startUnconnected, status } from './support/connection-state';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { setOption, useScenario } from './support/site-state';
import { evalPhp, get, post, site } from './support/site';

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe( 'GET connection/data', () => {
	it( 'of a user who is not linked has no account, and names the owner (A321)', async () => {
		await useScenario( 'connected' );
		const { status: code, body } = await get( 'connection/data', {
			as: 'editor',
		} );
		expect( code ).toBe( 200 );
		expect( body.currentUser ).toMatchObject( {
			isConnected: false,
			isMaster: false,
			username: 'editor',
			wpcomUser: { avatar: false },
		} );
		expect( Object.keys( body.currentUser.wpcomUser ) ).toEqual( [
			'avatar',
		] );
		expect( body.connectionOwner ).toMatch( /\S/ );
	} );

	it( 'is what the page says of the user', async () => {
		const { body } = await get( 'connection/data' );
		expect( body.currentUser.permissions ).toMatchObject( {
			connect: true,
			disconnect: true,
		} );
	} );

	it( 'contains no owner if there is none', async () => {
		await useScenario( 'site-only' );
		expect( ( await get( 'connection/data' ) ).body.connectionOwner ).toBe(
			null
		);
	} );
} );

describe( 'GET connection/url', () => {
	it( 'of a registered site is at the account service (A323, B495)', async () => {
		await useScenario( 'site-only' );
		const { status: code, body } = await get( 'connection/url' );
		expect( code ).toBe( 200 );
		expect( new URL( body ).origin ).toBe( site().accountService.url );
	} );

	it( 'of another site is the page that registers it, which redirects to the service', async () => {
		await startUnconnected();
		const { body } = await get(
			'connection/url?from=banner&redirect=plugins.php'
		);
		const url = new URL( body );
		expect( url.origin ).toBe( site().url );
		expect( Object.fromEntries( url.searchParams ) ).toEqual( {
			page: 'jetpack',
			action: 'register',
			_wpnonce: expect.stringMatching( /^[0-9a-f]{10}$/ ),
			from: 'banner',
			redirect: 'plugins.php',
		} );

		const { location } = await returnToSite( url, 'admin' );
		expect( location?.origin ).toBe( site().accountService.url );
		expect( ( await status() ).isRegistered ).toBe( true );
		const back = await returnToSite(
			await answerConsent( location?.href ?? '' ),
			'admin'
		);
		expect( back.location?.href ).toBe(
			`${ site().url }/wp-admin/plugins.php`
		);
	} );
} );

describe( 'GET connection/plugins', () => {
	it( 'is a map by slug, with those that join by the filter (A324)', async () => {
		await useScenario( 'connected' );
		const { body } = await get( 'connection/plugins' );
		expect( body ).toEqual( { jetpack: { name: 'Jetpack' } } );

		const remove = dropMustUsePlugin(
			'connected-plugin',
			`add_filter( 'jetpack_dashboard_connected_plugins', static function ( $plugins ) {
	$plugins['my-backup'] = array( 'name' => 'My <b>Backup</b>' );
	$plugins['no-name'] = array();
	return $plugins;
} );`
		);
		try {
			expect( ( await get( 'connection/plugins' ) ).body ).toEqual( {
				jetpack: { name: 'Jetpack' },
				'my-backup': { name: 'My Backup' },
			} );
		} finally {
			remove();
		}
	} );
} );

describe( 'GET connection/test', () => {
	it( 'says success where everything works (A322, B494)', async () => {
		await useScenario( 'connected' );
		const { status: code, body } = await get( 'connection/test' );
		expect( [ code, body.code, body.data ] ).toEqual( [
			200,
			'success',
			undefined,
		] );
		expect( body.message ).toMatch( /\S/ );
	} );

	it.each( [ 'not-connected', 'local' ] as const )(
		'on a site in state %s is a response that names what failed',
		async ( scenario ) => {
			await useScenario( scenario );
			const { status: code, body } = await get( 'connection/test' );
			expect( code ).toBe( 200 );
			expect( body.code ).toMatch( /^failed_test__\w+$/ );
			expect( body.message ).toMatch( /\S/ );
			expect( typeof body.data.resolution ).toBe( 'string' );
		}
	);
} );

describe( 'POST seen-wc-connection-modal', () => {
	it( 'is remembered, and as good the second time (A328, B499)', async () => {
		await useScenario( 'connected' );
		await setOption(
			'jetpack_dashboard_has_seen_wc_connection_modal',
			false
		);
		for ( const time of [ 1, 2 ] ) {
			const { status: code, body } = await post(
				'seen-wc-connection-modal'
			);
			expect( [ time, code, body ] ).toEqual( [
				time,
				200,
				{ success: true },
			] );
		}
		expect(
			await evalPhp(
				"var_export( (bool) get_option( 'jetpack_dashboard_has_seen_wc_connection_modal' ) );"
			)
		).toBe( 'true' );
	} );
} );
