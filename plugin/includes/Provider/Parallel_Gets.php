<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use WP_Error;
use WP_HTTP_Proxy;
use WP_HTTP_Requests_Hooks;
use WP_HTTP_Requests_Response;
use WpOrg\Requests\Capability;
use WpOrg\Requests\Proxy\Http as Http_Proxy;
use WpOrg\Requests\Requests;
use WpOrg\Requests\Response;

defined( 'ABSPATH' ) || exit;

/**
 * Does what wp_remote_get() does for several URLs in parallel, with the Requests library that WordPress bundles. Respects WordPress's HTTP filters,
 * blocked hosts, certificates and proxies. Without curl, requests are sent one after another.
 */
class Parallel_Gets {

	/**
	 * @param array<string, string> $urls
	 * @param array<string, mixed>  $args As in wp_remote_request(); `timeout` applies to all together.
	 * @return array<string, array<string, mixed>|WP_Error> By name.
	 */
	public function send( array $urls, array $args ): array {
		return count( $urls ) > 1 && class_exists( Requests::class ) && Parallel_Curl::test( array( Capability::SSL => self::is_https( $urls ) ) )
			? $this->send_together( $urls, $args )
			: $this->send_in_turn( $urls, $args );
	}

	/**
	 * One after another, with the remaining time.
	 *
	 * @param array<string, string> $urls
	 * @param array<string, mixed>  $args As in send().
	 * @return array<string, array<string, mixed>|WP_Error>
	 */
	private function send_in_turn( array $urls, array $args ): array {
		$responses = array();
		$end_s     = $this->stopwatch_s() + (float) $args['timeout'];

		foreach ( $urls as $name => $url ) {
			$left_s             = $end_s - $this->stopwatch_s();
			$responses[ $name ] = $left_s > 0.0
				? wp_remote_request( $url, array( 'timeout' => $left_s ) + $args )
				: new WP_Error( Failure::NO_CONNECTION, 'Operation timed out' );
		}

		return $responses;
	}

	/**
	 * In parallel.
	 *
	 * @param array<string, string> $urls
	 * @param array<string, mixed>  $args As in send().
	 * @return array<string, array<string, mixed>|WP_Error>
	 */
	private function send_together( array $urls, array $args ): array {
		$responses = array();
		$requests  = array();
		$parsed    = array();

		foreach ( $urls as $name => $url ) {
			/** This filter is documented in wp-includes/class-wp-http.php */
			$parsed[ $name ] = (array) apply_filters( 'http_request_args', $args + self::defaults(), $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			/** This filter is documented in wp-includes/class-wp-http.php */
			$instead = apply_filters( 'pre_http_request', false, $parsed[ $name ], $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

			if ( false !== $instead ) {
				$responses[ $name ] = $instead;
			} elseif ( _wp_http_get_object()->block_request( $url ) ) {
				$responses[ $name ] = new WP_Error( 'http_request_not_executed', 'Blocked by the configuration.' );
			} else {
				$requests[ $name ] = array(
					'url'     => $url,
					'headers' => (array) $parsed[ $name ]['headers'],
					'type'    => Requests::GET,
					'options' => $this->options( $url, $parsed[ $name ] ),
				);
			}
		}

		foreach ( $requests ? $this->request( $requests ) : array() as $name => $response ) {
			$responses[ $name ] = $this->response( $response, $urls[ $name ], $parsed[ $name ] );
		}

		// Responses arrive in any order.
		return array_replace( array_fill_keys( array_keys( $urls ), new WP_Error( Failure::NO_CONNECTION, 'No response.' ) ), $responses );
	}

	/**
	 * @param array<string, array<string, mixed>> $requests
	 * @return array<string, mixed> A Response or an Exception per request.
	 */
	private function request( array $requests ): array {
		mbstring_binary_safe_encoding();

		try {
			return Requests::request_multiple( $requests, array( 'transport' => new Parallel_Curl() ) );
		} catch ( \Exception $exception ) {
			return array_fill_keys( array_keys( $requests ), $exception );
		} finally {
			reset_mbstring_encoding();
		}
	}

	/**
	 * Converts a response to WordPress's format.
	 *
	 * @param mixed                $response Response or Exception.
	 * @param array<string, mixed> $parsed Request arguments.
	 * @return array<string, mixed>|WP_Error
	 */
	private function response( $response, string $url, array $parsed ) {
		if ( ! $response instanceof Response ) {
			return new WP_Error( Failure::NO_CONNECTION, $response instanceof \Exception ? $response->getMessage() : 'No response.' );
		}

		/** This filter is documented in wp-includes/class-wp-http.php */
		return apply_filters( 'http_response', ( new WP_HTTP_Requests_Response( $response, '' ) )->to_array(), $parsed, $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}

	/**
	 * The library's options for a request.
	 *
	 * @param array<string, mixed> $parsed Request arguments.
	 * @return array<string, mixed>
	 */
	private function options( string $url, array $parsed ): array {
		$hooks = new WP_HTTP_Requests_Hooks( $url, $parsed );
		// The same hook as for single requests.
		$hooks->register(
			'curl.before_multi_add',
			static function ( &$handle ) use ( $url, $parsed ): void {
				/** This action is documented in wp-includes/class-wp-http-curl.php */
				do_action_ref_array( 'http_api_curl', array( &$handle, $parsed, $url ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			}
		);

		$options = array(
			'timeout'          => (float) $parsed['timeout'],
			'connect_timeout'  => (float) $parsed['timeout'],
			'useragent'        => $parsed['user-agent'],
			'hooks'            => $hooks,
			'follow_redirects' => false,
			'max_bytes'        => $parsed['limit_response_size'],
			/** This filter is documented in wp-includes/class-wp-http.php */
			'verify'           => apply_filters( 'https_ssl_verify', $parsed['sslverify'] ? $parsed['sslcertificates'] : false, $url ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		);

		$proxy = new WP_HTTP_Proxy();

		if ( $proxy->is_enabled() && $proxy->send_through_proxy( $url ) ) {
			$options['proxy'] = new Http_Proxy( $proxy->host() . ':' . $proxy->port() );

			if ( $proxy->use_authentication() ) {
				$options['proxy']->use_authentication = true;
				$options['proxy']->user               = $proxy->username();
				$options['proxy']->pass               = $proxy->password();
			}
		}

		return $options;
	}

	/** @param string[] $urls */
	private static function is_https( array $urls ): bool {
		return (bool) preg_grep( '#^https:#i', $urls );
	}

	/** @return array<string, mixed> Default arguments of wp_remote_request(). */
	private static function defaults(): array {
		return array(
			'method'              => 'GET',
			'timeout'             => 5,
			'redirection'         => 0,
			'httpversion'         => '1.1',
			'blocking'            => true,
			'headers'             => array(),
			'cookies'             => array(),
			'body'                => null,
			'compress'            => false,
			'decompress'          => true,
			'sslverify'           => true,
			'sslcertificates'     => ABSPATH . 'wp-includes/certificates/ca-bundle.crt',
			'stream'              => false,
			'filename'            => null,
			'limit_response_size' => null,
			'reject_unsafe_urls'  => false,
		);
	}

	/** @return float Monotonic seconds. */
	protected function stopwatch_s(): float {
		return (float) hrtime( true ) / 1e9;
	}
}
