import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { evalPhp, fetchPath } from './support/site';
import { MODULE_SLUGS } from './module-headers';
import { createPost, deletePosts } from './modules/site-pages';
import type { SitePost } from './modules/site-pages';

const MAX_EXTRA_QUERIES = 2;

/**
 * Reports a page's queries at the end of the request; a request may specify the
 * active modules.
 */
const COUNTER = `
if ( isset( $_SERVER['HTTP_X_TEST_MODULES'] ) ) {
	add_filter( 'jetpack_active_modules', static function () {
		return array_filter( explode( ',', $_SERVER['HTTP_X_TEST_MODULES'] ) );
	} );
	add_action( 'shutdown', static function () {
		echo '<!-- queries: ' . $GLOBALS['wpdb']->num_queries . ' -->';
	}, PHP_INT_MAX );
}`;

restoreStateAfterwards();

let posts: SitePost[] = [];
let remove = () => {};
beforeAll( async () => {
	remove = dropMustUsePlugin( 'query-counter', COUNTER );
	posts = [
		await createPost( { post_title: 'Read', tags_input: [ 'counted' ] } ),
		await createPost( { post_title: 'Other', tags_input: [ 'counted' ] } ),
	];
	// Nothing saved: an option that doesn't exist costs the most queries.
	await evalPhp(
		"foreach ( Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Settings\\Settings_Registry::class )->all() as $setting ) { '' === $setting->option || 'WPLANG' === $setting->option || delete_option( $setting->option ); }"
	);
} );
afterAll( async () => {
	remove();
	await deletePosts( posts );
} );

const view = async (
	path: string,
	modules: readonly string[]
): Promise< string > =>
	(
		await fetchPath( path, {
			headers: { 'X-Test-Modules': modules.join( ',' ) },
		} )
	).text;

/**
 * Queries of a page's second view, for an anonymous visitor without a
 * persistent object cache.
 */
async function queriesOf(
	path: string,
	modules: readonly string[]
): Promise< number > {
	await view( path, modules );
	const text = await view( path, modules );
	const [ , count ] = /<!-- queries: (\d+) -->/.exec( text ) ?? [];
	expect( Number( count ) ).toBeGreaterThan( 5 );
	return Number( count );
}

it( 'adds at most two queries to the front page with every module active', async () => {
	const without = await queriesOf( '/', [] );
	expect(
		( await queriesOf( '/', MODULE_SLUGS ) ) - without
	).toBeLessThanOrEqual( MAX_EXTRA_QUERIES );
} );

it( 'adds at most two queries to a post with every module active', async () => {
	const path = posts[ 0 ]?.path ?? '';
	const without = await queriesOf( path, [] );
	const extra = ( await queriesOf( path, MODULE_SLUGS ) ) - without;
	expect( await view( path, MODULE_SLUGS ) ).toMatch(
		/jp-relatedposts.*Other<\/a>/s
	);
	expect( extra ).toBeLessThanOrEqual( MAX_EXTRA_QUERIES );
} );

it( 'adds at most two queries to a post whose related posts have thumbnails', async () => {
	const thumbnail = await evalPhp( `
$images = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image' ) );
set_post_thumbnail( ${ posts[ 1 ]?.id }, $images[0]->ID );
update_option( 'jetpack_dashboard_show_thumbnails', '1' );
echo wp_get_attachment_image_src( $images[0]->ID, 'medium' )[0];` );
	const path = posts[ 0 ]?.path ?? '';
	const without = await queriesOf( path, [] );
	const extra = ( await queriesOf( path, MODULE_SLUGS ) ) - without;
	const text = await view( path, MODULE_SLUGS );
	await evalPhp( "delete_option( 'jetpack_dashboard_show_thumbnails' );" );
	expect( text ).toMatch( /jp-relatedposts.*<img[^>]* src="[^"]+"/s );
	expect( text ).toContain( thumbnail );
	expect( extra ).toBeLessThanOrEqual( MAX_EXTRA_QUERIES );
} );

it( 'adds at most one query to the front page for each module', async () => {
	const without = await queriesOf( '/', [] );
	const costly: string[] = [];
	for ( const slug of MODULE_SLUGS ) {
		if ( ( await queriesOf( '/', [ slug ] ) ) - without > 1 ) {
			costly.push( slug );
		}
	}
	expect( costly ).toEqual( [] );
} );
