<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Stores data about licenses, but no license keys. */
class Licensing_Store {

	public const ERROR     = 'jetpack_dashboard_licensing_error';
	public const DISMISSAL = 'jetpack_dashboard_licensing_dismissal';
	public const COUNTS    = 'jetpack_dashboard_license_counts';

	private const MAX_ERROR_LENGTH = 1024;
	private const COUNTS_FRESH_S   = HOUR_IN_SECONDS;

	private Connection_Status $connection;
	private Clock $clock;

	public function __construct( Connection_Status $connection, Clock $clock ) {
		$this->connection = $connection;
		$this->clock      = $clock;
	}

	public function error(): string {
		$error = get_option( self::ERROR, '' );

		return is_string( $error ) ? $error : '';
	}

	/** Deletes the error if it is ''. */
	public function set_error( string $error ): void {
		$error = mb_substr( sanitize_text_field( $error ), 0, self::MAX_ERROR_LENGTH );

		if ( '' === $error ) {
			delete_option( self::ERROR );
		} else {
			update_option( self::ERROR, $error, false );
		}
	}

	/**
	 * @return array{last_detached_count: int|null, last_dismissed_time: string|null}
	 */
	public function dismissal(): array {
		$stored = $this->load( self::DISMISSAL );

		return array(
			'last_detached_count' => isset( $stored['last_detached_count'] ) ? (int) $stored['last_detached_count'] : null,
			'last_dismissed_time' => isset( $stored['last_dismissed_time'] ) ? (string) $stored['last_dismissed_time'] : null,
		);
	}

	/**
	 * @return array{last_detached_count: int|null, last_dismissed_time: string|null}
	 */
	public function dismiss( int $detached_count ): array {
		$this->save(
			self::DISMISSAL,
			array(
				'last_detached_count' => $detached_count,
				'last_dismissed_time' => gmdate( 'c', $this->clock->now() ),
			)
		);

		return $this->dismissal();
	}

	/**
	 * The last known numbers of the owner's licenses.
	 *
	 * @return array<string, int>
	 */
	public function counts(): array {
		$counts = $this->load( self::COUNTS )['counts'] ?? null;

		return is_array( $counts ) ? array_map( 'intval', $counts ) : array();
	}

	/**
	 * @param array<string, int> $counts
	 */
	public function set_counts( array $counts ): void {
		$this->save(
			self::COUNTS,
			array(
				'counts'     => $counts,
				'counted_at' => $this->clock->now(),
			)
		);
	}

	/** Whether the counts are unknown or more than an hour old. */
	public function are_counts_old(): bool {
		$age_s = $this->clock->now() - (int) ( $this->load( self::COUNTS )['counted_at'] ?? 0 );

		return $age_s < 0 || $age_s > self::COUNTS_FRESH_S;
	}

	public function delete_counts(): void {
		delete_option( self::COUNTS );
	}

	public function clear(): void {
		array_map( 'delete_option', array( self::ERROR, self::DISMISSAL, self::COUNTS ) );
	}

	/**
	 * Saves data of the connection's current owner. A later owner doesn't see it.
	 *
	 * @param array<string, mixed> $value
	 */
	private function save( string $option, array $value ): void {
		$owner = $this->owner();

		if ( '' !== $owner ) {
			update_option( $option, array( 'of' => $owner ) + $value, false );
		}
	}

	/**
	 * Data of the connection's current owner.
	 *
	 * @return array<string, mixed>
	 */
	private function load( string $option ): array {
		$owner  = $this->owner();
		$stored = '' === $owner ? array() : get_option( $option, array() );

		return is_array( $stored ) && ( $stored['of'] ?? '' ) === $owner ? $stored : array();
	}

	/** A hash that identifies the owner without storing the user ID, or '' without an owner. */
	private function owner(): string {
		$owner_id = $this->connection->owner_id();

		return 0 === $owner_id ? '' : wp_hash( 'licenses ' . $this->connection->site_id() . ' ' . $owner_id );
	}
}
