<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

use Jetpack_Dashboard\Modules\Site_Plan;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The provider's data by part, cached. Outdated parts are fetched in parallel within five seconds; on failure the cached data stays. */
class Site_Data {

	private const DEADLINE_S = 5.0;

	/** Maximum JSON size in a page. Larger data is left to the REST request after page load. */
	private const PAGE_BYTES = 128 * 1024;

	private Site_Api $api;
	private Client $client;
	private Failure $failure;
	private Data_Cache $cache;
	private Circuit_Breaker $breaker;

	/**
	 * Parts fetched in this request: null if successful.
	 *
	 * @var array<string, WP_Error|null>
	 */
	private $fetched = array();

	/**
	 * Successful responses of this request, in case the database can't cache them.
	 *
	 * @var array<string, array<mixed>>
	 */
	private array $received = array();

	public function __construct( Site_Api $api, Client $client, Failure $failure, Data_Cache $cache, Circuit_Breaker $breaker ) {
		$this->api     = $api;
		$this->client  = $client;
		$this->failure = $failure;
		$this->cache   = $cache;
		$this->breaker = $breaker;
	}

	/**
	 * Clears the cache when the site is connected or disconnected, and invalidates it when a user returns from the provider, where they
	 * may have purchased something.
	 *
	 * @param callable(): self $site_data Lazy.
	 */
	public static function register( callable $site_data ): void {
		add_action(
			'load-toplevel_page_jetpack',
			static function () use ( $site_data ): void {
				$referrer = wp_get_raw_referer();

				if ( is_string( $referrer ) && current_user_can( 'jetpack_manage_modules' ) && $site_data()->client->is_own( $referrer ) ) {
					$site_data()->cache->invalidate();
				}
			}
		);

		foreach ( array( 'jetpack_site_disconnected', 'jetpack_site_registered' ) as $hook ) {
			add_action( $hook, static fn() => $site_data()->clear() );
		}
	}

	/**
	 * The body of a part's route.
	 *
	 * @return mixed|WP_Error The error's data has `last` and `age` in seconds if there is cached data.
	 */
	public function get( string $part, bool $is_refresh = false ) {
		if ( ! array_key_exists( $part, $this->fetched ) ) {
			$this->fetch( array( $part ), $is_refresh );
		}

		$error = $this->fetched[ $part ];
		$last  = isset( $this->received[ $part ] ) ? Bodies::aged( $part, $this->received[ $part ], 0 ) : $this->cached( $part );
		unset( $this->fetched[ $part ], $this->received[ $part ] );

		if ( null === $error && null !== $last ) {
			return $last['body'];
		}

		$error = $error ?? $this->failure->bad_response();
		$data  = (array) $error->get_error_data();

		return new WP_Error(
			$error->get_error_code(),
			$error->get_error_message(),
			null === $last ? $data : $data + array(
				'last' => $last['body'],
				'age'  => $last['age'],
			)
		);
	}

	/** Whether the provider can be asked about this site. */
	public function is_possible(): bool {
		return null === $this->client->blocked_reason() && '' !== $this->cache->owner();
	}

	/**
	 * Cached data of a part. Sends no requests.
	 *
	 * @return array{body: mixed, age: int}|null Age in seconds.
	 */
	public function cached( string $part ): ?array {
		$cached = $this->cache->read( $part );

		return null === $cached ? null : Bodies::aged( $part, $cached['body'], $cached['age'] );
	}

	/**
	 * Cached data of several parts, for a page.
	 *
	 * @param string[] $parts Part::names().
	 * @return array<string, array{body: mixed, age: int}> By part; missing and large ones are left out.
	 */
	public function cached_many( array $parts ): array {
		$this->cache->prime( $parts );
		$found = array();

		foreach ( $parts as $part ) {
			$found[ $part ] = $this->cached( $part );
		}

		return array_filter( $found, static fn( $last ) => null !== $last && strlen( (string) wp_json_encode( $last['body'] ) ) <= self::PAGE_BYTES );
	}

	/**
	 * Fetches outdated parts in parallel.
	 *
	 * @param string[] $parts      Part::names().
	 * @param bool     $is_refresh Whether to bypass the cache.
	 */
	public function fetch( array $parts, bool $is_refresh = false ): void {
		$blocked_error = $this->client->blocked_reason() ?? ( '' === $this->cache->owner() ? $this->failure->not_registered( 'site_id_missing' ) : null );
		$this->cache->prime( $parts );

		if ( null !== $blocked_error ) {
			$this->fetched = array_fill_keys( $parts, $blocked_error ) + $this->fetched;
			return;
		}

		$reads = array();

		foreach ( $parts as $part ) {
			$cached = $is_refresh ? null : $this->cache->read( $part );
			$rest_s = $this->breaker->seconds( $part );

			if ( null !== $cached && ! $cached['is_outdated'] && $cached['age'] < Cache_Rules::lifetime_s( $part, $cached['body'] ) ) {
				$this->fetched[ $part ] = null;
			} elseif ( $rest_s > 0 ) {
				$this->fetched[ $part ] = $this->failure->resting( $rest_s );
			} else {
				$reads[ $part ] = Part::read( $part );
			}
		}

		if ( $reads ) {
			$this->request( $reads );
		}
	}

	/** Marks all cached data as outdated, since a purchase may have changed it. */
	public function invalidate(): void {
		$this->cache->invalidate();
	}

	public function clear(): void {
		$this->cache->clear();
		$this->breaker->clear();
		Site_Plan::forget();
		$this->fetched  = array();
		$this->received = array();
	}

	/** @param array<string, array{path: string, expects: string}> $reads As in Site_Api::get_many(). */
	private function request( array $reads ): void {
		$owner     = $this->cache->owner();
		$responses = $this->api->get_many( $reads, self::DEADLINE_S );
		$results   = array();

		// If the site was disconnected meanwhile, don't cache data again.
		if ( $this->cache->reload_owner() !== $owner ) {
			$this->fetched = array_fill_keys( array_keys( $reads ), $this->failure->not_registered( 'site_id_missing' ) ) + $this->fetched;
			return;
		}

		foreach ( $responses as $part => $response ) {
			$body = is_wp_error( $response ) ? Cache_Rules::empty_if_missing( $part, $response ) : Shapes::checked( $part, $response );

			if ( null !== $body ) {
				$this->cache->save( $part, $body );
				$this->fetched[ $part ]  = null;
				$this->received[ $part ] = $body;
				$results[ $part ]        = false;

				if ( Part::SITE === $part ) {
					Site_Plan::keep( $body );
				}
				continue;
			}

			$error                  = is_wp_error( $response ) ? $response : $this->failure->bad_response( 200 );
			$this->fetched[ $part ] = $error;

			// Errors of the site itself say nothing about the service.
			if ( ( $error->get_error_data()['status'] ?? 0 ) >= 500 ) {
				$results[ $part ] = true;
			}
		}

		$this->breaker->count( $results );
	}
}
