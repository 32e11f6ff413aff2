import { dropMustUsePlugin } from './support/dropped-plugin';
import { callCore, evalPhp, fetchPath, get } from './support/site';

/** Sends requests of PHP during one of ours, and reports the number of WordPress's routes. */
const ASKS = `
add_filter(
	'rest_post_dispatch',
	static function ( $response, $server, $request ) {
		$count = static fn() => count( array_filter( array_keys( $server->get_routes() ), static fn( $route ) => 0 === strpos( $route, '/wp/v2/' ) ) );
		header( 'X-Core-Routes: ' . ( $count() > 50 ? 'many' : $count() ) );
		if ( '/jetpack/v4/connection' === $request->get_route() ) {
			foreach ( array( '/jetpack/v4/none', '/wp/v2/types/post', '/wp/v2/types/page' ) as $path ) {
				$inner = rest_do_request( $path );
				$seen[] = $inner->get_status() . ( $count() > 50 ? ' many' : ' ' . $count() );
			}
			header( 'X-Asked: ' . implode( ', ', $seen ) );
		}
		return $response;
	},
	10,
	3
);`;

let remove: () => void;
beforeAll( () => {
	remove = dropMustUsePlugin( 'core-routes', ASKS );
} );
afterAll( () => remove() );

it( 'registers no routes of WordPress for ours, until something asks for one', async () => {
	const { status, headers } = await get( 'connection' );
	expect( status ).toBe( 200 );
	expect( headers[ 'x-core-routes' ] ).toBe( '0' );
	expect( headers[ 'x-asked' ] ).toBe( '404 0, 200 many, 200 many' );
} );

it( 'does so without permalinks, too', async () => {
	const { status, headers } = await fetchPath(
		'/?rest_route=/jetpack/v4/connection',
		{ as: 'admin' }
	);
	expect( [ status, headers[ 'x-core-routes' ] ] ).toEqual( [ 200, '0' ] );
} );

it( 'registers them if another plugin adds routes after WordPress', async () => {
	const removeOther = dropMustUsePlugin(
		'late-routes',
		"add_action( 'rest_api_init', '__return_null', 100 );"
	);
	try {
		const { headers } = await get( 'connection' );
		expect( headers[ 'x-core-routes' ] ).toBe( 'many' );
	} finally {
		removeOther();
	}
} );

it.each( [
	'wp/v2/types/post',
	'wp/v2',
	'',
	'jetpack/v4',
	'jetpack/v4/',
	'Jetpack/V4/connection',
] )( 'registers them for “%s”', async ( path ) => {
	const { status, headers } = await callCore( 'GET', path );
	expect( status ).toBe( 200 );
	expect( headers[ 'x-core-routes' ] ).toBe( 'many' );
} );

it( 'has them where PHP asks for a route without a REST request', async () => {
	expect(
		await evalPhp(
			"wp_set_current_user( 1 ); echo rest_do_request( '/jetpack/v4/connection' )->get_status(), ' ', rest_do_request( '/wp/v2/types/post' )->get_status();"
		)
	).toBe( '200 200' );
} );
