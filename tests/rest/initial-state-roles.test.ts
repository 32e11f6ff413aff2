import { decodedText, openPage, readGlobal, PAGE } from './support/admin-page';
import type { PageGlobal } from './support/admin-page';
import { readConnection } from './support/connection-state';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { setOption, switchModule, useScenario } from './support/site-state';
import { evalJson, evalPhp, fetchPath, get } from './support/site';

const PEOPLE = [
	'subscriber',
	'contributor',
	'author',
	'editor',
	'admin',
] as const;
const SCENARIOS = [ 'local', 'not-connected', 'connected', 'offline' ] as const;
const ANTISPAM_KEY = 'abcdef123456';
/** The parts with provider data, and the routes that also return them. */
const PART_ROUTES: Record< string, string > = {
	site: 'site',
	features: 'site/features',
	purchases: 'site/purchases',
	benefits: 'site/benefits',
	discount: 'site/discount',
	products: 'site/products',
	rewind: 'rewind',
	scan: 'scan',
	activity: 'site/activity',
	monitor: 'module/monitor/data',
};

/** Paths of the pages in `adminPages`. */
const PAGE_URLS: Record< string, string > = {
	...Object.fromEntries(
		'jetpack_about jetpack_modules jetpack-apps jetpack-backups jetpack-contact-form jetpack-debugger jetpack-firewall jetpack-followers jetpack-likes jetpack-notifications jetpack-post-by-email jetpack-publicize jetpack-scan jetpack-search jetpack-settings-file jetpack-sign-on jetpack-stats-import stats vaultpress'
			.split( ' ' )
			.map( ( slug ) => [ slug, `admin.php?page=${ slug }` ] )
	),
	'update-core': 'update-core.php',
	widgets: 'customize.php?autofocus%5Bpanel%5D=widgets',
};

restoreStateAfterwards();
beforeAll( async () => {
	await setOption( 'wordpress_api_key', ANTISPAM_KEY );
} );
afterAll( () => useScenario( 'local' ) );

describe.each( SCENARIOS )( 'the page of a site that is %s', ( scenario ) => {
	let secrets: string[] = [];
	beforeAll( async () => {
		await useScenario( scenario );
		await switchModule( 'protect', true );
		await switchModule( 'stats', true );
		if ( scenario === 'connected' ) {
			const parts = Object.keys( PART_ROUTES )
				.map( ( part ) => `parts[]=${ part }` )
				.join( '&' );
			await get( `dashboard?${ parts }` );
			secrets = ( await readConnection() ).secrets;
			expect( secrets.length ).toBeGreaterThan( 0 );
		}
	} );

	describe.each( PEOPLE )( 'opened by %s', ( as ) => {
		const opens = scenario !== 'offline' || as === 'admin';
		const isManager = as === 'admin';
		let html = '';
		let page: PageGlobal;

		beforeAll( async () => {
			const response = await fetchPath( PAGE, { as } );
			html = response.text;
			expect( response.status ).toBe( opens ? 200 : 403 );
			page = readGlobal( html ) as PageGlobal;
		} );

		it( 'contains no secret, and the anti-spam key only for users who can change it', () => {
			const seen = decodedText( html );
			expect( secrets.filter( ( one ) => seen.includes( one ) ) ).toEqual(
				[]
			);
			expect( seen ).not.toMatch(
				/client_secret|registration_access_token|access_token|refresh_token/
			);
			if ( ! isManager ) {
				expect( seen ).not.toContain( ANTISPAM_KEY );
			}
		} );

		if ( ! opens ) {
			it( 'contains none of our data', () => {
				expect( page ).toBeNull();
			} );
			return;
		}

		it( 'contains the settings and modules that REST returns, and only the names of two modules', async () => {
			const settings = await get( 'settings', { as } );
			expect( { ...page.initialState.settings } ).toEqual(
				settings.status === 200 ? settings.body : {}
			);
			const modules = await get( 'module/all', { as } );
			const readable =
				modules.status === 200 ? Object.keys( modules.body ) : [];
			for ( const slug of Object.keys( page.initialState.getModules ) ) {
				if ( slug !== 'blocks' && ! readable.includes( slug ) ) {
					expect( [ 'stats', 'protect' ] ).toContain( slug );
					expect(
						Object.keys(
							page.initialState.getModules[ slug ]
						).sort()
					).toEqual( [ 'activated', 'module', 'name', 'override' ] );
				}
			}
		} );

		it( 'contains the same preloaded responses as REST', async () => {
			for ( const [ path, { body } ] of Object.entries( page.preload ) ) {
				const response = await get(
					path.replace( '/jetpack/v4/', '' ),
					{
						as,
					}
				);
				expect( [ path, response.status, response.body ] ).toEqual( [
					path,
					200,
					body,
				] );
			}
		} );

		it( 'contains the provider’s data only for users who can read its routes', async () => {
			const parts = page.initialState.dashboard.parts;
			if ( scenario === 'connected' && isManager ) {
				expect( Object.keys( parts ) ).toEqual(
					expect.arrayContaining( [
						'site',
						'rewind',
						'scan',
						'purchases',
					] )
				);
			} else {
				expect( { ...parts } ).toEqual( {} );
			}
			for ( const part of Object.keys( parts ) ) {
				expect( PART_ROUTES ).toHaveProperty( part );
				const response = await get( PART_ROUTES[ part ] ?? '', { as } );
				// The monitor's route only works while its module is on; its
				// part has the same data.
				if ( part !== 'monitor' ) {
					expect( [ part, response.status, response.body ] ).toEqual(
						[ part, 200, parts[ part ].body ]
					);
				}
				expect( parts[ part ].age ).toBeGreaterThanOrEqual( 0 );
			}
		} );

		it( 'contains plugins only for users who can list them over REST', async () => {
			const { status } = await get( 'plugins', { as } );
			const { ownPlugins, canInstallPlugins } = page.initialState;
			expect( status === 200 ).toBe( isManager );
			expect( Object.keys( ownPlugins ) ).toEqual(
				isManager
					? [
							'akismet',
							'vaultpress',
							'jetpack-boost',
							'zero-bs-crm',
							'woocommerce',
							'creative-mail-by-constant-contact',
					  ]
					: []
			);
			expect( canInstallPlugins ).toBe( isManager );
		} );

		it( 'counts what a backup would hold for managers alone', () => {
			const { recordCounts } = page.initialState.siteData;
			expect( recordCounts === null ).toBe( ! isManager );
			if ( ! isManager ) {
				expect( page.initialState.siteData.plan.class ).toBe( 'free' );
			}
		} );

		it( 'contains the other admin pages that the user can open, and no others', async () => {
			const { adminPages } = page.initialState;
			for ( const [ slug, url ] of Object.entries( PAGE_URLS ) ) {
				const { status } = await fetchPath( `/wp-admin/${ url }`, {
					as,
				} );
				// With a block theme, the customizer doesn't have that panel.
				const isThere = slug === 'widgets' ? false : status === 200;
				expect( [ slug, adminPages.includes( slug ) ] ).toEqual( [
					slug,
					isThere,
				] );
			}
		} );
	} );
} );

describe( 'data about the site', () => {
	beforeAll( () => useScenario( 'local' ) );

	it( 'count what is there', async () => {
		await evalPhp( "delete_site_transient( 'update_plugins' );" );
		const wanted = await evalJson(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
echo wp_json_encode( array( 'posts' => count( get_posts( array( 'numberposts' => -1, 'post_status' => 'publish' ) ) ), 'plugins' => count( get_plugins() ), 'comments' => count( get_comments( array( 'status' => 'approve', 'fields' => 'ids' ) ) ) ) );`
		);
		const { page } = await openPage( 'admin' );
		expect( page.initialState.siteData.recordCounts ).toEqual( wanted );
		expect( wanted.posts ).toBeGreaterThan( 0 );
	} );

	it( 'take the plugins that WordPress found when it last looked', async () => {
		await evalPhp(
			"set_site_transient( 'update_plugins', (object) array( 'last_checked' => time(), 'checked' => array( 'a/a.php' => '1', 'b/b.php' => '1' ), 'response' => array() ) );"
		);
		try {
			const { page } = await openPage( 'admin' );
			expect( page.initialState.siteData.recordCounts.plugins ).toBe( 2 );
		} finally {
			await evalPhp( "delete_site_transient( 'update_plugins' );" );
		}
	} );

	it( 'say if files can’t be changed', async () => {
		const remove = dropMustUsePlugin(
			'file-mods',
			"add_filter( 'file_mod_allowed', '__return_false' );"
		);
		try {
			const { page } = await openPage( 'admin' );
			expect( page.initialState.canInstallPlugins ).toBe( false );
			expect( page.initialState.ownPlugins ).toHaveProperty( 'akismet' );
			expect( page.initialState.adminPages ).not.toContain(
				'update-core'
			);
		} finally {
			remove();
		}
	} );

	it( 'link to the widgets panel if the theme has widget areas, and to the vault plugin’s page while that is active', async () => {
		const remove = dropMustUsePlugin(
			'widgets',
			`add_action( 'widgets_init', static function () { register_sidebar( array( 'id' => 'side' ) ); } );
add_action( 'admin_menu', static function () { add_submenu_page( 'jetpack', 'VaultPress', 'VaultPress', 'manage_options', 'vaultpress', '__return_null' ); }, 20 );`
		);
		try {
			const { page } = await openPage( 'admin' );
			expect( page.initialState.adminPages ).toEqual(
				expect.arrayContaining( [ 'widgets', 'vaultpress' ] )
			);
			const editor = await openPage( 'editor' );
			expect( editor.page.initialState.adminPages ).toEqual( [
				'jetpack_about',
				'jetpack-notifications',
				'jetpack-publicize',
			] );
		} finally {
			remove();
		}
	} );
} );

it( 'the dashboard’s data cost three queries at most, with the provider’s responses cached', async () => {
	await useScenario( 'connected' );
	await get( 'dashboard?parts[]=site&parts[]=rewind&parts[]=scan' );
	const cost = await evalJson< { queries: number; parts: number } >( `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
$services    = \\Jetpack_Dashboard\\Plugin::container();
$release   = $services->get( \\Jetpack_Dashboard\\Admin\\Release_Notice::class );
$dashboard = $services->get( \\Jetpack_Dashboard\\Admin\\Dashboard_State::class );
// What every admin page has read before ours is built.
wp_load_alloptions();
get_user_meta( get_current_user_id() );
wp_count_comments();
current_user_can( 'jetpack_manage_modules' );
$services->get( \\Jetpack_Dashboard\\Provider\\Connection_Status::class )->is_registered();
global $wpdb;
$before = $wpdb->num_queries;
$state  = $dashboard->to_array();
$release->for_current_user();
\\Jetpack_Dashboard\\Admin\\Record_Counts::to_array();
echo wp_json_encode( array( 'queries' => $wpdb->num_queries - $before, 'parts' => count( (array) $state['dashboard']['parts'] ) ) );` );
	expect( cost.parts ).toBeGreaterThan( 2 );
	expect( cost.queries ).toBeGreaterThan( 0 );
	expect( cost.queries ).toBeLessThanOrEqual( 3 );
} );
