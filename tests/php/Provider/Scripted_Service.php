<?php
/**
 * An account service that says what a test tells it.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

/**
 * Takes the network's place, and keeps what came.
 */
final class Scripted_Service {

	public const URL = 'https://accounts.example.net';

	public const DISCOVERY = 'GET /.well-known/openid-configuration';

	/**
	 * Answers by "METHOD /path": a list of [status, body, headers] or WP_Error, taken one by one, the last one again and again; or a callable that gives one.
	 *
	 * @var array<string, array<int, mixed>|callable>
	 */
	public $answers = array();

	/**
	 * The calls that came.
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
		$GLOBALS['test_http'] = array( $service, 'answer' );
		$service->says( self::DISCOVERY, array( 200, self::document() ) );
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
	 * What a registration of that number answers.
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
	 * Tells it what to say.
	 *
	 * @param string $call       "METHOD /path".
	 * @param mixed  ...$answers As $answers has them.
	 */
	public function says( string $call, ...$answers ): void {
		$this->answers[ $call ] = $answers;
	}

	/**
	 * Answers one call.
	 *
	 * @param string               $url  URL.
	 * @param array<string, mixed> $args WordPress's.
	 * @return mixed A response.
	 */
	public function answer( string $url, array $args ) {
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

		$answers = $this->answers[ $call ] ?? array( array( 404, array( 'code' => 'not_found' ) ) );
		$answer  = count( $answers ) > 1 ? array_shift( $this->answers[ $call ] ) : $answers[0];
		$answer  = is_callable( $answer ) ? $answer( $args ) : $answer;

		if ( is_wp_error( $answer ) ) {
			return $answer;
		}

		return array(
			'response' => array( 'code' => $answer[0] ),
			'headers'  => $answer[2] ?? array(),
			'body'     => is_string( $answer[1] ) ? $answer[1] : json_encode( $answer[1] ),
		);
	}

	/**
	 * What was called, in order.
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
