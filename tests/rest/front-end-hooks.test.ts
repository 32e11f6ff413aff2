import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule } from './support/site-state';
import { fetchPath } from './support/site';

/** One of wp-admin, of cron and of modules' switches each, and one of any request. */
const HOOKS = [
	'wp_dashboard_setup',
	'jetpack_dashboard_stats_merge',
	'jetpack_deactivate_module_stats',
	'wp_footer',
];
const BACKEND = HOOKS.slice( 0, 3 );

const LISTER = `
if ( isset( $_GET['list_hooks'] ) ) {
	add_action( 'wp', static function () {
		if ( 'switch' === $_GET['list_hooks'] ) {
			Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->deactivate( 'stats' );
		} elseif ( 'rest' === $_GET['list_hooks'] ) {
			rest_get_server();
		}
	} );
	add_action( 'shutdown', static function () {
		global $wp_filter;
		$ours = array();
		foreach ( ${ `array( '${ HOOKS.join( "', '" ) }' )` } as $hook ) {
			foreach ( isset( $wp_filter[ $hook ] ) ? array_merge( ...array_values( $wp_filter[ $hook ]->callbacks ) ) : array() as $callback ) {
				if ( is_array( $callback['function'] ) && $callback['function'][0] instanceof Jetpack_Dashboard\\Features\\Stats\\Statistics ) {
					$ours[] = $hook;
				}
			}
		}
		echo '<!-- hooks: ' . implode( ' ', $ours ) . ' next merge: ' . (int) wp_next_scheduled( 'jetpack_dashboard_stats_merge' ) . ' -->';
	}, PHP_INT_MAX );
}`;

restoreStateAfterwards();

let remove = () => {};
beforeAll( async () => {
	await switchModule( 'stats', true );
	remove = dropMustUsePlugin( 'hook-lister', LISTER );
} );
beforeEach( () => switchModule( 'stats', true ) );
afterAll( () => remove() );

async function hooksOf( path: string, options = {} ) {
	const { text } = await fetchPath( path, options );
	const [ , hooks = '', merge = '' ] =
		/<!-- hooks: (.*) next merge: (\d+) -->/.exec( text ) ?? [];
	return { hooks: hooks.split( ' ' ), isScheduled: merge !== '0' };
}

it( 'a page view adds no hooks of wp-admin, cron and switches of modules', async () => {
	expect( ( await hooksOf( '/?list_hooks=1' ) ).hooks ).toEqual( [
		'wp_footer',
	] );
} );

it.each( [
	[ 'a login form', '/wp-login.php?list_hooks=1', {} ],
	[ 'cron', '/wp-cron.php?list_hooks=1', {} ],
	[ 'a form that was sent', '/?list_hooks=1', { method: 'POST' } ],
	[ 'a page view that uses REST', '/?list_hooks=rest', {} ],
] )( '%s adds all hooks', async ( _what, path, options ) => {
	expect( ( await hooksOf( path, options ) ).hooks ).toEqual( HOOKS );
} );

it( 'a page view that turns a module off runs its hooks', async () => {
	const { hooks, isScheduled } = await hooksOf( '/?list_hooks=switch' );
	expect( hooks ).toEqual( expect.arrayContaining( BACKEND ) );
	expect( isScheduled ).toBe( false );
} );
