<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WpOrg\Requests\Exception;
use WpOrg\Requests\Transport\Curl;
use WpOrg\Requests\Transport;

defined( 'ABSPATH' ) || exit;

/** A transport for WordPress's HTTP library. The library's own asks curl again and again whether an answer is there, which takes all of a processor for as long as a service hangs; this one sleeps until something comes. */
final class Parallel_Curl implements Transport {

	/** Curl wakes up earlier when something comes. */
	private const SELECT_TIMEOUT_S = 0.25;

	/** Where curl has nothing to wait for yet. */
	private const POLL_PAUSE_US = 2000;

	/**
	 * Whether it can be used here.
	 *
	 * @param array<string, bool> $capabilities What is needed of it.
	 * @return bool
	 */
	public static function test( $capabilities = array() ) {
		return function_exists( 'curl_multi_select' ) && Curl::test( $capabilities );
	}

	/**
	 * One request, as ever.
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
	 * Several requests.
	 *
	 * @param array<string, array<string, mixed>> $requests Requests, as the library prepares them.
	 * @param array<string, mixed>                $options  Options of all.
	 * @return array<string, mixed> A Response or an Exception for each.
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

		// Only this tells each handle's own errors.
		while ( curl_multi_info_read( $multi ) ) {
			continue;
		}

		foreach ( $handles as $name => $handle ) {
			$request            = $requests[ $name ];
			$responses[ $name ] = self::answer( $transports[ $name ], $request['options'] );

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
	 * What came of one request.
	 *
	 * @param array<string, mixed> $options
	 * @return string|false|Exception Headers and body.
	 */
	private static function answer( Curl $transport, array $options ) {
		try {
			return $transport->process_response( $transport->response_data, $options );
		} catch ( Exception $exception ) {
			return $exception;
		}
	}
}
