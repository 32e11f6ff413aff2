<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Busy;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backup_Writer;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Encryption_Setup;
use Jetpack_Dashboard\Backup\Restore_State;
use Jetpack_Dashboard\Backup\Scope_Setting;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Creates a backup in slices of a few seconds, and deletes the oldest ones. */
class Backup_Job {

	/** Option: Unix time at which a scheduled backup first found that the folder can't be written. Not in the folder, for that reason. */
	public const FOLDER_FAILED_AT = 'jetpack_dashboard_backup_folder_failed_at';

	/** Seconds until the next slice in the background. */
	private const PAUSE_S = 5;

	/** Seconds in which one backup is enough for several updates. */
	private const UPDATES_S = 600;

	/** A slice in the background. */
	private const SLICE_S = 8.0;

	private Backup_Folder $folder;
	private Retention $retention;
	private Offsite_Job $offsite;
	private Clock $clock;
	private Backup_Log $log;
	private Scope_Setting $setting;

	public function __construct( Backup_Folder $folder, Retention $retention, Offsite_Job $offsite, Clock $clock, Backup_Log $log, Scope_Setting $setting ) {
		$this->folder    = $folder;
		$this->retention = $retention;
		$this->offsite   = $offsite;
		$this->clock     = $clock;
		$this->log       = $log;
		$this->setting   = $setting;
	}

	/** Does nothing after a restore that has not finished: it would back up a site that is partly restored. */
	public function start_scheduled(): void {
		try {
			if ( ! Restore_State::unfinished( $this->backups()->folder() ) ) {
				$this->start( 'scheduled' );
			}
			delete_option( self::FOLDER_FAILED_AT );
		} catch ( Backup_Error $error ) {
			if ( add_option( self::FOLDER_FAILED_AT, $this->clock->now(), '', false ) ) {
				$this->log->failed( $error->getMessage() );
				Note_Hooks::announce( Backup_Notes::ID, Backups_Controller::CAPABILITY );
			}
		}
	}

	/**
	 * Starts a backup, unless one is being created. It continues in the background.
	 *
	 * @param string $reason 'manual' or 'scheduled'.
	 * @throws Backup_Error If the folder can't be written. Backup_Busy while a restore or WP-CLI works on the backups, unless it is 'scheduled'.
	 */
	public function start( string $reason ): void {
		$backups = $this->backups();
		$state   = Job_State::load( $backups->folder() );
		$ids     = $backups->ids();
		if ( ! $state->is_due( $ids ) ) {
			if ( 'manual' === $reason ) {
				$backups->alone( static fn() => null );
			}
			$state->is_running = true;
			$state->after      = max( (string) end( $ids ), gmdate( 'Ymd-His' ) );
			$state->reason     = $reason;
			$state->tries      = 0;
			$state->exposure   = $this->folder->exposure( $backups->folder() );
			if ( ! $state->save() ) {
				throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
			}
		}
		$this->schedule_slice();
	}

	/**
	 * Whether the last backup before an update is older than ten minutes.
	 *
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function is_due_before_update(): bool {
		return $this->clock->now() - Job_State::load( $this->backups()->folder() )->before_update_at >= self::UPDATES_S;
	}

	/**
	 * Creates a complete backup in one go. It continues with one that was being created.
	 *
	 * @throws Backup_Busy  If another process works on the backups.
	 * @throws Backup_Error If it fails.
	 */
	public function create_before_update(): void {
		$backups = $this->backups();
		try {
			$backups->alone(
				function () use ( $backups ): void {
					$manifest = ( new Backup_Writer( $backups, $this->setting->scope() ) )->create( 'update' );
					$this->log->created( $manifest );
					$state                   = Job_State::load( $backups->folder() );
					$state->before_update_at = $this->clock->now();
					$this->finish( $backups, $state, (int) $manifest['skipped'] );
				}
			);
		} catch ( Backup_Busy $busy ) {
			throw $busy;
		} catch ( Backup_Error $error ) {
			$this->fail( $backups, Job_State::load( $backups->folder() ), $error->getMessage() );
			throw $error;
		}
	}

	/** Stops the backup. Those that are complete stay. */
	public function stop(): void {
		Backups_Hooks::unschedule();
		try {
			$state = Job_State::load( $this->backups()->folder() );
		} catch ( Backup_Error $error ) {
			return;
		}
		if ( $state->is_running ) {
			$state->is_running = false;
			$state->save();
		}
	}

	public function run_in_background(): void {
		try {
			$this->run( self::SLICE_S );
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/**
	 * Runs a slice of the backup that is being created, if there is one and no other process works on the backups.
	 *
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function run( float $seconds ): void {
		$backups = $this->backups();
		if ( ! Job_State::load( $backups->folder() )->is_running ) {
			return;
		}
		// Before the slice, so that another follows if this one is killed.
		$this->schedule_slice();
		try {
			$backups->alone( fn() => $this->slice( $backups, $seconds ) );
		} catch ( Backup_Busy $busy ) {
			return;
		} catch ( Backup_Error $error ) {
			// The folder can't be locked, and won't be later.
			$this->fail( $backups, Job_State::load( $backups->folder() ), $error->getMessage() );
		}
	}

	private function slice( Backups $backups, float $seconds ): void {
		// Another request may have finished it meanwhile.
		$state = Job_State::load( $backups->folder() );
		if ( ! $state->is_running ) {
			return;
		}
		$ids = $backups->ids();
		if ( ! $state->is_due( $ids ) ) {
			$this->finish( $backups, $state, (int) $backups->manifest( (string) end( $ids ) )['skipped'] );
			return;
		}
		$seconds = $state->next_slice( $backups->pieces(), $seconds );
		if ( null === $seconds ) {
			$this->fail( $backups, $state, self::describe_stop( ( new Backup_Writer( $backups ) )->progress() ) );
			return;
		}
		$state->save();
		try {
			$manifest = ( new Backup_Writer( $backups, $this->setting->scope() ) )->create_part( $state->reason, hrtime( true ) / 1e9 + $seconds );
			if ( null !== $manifest ) {
				$this->log->created( $manifest );
				$this->finish( $backups, $state, (int) $manifest['skipped'] );
			} elseif ( Job_State::load( $backups->folder() )->is_running ) {
				$state->tries = 0;
				$state->save();
			}
		} catch ( Backup_Error $error ) {
			$this->fail( $backups, $state, $error->getMessage() );
		}
	}

	/** @param array{files: int, after: string, is_listed: bool} $progress */
	private static function describe_stop( array $progress ): string {
		if ( $progress['is_listed'] ) {
			return __( 'The server stopped the backup several times while it read the database, probably because that takes too long for its time limit. Run wp jetpack backup create, or ask your host for a longer time limit.', 'jetpack-dashboard' );
		}

		return '' === $progress['after']
			? __( 'The server stopped the backup several times before it had read any file. Run wp jetpack backup create, or ask your host why PHP is stopped.', 'jetpack-dashboard' )
			/* translators: %s: path of a file. */
			: sprintf( __( 'The server stopped the backup several times while it read files. The last one that is in the backup is %s. Look for a very large file after it, run wp jetpack backup create, or ask your host why PHP is stopped.', 'jetpack-dashboard' ), wp_check_invalid_utf8( $progress['after'], true ) );
	}

	private function finish( Backups $backups, Job_State $state, int $skipped ): void {
		$state->is_running = false;
		$state->error      = '';
		$state->failed_at  = 0;
		$state->skipped    = $skipped;
		$state->save();
		wp_clear_scheduled_hook( Backups_Hooks::SLICE_HOOK );
		$this->delete_oldest( $backups );
		$this->offsite->start();
	}

	private function delete_oldest( Backups $backups ): void {
		$old = $this->retention->old( $backups->folder(), $backups->ids() );
		$backups->delete( ...$old );
		$this->log->deleted( ...$old );
	}

	private function fail( Backups $backups, Job_State $state, string $error ): void {
		$ids                     = $backups->ids();
		$state->is_running       = false;
		$state->error            = $error;
		$state->failed_at        = $this->clock->now();
		$state->failed_after     = (string) end( $ids );
		$state->needs_passphrase = ( new Encryption_Setup( $backups ) )->needs_passphrase();
		$state->save();
		wp_clear_scheduled_hook( Backups_Hooks::SLICE_HOOK );
		$this->log->failed( $error );
		Note_Hooks::announce( Backup_Notes::ID, Backups_Controller::CAPABILITY );
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
