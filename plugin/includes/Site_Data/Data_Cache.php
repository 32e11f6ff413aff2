<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Caches the last successful response of each part, in one option each, not autoloaded. Entries belong to one site and service; others
 * are ignored.
 */
final class Data_Cache {

	private const PREFIX = 'jetpack_dashboard_data_';

	/** Option with the time of the last invalidation. */
	private const INVALIDATED = 'outdated';

	private Connection_Store $store;
	private Connection_Status $status;
	private Account_Service $account_service;
	private Clock $clock;

	public function __construct( Connection_Store $store, Connection_Status $status, Account_Service $account_service, Clock $clock ) {
		$this->store           = $store;
		$this->status          = $status;
		$this->account_service = $account_service;
		$this->clock           = $clock;
	}

	/**
	 * Loads several parts with one query.
	 *
	 * @param string[] $parts
	 */
	public function prime( array $parts ): void {
		if ( count( $parts ) > 1 && '' !== $this->owner() ) {
			wp_prime_option_caches( array_map( array( self::class, 'option' ), array_merge( $parts, array( self::INVALIDATED ) ) ) );
		}
	}

	/**
	 * The cached response. A copied site ignores the original's.
	 *
	 * @return array{body: array<mixed>, age: int, is_outdated: bool}|null Age in seconds; is_outdated if it was invalidated.
	 */
	public function read( string $part ): ?array {
		$owner  = $this->owner();
		$cached = '' === $owner ? null : get_option( self::option( $part ) );

		if ( ! is_array( $cached ) || ( $cached['of'] ?? '' ) !== $owner || ! is_array( $cached['body'] ?? null ) ) {
			return null;
		}

		$now         = $this->clock->now();
		$fetched_at  = (int) ( $cached['fetched_at'] ?? 0 );
		$outdated_at = (int) get_option( self::option( self::INVALIDATED ), 0 );

		return array(
			'body'        => $cached['body'],
			'age'         => max( 0, $now - $fetched_at ),
			// A wrong clock may have dated either in the future.
			'is_outdated' => $fetched_at > $now || ( $outdated_at <= $now && $fetched_at <= $outdated_at ),
		);
	}

	/** Marks all entries as outdated, whatever their age. */
	public function invalidate(): void {
		if ( '' !== $this->owner() ) {
			update_option( self::option( self::INVALIDATED ), $this->clock->now(), false );
		}
	}

	/** @param array<mixed> $body */
	public function save( string $part, array $body ): void {
		$owner = $this->owner();

		if ( '' !== $owner ) {
			update_option(
				self::option( $part ),
				array(
					'of'         => $owner,
					'body'       => $body,
					'fetched_at' => $this->clock->now(),
				),
				false
			);
		}
	}

	/**
	 * Site id and service origin that entries belong to.
	 *
	 * @return string '' if the site isn't registered, or is a copy.
	 */
	public function owner(): string {
		$site_id = $this->status->site_id();

		return $site_id > 0 && ! $this->status->is_in_identity_crisis() ? $site_id . ' ' . Account_Service::origin_of( $this->account_service->url() ) : '';
	}

	/** Reads it again, since another request may have changed it. */
	public function reload_owner(): string {
		$this->store->reload();

		return $this->owner();
	}

	public function clear(): void {
		array_map( static fn( $part ) => delete_option( self::option( $part ) ), array_merge( Part::names(), array( self::INVALIDATED ) ) );
	}

	private static function option( string $part ): string {
		return self::PREFIX . $part;
	}
}
