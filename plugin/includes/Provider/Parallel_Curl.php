<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WpOrg\Requests\Exception;
use WpOrg\Requests\Transport\Curl;
use WpOrg\Requests\Transport;

defined( 'ABSPATH' ) || exit;

/**
 * A transport for WordPress's Requests library. The library's own polls curl in a busy loop while it waits for responses; this one
 * sleeps until there is data.
 */
final class Parallel_Curl implements Transport {

	/** Maximum; curl_multi_select() returns earlier if there is data. */
	private const SELECT_TIMEOUT_S = 0.25;

	/** Pause if curl_multi_select() has no sockets to wait for. */
	private const POLL_PAUSE_US = 2000;

	/**
	 * @param array<string, bool> $capabilities
	 * @return bool
	 */
	public static function test( $capabilities = array() ) {
		return function_exists( 'curl_multi_select' ) && Curl::test( $capabilities );
	}

	/**
	 * A single request, as in the library.
	 *
	 * @param string                $url
	 * @param array<string, string> $headers
	 * @param string|array<mixed>   $data
	 * @param array<string, mixed>  $options
	 * @return string
	 */
	public function request( $url, $headers = array(), $data = array(), $options = array() ) {
		return ( new Curl() )->request( $url, $headers, $data, $options );
	}

	/**
	 * @param array<string, array<string, mixed>> $requests Prepared by the library.
	 * @param array<string, mixed>                $options
	 * @return array<string, mixed> A Response or an Exception per request.
	 */
	public function request_multiple( $requests, $options ) {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress has nothing for several requests at once.
		$multi      = curl_multi_init();
		$transports = array();
		$responses  = array();
		$handles    = array();

		foreach ( $requests as $name => $request ) {
			$transports[ $name ] = new Curl();
			$handles[ $name ]    = $transports[ $name ]->get_subrequest_handle( $request['url'], $request['headers'], $request['data'], $request['options'] );
			$request['options']['hooks']->dispatch( 'curl.before_multi_add', array( &$handles[ $name ] ) );
			curl_multi_add_handle( $multi, $handles[ $name ] ); // @phpstan-ignore argument.type (An object since PHP 8.)
		}

		do {
			$status = curl_multi_exec( $multi, $active );

			if ( $active && -1 === curl_multi_select( $multi, self::SELECT_TIMEOUT_S ) ) {
				usleep( self::POLL_PAUSE_US );
			}
		} while ( $active && CURLM_OK === $status );

		// Required to get each handle's errors.
		while ( curl_multi_info_read( $multi ) ) {
			continue;
		}

		foreach ( $handles as $name => $handle ) {
			$request            = $requests[ $name ];
			$responses[ $name ] = self::response( $transports[ $name ], $request['options'] );

			if ( ! $responses[ $name ] instanceof Exception ) {
				$request['options']['hooks']->dispatch( 'transport.internal.parse_response', array( &$responses[ $name ], $request ) );
			}

			curl_multi_remove_handle( $multi, $handle ); // @phpstan-ignore argument.type (An object since PHP 8.)
		}

		curl_multi_close( $multi );
		// phpcs:enable

		return $responses;
	}

	/**
	 * @param array<string, mixed> $options
	 * @return string|false|Exception Headers and body.
	 */
	private static function response( Curl $transport, array $options ) {
		try {
			return $transport->process_response( $transport->response_data, $options );
		} catch ( Exception $exception ) {
			return $exception;
		}
	}
}
