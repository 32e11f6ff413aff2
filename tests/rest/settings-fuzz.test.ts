import { badBodies } from './support/bad-bodies';
import { inParallel } from './support/in-parallel';
import { restoreStateAfterwards, readState } from './support/saved-state';
import { evalJson, post } from './support/site';

/** Number of bodies that must store nothing; the seed is fixed. */
const BODIES = badBodies( 2000 );

/** Number of those that are sent over HTTP, each in its own request. */
const SENT = 150;

/**
 * Batch size for the bodies that are dispatched inside WordPress's REST server.
 */
const BATCH = 100;

interface HttpResponse {
	status: number;
	code: string | null;
	/** PHP's notices and warnings. */
	complaints: string[];
}

const toText = ( body: string | Buffer ) =>
	Buffer.isBuffer( body ) ? body : Buffer.from( body, 'utf8' );

function dispatch( bodies: ( string | Buffer )[] ): Promise< HttpResponse[] > {
	const sent = bodies.map( ( body ) => toText( body ).toString( 'base64' ) );
	return evalJson< HttpResponse[] >( `
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
$complaints = array();
set_error_handler( static function ( $level, $message ) use ( &$complaints ) { $complaints[] = $message; return true; } );
$results = array();
foreach ( json_decode( '${ JSON.stringify( sent ) }' ) as $body ) {
	$request = new WP_REST_Request( 'POST', '/jetpack/v4/settings' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( base64_decode( $body ) );
	try {
		$response = rest_do_request( $request );
		$data = $response->get_data();
		// It has to survive being sent, too.
		$text = wp_json_encode( $data );
		$results[] = array( 'status' => false === $text ? 500 : $response->get_status(), 'code' => $data['code'] ?? null, 'complaints' => $complaints );
	} catch ( Throwable $error ) {
		$results[] = array( 'status' => 500, 'code' => $error->getMessage(), 'complaints' => $complaints );
	}
	$complaints = array();
}
echo wp_json_encode( $results );` );
}

async function send( rawBody: string | Buffer ): Promise< HttpResponse > {
	const { status, body, text } = await post( 'settings', undefined, {
		rawBody,
	} );
	return {
		status,
		code: body?.code ?? null,
		complaints: /Fatal error|Warning:|Notice:/.test( text )
			? [ text.slice( 0, 300 ) ]
			: [],
	};
}

/** Responses other than a client error with a code. */
const wrongOnes = (
	bodies: readonly ( string | Buffer )[],
	responses: readonly HttpResponse[]
) =>
	responses.flatMap( ( response, index ) =>
		response.status === 400 &&
		typeof response.code === 'string' &&
		response.complaints.length === 0
			? []
			: [
					{
						sent: String( bodies[ index ] ).slice( 0, 300 ),
						...response,
					},
			  ]
	);

restoreStateAfterwards();

it( `refuses ${ BODIES.length } bad bodies with a client error each, and stores none of them`, async () => {
	const before = await readState();
	const codes = new Set< string | null >();
	for ( let start = 0; start < BODIES.length; start += BATCH ) {
		const bodies = BODIES.slice( start, start + BATCH );
		const responses = await dispatch( bodies );
		expect( wrongOnes( bodies, responses ) ).toEqual( [] );
		responses.forEach( ( { code } ) => codes.add( code ) );
	}
	// Requests rejected for authentication or a wrong path never reached the
	// validation.
	expect( [ ...codes ].sort() ).toEqual( [
		'missing_options',
		'rest_invalid_json',
		'rest_invalid_param',
	] );
	expect( await readState() ).toEqual( before );
} );

it( `does so over the wire`, async () => {
	const before = await readState();
	const bodies = BODIES.slice( 0, SENT );
	expect( wrongOnes( bodies, await inParallel( bodies, send ) ) ).toEqual(
		[]
	);
	expect( await readState() ).toEqual( before );
} );
