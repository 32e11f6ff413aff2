import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule } from './support/site-state';
import { evalPhp, fetchPath, post } from './support/site';

/** Prints whether the page was queried, and can publish it while its status is remembered. */
const QUERIES = `
define( 'SAVEQUERIES', true );
isset( $_SERVER['HTTP_X_TEST_QUERIES'] ) && add_action( 'shutdown', static function () {
	$id = (int) get_option( 'wp_page_for_privacy_policy' );
	foreach ( $GLOBALS['wpdb']->queries as $query ) {
		if ( preg_match( "/ID = $id\\\\b/", $query[0] ) ) {
			echo '<!-- page queried -->';
		}
	}
}, PHP_INT_MAX );
add_action( 'add_option_jetpack_dashboard_unpublished_privacy_page', static function () {
	if ( isset( $_GET['publish-meanwhile'] ) ) {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ), array( 'ID' => (int) get_option( 'wp_page_for_privacy_policy' ) ) );
	}
} );
if ( isset( $_SERVER['HTTP_X_TEST_LINK'] ) ) {
	add_filter( 'privacy_policy_url', static function () {
		return 'https://example.org/filtered';
	} );
}`;

restoreStateAfterwards();

let remove = () => {};
let id = '';
beforeAll( async () => {
	remove = dropMustUsePlugin( 'page-queries', QUERIES );
	id = await evalPhp(
		"echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Our privacy', 'post_name' => 'our-privacy' ) );"
	);
	await evalPhp( `update_option( 'wp_page_for_privacy_policy', ${ id } );` );
	await switchModule( 'wordads', true );
	await post( 'settings', { wordads_ccpa_enabled: true } );
} );
beforeEach( () => setStatus( 'draft' ) );
afterAll( async () => {
	remove();
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );

const setStatus = ( status: string ) =>
	evalPhp(
		`delete_option( 'jetpack_dashboard_unpublished_privacy_page' ); wp_update_post( array( 'ID' => ${ id }, 'post_status' => '${ status }' ) );`
	);

async function view( path = '/', headers: Record< string, string > = {} ) {
	const { text } = await fetchPath( path, {
		headers: { 'X-Test-Queries': '1', ...headers },
	} );
	return {
		isQueried: text.includes( 'page queried' ),
		link: /class="jp-ccpa"[^]*?(?:<a href="([^"]*)"|<\/section>)/.exec(
			text
		)?.[ 1 ],
	};
}

it( 'queries the privacy page only once while it is a draft', async () => {
	expect( await view() ).toEqual( { isQueried: true, link: undefined } );
	expect( await view() ).toEqual( { isQueried: false, link: undefined } );
} );

it( 'links to it as soon as it is published, by whatever means', async () => {
	await view();
	await evalPhp( `wp_publish_post( ${ id } );` );
	expect( ( await view() ).link ).toContain( `/our-privacy/` );

	await setStatus( 'draft' );
	await view();
	await evalPhp(
		`wp_suspend_cache_invalidation(); wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'publish' ) );`
	);
	expect( ( await view() ).link ).toContain( `/our-privacy/` );

	await setStatus( 'draft' );
	await view();
	await evalPhp(
		`$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'publish' ), array( 'ID' => ${ id } ) ); clean_post_cache( ${ id } );`
	);
	expect( ( await view() ).link ).toContain( `/our-privacy/` );
} );

it( 'links to it if it is published while the module is off', async () => {
	await view();
	await switchModule( 'wordads', false );
	await evalPhp( `wp_publish_post( ${ id } );` );
	await switchModule( 'wordads', true );
	expect( ( await view() ).link ).toContain( `/our-privacy/` );
} );

it( 'remembers nothing if it is published while that is stored', async () => {
	await view( '/?publish-meanwhile=1' );
	expect( ( await view() ).link ).toContain( `/our-privacy/` );
} );

it( 'links to another page that is chosen', async () => {
	await view();
	const other = await evalPhp(
		"$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Another privacy' ) ); update_option( 'wp_page_for_privacy_policy', $id ); echo $id;"
	);
	expect( ( await view() ).link ).toContain( '/another-privacy/' );
	await evalPhp(
		`wp_delete_post( ${ other }, true ); update_option( 'wp_page_for_privacy_policy', ${ id } );`
	);
} );

it( 'uses the address that another plugin sets while it is a draft', async () => {
	await view();
	expect( await view( '/', { 'X-Test-Link': '1' } ) ).toEqual( {
		isQueried: false,
		link: 'https://example.org/filtered',
	} );
} );

it( 'asks again after a day', async () => {
	await view();
	await evalPhp(
		`update_option( 'jetpack_dashboard_unpublished_privacy_page', '${ id } ' . ( time() - 1 ) );`
	);
	expect( ( await view() ).isQueried ).toBe( true );
	expect( ( await view() ).isQueried ).toBe( false );
} );
