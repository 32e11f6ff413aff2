<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Scans once a day. Its classes are only loaded when a scan runs, or its page is shown. */
final class Scanner_Hooks {

	public const SLICE_HOOK = 'jetpack_dashboard_scan_slice';

	public const START_HOOK = 'jetpack_dashboard_scan_start';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		if ( ! Scan_Access::is_here() ) {
			return;
		}
		Backend_Hooks::add(
			function (): void {
				add_action( self::START_HOOK, $this->services->method( Scanner::class, 'start' ), 10, 0 );
				add_action( self::SLICE_HOOK, $this->services->method( Scanner::class, 'run_in_background' ) );
				add_action( 'jetpack_deactivate_module_scanner', $this->services->method( Scanner::class, 'stop' ), 10, 0 );
				add_action( 'wp_scheduled_delete', $this->services->method( Quarantine::class, 'expire' ), 10, 0 );
			}
		);
		Note_Hooks::add_source( $this->services, Scan_Notes::class );
		if ( is_admin() || wp_doing_cron() ) {
			add_action( 'init', array( $this, 'ensure_schedule' ) );
		}
		if ( is_admin() ) {
			foreach ( array(
				Scan_Actions::SCAN    => 'scan',
				Scan_Actions::IGNORE  => 'set_ignored',
				Scan_Actions::DELETE  => 'delete',
				Scan_Actions::RESTORE => 'restore',
				Scan_Actions::UNDO    => 'undo',
				Scan_Actions::FEED    => 'set_feed',
			) as $action => $method ) {
				add_action( "admin_post_$action", $this->services->method( Scan_Actions::class, $method ) );
			}
		}
	}

	/** Makes no queries: the schedule is an autoloaded option. */
	public function ensure_schedule(): void {
		if ( ! wp_next_scheduled( self::START_HOOK ) ) {
			wp_schedule_event( $this->services->get( Clock::class )->now() + MINUTE_IN_SECONDS, 'daily', self::START_HOOK );
		}
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::START_HOOK );
		wp_clear_scheduled_hook( self::SLICE_HOOK );
	}
}
