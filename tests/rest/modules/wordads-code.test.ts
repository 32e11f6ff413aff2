import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { callCore, evalJson, evalPhp, fetchPath, get } from '../support/site';
import { post } from '../support/site';
import type { Role } from '../support/site';
import { findAds } from './ads';
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

const adsOn = async ( path: string ): Promise< string[] > =>
	findAds( ( await fetchPath( path ) ).text ).map(
		( { place, ad } ) => `${ place }: ${ ad }`
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
		const evil = `${ SCRIPT }<a href="javascript:ad()" onclick="ad()">x</a>&lt;script&gt;ad()&lt;/script&gt;`;
		const { path, id } = await publish(
			'author',
			`${ block( {
				code: evil,
			} ) }<!-- wp:html --><section class="jp-ad" hidden><template><script type="application/json">{"ad":"<script>ad()</script>"}</script></template></section><!-- /wp:html -->`
		);
		expect( await customOn( path ) ).toEqual( [
			'custom: <b>Buy</b>ad()<a href="ad()">x</a>&lt;script&gt;ad()&lt;/script&gt;',
		] );
		const { text } = await fetchPath( path );
		expect( text.match( /<template>/g ) ).toHaveLength( 3 );
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

	it( 'keeps its code as it is, whatever WordPress does to texts', async () => {
		const code = `"Buy" 300x250 -- now... <pre>&amp;lt;\u00e4</pre></template></script><!-- [gallery] :-) <script>a[0]&&b</script>`;
		const { path } = await publish( 'editor', block( { code } ) );
		expect( await customOn( path ) ).toEqual( [ `custom: ${ code }` ] );
		const { text } = await fetchPath( path );
		expect( text ).toMatch( /<div [^>]*jp-ad-box[^>]* hidden/ );
		expect( text.match( /<\/template>/g ) ).toHaveLength( 4 );
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
		expect( findAds( printed ) ).toMatchObject( [ { ad: SCRIPT } ] );
		drop( 'no-scripts', NO_SCRIPTS );
		expect( ( await save( { code: SCRIPT } ) ).stored ).toEqual( {
			place: 'custom',
			code: '<b>Buy</b>ad()',
		} );
	} );

	it( 'shows the code of a place, and nothing if there is none', async () => {
		const { printed } = await save( { place: 'top' } );
		expect( printed ).toMatch(
			/^<li(?=[^>]* hidden)[^>]*jp-ad-box[^>]*><section class="jp-ad is-top"[^]*<\/li>$/
		);
		expect( findAds( printed ) ).toMatchObject( [ { ad: 'One' } ] );
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
