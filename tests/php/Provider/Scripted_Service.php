<?php
/**
 * An account service with responses that a test sets.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

/**
 * Replaces the network and records requests.
 */
final class Scripted_Service {

	public const URL = 'https://accounts.example.net';

	public const DISCOVERY = 'GET /.well-known/openid-configuration';

	/**
	 * Responses by "METHOD /path": a list of [status, body, headers], WP_Error, or callables that return one of these. They are used in order; the last one is repeated.
	 *
	 * @var array<string, array<int, mixed>|callable>
	 */
	public $responses = array();

	/**
	 * The received requests.
	 *
	 * @var array<int, array{call: string, url: string, args: array<string, mixed>, headers: array<string, string>, body: mixed}>
	 */
	public $calls = array();

	/**
	 * Resets: nothing stored, an account service configured.
	 */
	public static function start(): self {
		defined( 'JETPACK_DASHBOARD_VERSION' ) || define( 'JETPACK_DASHBOARD_VERSION', '1.0.0' );

		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
		$GLOBALS['test_users']   = array();

		$service              = new self();
		$GLOBALS['test_http'] = array( $service, 'respond' );
		$service->respond_with( self::DISCOVERY, array( 200, self::document() ) );
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => self::URL );

		return $service;
	}

	/**
	 * The discovery document.
	 *
	 * @return array<string, string>
	 */
	public static function document(): array {
		return array(
			'issuer'                 => self::URL,
			'authorization_endpoint' => self::URL . '/authorize',
			'token_endpoint'         => self::URL . '/token',
			'registration_endpoint'  => self::URL . '/register',
			'userinfo_endpoint'      => self::URL . '/userinfo',
			'revocation_endpoint'    => self::URL . '/revoke',
			'introspection_endpoint' => self::URL . '/introspect',
			'jwks_uri'               => self::URL . '/jwks',
		);
	}

	/**
	 * The response to the n-th registration.
	 *
	 * @return array<string, int|string>
	 */
	public static function registration( int $number ): array {
		return array(
			'site_id'                   => 4200 + $number,
			'client_id'                 => "client-$number",
			'client_secret'             => "secret-$number",
			'registration_access_token' => "management-$number",
			'registration_client_uri'   => self::URL . "/register/client-$number",
		);
	}

	/**
	 * Sets the responses to a request.
	 *
	 * @param string $call       "METHOD /path".
	 * @param mixed  ...$responses As $responses has them.
	 */
	public function respond_with( string $call, ...$responses ): void {
		$this->responses[ $call ] = $responses;
	}

	/**
	 * @param string               $url  URL.
	 * @param array<string, mixed> $args WordPress's.
	 * @return mixed A response.
	 */
	public function respond( string $url, array $args ) {
		$call    = $args['method'] . ' ' . substr( $url, strlen( self::URL ) );
		$body    = (string) $args['body'];
		$is_json = 'application/json' === ( $args['headers']['Content-Type'] ?? '' );
		parse_str( $body, $form );

		$this->calls[] = array(
			'call'    => $call,
			'url'     => $url,
			'args'    => $args,
			'headers' => $args['headers'],
			'body'    => $is_json ? json_decode( $body, true ) : $form,
		);

		$responses = $this->responses[ $call ] ?? array( array( 404, array( 'code' => 'not_found' ) ) );
		$response  = count( $responses ) > 1 ? array_shift( $this->responses[ $call ] ) : $responses[0];
		$response  = is_callable( $response ) ? $response( $args ) : $response;

		if ( is_wp_error( $response ) ) {
			return $response;
		}

		return array(
			'response' => array( 'code' => $response[0] ),
			'headers'  => $response[2] ?? array(),
			'body'     => is_string( $response[1] ) ? $response[1] : json_encode( $response[1] ),
		);
	}

	/**
	 * The received requests, in order.
	 *
	 * @return string[]
	 */
	public function log(): array {
		return array_column( $this->calls, 'call' );
	}

	/**
	 * The last call.
	 *
	 * @return array{call: string, url: string, args: array<string, mixed>, headers: array<string, string>, body: mixed}
	 */
	public function last(): array {
		return $this->calls[ count( $this->calls ) - 1 ];
	}
}
