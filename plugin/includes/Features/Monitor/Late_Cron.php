<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Emails the site's administrator when WordPress's scheduled work has stopped, and when it runs again. Visits notice it, since cron
 * itself can't. After a quiet night the first visit starts the work that is due: only work that a later visit still finds waiting has
 * stopped.
 */
final class Late_Cron {

	private const OPTION = 'jetpack_dashboard_late_cron';

	private const LATE_S = HOUR_IN_SECONDS;
	private const WAIT_S = 15 * MINUTE_IN_SECONDS;

	private Alerts $alerts;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Alerts $alerts, Lock $lock, Clock $clock ) {
		$this->alerts = $alerts;
		$this->lock   = $lock;
		$this->clock  = $clock;
	}

	/** Queries the database only while work is late. */
	public function on_visit(): void {
		$since = Self_Check_Log::overdue_since( self::LATE_S );
		if ( 0 === $since ) {
			return;
		}
		$now   = $this->clock->now();
		$state = self::read();
		if ( 0 === $state['noticed'] || $state['noticed'] > $now ) {
			self::write( $now, false );
		} elseif ( ! $state['is_mailed'] && $now - $state['noticed'] >= self::WAIT_S && $this->alerts->are_on() && $this->lock->acquire( 'late_cron', MINUTE_IN_SECONDS ) ) {
			self::write( $state['noticed'], true );
			// After the visitor has the page.
			add_action( 'shutdown', fn() => $this->mail_stopped( $since ), PHP_INT_MAX );
		}
	}

	public function on_cron(): void {
		$state = self::read();
		if ( 0 === $state['noticed'] ) {
			return;
		}
		$this->clear();
		if ( $state['is_mailed'] && $this->alerts->are_on() ) {
			$this->alerts->mail(
				Finding::good(
					__( 'Scheduled work runs again', 'jetpack-dashboard' ),
					/* translators: %s: time such as "2 hours". */
					sprintf( __( 'It had stopped for at least %s. What was due is now done, for example scheduled posts and emails to followers.', 'jetpack-dashboard' ), human_time_diff( $state['noticed'], $this->clock->now() ) )
				)
			);
		}
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}

	private function mail_stopped( int $since ): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		$this->alerts->mail(
			Finding::critical(
				__( 'Scheduled work has stopped', 'jetpack-dashboard' ),
				/* translators: %s: time such as "2 hours". */
				sprintf( __( 'A scheduled task (WP-Cron) should have run %s ago, and visits don’t start it. Scheduled posts aren’t published, and emails to followers wait.', 'jetpack-dashboard' ), human_time_diff( $since ) ),
				__( 'Check whether your server’s cron job still runs, or whether the site can send requests to itself. Tools → Site Health tells more.', 'jetpack-dashboard' )
			)
		);
	}

	private static function write( int $noticed, bool $is_mailed ): void {
		update_option( self::OPTION, compact( 'noticed', 'is_mailed' ), false );
	}

	/** @return array{noticed: int, is_mailed: bool} */
	private static function read(): array {
		$stored = get_option( self::OPTION );

		return array(
			'noticed'   => (int) ( is_array( $stored ) ? $stored['noticed'] ?? 0 : 0 ),
			'is_mailed' => is_array( $stored ) && ! empty( $stored['is_mailed'] ),
		);
	}
}
