<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Decodes JSON responses, or creates errors. */
final class Response_Reader {

	public const A_LIST    = 'list';
	public const AN_OBJECT = 'object';

	private Failure $failure;

	public function __construct( Failure $failure ) {
		$this->failure = $failure;
	}

	/**
	 * @param array<string, mixed>|WP_Error $response
	 * @param array<string, mixed>          $args As in Client::request().
	 * @return array<mixed>|WP_Error
	 */
	public function read( $response, array $args ) {
		if ( is_wp_error( $response ) ) {
			return Failure::NO_CONNECTION === $response->get_error_code() && isset( $response->get_error_data()['status'] ) ? $response : $this->failure->no_connection( $response );
		}

		$status = (int) wp_remote_retrieve_response_code( $response );
		$text   = (string) wp_remote_retrieve_body( $response );
		$body   = json_decode( $text, true );
		$body   = is_array( $body ) ? $body : null;

		if ( $status < 200 || $status >= 300 ) {
			$retry_after = wp_remote_retrieve_header( $response, 'retry-after' );

			return $this->failure->refusal( $status, is_string( $retry_after ) ? trim( $retry_after ) : '', $body );
		}

		$is_expected = ! isset( $args['expects_status'] ) || $args['expects_status'] === $status;

		if ( '' === trim( $text ) && ! empty( $args['expects_empty'] ) && $is_expected ) {
			return array();
		}

		return null === $body || ! $is_expected || ! self::is_of_kind( $text, $args['expects'] ?? '' ) ? $this->failure->bad_response( $status ) : $body;
	}

	/**
	 * Checks the raw text: decoded, an empty list and an empty object are the same.
	 *
	 * @param string $kind A_LIST, AN_OBJECT, or '' for either.
	 */
	private static function is_of_kind( string $text, string $kind ): bool {
		return '' === $kind || ( self::A_LIST === $kind ? '[' : '{' ) === ( ltrim( $text )[0] ?? '' );
	}
}
