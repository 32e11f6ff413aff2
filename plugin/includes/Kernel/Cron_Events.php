<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** The scheduled events of WordPress's cron, for the debug report and Site Health. */
class Cron_Events {

	private const PREFIX = 'jetpack_dashboard_';

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** Whether visits run the events. Otherwise, the server has to call wp-cron.php. */
	public static function run_on_visits(): bool {
		return ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON );
	}

	/** How many events of all plugins are overdue by more than this time. */
	public function count_late( int $seconds ): int {
		$now  = $this->clock->now();
		$late = 0;

		foreach ( self::events() as $time => $hooks ) {
			$late += $time < $now - $seconds ? count( $hooks ) : 0;
		}

		return $late;
	}

	/** @return array<string, int> Seconds until the next run, by hook of this plugin; negative if overdue. */
	public function own(): array {
		$now = $this->clock->now();
		$due = array();

		foreach ( self::events() as $time => $hooks ) {
			foreach ( array_keys( $hooks ) as $hook ) {
				if ( 0 === strpos( (string) $hook, self::PREFIX ) ) {
					$due[ (string) $hook ] = min( $due[ (string) $hook ] ?? PHP_INT_MAX, $time - $now );
				}
			}
		}

		return $due;
	}

	/** @return array<int, array<mixed>> Events by hook, by time. */
	private static function events(): array {
		$events = _get_cron_array();

		return array_filter( is_array( $events ) ? $events : array(), 'is_array' );
	}
}
