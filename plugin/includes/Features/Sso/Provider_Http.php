<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Net\Owner_Request;
use Jetpack_Dashboard\Provider\Account_Service;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Requests to the owner's provider: HTTPS only, no redirects, no internal addresses, with limits of time and size. If WordPress's filter
 * http_request_host_is_external allows it, also internal addresses, and http on a loopback address.
 */
class Provider_Http {

	private const MAX_URL    = 2000;
	private const MAX_DETAIL = 200;

	private Owner_Request $request;

	public function __construct( Owner_Request $request ) {
		$this->request = $request;
	}

	/** Whether requests or browsers may be sent to a URL. */
	public static function is_allowed( string $url ): bool {
		return strlen( $url ) <= self::MAX_URL && '' !== Account_Service::origin_of( $url ) && false === strpos( $url, '#' )
			&& Owner_Request::is_allowed( $url );
	}

	/**
	 * @param array<string, string> $headers
	 * @param array<string, string> $form    Body; empty for a GET request.
	 * @return array<mixed>|WP_Error The JSON object; errors have a text for administrators; those of code `status` have as data `status` and the provider's error code, `error`.
	 */
	public function request( string $url, array $headers = array(), array $form = array() ) {
		if ( ! self::is_allowed( $url ) ) {
			return new WP_Error( 'address', __( 'The address must begin with https://.', 'jetpack-dashboard' ) );
		}

		$response = $this->request->send( array() === $form ? 'GET' : 'POST', $url, $headers + array( 'Accept' => 'application/json' ), http_build_query( $form, '', '&' ) );
		if ( is_wp_error( $response ) ) {
			return new WP_Error( 'unreachable', self::shortened( $response->get_error_message() ) );
		}

		$status = (int) wp_remote_retrieve_response_code( $response );
		$text   = (string) wp_remote_retrieve_body( $response );
		$body   = '{' === ( ltrim( $text )[0] ?? '' ) ? json_decode( $text, true ) : null;
		if ( 200 !== $status ) {
			$body = is_array( $body ) ? $body : array();
			$data = array(
				'status' => $status,
				'error'  => is_string( $body['error'] ?? null ) ? $body['error'] : '',
			);

			return new WP_Error( 'status', self::refusal( $status, $body ), $data );
		}

		return is_array( $body ) ? $body : new WP_Error( 'not_json', __( 'The response is not a JSON object, or too large.', 'jetpack-dashboard' ) );
	}

	/** @param array<mixed> $body */
	private static function refusal( int $status, array $body ): string {
		$details = array_filter( array( $body['error'] ?? '', $body['error_description'] ?? '' ), 'is_string' );
		$detail  = self::shortened( implode( ': ', array_diff( $details, array( '' ) ) ) );

		return '' === $detail
			/* translators: %d: HTTP status, such as 404. */
			? sprintf( __( 'The provider responded with status %d.', 'jetpack-dashboard' ), $status )
			/* translators: 1: HTTP status, such as 400. 2: the provider's message. */
			: sprintf( __( 'The provider responded with status %1$d (%2$s).', 'jetpack-dashboard' ), $status, $detail );
	}

	private static function shortened( string $text ): string {
		return mb_substr( sanitize_text_field( $text ), 0, self::MAX_DETAIL, 'UTF-8' );
	}
}
