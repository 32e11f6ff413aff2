<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Net\Owner_Request;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Loads a vulnerability list: HTTPS only, no redirects, no internal addresses, with limits of time, size and entries. */
class Feed_Download {

	public const MAX_URL = 500;

	private const MAX_BYTES   = 2097152;
	private const MAX_ENTRIES = 10000;
	private const TIMEOUT_S   = 15;
	private const FORMAT      = 1;

	private Owner_Request $request;

	public function __construct( Owner_Request $request ) {
		$this->request = $request;
	}

	/** Whether the address may be requested. Without user names: other pages and logs would show them. */
	public static function is_allowed( string $url ): bool {
		$parts = strlen( $url ) <= self::MAX_URL && 1 !== preg_match( '/[\s\x00-\x1f\x7f]/', $url ) ? wp_parse_url( $url ) : false;
		if ( ! is_array( $parts ) || '' === ( $parts['host'] ?? '' ) || isset( $parts['user'] ) || isset( $parts['fragment'] ) || esc_url_raw( $url, array( 'http', 'https' ) ) !== $url ) {
			return false;
		}

		return Owner_Request::is_allowed( $url );
	}

	/**
	 * @return array{vulnerabilities: Vulnerability[], left_out: int}|WP_Error Its message is for administrators. Left out are invalid entries.
	 */
	public function load( string $url ) {
		if ( ! self::is_allowed( $url ) ) {
			return new WP_Error( 'address', __( 'The address must begin with https://.', 'jetpack-dashboard' ) );
		}
		$response = $this->request->send( 'GET', $url, array( 'Accept' => 'application/json' ), '', self::MAX_BYTES + 1, self::TIMEOUT_S );
		if ( is_wp_error( $response ) ) {
			return new WP_Error( 'unreachable', mb_substr( sanitize_text_field( $response->get_error_message() ), 0, 200, 'UTF-8' ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			/* translators: %d: HTTP status, such as 404. */
			return new WP_Error( 'status', sprintf( __( 'The server responded with status %d.', 'jetpack-dashboard' ), $status ) );
		}

		return self::read( (string) wp_remote_retrieve_body( $response ) );
	}

	/** @return array{vulnerabilities: Vulnerability[], left_out: int}|WP_Error */
	private static function read( string $text ) {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			return new WP_Error( 'too_large', __( 'The list is larger than 2 MB.', 'jetpack-dashboard' ) );
		}
		$list    = json_decode( $text, true, 8 );
		$entries = is_array( $list ) && self::FORMAT === ( $list['format'] ?? null ) ? $list['vulnerabilities'] ?? null : null;
		if ( ! is_array( $entries ) || ( $entries && array_keys( $entries ) !== range( 0, count( $entries ) - 1 ) ) ) {
			return new WP_Error( 'format', __( 'The response isn’t a list in the format that this plugin reads, or it is incomplete.', 'jetpack-dashboard' ) );
		}
		if ( count( $entries ) > self::MAX_ENTRIES ) {
			return new WP_Error( 'too_many', __( 'The list has more than 10,000 entries.', 'jetpack-dashboard' ) );
		}
		$valid = array_values( array_filter( array_map( array( Vulnerability::class, 'read' ), $entries ) ) );
		if ( $entries && ! $valid ) {
			return new WP_Error( 'format', __( 'No entry of the list is valid.', 'jetpack-dashboard' ) );
		}

		return array(
			'vulnerabilities' => $valid,
			'left_out'        => count( $entries ) - count( $valid ),
		);
	}
}
