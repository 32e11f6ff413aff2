<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Signing_Keys;
use Jetpack_Dashboard\Vendor\Firebase\JWT\BeforeValidException;
use Jetpack_Dashboard\Vendor\Firebase\JWT\ExpiredException;
use Jetpack_Dashboard\Vendor\Firebase\JWT\JWT;
use Jetpack_Dashboard\Vendor\Firebase\JWT\Key;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Verifies an ID token: signature and claims (OpenID Connect Core, section 3.1.3.7). */
final class Id_Token {

	/** Accepted clock skew. */
	private const LEEWAY_S = 60;

	private const MAX_SUBJECT_LENGTH = 255;

	private Signing_Keys $keys;
	private Account_Service $account_service;
	private Clock $clock;

	public function __construct( Signing_Keys $keys, Account_Service $account_service, Clock $clock ) {
		$this->keys            = $keys;
		$this->account_service = $account_service;
		$this->clock           = $clock;
	}

	/**
	 * @param string $client_id Expected audience.
	 * @param string $nonce     Expected nonce.
	 * @return array<string, mixed>|WP_Error `sub` is a string. Error codes: id_token_malformed, id_token_signature, iss_mismatch, aud_mismatch, id_token_expired, nonce_mismatch, sub_missing, and the provider's if its keys could not be fetched.
	 */
	public function claims( string $jwt, string $client_id, string $nonce ) {
		$key = $this->key( $jwt );

		if ( is_wp_error( $key ) ) {
			return $key;
		}

		$claims = $this->verified( $jwt, $key );

		return is_wp_error( $claims ) ? $claims : $this->checked( $claims, $client_id, $nonce );
	}

	/** @return Key|WP_Error */
	private function key( string $jwt ) {
		$parts = explode( '.', $jwt );

		try {
			$header = 3 === count( $parts ) ? JWT::jsonDecode( JWT::urlsafeB64Decode( $parts[0] ) ) : null;
		} catch ( Throwable $error ) {
			$header = null;
		}

		$algorithm = $header->alg ?? null;
		$key_id    = $header->kid ?? '';

		if ( ! is_string( $algorithm ) || ! is_string( $key_id ) ) {
			return self::error( 'id_token_malformed' );
		}

		// Rejects "none" and symmetric algorithms, which would use the public key as a secret.
		if ( ! Signing_Keys::supports( $algorithm ) ) {
			return self::error( 'id_token_signature' );
		}

		return $this->keys->find( $algorithm, $key_id ) ?? self::error( 'id_token_signature' );
	}

	/** @return array<string, mixed>|WP_Error */
	private function verified( string $jwt, Key $key ) {
		try {
			JWT::$timestamp = $this->clock->now();
			JWT::$leeway    = self::LEEWAY_S;

			$claims = json_decode( (string) wp_json_encode( JWT::decode( $jwt, $key ) ), true );

			return is_array( $claims ) ? $claims : self::error( 'id_token_malformed' );
		} catch ( ExpiredException | BeforeValidException $error ) {
			return self::error( 'id_token_expired' );
		} catch ( Throwable $error ) {
			return self::error( 'id_token_signature' );
		} finally {
			JWT::$timestamp = null;
			JWT::$leeway    = 0;
		}
	}

	/**
	 * @param array<string, mixed> $claims
	 * @param string               $client_id Expected audience.
	 * @return array<string, mixed>|WP_Error
	 */
	private function checked( array $claims, string $client_id, string $nonce ) {
		if ( ! is_string( $claims['iss'] ?? null ) || untrailingslashit( $claims['iss'] ) !== $this->account_service->url() ) {
			return self::error( 'iss_mismatch' );
		}

		if ( ! self::is_for( $client_id, $claims ) ) {
			return self::error( 'aud_mismatch' );
		}

		// The library checks times that are present; we require them.
		if ( ! self::is_time( $claims['exp'] ?? null ) || ! self::is_time( $claims['nbf'] ?? 0 ) ) {
			return self::error( 'id_token_expired' );
		}

		if ( '' === $nonce || ! is_string( $claims['nonce'] ?? null ) || ! hash_equals( $nonce, $claims['nonce'] ) ) {
			return self::error( 'nonce_mismatch' );
		}

		$subject = $claims['sub'] ?? null;

		return is_string( $subject ) && '' !== $subject && strlen( $subject ) <= self::MAX_SUBJECT_LENGTH ? $claims : self::error( 'sub_missing' );
	}

	/** @param array<string, mixed> $claims */
	private static function is_for( string $client_id, array $claims ): bool {
		$audience = (array) ( $claims['aud'] ?? array() );
		$party    = $claims['azp'] ?? ( count( $audience ) > 1 ? null : $client_id );

		return '' !== $client_id && in_array( $client_id, $audience, true ) && $party === $client_id;
	}

	/** @param mixed $claim */
	private static function is_time( $claim ): bool {
		return is_int( $claim ) || is_float( $claim );
	}

	/** Contains nothing of the token. */
	private static function error( string $code ): WP_Error {
		return new WP_Error(
			$code,
			'id_token_expired' === $code
				? __( 'The times of this server and the account service differ too much. Check this server’s clock, then try to connect again.', 'jetpack-dashboard' )
				: __( 'The account service’s response about your identity could not be verified. Try to connect again.', 'jetpack-dashboard' ),
			array( 'status' => 502 )
		);
	}
}
