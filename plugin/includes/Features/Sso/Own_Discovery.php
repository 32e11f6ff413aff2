<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The discovery document of the owner's provider (OpenID Connect Discovery 1.0), cached for an hour. One request loads it, and others use
 * the last copy or wait. If it can't be loaded, the last copy is used for a day.
 */
class Own_Discovery {

	private const TRANSIENT = 'jetpack_dashboard_sso_discovery';
	private const PATH      = '/.well-known/openid-configuration';

	/** Visitors can open the login any number of times, so failures are cached, too. */
	private const FAILURE_S = MINUTE_IN_SECONDS;

	/** How long a copy can be used that could not be renewed. */
	private const STALE_S = DAY_IN_SECONDS;

	private const LOCK    = 'sso_discovery';
	private const LOCK_S  = 20;
	private const WAIT_MS = 250;
	private const WAITS   = 40;

	private Provider_Http $http;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Provider_Http $http, Lock $lock, Clock $clock ) {
		$this->http  = $http;
		$this->lock  = $lock;
		$this->clock = $clock;
	}

	/** Where a provider has its document. */
	public static function url( Own_Provider $provider ): string {
		return $provider->issuer . self::PATH;
	}

	/** @return Provider_Document|WP_Error From the cache, or fetched. */
	public function document( Own_Provider $provider ) {
		$copy = $this->copy( $provider );
		if ( $copy && $this->clock->now() < $copy['fresh_until'] ) {
			return self::result( $copy );
		}
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			return $copy && isset( $copy['document'] ) ? self::result( $copy ) : $this->wait( $provider );
		}

		try {
			// Another request may have loaded it just before.
			self::forget_read();
			$copy = $this->copy( $provider );

			return $copy && $this->clock->now() < $copy['fresh_until'] ? self::result( $copy ) : $this->renew( $provider, $copy );
		} finally {
			$this->lock->release( self::LOCK );
		}
	}

	/** @return Provider_Document|WP_Error Always loaded. The error has a text for administrators. */
	public function fetch( Own_Provider $provider ) {
		$values = $this->load( $provider );
		if ( is_string( $values ) ) {
			return new WP_Error( 'discovery', $values );
		}

		return self::result( $this->store( $provider, array( 'document' => $values ), $this->clock->now(), HOUR_IN_SECONDS ) );
	}

	/**
	 * @param array<string, mixed>|null $copy The last copy.
	 * @return Provider_Document|WP_Error
	 */
	private function renew( Own_Provider $provider, ?array $copy ) {
		$loaded = $this->fetch( $provider );
		if ( ! is_wp_error( $loaded ) ) {
			return $loaded;
		}

		return self::result(
			isset( $copy['document'] )
				? $this->store( $provider, array( 'document' => $copy['document'] ), (int) $copy['loaded_at'], $this->clock->now() - (int) $copy['loaded_at'] + self::FAILURE_S )
				: $this->store( $provider, array( 'error' => $loaded->get_error_message() ), $this->clock->now(), self::FAILURE_S )
		);
	}

	/**
	 * Waits for the request that loads the document.
	 *
	 * @return Provider_Document|WP_Error
	 */
	private function wait( Own_Provider $provider ) {
		for ( $turn = 0; $turn < self::WAITS; $turn++ ) {
			usleep( self::WAIT_MS * 1000 );
			self::forget_read();
			$copy = $this->copy( $provider );
			if ( $copy ) {
				return self::result( $copy );
			}
		}

		return new WP_Error( 'discovery', __( 'The provider takes too long to respond.', 'jetpack-dashboard' ) );
	}

	/** @return array<string, mixed>|string The values of Provider_Document; or why they can't be loaded. */
	private function load( Own_Provider $provider ) {
		$response = $this->http->request( self::url( $provider ) );

		return is_wp_error( $response ) ? $response->get_error_message() : Provider_Document::from_response( $response, $provider->issuer );
	}

	/** @return array<string, mixed>|null What is cached of this provider: `document` or `error`, `loaded_at`, `fresh_until`. */
	private function copy( Own_Provider $provider ): ?array {
		$copy = get_transient( self::TRANSIENT );

		return is_array( $copy ) && ( $copy['for'] ?? '' ) === $provider->issuer && isset( $copy['fresh_until'] ) && $this->clock->now() < (int) $copy['loaded_at'] + self::STALE_S ? $copy : null;
	}

	/**
	 * @param array<string, mixed> $result  `document` or `error`.
	 * @param int                  $seconds How long it is fresh, from $loaded_at.
	 * @return array<string, mixed>
	 */
	private function store( Own_Provider $provider, array $result, int $loaded_at, int $seconds ): array {
		$copy = array(
			'for'         => $provider->issuer,
			'loaded_at'   => $loaded_at,
			'fresh_until' => $loaded_at + $seconds,
		) + $result;
		set_transient( self::TRANSIENT, $copy, isset( $result['error'] ) ? $seconds : self::STALE_S );

		return $copy;
	}

	/** Lets this request read what others have written. */
	private static function forget_read(): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_get( self::TRANSIENT, 'transient', true );
			return;
		}
		wp_cache_delete_multiple( array( '_transient_' . self::TRANSIENT, '_transient_timeout_' . self::TRANSIENT, 'notoptions' ), 'options' );
	}

	/**
	 * @param array<string, mixed> $copy
	 * @return Provider_Document|WP_Error
	 */
	private static function result( array $copy ) {
		return isset( $copy['document'] ) ? new Provider_Document( (array) $copy['document'] ) : new WP_Error( 'discovery', (string) ( $copy['error'] ?? '' ) );
	}
}
