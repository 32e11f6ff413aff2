import { inParallel } from './support/in-parallel';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule, useScenario } from './support/site-state';
import { call, evalJson, fetchPath } from './support/site';

/** Possible `_fields` values of a client. */
const QUERIES = [
	'_fields=no_such_field,a.b.c,a,a.b',
	'_fields=,,%20,.',
	'_fields[]=code&_fields[][a]=b',
	`_fields=${ 'long,'.repeat( 1000 ) }`,
];

/** A value for each placeholder of a route. */
const path = ( pattern: string ): string =>
	pattern
		.replace( /^\/jetpack\/v4/, '' )
		.replace( /\(\?P<slug>[^()]*\)/g, 'protect' )
		.replace( /\(\?P<\w+>[^()]*\)/g, '1' );

interface Index {
	routes: Record<
		string,
		{ namespace: string; endpoints: { methods: string[] }[] }
	>;
}

async function patterns(): Promise< [ string, string[] ][] > {
	const { body } = await fetchPath( '/wp-json/', { as: 'admin' } );
	return Object.entries( ( body as Index ).routes )
		.filter( ( [ , route ] ) => route.namespace === 'jetpack/v4' )
		.map( ( [ pattern, { endpoints } ] ) => [
			pattern,
			endpoints.flatMap( ( { methods } ) => methods ),
		] );
}

restoreStateAfterwards();

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( 'protect', true );
	await switchModule( 'stats', true );
} );

it( 'every readable route responds to any _fields as it does without, or refuses it', async () => {
	const readable = ( await patterns() )
		.filter( ( [ , methods ] ) => methods.includes( 'GET' ) )
		.map( ( [ pattern ] ) => path( pattern ) );
	expect( readable.length ).toBeGreaterThan( 20 );
	const statuses = new Map(
		await inParallel(
			readable,
			async ( one ): Promise< [ string, number ] > => [
				one,
				( await call( 'GET', one ) ).status,
			]
		)
	);
	const cases = readable.flatMap( ( one ) =>
		QUERIES.map( ( query ) => ( { one, query } ) )
	);
	const wrong = await inParallel( cases, async ( { one, query } ) => {
		const { status } = await call( 'GET', `${ one }?${ query }` );
		return [ statuses.get( one ), 400 ].includes( status )
			? null
			: `${ one }?${ query.slice( 0, 40 ) }: ${ status }`;
	} );
	expect( wrong.filter( Boolean ) ).toEqual( [] );
} );

/** Skips the route's callback and replaces only its response. */
it( 'no route fails because of _fields, for any method and response', async () => {
	const routes = ( await patterns() ).map(
		( [ pattern, methods ] ) => [ path( pattern ), methods ] as const
	);
	const failures = await evalJson< string[] >( `
wp_set_current_user( 1 );
$routes  = json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( routes )
	).toString( 'base64' ) }' ), true );
$results = array( null, true, 5, 'text', '', array(), array( 'a', 'b' ), array( null, array( 'a' => 1 ) ), array( 'a' => 'b' ), array( array( 'a' => 1 ), array( 'b' => 2 ) ), new stdClass(), (object) array( 'a' => array( 'b' => 1 ) ), new DateTime() );
$asked   = array( 'a', 'a.b', 'a.b.c,a', '.', ',', '0', array( 'a', 'b' ), array( array( 'a' ) ) );
$server  = rest_get_server();
$failed  = array();
$result  = null;
add_filter( 'rest_dispatch_request', static function () use ( &$result ) { return rest_ensure_response( $result ); } );
add_filter( 'rest_request_before_callbacks', static function () { return null; }, 99 );
foreach ( $routes as list( $path, $methods ) ) {
	foreach ( $methods as $method ) {
		foreach ( $results as $result ) {
			foreach ( $asked as $fields ) {
				$request = new WP_REST_Request( $method, '/jetpack/v4' . $path );
				$request->set_query_params( array( '_fields' => $fields ) );
				try {
					$response = $server->dispatch( $request );
					$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $response ), $server, $request );
					if ( $response->get_status() >= 500 ) { $failed[] = "$method $path " . $response->get_status(); }
				} catch ( Throwable $error ) {
					$failed[] = "$method $path: " . $error->getMessage();
				}
			}
		}
	}
}
echo wp_json_encode( array_values( array_unique( $failed ) ) );` );
	expect( failures ).toEqual( [] );
} );

it( 'keeps the fields that were asked for', async () => {
	const { status, body } = await call(
		'GET',
		'module/protect?_fields=module'
	);
	expect( [ status, body ] ).toEqual( [ 200, { module: 'protect' } ] );
} );
