<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Vendor\Firebase\JWT\BeforeValidException;
use Jetpack_Dashboard\Vendor\Firebase\JWT\ExpiredException;
use Jetpack_Dashboard\Vendor\Firebase\JWT\JWT;
use Jetpack_Dashboard\Vendor\Firebase\JWT\Key;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Verifies an ID token of any provider: signature and claims (OpenID Connect Core, section 3.1.3.7). */
final class Token_Verifier {

	/** Accepted clock skew. */
	private const LEEWAY_S = 60;

	private const MAX_SUBJECT_LENGTH = 255;

	/** @var callable(string, string): (Key|null|WP_Error) */
	private $find_key;

	/** @var string[] */
	private array $issuers;

	private Clock $clock;

	/**
	 * @param callable(string, string): (Key|null|WP_Error) $find_key As Key_Set::find().
	 * @param string[]                                      $issuers  Accepted values of `iss`.
	 */
	public function __construct( callable $find_key, array $issuers, Clock $clock ) {
		$this->find_key = $find_key;
		$this->issuers  = $issuers;
		$this->clock    = $clock;
	}

	/**
	 * @param string $client_id Expected audience.
	 * @param string $nonce     Expected nonce.
	 * @return array<string, mixed>|WP_Error `sub` is a string. Error codes, without texts: id_token_malformed, id_token_signature, iss_mismatch, aud_mismatch, id_token_expired, nonce_mismatch, sub_missing, and those of $find_key.
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
			return new WP_Error( 'id_token_malformed' );
		}

		// Rejects "none" and symmetric algorithms, which would use the public key as a secret.
		if ( ! Key_Set::supports( $algorithm ) ) {
			return new WP_Error( 'id_token_signature' );
		}

		return ( $this->find_key )( $algorithm, $key_id ) ?? new WP_Error( 'id_token_signature' );
	}

	/** @return array<string, mixed>|WP_Error */
	private function verified( string $jwt, Key $key ) {
		try {
			JWT::$timestamp = $this->clock->now();
			JWT::$leeway    = self::LEEWAY_S;

			$claims = json_decode( (string) wp_json_encode( JWT::decode( $jwt, $key ) ), true );

			return is_array( $claims ) ? $claims : new WP_Error( 'id_token_malformed' );
		} catch ( ExpiredException | BeforeValidException $error ) {
			return new WP_Error( 'id_token_expired' );
		} catch ( Throwable $error ) {
			return new WP_Error( 'id_token_signature' );
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
		if ( ! in_array( $claims['iss'] ?? null, $this->issuers, true ) ) {
			return new WP_Error( 'iss_mismatch' );
		}

		if ( ! self::is_for( $client_id, $claims ) ) {
			return new WP_Error( 'aud_mismatch' );
		}

		// The library checks `exp` and `nbf` if they are present, and `iat` only without `nbf`.
		$issued = $claims['iat'] ?? null;
		if ( ! self::is_time( $claims['exp'] ?? null ) || ! self::is_time( $claims['nbf'] ?? 0 ) || ! self::is_time( $issued ) || $issued > $this->clock->now() + self::LEEWAY_S ) {
			return new WP_Error( 'id_token_expired' );
		}

		if ( '' === $nonce || ! is_string( $claims['nonce'] ?? null ) || ! hash_equals( $nonce, $claims['nonce'] ) ) {
			return new WP_Error( 'nonce_mismatch' );
		}

		$subject = $claims['sub'] ?? null;

		return is_string( $subject ) && '' !== $subject && strlen( $subject ) <= self::MAX_SUBJECT_LENGTH ? $claims : new WP_Error( 'sub_missing' );
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
}
