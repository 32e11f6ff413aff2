<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** Headers, body and limits of requests. */
final class Http_Args {

	private const CALL_S    = 5.0;
	private const MAX_BYTES = 1024 * 1024;

	/**
	 * Arguments for wp_remote_request().
	 *
	 * @param array<string, mixed> $args   As in Client::request().
	 * @param float                $left_s Time limit.
	 * @return array<string, mixed>
	 */
	public static function of( string $method, array $args, float $left_s ): array {
		$headers = array( 'Accept' => 'application/json' );
		$body    = null;

		if ( isset( $args['token'] ) ) {
			$headers['Authorization'] = 'Bearer ' . $args['token'];
		} elseif ( isset( $args['basic'] ) ) {
			// RFC 6749, section 2.3.1: form-encode both.
			$headers['Authorization'] = 'Basic ' . base64_encode( rawurlencode( (string) $args['basic'][0] ) . ':' . rawurlencode( (string) $args['basic'][1] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The standard says so.
		}

		if ( isset( $args['json'] ) ) {
			$headers['Content-Type'] = 'application/json';
			$body                    = (string) wp_json_encode( $args['json'] );
		} elseif ( isset( $args['form'] ) ) {
			$headers['Content-Type'] = 'application/x-www-form-urlencoded';
			$body                    = http_build_query( $args['form'], '', '&' );
		}

		return array(
			'method'              => $method,
			'timeout'             => min( self::CALL_S, $left_s ),
			'redirection'         => 0,
			'limit_response_size' => self::MAX_BYTES,
			// WordPress's default contains the site's URL.
			'user-agent'          => 'Jetpack Dashboard/' . JETPACK_DASHBOARD_VERSION,
			'headers'             => $headers,
			'body'                => $body,
		);
	}
}
