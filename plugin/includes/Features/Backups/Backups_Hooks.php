<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Maintenance_Bypass;
use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Backs up by schedule. Its classes are only loaded when a backup runs, or its page is shown. */
final class Backups_Hooks {

	public const SLICE_HOOK = 'jetpack_dashboard_backup_slice';

	public const START_HOOK = 'jetpack_dashboard_backup_start';

	/** A slice of a copy at the storage. */
	public const COPY_HOOK = 'jetpack_dashboard_backup_copy';

	/** Setting: a recurrence of WordPress's cron. */
	public const FREQUENCY = 'backups_frequency';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( self::START_HOOK, $this->services->method( Backup_Job::class, 'start_scheduled' ), 10, 0 );
				add_action( self::COPY_HOOK, $this->services->method( Offsite_Job::class, 'run_in_background' ), 10, 0 );
				add_action( self::SLICE_HOOK, $this->services->method( Backup_Job::class, 'run_in_background' ), 10, 0 );
				add_action( self::SLICE_HOOK, $this->services->method( Restore_Job::class, 'run_in_background' ), 10, 0 );
				// Last, so that no other plugin replaces an error.
				add_filter( 'upgrader_pre_download', $this->services->method( Update_Backup::class, 'run' ), PHP_INT_MAX, 4 );
				add_action( 'jetpack_deactivate_module_backups', $this->services->method( Backup_Job::class, 'stop' ), 10, 0 );
				add_action( 'jetpack_deactivate_module_backups', $this->services->method( Restore_Job::class, 'stop' ), 10, 0 );
				add_action( 'deactivate_' . $this->services->get( Plugin_Files::class )->basename(), $this->services->method( Restore_Job::class, 'stop' ), 10, 0 );
			}
		);
		if ( class_exists( Maintenance_Bypass::class, false ) && Maintenance_Bypass::is_open() ) {
			add_action( 'jetpack_dashboard_restore_visit', $this->services->method( Restore_Job::class, 'run_in_background' ), 10, 0 );
		}
		Note_Hooks::add_source( $this->services, Backup_Notes::class );
		if ( is_admin() || wp_doing_cron() ) {
			add_action( 'init', array( $this, 'ensure_schedule' ) );
		}
		if ( is_admin() ) {
			add_action( 'admin_post_' . Backup_Actions::CREATE, $this->services->method( Backup_Actions::class, 'create' ) );
			add_action( 'admin_post_' . Backup_Actions::DELETE, $this->services->method( Backup_Actions::class, 'delete' ) );
			add_action( 'admin_post_' . Backup_Download::ACTION, $this->services->method( Backup_Download::class, 'send' ) );
			add_action( 'admin_post_' . Backup_Actions::KEEP, $this->services->method( Backup_Actions::class, 'keep' ) );
			add_action( 'admin_post_' . Storage_Actions::SAVE, $this->services->method( Storage_Actions::class, 'save' ) );
			add_action( 'admin_post_' . Storage_Actions::COPY, $this->services->method( Storage_Actions::class, 'copy' ) );
			add_action( 'admin_post_' . Storage_Actions::FETCH, $this->services->method( Storage_Actions::class, 'fetch' ) );
			add_action( 'admin_post_' . Encryption_Actions::SET, $this->services->method( Encryption_Actions::class, 'set' ) );
			add_action( 'admin_post_' . Encryption_Actions::TURN_OFF, $this->services->method( Encryption_Actions::class, 'turn_off' ) );
			add_action( 'admin_post_' . Encryption_Actions::UNLOCK, $this->services->method( Encryption_Actions::class, 'unlock' ) );
			add_action( 'admin_post_' . Backup_Actions::RESTORE, $this->services->method( Backup_Actions::class, 'restore' ) );
		}
	}

	/** Makes no queries if nothing has changed: the schedule is an autoloaded option. */
	public function ensure_schedule(): void {
		$frequency = (string) $this->services->get( Settings_Store::class )->get( self::FREQUENCY );
		$scheduled = wp_get_schedule( self::START_HOOK );
		if ( $scheduled === $frequency ) {
			return;
		}
		wp_clear_scheduled_hook( self::START_HOOK );
		// The first one at once, so that the site isn't without a backup.
		$first = $this->services->get( Clock::class )->now() + ( false === $scheduled ? MINUTE_IN_SECONDS : DAY_IN_SECONDS );
		wp_schedule_event( $first, $frequency, self::START_HOOK );
	}

	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::START_HOOK );
		wp_clear_scheduled_hook( self::SLICE_HOOK );
		wp_clear_scheduled_hook( self::COPY_HOOK );
	}
}
