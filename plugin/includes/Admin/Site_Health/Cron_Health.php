<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Site_Health;

use Jetpack_Dashboard\Kernel\Cron_Events;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;

defined( 'ABSPATH' ) || exit;

/** Whether the plugin's background work runs on time. */
final class Cron_Health implements Health_Test {

	/** Quiet sites have no visit for hours, and then no background work either. */
	private const LATE_S   = HOUR_IN_SECONDS;
	private const MISSED_S = DAY_IN_SECONDS;

	private Cron_Events $events;

	public function __construct( Cron_Events $events ) {
		$this->events = $events;
	}

	public function label(): string {
		return __( 'Background work', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function applies(): bool {
		return true;
	}

	public function run(): Finding {
		$due     = $this->events->own();
		$overdue = $due ? -min( $due ) : 0;
		if ( $overdue <= self::LATE_S ) {
			return Finding::good( __( 'Background work runs on time', 'jetpack-dashboard' ), __( 'Jetpack Dashboard uses WordPress’s scheduled events, for example to send emails to followers, to update the search index and to add up statistics.', 'jetpack-dashboard' ) );
		}

		$now = time();
		/* translators: %s: a length of time, such as "2 hours". */
		$since = sprintf( __( 'A task of Jetpack Dashboard should have run %s ago.', 'jetpack-dashboard' ), human_time_diff( $now - $overdue, $now ) );
		$why   = $since . ' ' . __( 'Until it runs, emails to followers wait, and statistics and the search index are out of date.', 'jetpack-dashboard' );
		$todo  = Cron_Events::run_on_visits()
			? __( 'WordPress runs background work when someone visits the site. If there were visits, check whether the site can send requests to itself. A cron job of your server makes background work independent of visits.', 'jetpack-dashboard' )
			: __( 'DISABLE_WP_CRON in wp-config.php turns off background work on visits. Set up a cron job on your server that calls wp-cron.php every minute, or remove DISABLE_WP_CRON.', 'jetpack-dashboard' );

		$finding = $overdue > self::MISSED_S
			? Finding::critical( __( 'Background work doesn’t run', 'jetpack-dashboard' ), $why, $todo )
			: Finding::recommended( __( 'Background work is late', 'jetpack-dashboard' ), $why, $todo );

		return $finding->with_action( 'https://developer.wordpress.org/plugins/cron/hooking-wp-cron-into-the-system-task-scheduler/', __( 'Learn how to set up a cron job', 'jetpack-dashboard' ) );
	}
}
