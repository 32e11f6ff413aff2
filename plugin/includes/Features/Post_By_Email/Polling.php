<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** Checks the mailbox every 5 minutes by WP-Cron. */
final class Polling {

	private const CRON_HOOK = 'jetpack_dashboard_post_by_email_check';
	private const SCHEDULE  = 'jetpack_dashboard_5_minutes';

	public static function register( Container $services ): void {
		// phpcs:ignore WordPress.WP.CronInterval.CronSchedulesInterval -- As the documentation says.
		add_filter( 'cron_schedules', array( self::class, 'add_schedule' ) );
		Backend_Hooks::add(
			static function () use ( $services ): void {
				add_action( self::CRON_HOOK, static fn() => $services->get( Checker::class )->run() );
				add_action( 'jetpack_deactivate_module_post-by-email', array( self::class, 'stop' ) );
				// After the plugin or the module was off. The option is not autoloaded, so not on every request.
				add_action( 'admin_init', array( self::class, 'resume' ) );
			}
		);
	}

	/**
	 * @param mixed $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function add_schedule( $schedules ): array {
		$schedules = is_array( $schedules ) ? $schedules : array();

		// Not translated: it is only read by other plugins, and often before translations are loaded.
		$schedules[ self::SCHEDULE ] = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => 'Every 5 minutes',
		);

		return $schedules;
	}

	public static function resume(): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) && ! wp_doing_ajax() && Mailbox_Store::is_configured() ) {
			self::start();
		}
	}

	public static function start(): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			wp_schedule_event( time() + MINUTE_IN_SECONDS, self::SCHEDULE, self::CRON_HOOK );
		}
	}

	public static function stop(): void {
		wp_clear_scheduled_hook( self::CRON_HOOK );
	}
}
