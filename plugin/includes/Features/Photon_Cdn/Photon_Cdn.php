<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks of the asset accelerator. */
final class Photon_Cdn {

	/** Runs daily: checks again, and finds files that changed without their time or size changing. */
	public const DAILY_HOOK = 'jetpack_dashboard_static_check';

	public const MAKE_HOOK = 'jetpack_dashboard_static_make';

	/** Tells the loader that old addresses still need redirects after the module was turned off. */
	private const KEEP = 'jetpack_dashboard_keep_photon-cdn';

	/** Ends the redirects. */
	private const FORGET_HOOK = 'jetpack_dashboard_static_forget';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( self::MAKE_HOOK, fn() => $this->services->get( Maker::class )->run() );
				add_action( self::DAILY_HOOK, fn() => $this->services->get( Maker::class )->run( true ) );
				add_action( 'jetpack_deactivate_module_photon-cdn', array( self::class, 'stop' ) );
				add_action( 'init', array( Maker::class, 'ensure_schedule' ) );
			}
		);
		add_action( 'template_redirect', fn() => $this->services->get( Page_Files::class )->register(), PHP_INT_MAX );
		$this->register_inactive();
	}

	public function register_inactive(): void {
		Backend_Hooks::add(
			static function (): void {
				add_action( self::FORGET_HOOK, static fn() => delete_option( self::KEEP ) );
			}
		);
		Missing_Copy::register();
	}

	public static function stop(): void {
		wp_clear_scheduled_hook( self::MAKE_HOOK );
		wp_clear_scheduled_hook( self::DAILY_HOOK );
		Copies::of_site()->delete_all();

		update_option( self::KEEP, '1', true );
		wp_clear_scheduled_hook( self::FORGET_HOOK );
		// WordPress's cron uses the real clock.
		wp_schedule_single_event( time() + MONTH_IN_SECONDS, self::FORGET_HOOK );
	}
}
