import { evalJson } from './support/site';

/** Sends a request to a name that doesn't resolve, as on a site without the sandbox's block. */
const sendTo = ( name: string, before = '' ) =>
	evalJson< { error: string; requests: number; status: number } >( `
		remove_all_filters( 'pre_http_request' );
		$requests = 0;
		add_action( 'http_api_curl', static function () use ( &$requests ) { ++$requests; }, 1 );
		${ before }
		$response = ( new Jetpack_Dashboard\\Kernel\\Net\\Public_Request() )->send( 'GET', 'https://${ name }/' );
		$is_error = is_wp_error( $response );
		echo wp_json_encode( array(
			'error'    => $is_error ? $response->get_error_message() : '',
			'requests' => $requests,
			'status'   => $is_error ? 0 : $response['response']['code'],
			'is_clean' => ! has_filter( 'pre_http_request' ),
		) );
	` );

describe( 'a request to a name that the server can’t resolve', () => {
	it( 'isn’t sent: the name could lead to an internal address when it is resolved again', async () => {
		expect( await sendTo( 'nothing.invalid' ) ).toEqual( {
			error: 'The server nothing.invalid was not found.',
			requests: 0,
			status: 0,
			is_clean: true,
		} );
	} );

	it( 'gets the response of the site’s own code', async () => {
		expect(
			await sendTo(
				'nothing.invalid',
				"add_filter( 'pre_http_request', static fn() => array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 204, 'message' => '' ), 'cookies' => array(), 'filename' => null ) );"
			)
		).toMatchObject( { error: '', status: 204 } );
	} );
} );
