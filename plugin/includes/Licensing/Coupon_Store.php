<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;

defined( 'ABSPATH' ) || exit;

/** Stores the site's partner coupon for 30 days. */
class Coupon_Store {

	public const OPTION = 'jetpack_dashboard_partner_coupon';
	public const PURGE  = 'jetpack_dashboard_purge_coupon';

	private const LIFETIME_S = 30 * DAY_IN_SECONDS;

	private const LOCK    = 'partner_coupon';
	private const LOCK_S  = 3;
	private const WAITS   = 80;
	private const WAIT_US = 50000;

	private Lock $lock;
	private Clock $clock;

	public function __construct( Lock $lock, Clock $clock ) {
		$this->lock  = $lock;
		$this->clock = $clock;
	}

	/**
	 * Null if there is none, or it is too old.
	 *
	 * @return array{code: Coupon_Code, added_at: int, checked_at: int, of: string, coupon: array<string, mixed>|null}|null
	 */
	public function read(): ?array {
		$stored = get_option( self::OPTION, array() );
		$code   = is_array( $stored ) ? Coupon_Code::of( $stored['code'] ?? null ) : null;
		$age_s  = is_array( $stored ) ? $this->clock->now() - (int) ( $stored['added_at'] ?? 0 ) : 0;

		if ( ! is_array( $stored ) || null === $code || $age_s >= self::LIFETIME_S ) {
			return null;
		}

		return array(
			'code'       => $code,
			'added_at'   => (int) ( $stored['added_at'] ?? 0 ),
			'checked_at' => (int) ( $stored['checked_at'] ?? 0 ),
			'of'         => (string) ( $stored['of'] ?? '' ),
			'coupon'     => is_array( $stored['coupon'] ?? null ) ? $stored['coupon'] : null,
		);
	}

	/** The stored code, or ''. */
	public function code(): string {
		$stored = $this->read();

		return null === $stored ? '' : $stored['code']->code();
	}

	/**
	 * @param array<string, mixed>|null $coupon Null if it isn't validated yet.
	 * @param string                    $of     The site that it was validated for, or ''.
	 */
	public function save( Coupon_Code $code, int $added_at, int $checked_at, ?array $coupon, string $of ): void {
		update_option(
			self::OPTION,
			array(
				'code'       => $code->code(),
				'added_at'   => $added_at,
				'checked_at' => $checked_at,
				'of'         => $of,
				'coupon'     => $coupon,
			),
			false
		);

		$this->schedule( $added_at );
	}

	/** @return bool Whether it was saved. */
	public function mark_checked(): bool {
		return update_option( self::OPTION, array( 'checked_at' => $this->clock->now() ) + (array) get_option( self::OPTION ), false );
	}

	public function delete(): void {
		delete_option( self::OPTION );
		wp_clear_scheduled_hook( self::PURGE );
	}

	/** Deletes the coupon if it is too old. */
	public function purge(): void {
		$this->exclusively(
			function (): void {
				$stored = $this->read();

				if ( null === $stored ) {
					$this->delete();
				} else {
					$this->schedule( $stored['added_at'] );
				}
			}
		);
	}

	/**
	 * Runs a function while no other request changes the coupon, which it must read itself.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ) {
		$waits = 0;

		// Waits longer than a lock lives.
		while ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) && $waits < self::WAITS ) {
			usleep( self::WAIT_US );
			++$waits;
		}

		try {
			// Another request may have changed it since this one read it.
			wp_cache_delete_multiple( array( 'alloptions', 'notoptions', self::OPTION ), 'options' );

			return $work();
		} finally {
			$this->lock->release( self::LOCK );
		}
	}

	private function schedule( int $added_at ): void {
		wp_clear_scheduled_hook( self::PURGE );
		wp_schedule_single_event( $added_at + self::LIFETIME_S, self::PURGE );
	}
}
