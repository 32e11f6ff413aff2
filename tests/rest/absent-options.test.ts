import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule } from './support/site-state';
import { evalPhp, fetchPath, get, post } from './support/site';

/** Prints the queries for options that aren't autoloaded, and can add an option while the list is written. */
const QUERIES = `
define( 'SAVEQUERIES', true );
isset( $_SERVER['HTTP_X_TEST_QUERIES'] ) && add_action( 'shutdown', static function () {
	foreach ( $GLOBALS['wpdb']->queries as $query ) {
		if ( false !== strpos( $query[0], 'option_name IN' ) && false !== strpos( $query[0], 'stb_enabled' ) ) {
			echo '<!-- options queried -->';
		}
	}
}, PHP_INT_MAX );
add_action( 'add_option_jetpack_dashboard_absent_options', static function () {
	if ( isset( $_GET['add-meanwhile'] ) ) {
		global $wpdb;
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'jetpack_dashboard_stb_enabled', 'option_value' => '0', 'autoload' => 'off' ) );
	}
} );`;

const STORED =
	'echo isset( wp_load_alloptions()["jetpack_dashboard_absent_options"] ) ? "yes" : "no";';
const forget = () =>
	evalPhp(
		'delete_option( "jetpack_dashboard_absent_options" ); delete_option( "jetpack_dashboard_stb_enabled" );'
	);

restoreStateAfterwards();

let remove = () => {};
beforeAll( async () => {
	remove = dropMustUsePlugin( 'option-queries', QUERIES );
	await switchModule( 'subscriptions', true );
} );
beforeEach( forget );
afterAll( () => remove() );

const isQueried = async ( path = '/' ) =>
	(
		await fetchPath( path, { headers: { 'X-Test-Queries': '1' } } )
	).text.includes( 'options queried' );

it( 'queries absent settings on the first page view only', async () => {
	expect( await isQueried() ).toBe( true );
	expect( await isQueried() ).toBe( false );
	expect( await evalPhp( STORED ) ).toBe( 'yes' );
} );

it( 'queries them again after one was saved', async () => {
	await isQueried();
	await post( 'settings', { stb_enabled: false } );
	expect( await evalPhp( STORED ) ).toBe( 'no' );
	expect( await isQueried() ).toBe( true );
	expect( await isQueried() ).toBe( true );
} );

it( 'queries them again after the active modules changed', async () => {
	await isQueried();
	await switchModule( 'likes', true );
	expect( await isQueried() ).toBe( true );
	expect( await isQueried() ).toBe( false );
} );

it( 'keeps no list if an option was added while it was made', async () => {
	await isQueried( '/?add-meanwhile=1' );
	expect( await evalPhp( STORED ) ).toBe( 'no' );
} );

it( 'always queries for a request to the REST API', async () => {
	await isQueried();
	await evalPhp(
		'global $wpdb; $wpdb->insert( $wpdb->options, array( "option_name" => "jetpack_dashboard_stb_enabled", "option_value" => "0", "autoload" => "off" ) );'
	);
	expect( ( await get( 'settings' ) ).body.stb_enabled ).toBe( false );
} );
