import { PAGE, openPage, readGlobal } from './support/admin-page';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { setOption, useScenario } from './support/site-state';
import { cookieOf, evalPhp, site } from './support/site';
import type { Caller, Wire } from './support/site';
import { request } from '../sandbox';

const HEX_NONCE = /^[0-9a-f]{10}$/;

const stateOf = async ( as: Caller ): Promise< Wire > =>
	( await openPage( as ) ).page.initialState;

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe( 'the initial state of the connection’s owner', () => {
	let state: Wire;
	beforeAll( async () => {
		await useScenario( 'connected' );
		state = await stateOf( 'admin' );
	} );

	it( 'says where the plugin and the REST API are (B397)', () => {
		expect( state ).toMatchObject( {
			pluginBaseUrl: `${
				site().url
			}/wp-content/plugins/jetpack-dashboard`,
			WP_API_root: `${ site().url }/wp-json/`,
			WP_API_nonce: expect.stringMatching( HEX_NONCE ),
			registrationNonce: expect.stringMatching( HEX_NONCE ),
		} );
	} );

	it( 'names the connected account (B398)', () => {
		expect( state.tracksUserData ).toEqual( {
			userid: expect.any( Number ),
			username: expect.stringMatching( /\S/ ),
			blogid: state.siteData.blog_id,
		} );
	} );

	it( 'has the site’s own addresses (B399)', () => {
		expect( state.rawUrl ).toBe( new URL( site().url ).host );
		expect( state.adminUrl ).toBe( `${ site().url }/wp-admin/` );
	} );

	it( 'has no coupon, no affiliate and no purchase token unless there are some (B400)', () => {
		expect( state ).toMatchObject( {
			purchaseToken: false,
			partnerCoupon: false,
			partnerSubsidiaryId: '',
			aff: '',
		} );
	} );

	it( 'contains the version and the user’s IP address (B401)', async () => {
		expect( state.currentVersion ).toMatch( /^\d+\.\d+/ );
		expect( state.currentIp ).toBe( '127.0.0.1' );
		const other = await request( site(), {
			path: PAGE,
			headers: { Cookie: cookieOf( 'admin' ) ?? '' },
			localAddress: '127.0.0.2',
		} );
		expect( readGlobal( other.body )?.initialState.currentIp ).toBe(
			'127.0.0.2'
		);
	} );

	it( 'starts the recommendations at their beginning (B402)', () => {
		expect( state.recommendationsStep ).toBe( 'not-started' );
		expect( state.newRecommendations ).toEqual( [] );
	} );

	it( 'has products, connected plugins and licensing (B403)', () => {
		expect( Object.keys( state.products ) ).toEqual(
			expect.arrayContaining( [
				'backup',
				'scan',
				'search',
				'akismet',
				'security',
				'videopress',
			] )
		);
		expect( state.connectedPlugins ).toHaveProperty( 'jetpack.name' );
		expect( state.licensing ).toMatchObject( {
			error: '',
			showLicensingUi: true,
		} );
	} );

	it( 'contains the user’s account and that it owns the connection (B321, B322)', () => {
		const { isMaster, isConnected, wpcomUser } = state.userData.currentUser;
		expect( [ isMaster, isConnected ] ).toEqual( [ true, true ] );
		expect( wpcomUser ).toMatchObject( {
			ID: expect.any( Number ),
			login: expect.stringMatching( /\S/ ),
			email: expect.stringContaining( '@' ),
		} );
	} );

	it( 'contains the connection’s status with an empty list of errors (B316, B317, B319)', () => {
		expect( state.connectionStatus ).toMatchObject( {
			isActive: true,
			isRegistered: true,
			hasConnectedOwner: true,
		} );
		expect( state.connectionStatus ).toMatchObject( {
			isStaging: false,
			isInIdentityCrisis: false,
			sandboxDomain: '',
		} );
		expect( state.connectionStatus.errors ).toEqual( [] );
	} );

	it( 'describes the site (B327, B328)', () => {
		expect( state.siteData ).toMatchObject( {
			blog_id: expect.any( Number ),
			icon: '',
			plan: { product_slug: 'jetpack_free', class: 'free' },
		} );
		expect( state.siteData.blog_id ).toBeGreaterThan( 0 );
		expect( state.siteData ).toMatchObject( {
			siteVisibleToSearchEngines: true,
			showPromotions: true,
		} );
	} );

	it( 'describes what hosts it (B329, B330, B331)', () => {
		expect( state.siteData ).toMatchObject( {
			isAtomicSite: false,
			isWoASite: false,
			isAtomicPlatform: false,
			isMultisite: false,
		} );
		expect( state.siteData ).toMatchObject( {
			showBackups: true,
			showRecommendations: true,
			showMyJetpack: expect.any( Boolean ),
		} );
		expect( state.siteData.dateFormat ).toBe( 'F j, Y' );
	} );
} );

describe( 'each product of the catalog', () => {
	it.each( [
		[ 'backup', 'jetpack_backup_t1_yearly', [ 'security' ] ],
		[ 'scan', 'jetpack_scan', [ 'security' ] ],
		[ 'search', 'jetpack_search', [] ],
		[ 'akismet', 'jetpack_anti_spam', [ 'security' ] ],
		[ 'security', 'jetpack_security_t1_yearly', [] ],
		[ 'videopress', 'jetpack_videopress', [] ],
	] )(
		'%s has slug, plans, discount and four features',
		async ( key, slug, plans ) => {
			const { products } = await stateOf( 'admin' );
			expect( products[ key ] ).toMatchObject( {
				title: expect.stringMatching( /\S/ ),
				description: expect.stringMatching( /\S/ ),
				slug,
				show_promotion: true,
				discount_percent: 50,
				included_in_plans: plans,
			} );
			expect( products[ key ].features ).toHaveLength( 4 );
		}
	);
} );

describe( 'the initial state of users who manage nothing', () => {
	beforeAll( () => useScenario( 'connected' ) );

	it.each( [ 'subscriber', 'editor' ] as const )(
		'gives %s no right, no plugin list and no statistics settings of others',
		async ( as ) => {
			const state = await stateOf( as );
			expect( state.registrationNonce ).toBe( '' );
			expect( state.purchaseToken ).toBe( false );
			expect( { ...state.connectedPlugins } ).toEqual( {} );
			expect( { ...state.stats.roles } ).toEqual( {} );
			expect( state.tracksUserData ).toBe( false );
			expect( state.userData.currentUser ).toMatchObject( {
				isMaster: false,
				isConnected: false,
				wpcomUser: { avatar: false },
			} );
		}
	);
} );

describe( 'the initial state of other sites', () => {
	it( 'in local mode has no account service and no site id', async () => {
		await useScenario( 'local' );
		const state = await stateOf( 'admin' );
		expect( state.accountService ).toEqual( {
			isConfigured: false,
			problem: '',
			host: '',
			url: '',
		} );
		expect( state.siteData ).toMatchObject( {
			blog_id: 0,
			showRecommendations: true,
		} );
		expect( state.tracksUserData ).toBe( false );
	} );

	it( 'with a service names its host', async () => {
		await useScenario( 'not-connected' );
		const { accountService } = await stateOf( 'admin' );
		expect( accountService.isConfigured ).toBe( true );
		expect( accountService.host ).toMatch( /^127\.0\.0\.1/ );
	} );

	it( 'without users connected has a purchase token for managers alone', async () => {
		await useScenario( 'site-only' );
		const { purchaseToken } = await stateOf( 'admin' );
		expect( purchaseToken ).toMatch( /^[A-Za-z0-9]{12}$/ );
		expect( ( await stateOf( 'admin' ) ).purchaseToken ).toBe(
			purchaseToken
		);
		expect( ( await stateOf( 'editor' ) ).purchaseToken ).toBe( false );
		await useScenario( 'local' );
	} );
} );

describe( 'what a site’s own code and data change', () => {
	beforeAll( () => useScenario( 'local' ) );

	it( 'promotions can be switched off by one filter', async () => {
		const remove = dropMustUsePlugin(
			'promotions',
			"add_filter( 'jetpack_show_promotions', '__return_false' );"
		);
		try {
			expect( ( await stateOf( 'admin' ) ).siteData.showPromotions ).toBe(
				false
			);
		} finally {
			remove();
		}
	} );

	it( 'a title with markup in it can’t leave its string', async () => {
		const title = `</script><script>alert(1)</script>' "&amp; 🦆`;
		await evalPhp(
			`update_option( 'blogname', ${ JSON.stringify( title ).replace(
				/\$/g,
				'\\$'
			) } );`
		);
		const { response, page } = await openPage( 'admin' );
		expect( page.initialState.siteTitle ).toContain( '🦆' );
		const start = response.text.indexOf( 'window.JetpackDashboard=' );
		const script = response.text.slice(
			start,
			response.text.indexOf( '</script>', start )
		);
		expect( script ).toContain( 'JetpackDashboardLate' );
		expect( script ).not.toContain( 'alert(1)' );
		await setOption( 'blogname', 'The Slow Road' );
	} );

	it( 'entities in the title are decoded', async () => {
		await setOption( 'blogname', 'Tom &amp; Jerry’s' );
		expect( ( await stateOf( 'admin' ) ).siteTitle ).toBe(
			'Tom & Jerry’s'
		);
		await setOption( 'blogname', 'The Slow Road' );
	} );
} );
