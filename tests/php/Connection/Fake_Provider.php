<?php
/**
 * A provider for tests.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

require_once __DIR__ . '/Test_Key.php';

/**
 * Replaces the network and responds like a provider. Tests set responses by endpoint.
 */
final class Fake_Provider {

	public const URL = 'https://accounts.example.net';

	/**
	 * HTTP status and body, by the endpoint's path.
	 *
	 * @var array<string, array{0: int, 1: mixed}>
	 */
	public $responses = array();

	/**
	 * The received requests: path and form.
	 *
	 * @var array<int, array{path: string, form: array<string, string>, authorization: string}>
	 */
	public $calls = array();

	/**
	 * Runs while a request is in flight; takes the path.
	 *
	 * @var callable|null
	 */
	public $on_call;

	/**
	 * Replaces the network, and configures this as the account service.
	 */
	public static function start(): self {
		defined( 'JETPACK_DASHBOARD_VERSION' ) || define( 'JETPACK_DASHBOARD_VERSION', '1.0.0' );

		$provider             = new self();
		$GLOBALS['test_http'] = array( $provider, 'respond' );
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => self::URL );

		return $provider;
	}

	/**
	 * @param string               $url  URL.
	 * @param array<string, mixed> $args WordPress's.
	 * @return mixed A response.
	 */
	public function respond( string $url, array $args ) {
		$path = (string) substr( $url, strlen( self::URL ) );
		parse_str( (string) $args['body'], $form );
		$this->calls[] = array(
			'path'          => $path,
			'form'          => $form,
			'authorization' => $args['headers']['Authorization'] ?? '',
		);

		if ( $this->on_call ) {
			( $this->on_call )( $path );
		}

		list( $status, $body ) = $this->responses[ $path ] ?? $this->usual( $path );

		return array(
			'response' => array( 'code' => $status ),
			'headers'  => array(),
			'body'     => is_string( $body ) ? $body : json_encode( $body ),
		);
	}

	/**
	 * The forms that an endpoint received.
	 *
	 * @return array<int, array<string, string>>
	 */
	public function forms( string $path ): array {
		return array_column( array_values( array_filter( $this->calls, static fn( $call ) => $call['path'] === $path ) ), 'form' );
	}

	/**
	 * The response to an authorization code: tokens, with an ID token that contains a nonce.
	 *
	 * @param string               $nonce  Nonce.
	 * @param array<string, mixed> $claims Claims that differ.
	 */
	public function give_tokens( string $nonce, array $claims = array() ): void {
		$claims += array(
			'iss'   => self::URL,
			'aud'   => 'client-1',
			'exp'   => time() + 3600,
			'iat'   => time(),
			'nonce' => $nonce,
			'sub'   => '90210',
		);

		$this->responses['/token'] = array(
			200,
			array(
				'access_token'  => 'access-1',
				'refresh_token' => 'refresh-1',
				'token_type'    => 'Bearer',
				'expires_in'    => 3600,
				'id_token'      => Test_Key::of( 'first' )->sign( $claims ),
			),
		);
	}

	/**
	 * Default responses.
	 *
	 * @return array{0: int, 1: mixed}
	 */
	private function usual( string $path ): array {
		$usual = array(
			'/.well-known/openid-configuration' => array(
				'issuer'                 => self::URL,
				'authorization_endpoint' => self::URL . '/authorize',
				'token_endpoint'         => self::URL . '/token',
				'registration_endpoint'  => self::URL . '/register',
				'userinfo_endpoint'      => self::URL . '/userinfo',
				'revocation_endpoint'    => self::URL . '/revoke',
				'introspection_endpoint' => self::URL . '/introspect',
				'jwks_uri'               => self::URL . '/jwks',
			),
			'/userinfo'                         => array(
				'sub'                => '90210',
				'preferred_username' => 'marta',
				'email'              => 'marta@example.org',
				'picture'            => self::URL . '/avatars/90210.svg',
			),
			'/jwks'                             => array( 'keys' => array( Test_Key::of( 'first' )->jwk() ) ),
			'/revoke'                           => '',
		);

		return isset( $usual[ $path ] ) ? array( 200, $usual[ $path ] ) : array( 404, array( 'error' => 'not_found' ) );
	}
}
