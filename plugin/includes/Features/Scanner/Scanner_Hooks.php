<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Scans once a day. Its classes are only loaded when a scan runs, or its page is shown. */
final class Scanner_Hooks {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		if ( ! Scan_Access::is_here() ) {
			return;
		}
		add_action( Scanner::START_HOOK, $this->services->method( Scanner::class, 'start' ), 10, 0 );
		add_action( Scanner::SLICE_HOOK, $this->services->method( Scanner::class, 'run_in_background' ) );
		add_action( 'jetpack_deactivate_module_scanner', $this->services->method( Scanner::class, 'stop' ), 10, 0 );
		Note_Hooks::add_source( Scan_Notes::ID, $this->services->lazy( Scan_Notes::class ) );
		if ( is_admin() || wp_doing_cron() ) {
			add_action( 'init', array( $this, 'ensure_schedule' ) );
		}
		if ( is_admin() ) {
			add_action( 'admin_post_' . Scan_Actions::SCAN, $this->services->method( Scan_Actions::class, 'scan' ) );
			add_action( 'admin_post_' . Scan_Actions::IGNORE, $this->services->method( Scan_Actions::class, 'set_ignored' ) );
		}
	}

	/** Makes no queries: the schedule is an autoloaded option. */
	public function ensure_schedule(): void {
		if ( ! wp_next_scheduled( Scanner::START_HOOK ) ) {
			wp_schedule_event( $this->services->get( Clock::class )->now() + MINUTE_IN_SECONDS, 'daily', Scanner::START_HOOK );
		}
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook( Scanner::START_HOOK );
		wp_clear_scheduled_hook( Scanner::SLICE_HOOK );
	}
}
