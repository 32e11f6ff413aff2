<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Busy;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Maintenance;
use Jetpack_Dashboard\Backup\Maintenance_Bypass;
use Jetpack_Dashboard\Backup\Restore_Parts;
use Jetpack_Dashboard\Backup\Restore_Progress;
use Jetpack_Dashboard\Backup\Restorer;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Restores a backup in slices of a few seconds, while its page is open. If the page is left, WordPress's cron runs them until the maintenance
 * page is shown, and visits to the site after that (Maintenance_Bypass).
 */
class Restore_Job {

	/** Seconds until the next slice in the background. */
	private const PAUSE_S = 5;

	/** A slice in the background. */
	private const SLICE_S = 8.0;

	/** A slice of a page without JavaScript. */
	private const PAGE_S = 2.0;

	/** Why run_for_page() couldn't continue; '' if it could. */
	public string $failure = '';

	private Backup_Folder $folder;
	private Backup_Log $log;
	private Plugin_Files $files;
	private Clock $clock;

	public function __construct( Backup_Folder $folder, Backup_Log $log, Plugin_Files $files, Clock $clock ) {
		$this->folder = $folder;
		$this->log    = $log;
		$this->files  = $files;
		$this->clock  = $clock;
	}

	/**
	 * @throws Backup_Busy  If another process works on the backups.
	 * @throws Backup_Error If the backup doesn't have what was chosen, or can't be restored here. Nothing has changed.
	 */
	public function start( string $id, Restore_Parts $parts ): void {
		$backups = $this->backups();
		$backups->alone(
			static function () use ( $backups, $id, $parts ): void {
				$progress             = ( new Restorer( $backups ) )->begin( $id, $parts );
				$progress->is_running = true;
				$progress->user       = get_current_user_id();
				$progress->save();
			}
		);
		$this->schedule_slice();
	}

	/**
	 * The restore that runs, or the last one.
	 *
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function progress(): Restore_Progress {
		return Restore_Progress::load( $this->backups()->folder() );
	}

	/**
	 * Whether the page shows the result of the last restore: for a minute after it was first shown, since the page may be open twice, or until the next
	 * backup. Always, if the folder can't be written.
	 *
	 * @param int $newest Time of the newest backup.
	 */
	public function shows_result( Restore_Progress $progress, int $newest ): bool {
		if ( 0 === $progress->ended_at ) {
			return false;
		}
		if ( 0 === $progress->shown_at ) {
			// object-cache.php may be a restored one since the last slice, and know what was stored long ago.
			wp_cache_flush();
			$progress->shown_at = $this->clock->now();
			try {
				$progress->save();
			} catch ( Backup_Error $error ) {
				return true;
			}

			return true;
		}

		return $newest <= $progress->shown_at && $this->clock->now() - $progress->shown_at < MINUTE_IN_SECONDS;
	}

	/** Ends a restore that has changed nothing yet, when the module or plugin is deactivated. */
	public function stop(): void {
		try {
			$progress = $this->progress();
			if ( $progress->is_running && Restore_Progress::CHECK === $progress->step ) {
				$progress->is_running = false;
				$progress->save();
			}
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/**
	 * A page without JavaScript runs a slice whenever it is loaded, since WordPress's cron may not run. That needs no nonce: who loads it may manage
	 * backups, and it only continues with what was started with one. Not right after another slice, so that a page with JavaScript doesn't wait.
	 *
	 * @return bool Whether a restore continues.
	 */
	public function run_for_page(): bool {
		try {
			$progress = $this->progress();
			if ( Maintenance_Bypass::is_open() || ( $progress->is_alive() && time() - $progress->saved_at > self::PAGE_S ) ) {
				$this->run( self::PAGE_S );
			}

			return $this->progress()->is_alive();
		} catch ( Backup_Error $error ) {
			$this->failure = $error->getMessage();
			return false;
		}
	}

	public function run_in_background(): void {
		try {
			$has_run = $this->run( self::SLICE_S );
			if ( Maintenance_Bypass::is_open() ) {
				$this->end_visit( $has_run );
			}
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/** After a visit. If another request runs a slice, the next visit looks again after some silence. */
	private function end_visit( bool $has_run ): void {
		$maintenance = new Maintenance( $this->bypass() );
		if ( ! $this->progress()->is_running ) {
			// The file was left, or written again, after the restore.
			$maintenance->end();
		} elseif ( $has_run ) {
			$maintenance->invite();
		} else {
			$maintenance->begin();
		}
	}

	/**
	 * Runs a slice of the restore that was started, if there is one and no other process works on the backups.
	 *
	 * @return bool Whether it ran.
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function run( float $seconds ): bool {
		$backups = $this->backups();
		if ( ! Restore_Progress::load( $backups->folder() )->is_running ) {
			return false;
		}
		if ( ! Maintenance_Bypass::is_open() ) {
			// Before the slice, so that another follows if this one is killed.
			$this->schedule_slice();
		}
		try {
			$backups->alone( fn() => $this->slice( $backups, $seconds ), Backups::RESTORE );
		} catch ( Backup_Busy $busy ) {
			return false;
		}

		return true;
	}

	private function slice( Backups $backups, float $seconds ): void {
		// Another request may have finished it meanwhile.
		$progress = Restore_Progress::load( $backups->folder() );
		if ( ! $progress->is_running ) {
			return;
		}
		$seconds = $progress->next_slice( $backups->pieces(), $seconds, $progress->has_waited );
		if ( null === $seconds ) {
			( new Restorer( $backups ) )->give_up( $progress );
			$this->fail(
				$progress,
				$progress->has_waited
					? __( 'The restore has ended because the database was still working on a part that the server had stopped. Wait a few minutes, then restore again.', 'jetpack-dashboard' )
					: __( 'The server stopped the restore several times. Run wp jetpack backup restore, or ask your host for a longer time limit.', 'jetpack-dashboard' )
			);
			return;
		}
		if ( Restore_Progress::CHECK === $progress->step && ! $progress->is_alive() ) {
			// The owner may have changed the site since.
			$progress->end_dead();
			$this->log_failure( $progress );
			return;
		}
		$progress->has_waited = false;
		$progress->save();
		try {
			$this->run_parts( new Restorer( $backups, $this->bypass() ), $progress, hrtime( true ) / 1e9 + $seconds );
		} catch ( Backup_Busy $busy ) {
			// The next slice tries again.
			$progress->has_waited = true;
			$progress->save();
		} catch ( \Throwable $error ) {
			$this->fail( $progress, $error->getMessage() );
		}
	}

	/** @throws \Throwable If it stopped. */
	private function run_parts( Restorer $restorer, Restore_Progress $progress, float $deadline ): void {
		$user = wp_get_current_user();
		do {
			if ( Restore_Progress::CHECK !== $progress->step && ! Maintenance_Bypass::is_open() ) {
				if ( Restore_Progress::BACKUP === $progress->step ) {
					Maintenance::check_unused();
				}
				// The next request loads this plugin alone.
				( new Maintenance( $this->bypass() ) )->begin();
				// Nothing was done. The slice before may have been stopped, and the file deleted since.
				--$progress->tries;
				$progress->pieces = 0;
				$progress->save();
				return;
			}
			$step      = $progress->step;
			$is_done   = $restorer->run_part( $progress, $deadline );
			$continues = ! $is_done && hrtime( true ) / 1e9 < $deadline;
			// Not 0 while the slice runs, so that the next one knows if the server stops it.
			$progress->tries = $continues ? 1 : 0;
			if ( Restore_Progress::DATABASE === $step && $step !== $progress->step && $user->ID === $progress->user ) {
				self::keep_logged_in( $user );
			}
			$progress->save();
		} while ( $continues );
		if ( $is_done ) {
			$this->finish( $progress );
		}
	}

	/** The user's password may be newer than the backup, so that the cookie isn't valid any more. */
	private static function keep_logged_in( \WP_User $user ): void {
		$same = get_user_by( 'id', $user->ID );
		if ( $same && $same->user_login === $user->user_login && user_can( $same, Backups_Controller::CAPABILITY ) && ! wp_validate_auth_cookie( '', 'logged_in' ) && ! headers_sent() ) {
			// With the same session, so that the page's nonce stays valid.
			wp_set_auth_cookie( $same->ID, false, '', wp_get_session_token() );
		}
	}

	private function finish( Restore_Progress $progress ): void {
		$progress->is_running = false;
		$progress->ended_at   = $this->clock->now();
		$progress->save();
		$this->log->restored( $progress->id, $progress->parts(), $progress->user );
	}

	private function fail( Restore_Progress $progress, string $error ): void {
		$progress->is_running = false;
		$progress->ended_at   = $this->clock->now();
		$progress->error      = $error;
		$progress->save();
		$this->log_failure( $progress );
	}

	private function log_failure( Restore_Progress $progress ): void {
		$this->log->restore_failed( $progress->id, $progress->parts(), $progress->error, $progress->user );
	}

	private function bypass(): Maintenance_Bypass {
		return new Maintenance_Bypass( $this->files->basename(), Backups_Controller::SLUG, Backups_Page::SLUG, '/' . Controller::ROUTE_NAMESPACE . Backups_Controller::RUN_PATH );
	}

	/** @throws Backup_Error */
	private function backups(): Backups {
		return new Backups( $this->folder->prepare() );
	}

	private function schedule_slice(): void {
		if ( ! wp_next_scheduled( Backups_Hooks::SLICE_HOOK ) ) {
			wp_schedule_single_event( $this->clock->now() + self::PAUSE_S, Backups_Hooks::SLICE_HOOK );
		}
	}
}
