import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { callCore, evalJson, evalPhp, fetchPath, get } from '../support/site';
import { post } from '../support/site';
import type { Role } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';

const SCRIPT = '<b>Buy</b><script>ad()</script>';
const NO_SCRIPTS = "define( 'DISALLOW_UNFILTERED_HTML', true );";

let article: SitePost;
const created: SitePost[] = [];
let removers: ( () => void )[] = [];

const drop = ( name: string, php: string ): void => {
	removers.push( dropMustUsePlugin( name, php ) );
};

const adsOn = async (
	path: string,
	headers: Record< string, string > = {}
): Promise< string[] > =>
	[
		...( await fetchPath( path, { headers } ) ).text.matchAll(
			/<section class="jp-ad is-[a-z-]+" aria-label="Advertisement(?: \d)?">.*?<\/section>/gs
		),
	].map( ( [ html ] ) =>
		html.replace(
			/<section class="jp-ad is-([a-z-]+)".*?>(.*)<\/section>/s,
			'$1: $2'
		)
	);

const block = ( attributes: object ): string =>
	`<!-- wp:jetpack/ad ${ JSON.stringify( attributes ).replace(
		/[<>&]/g,
		( character ) =>
			`\\u00${ character
				.charCodeAt( 0 )
				.toString( 16 )
				.padStart( 2, '0' ) }`
	) } /-->`;

/** Publishes a post with the REST API, as the block editor does. */
async function publish( role: Role, content: string ): Promise< SitePost > {
	const { status, body } = await callCore( 'POST', 'wp/v2/posts', {
		as: role,
		body: { title: 'With an ad', content, status: 'publish' },
	} );
	expect( status ).toBe( 201 );
	const sitePost = { id: body.id, path: new URL( body.link ).pathname };
	created.push( sitePost );
	return sitePost;
}

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	article = await createPost( { post_title: 'Post', post_content: 'Text.' } );
} );
afterAll( () => deletePosts( [ article, ...created ] ) );
beforeEach( async () => {
	await switchModule( 'wordads', true );
	await post( 'settings', {
		enable_header_ad: true,
		wordads_second_belowpost: true,
		wordads_display_post: true,
		wordads_code_top: 'One',
		wordads_code_below_post: SCRIPT,
		wordads_code_second_below_post: 'Three',
	} );
} );
afterEach( () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );

describe( 'the ad code of a place', () => {
	it( 'is shown in its place while the module, the place and the page are on', async () => {
		const ALL = [
			'top: One',
			`below-post: ${ SCRIPT }`,
			'second-below-post: Three',
		];
		expect( await adsOn( article.path ) ).toEqual( ALL );
		expect( await adsOn( '/' ) ).toEqual( [ 'top: One' ] );
		await post( 'settings', { wordads_second_belowpost: false } );
		expect( await adsOn( article.path ) ).toEqual( ALL.slice( 0, 2 ) );
		await post( 'settings', { enable_header_ad: false } );
		expect( await adsOn( article.path ) ).toEqual( ALL.slice( 1, 2 ) );
		await post( 'settings', { wordads_display_post: false } );
		expect( await adsOn( article.path ) ).toEqual( [] );
		await switchModule( 'wordads', false );
		expect( await adsOn( '/' ) ).toEqual( [] );
	} );

	it( 'loses its scripts if the user can’t store unfiltered HTML', async () => {
		drop( 'no-scripts', NO_SCRIPTS );
		const { status, body } = await post( 'settings', {
			wordads_code_top: `${ SCRIPT }<img src="/a.png" onerror="ad()">`,
			wordads_code_second_below_post: '<b>Three</b>',
		} );
		expect( [ status, body.cleaned ] ).toEqual( [
			200,
			[ 'wordads_code_top' ],
		] );
		const stored = ( await get( 'settings' ) ).body;
		expect( stored.wordads_code_top ).toBe(
			'<b>Buy</b>ad()<img src="/a.png">'
		);
		// What an administrator of the network stored remains.
		expect( stored.wordads_code_below_post ).toBe( SCRIPT );
	} );

	it( 'is in neither feeds nor the REST API', async () => {
		const feed = ( await fetchPath( '/?feed=rss2' ) ).text;
		const { body } = await callCore( 'GET', `wp/v2/posts/${ article.id }` );
		expect( feed ).toContain( '<rss' );
		expect( feed + body.content.rendered ).not.toContain( 'jp-ad' );
	} );
} );

describe( 'consent', () => {
	it( 'hides ads from visitors who opted out', async () => {
		const gpc = { 'Sec-GPC': '1' };
		expect( await adsOn( article.path, gpc ) ).toEqual( [] );
		expect( await adsOn( '/', { Cookie: 'usprivacy=1YYN' } ) ).toEqual(
			[]
		);
		expect(
			await adsOn( '/', { ...gpc, Cookie: 'usprivacy=1YNN' } )
		).toEqual( [ 'top: One' ] );
	} );

	it( 'tells caches that pages depend on Global Privacy Control', async () => {
		const vary = async () =>
			( await fetchPath( '/' ) ).headers[ 'vary' ] ?? '';
		expect( await vary() ).toContain( 'Sec-GPC' );
		await switchModule( 'wordads', false );
		expect( await vary() ).not.toContain( 'Sec-GPC' );
	} );

	it( 'is required for marketing if a plugin has the WP Consent API', async () => {
		drop(
			'no-consent',
			"function wp_has_consent( $category ) { return 'marketing' !== $category; }"
		);
		expect( await adsOn( article.path ) ).toEqual( [] );
	} );

	it( 'can be decided by a filter, and code without personal data needs none', async () => {
		drop(
			'consent-filters',
			`add_filter( 'jetpack_dashboard_has_ad_consent', '__return_false' );
add_filter( 'jetpack_dashboard_ad_without_consent', static function ( $html, $place, $code ) {
	return 'top' === $place ? "[$code]" : $html;
}, 10, 3 );`
		);
		expect( await adsOn( article.path ) ).toEqual( [ 'top: [One]' ] );
	} );
} );

describe( 'the Ad block', () => {
	const customOn = async ( path: string ) =>
		( await adsOn( path ) ).filter( ( ad ) => ad.startsWith( 'custom' ) );

	it( 'shows its own code or that of a place, while ads are on', async () => {
		const { path } = await publish(
			'editor',
			block( { code: SCRIPT } ) + block( { place: 'second-below-post' } )
		);
		const ads = await adsOn( path );
		expect( ads.slice( 1, 3 ) ).toEqual( [
			`custom: ${ SCRIPT }`,
			'second-below-post: Three',
		] );
		await post( 'settings', { jetpack_blocks_disabled: true } );
		expect( await customOn( path ) ).toEqual( [] );
		await post( 'settings', {
			jetpack_blocks_disabled: false,
			wordads_display_post: false,
		} );
		expect( await adsOn( path ) ).toEqual( [] );
		await switchModule( 'wordads', false );
		expect( ( await fetchPath( path ) ).text ).not.toContain( 'ad()' );
	} );

	it( 'shows no script that an author stored', async () => {
		await post( 'settings', { wordads_code_below_post: '' } );
		const evil = `${ SCRIPT }<a href="javascript:ad()" onclick="ad()">x</a>`;
		const { path, id } = await publish( 'author', block( { code: evil } ) );
		expect( await customOn( path ) ).toEqual( [
			'custom: <b>Buy</b>ad()<a href="ad()">x</a>',
		] );
		const update = await callCore( 'POST', `wp/v2/posts/${ id }`, {
			as: 'author',
			body: {
				content: `<!-- wp:group -->${ block( {
					place: '"><script>ad()</script>',
				} ) }${ block( {
					code: `<scr<script>ipt>ad()</script>`,
				} ) }<!-- /wp:group -->`,
			},
		} );
		expect( update.status ).toBe( 200 );
		expect( ( await fetchPath( path ) ).text ).not.toMatch(
			/<script>ad\(\)/
		);
	} );

	it( 'shows no code that is too long', async () => {
		const { path } = await publish(
			'editor',
			block( { code: 'x'.repeat( 20_001 ) } )
		);
		expect( await customOn( path ) ).toEqual( [] );
	} );
} );

describe( 'the Ad widget', () => {
	/** Saves a widget as a user, and returns what it stores and prints. */
	const save = ( instance: object ) =>
		evalJson< { stored: unknown; printed: string } >( `
wp_set_current_user( 1 );
require_once ABSPATH . 'wp-admin/includes/widgets.php';
global $wp_widget_factory;
$widget = $wp_widget_factory->get_widget_object( 'jetpack_dashboard_ad' );
$stored = $widget->update( json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( instance )
		).toString( 'base64' ) }' ), true ), array() );
ob_start();
$stored && $widget->widget( array( 'before_widget' => '<li>', 'after_widget' => '</li>' ), $stored );
$printed = ob_get_clean();
ob_start();
$widget->form( is_array( $stored ) ? $stored : array() );
echo wp_json_encode( array( 'stored' => $stored, 'printed' => $printed, 'form' => ob_get_clean() ) );` );

	it( 'shows its own code, which loses scripts as the settings do', async () => {
		const { stored, printed } = await save( { code: SCRIPT } );
		expect( stored ).toEqual( { place: 'custom', code: SCRIPT } );
		expect( printed ).toContain( SCRIPT );
		drop( 'no-scripts', NO_SCRIPTS );
		expect( ( await save( { code: SCRIPT } ) ).stored ).toEqual( {
			place: 'custom',
			code: '<b>Buy</b>ad()',
		} );
	} );

	it( 'shows the code of a place, and nothing if there is none', async () => {
		expect( ( await save( { place: 'top' } ) ).printed ).toMatch(
			/^<li><section class="jp-ad is-top".*>One<\/section><\/li>$/
		);
		await post( 'settings', { wordads_code_top: '' } );
		expect( ( await save( { place: 'top' } ) ).printed ).toBe( '' );
	} );

	it( 'refuses code that is too long', async () => {
		expect( ( await save( { code: 'x'.repeat( 20_001 ) } ) ).stored ).toBe(
			false
		);
	} );

	it( 'is in the site’s widget areas', async () => {
		await evalPhp( `
update_option( 'widget_jetpack_dashboard_ad', array( 2 => array( 'place' => 'custom', 'code' => 'Side' ), '_multiwidget' => 1 ) );
update_option( 'sidebars_widgets', array( 'ads-test' => array( 'jetpack_dashboard_ad-2' ), 'array_version' => 3 ) );` );
		drop(
			'sidebar',
			`add_action( 'widgets_init', static function () { register_sidebar( array( 'id' => 'ads-test' ) ); } );
add_action( 'wp_footer', static function () { dynamic_sidebar( 'ads-test' ); } );`
		);
		expect( await adsOn( '/?s=no-such-post' ) ).toEqual( [
			'top: One',
			'custom: Side',
		] );
		await evalPhp( "delete_option( 'widget_jetpack_dashboard_ad' );" );
	} );
} );
