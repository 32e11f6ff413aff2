<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Cron events: every minute, hourly and daily, and while an import is being made. */
final class Schedule {

	public const MERGE   = 'jetpack_dashboard_stats_merge';
	public const ROLL_UP = 'jetpack_dashboard_stats_roll_up';
	public const CHECK   = 'jetpack_dashboard_stats_check';

	/** Runs a slice of an import. */
	public const IMPORT = 'jetpack_dashboard_stats_import';

	/** Seconds until the next slice. */
	private const PAUSE_S = 5;

	private const MINUTE = 'jetpack_dashboard_minute';

	private const EVENTS = array(
		self::CHECK   => 'daily',
		self::MERGE   => self::MINUTE,
		self::ROLL_UP => 'hourly',
	);

	/** Makes no queries: the schedule is an autoloaded option. */
	public static function ensure(): void {
		foreach ( self::EVENTS as $hook => $recurrence ) {
			if ( ! wp_next_scheduled( $hook ) ) {
				// WordPress's cron uses the real clock.
				wp_schedule_event( time(), $recurrence, $hook );
			}
		}
	}

	public static function continue_roll_up(): void {
		wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::ROLL_UP );
	}

	public static function continue_import(): void {
		if ( ! wp_next_scheduled( self::IMPORT ) ) {
			wp_schedule_single_event( time() + self::PAUSE_S, self::IMPORT );
		}
	}

	public static function end_import(): void {
		wp_clear_scheduled_hook( self::IMPORT );
	}

	public static function end(): void {
		array_map( 'wp_clear_scheduled_hook', array_keys( self::EVENTS ) );
		self::end_import();
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function add_minute( $schedules ): array {
		return array(
			self::MINUTE => array(
				'interval' => MINUTE_IN_SECONDS,
				'display'  => 'Each minute',
			),
		) + (array) $schedules;
	}
}
