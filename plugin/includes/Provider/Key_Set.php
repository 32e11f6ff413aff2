<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Vendor\Firebase\JWT\JWK;
use Jetpack_Dashboard\Vendor\Firebase\JWT\Key;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A provider's JSON Web Key Set, cached for an hour. If a key is missing, the set is fetched again, at most once a minute, since the
 * provider may have rotated its keys.
 */
final class Key_Set {

	private const LIFETIME_S = HOUR_IN_SECONDS;
	private const REFETCH_S  = MINUTE_IN_SECONDS;

	/** Maximum keys per set, and characters per value. */
	private const MAX_KEYS  = 30;
	private const MAX_CHARS = 2000;

	private const MEMBERS = array( 'kty', 'kid', 'alg', 'use', 'crv', 'n', 'e', 'x', 'y' );

	/** Accepted algorithms and their key parameters. Asymmetric only, so that a public key can't be used as a secret. */
	private const ALGORITHMS = array(
		'RS256' => array( 'kty' => 'RSA' ),
		'RS384' => array( 'kty' => 'RSA' ),
		'RS512' => array( 'kty' => 'RSA' ),
		'ES256' => array(
			'kty' => 'EC',
			'crv' => 'P-256',
		),
		'ES384' => array(
			'kty' => 'EC',
			'crv' => 'P-384',
		),
	);

	/** Shorter RSA keys can be factored (RFC 7518, section 3.3). */
	private const RSA_BYTES = 256;

	private string $transient;
	private string $owner;

	/** @var callable(): (array<mixed>|WP_Error) */
	private $request;

	private Failure $failure;
	private Clock $clock;
	private int $stale_s;

	/**
	 * @param string                              $transient Where the keys are cached.
	 * @param string                              $owner     URL of the provider: cached keys of another one aren't used.
	 * @param callable(): (array<mixed>|WP_Error) $request  Fetches the document at `jwks_uri`.
	 * @param int                                 $stale_s  How old keys may be that are used because they can't be fetched again; 0 for never.
	 */
	public function __construct( string $transient, string $owner, callable $request, Failure $failure, Clock $clock, int $stale_s = 0 ) {
		$this->transient = $transient;
		$this->owner     = $owner;
		$this->request   = $request;
		$this->failure   = $failure;
		$this->clock     = $clock;
		$this->stale_s   = $stale_s;
	}

	/** @param string $algorithm `alg`. */
	public static function supports( string $algorithm ): bool {
		return isset( self::ALGORITHMS[ $algorithm ] );
	}

	/**
	 * Whether a key set has a key that can verify a token.
	 *
	 * @param array<mixed> $response The document at `jwks_uri`.
	 */
	public static function has_usable_key( array $response ): bool {
		foreach ( self::read_all( $response ) as $key ) {
			foreach ( array_keys( self::ALGORITHMS ) as $algorithm ) {
				if ( self::fits( $key, $algorithm ) && self::parsed( $key, $algorithm ) ) {
					return true;
				}
			}
		}

		return false;
	}

	/**
	 * @param string $algorithm `alg` of the token.
	 * @param string $key_id    `kid` of the token; '' if missing, which works if only one key matches.
	 * @return Key|null|WP_Error Null if there is no such key; an error if the keys could not be fetched.
	 */
	public function find( string $algorithm, string $key_id ) {
		$cached = $this->cached();
		$keys   = $this->current( $cached );

		if ( is_wp_error( $keys ) ) {
			return $keys;
		}

		$key = $this->chosen( $keys, $algorithm, $key_id );

		if ( null !== $key || null === $cached || $this->clock->now() - $cached['fetched_at'] < self::REFETCH_S ) {
			return $key;
		}

		$keys = $this->fetch();

		return is_wp_error( $keys ) ? $keys : $this->chosen( $keys, $algorithm, $key_id );
	}

	/**
	 * The cached keys while they are fresh, otherwise those of the provider.
	 *
	 * @param array{keys: array<int, array<string, string>>, fetched_at: int, fresh_until: int}|null $cached
	 * @return array<int, array<string, string>>|WP_Error
	 */
	private function current( ?array $cached ) {
		if ( null === $cached ) {
			return $this->fetch();
		}
		if ( $this->clock->now() < $cached['fresh_until'] ) {
			return $cached['keys'];
		}

		// Other requests use the old keys while this one fetches them, and after a failure.
		$this->store( $cached['keys'], $cached['fetched_at'], $this->clock->now() + self::REFETCH_S );
		$keys = $this->fetch();

		return is_wp_error( $keys ) ? $cached['keys'] : $keys;
	}

	/**
	 * The matching key, if it is unique and valid.
	 *
	 * @param array<int, array<string, string>> $keys
	 */
	private function chosen( array $keys, string $algorithm, string $key_id ): ?Key {
		$fitting = array_filter( $keys, static fn( array $key ): bool => self::fits( $key, $algorithm ) && ( '' === $key_id || ( $key['kid'] ?? '' ) === $key_id ) );

		return 1 === count( $fitting ) ? self::parsed( reset( $fitting ), $algorithm ) : null;
	}

	/**
	 * Whether a key is one of signatures with an algorithm.
	 *
	 * @param array<string, string> $key
	 */
	private static function fits( array $key, string $algorithm ): bool {
		$required = self::ALGORITHMS[ $algorithm ] ?? null;

		return null !== $required && array_intersect_key( $key, $required ) === $required
			&& ( $key['alg'] ?? $algorithm ) === $algorithm && ( $key['use'] ?? 'sig' ) === 'sig';
	}

	/**
	 * @param array<string, string> $jwk
	 * @return Key|null Null if invalid or too weak.
	 */
	private static function parsed( array $jwk, string $algorithm ): ?Key {
		try {
			$key      = JWK::parseKey( array( 'alg' => $algorithm ) + $jwk );
			$material = $key ? $key->getKeyMaterial() : false;
			$is_weak  = 'RSA' === $jwk['kty'] && strlen( ltrim( (string) Base64_Url::decode( $jwk['n'] ), "\0" ) ) < self::RSA_BYTES;

			// The library doesn't validate elliptic curve keys when parsing.
			return false === $material || $is_weak || ( is_string( $material ) && false === openssl_pkey_get_public( $material ) ) ? null : $key;
		} catch ( Throwable $error ) {
			return null;
		}
	}

	/** @return array{keys: array<int, array<string, string>>, fetched_at: int, fresh_until: int}|null */
	private function cached(): ?array {
		$cached = get_transient( $this->transient );

		if ( ! is_array( $cached ) || ! is_array( $cached['keys'] ?? null ) || ( $cached['service'] ?? '' ) !== $this->owner ) {
			return null;
		}

		$fetched_at = (int) ( $cached['fetched_at'] ?? 0 );
		$age_s      = $this->clock->now() - $fetched_at;

		return $age_s >= 0 && $age_s < max( self::LIFETIME_S, $this->stale_s ) ? array(
			'keys'        => $cached['keys'],
			'fetched_at'  => $fetched_at,
			'fresh_until' => (int) ( $cached['fresh_until'] ?? $fetched_at + self::LIFETIME_S ),
		) : null;
	}

	/**
	 * Fetches and caches the keys.
	 *
	 * @return array<int, array<string, string>>|WP_Error
	 */
	public function fetch() {
		$response = ( $this->request )();

		if ( is_wp_error( $response ) ) {
			return $response;
		}

		$keys = self::read_all( $response );

		if ( ! $keys ) {
			return $this->failure->bad_response( 200 );
		}

		$this->store( $keys, $this->clock->now(), $this->clock->now() + self::LIFETIME_S );

		return $keys;
	}

	/** @param array<int, array<string, string>> $keys */
	private function store( array $keys, int $fetched_at, int $fresh_until ): void {
		set_transient(
			$this->transient,
			array(
				'service'     => $this->owner,
				'keys'        => $keys,
				'fetched_at'  => $fetched_at,
				'fresh_until' => $fresh_until,
			),
			max( self::LIFETIME_S, $this->stale_s )
		);
	}

	/**
	 * @param array<mixed> $response
	 * @return array<int, array<string, string>>
	 */
	private static function read_all( array $response ): array {
		return is_array( $response['keys'] ?? null ) ? array_values( array_filter( array_map( array( self::class, 'read' ), array_slice( $response['keys'], 0, self::MAX_KEYS ) ) ) ) : array();
	}

	/**
	 * Sanitizes a key, without private parameters.
	 *
	 * @param mixed $jwk
	 * @return array<string, string> Empty if invalid.
	 */
	private static function read( $jwk ): array {
		$key = is_array( $jwk ) ? array_intersect_key( $jwk, array_flip( self::MEMBERS ) ) : array();
		$key = array_filter( $key, static fn( $value ): bool => is_string( $value ) && strlen( $value ) <= self::MAX_CHARS );

		return isset( $key['kty'] ) ? $key : array();
	}
}
