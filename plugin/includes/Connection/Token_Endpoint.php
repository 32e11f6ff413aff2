<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Identity_Api;
use Jetpack_Dashboard\Provider\Redirect_Uri;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Exchanges, refreshes and revokes users' tokens (RFC 6749, RFC 7636, RFC 7009), and validates the responses. */
class Token_Endpoint {

	/** Used if the response has no lifetime. */
	private const DEFAULT_LIFETIME_S = HOUR_IN_SECONDS;

	private const MAX_TOKEN_LENGTH = 8192;

	private Identity_Api $api;
	private Failure $failure;
	private Clock $clock;

	public function __construct( Identity_Api $api, Failure $failure, Clock $clock ) {
		$this->api     = $api;
		$this->failure = $failure;
		$this->clock   = $clock;
	}

	/** @return array{access_token: string, refresh_token: string, expires_at: int, id_token: string}|WP_Error */
	public function exchange( string $code, string $verifier ) {
		$response = $this->api->post(
			'token_endpoint',
			array(
				'grant_type'    => 'authorization_code',
				'code'          => $code,
				'redirect_uri'  => Redirect_Uri::url(),
				'code_verifier' => $verifier,
			)
		);

		if ( is_wp_error( $response ) ) {
			return $response;
		}

		$tokens = $this->tokens( $response );

		if ( is_wp_error( $tokens ) ) {
			return $tokens;
		}

		return self::is_token( $response['id_token'] ?? null ) ? $tokens + array( 'id_token' => $response['id_token'] ) : $this->failure->bad_response();
	}

	/**
	 * @param string $refresh_token Stays valid if the response has no new one.
	 * @return array{access_token: string, refresh_token: string, expires_at: int}|WP_Error
	 */
	public function refresh( string $refresh_token ) {
		$response = $this->api->post(
			'token_endpoint',
			array(
				'grant_type'    => 'refresh_token',
				'refresh_token' => $refresh_token,
			)
		);

		return is_wp_error( $response ) ? $response : $this->tokens( $response + array( 'refresh_token' => $refresh_token ) );
	}

	/**
	 * Revoking the refresh token ends the whole grant.
	 *
	 * @param array<string, int|string> $tokens
	 * @return true|WP_Error
	 */
	public function revoke( array $tokens ) {
		$kind  = empty( $tokens['refresh_token'] ) ? 'access_token' : 'refresh_token';
		$token = (string) ( $tokens[ $kind ] ?? '' );

		if ( '' === $token ) {
			return true;
		}

		$response = $this->api->post(
			'revocation_endpoint',
			array(
				'token'           => $token,
				'token_type_hint' => $kind,
			)
		);

		return is_wp_error( $response ) ? $response : true;
	}

	/**
	 * @param array<mixed> $response
	 * @return array{access_token: string, refresh_token: string, expires_at: int}|WP_Error
	 */
	private function tokens( array $response ) {
		$access_token  = $response['access_token'] ?? null;
		$refresh_token = $response['refresh_token'] ?? '';
		$type          = $response['token_type'] ?? null;
		$lifetime_s    = $response['expires_in'] ?? self::DEFAULT_LIFETIME_S;

		if ( ! self::is_token( $access_token ) || ( '' !== $refresh_token && ! self::is_token( $refresh_token ) )
			|| ! is_string( $type ) || 'bearer' !== strtolower( $type ) || ! is_numeric( $lifetime_s ) ) {
			return $this->failure->bad_response();
		}

		return array(
			'access_token'  => $access_token,
			'refresh_token' => $refresh_token,
			'expires_at'    => $this->clock->now() + max( 0, (int) $lifetime_s ),
		);
	}

	/**
	 * Whether a value is made of visible characters and not too long.
	 *
	 * @param mixed $value
	 */
	private static function is_token( $value ): bool {
		return is_string( $value ) && strlen( $value ) <= self::MAX_TOKEN_LENGTH && preg_match( '/^[\x21-\x7e]+$/D', $value );
	}
}
