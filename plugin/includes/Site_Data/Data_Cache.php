<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;

defined( 'ABSPATH' ) || exit;

/** Keeps the last good answer of each part with its time, one option each, never autoloaded. It is of one site at one service: another's counts as none. */
final class Data_Cache {

	private const PREFIX = 'jetpack_dashboard_data_';

	/** Not a part: the time from which on answers count. */
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
	 * Reads several parts with one query, where there is anything to read.
	 *
	 * @param string[] $parts
	 */
	public function prime( array $parts ): void {
		if ( count( $parts ) > 1 && '' !== $this->owner() ) {
			wp_prime_option_caches( array_map( array( self::class, 'option' ), array_merge( $parts, array( self::INVALIDATED ) ) ) );
		}
	}

	/**
	 * The last good answer. A copy of a site doesn't have the original's.
	 *
	 * @return array{body: array<mixed>, age: int, is_outdated: bool}|null Age in seconds; outdated is what was overtaken by something else than time.
	 */
	public function read( string $part ): ?array {
		$owner = $this->owner();
		$kept  = '' === $owner ? null : get_option( self::option( $part ) );

		if ( ! is_array( $kept ) || ( $kept['of'] ?? '' ) !== $owner || ! is_array( $kept['body'] ?? null ) ) {
			return null;
		}

		$now         = $this->clock->now();
		$fetched_at  = (int) ( $kept['fetched_at'] ?? 0 );
		$outdated_at = (int) get_option( self::option( self::INVALIDATED ), 0 );

		return array(
			'body'        => $kept['body'],
			'age'         => max( 0, $now - $fetched_at ),
			// A clock that was wrong may have dated either later than now.
			'is_outdated' => $fetched_at > $now || ( $outdated_at <= $now && $fetched_at <= $outdated_at ),
		);
	}

	/** Makes every answer so far old, whatever its age. */
	public function invalidate(): void {
		if ( '' !== $this->owner() ) {
			update_option( self::option( self::INVALIDATED ), $this->clock->now(), false );
		}
	}

	/**
	 * Keeps a good answer.
	 *
	 * @param array<mixed> $body
	 */
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
	 * Whose answers are kept at the moment: the site's id, and the service that gave it.
	 *
	 * @return string '' where there is nobody.
	 */
	public function owner(): string {
		$site_id = $this->status->site_id();

		return $site_id > 0 && ! $this->status->is_in_identity_crisis() ? $site_id . ' ' . Account_Service::origin_of( $this->account_service->url() ) : '';
	}

	/** The same, as another request may have changed it since. */
	public function reload_owner(): string {
		$this->store->reload();

		return $this->owner();
	}

	/** Forgets everything. */
	public function clear(): void {
		array_map( static fn( $part ) => delete_option( self::option( $part ) ), array_merge( Part::NAMES, array( self::INVALIDATED ) ) );
	}

	/** The option of a part. */
	private static function option( string $part ): string {
		return self::PREFIX . $part;
	}
}
