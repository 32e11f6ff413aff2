<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Restores a backup: checks it, backs up the site as it is, then restores the database, the files, or both. Files are deleted only if the
 * safety backup has them. Restoring again after a kill, or restoring the safety backup, ends in a complete site.
 */
final class Restorer {

	private Backups $backups;
	private Site_Files $site;
	private Restore_Check $check;
	private Piece_Check $pieces;
	private Maintenance $maintenance;

	/** @param Maintenance_Bypass|null $bypass For a restore in slices. */
	public function __construct( Backups $backups, ?Maintenance_Bypass $bypass = null ) {
		$this->backups     = $backups;
		$this->site        = new Site_Files( $backups->folder() );
		$this->check       = new Restore_Check( $backups, $this->site );
		$this->pieces      = new Piece_Check( $backups );
		$this->maintenance = new Maintenance( $bypass );
		// The safety backup, its check, and the tables take long on a large site.
		$backups->pieces()->before_each( array( $this->maintenance, 'renew' ) );
	}

	/**
	 * Restores in one go.
	 *
	 * @return string Id of the safety backup.
	 * @throws Backup_Busy As run_part(), or what else stopped it.
	 */
	public function restore( string $id, ?Restore_Parts $parts = null ): string {
		$progress = $this->begin( $id, $parts ?? new Restore_Parts() );
		try {
			while ( ! $this->run_part( $progress, INF ) ) {
				continue;
			}
		} catch ( Backup_Busy $busy ) {
			$this->maintenance->end();
			throw $busy;
		}

		return $progress->safety;
	}

	/**
	 * A restore that can begin: the backup is of a site like this one, and has what was chosen. Nothing is stored.
	 *
	 * @throws Backup_Error
	 */
	public function begin( string $id, Restore_Parts $parts ): Restore_Progress {
		$this->check->choice( $id, $parts->of( $this->backups->manifest( $id ) ) );
		Maintenance::check_unused();

		return Restore_Progress::begin( $this->backups->folder(), $id, $parts );
	}

	/**
	 * Runs a part of the step that a restore has reached. The maintenance page stays from the safety backup to the end, also between parts.
	 *
	 * @param float $deadline Seconds, as hrtime(). The database is read in one go, and on SQLite also restored in one go.
	 * @return bool Whether the restore is complete.
	 * @throws Backup_Busy If it can't continue yet. Nothing was done.
	 * @throws \Throwable  If it stopped. Restore_State says whether the site has changed.
	 */
	public function run_part( Restore_Progress $progress, float $deadline ): bool {
		try {
			if ( Restore_Progress::BACKUP === $progress->step ) {
				Maintenance::check_unused();
			}
			if ( Restore_Progress::CHECK !== $progress->step ) {
				// Before the safety backup, so that nothing is written between it and the restore.
				$this->maintenance->begin();
			}
			$is_complete = $this->run( $progress, $deadline );
		} catch ( Backup_Busy $busy ) {
			throw $busy;
		} catch ( \Throwable $error ) {
			if ( Restore_Progress::CHECK !== $progress->step ) {
				$this->maintenance->end();
			}
			throw $error;
		}
		if ( $is_complete && Restore_Progress::FILES !== $progress->step ) {
			$progress->next_step();
			return false;
		}
		if ( $is_complete ) {
			$this->maintenance->end();
		}

		return $is_complete;
	}

	/** Ends a restore that the server stops again and again. */
	public function give_up( Restore_Progress $progress ): void {
		if ( Restore_Progress::CHECK !== $progress->step ) {
			$this->maintenance->end();
		}
		self::discard_loaded( $this->backups->folder(), $progress );
	}

	/** Deletes the tables that a restore which ends has loaded, but not swapped. */
	public static function discard_loaded( string $folder, Restore_Progress $progress ): void {
		try {
			if ( Restore_Progress::DATABASE === $progress->step && Table_Swap::has_new_tables() ) {
				self::discard( $folder, $progress );
			}
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/**
	 * @return bool Whether the step is complete.
	 * @throws Backup_Error
	 */
	private function run( Restore_Progress $progress, float $deadline ): bool {
		try {
			$parts = $progress->parts()->of( $this->backups->manifest( $progress->id ) );
			if ( 0 === $progress->total && INF !== $deadline ) {
				$progress->total = $this->total( $progress, $parts );
			}
		} catch ( Backup_Error $error ) {
			self::discard_loaded( $this->backups->folder(), $progress );
			throw $error;
		}
		switch ( $progress->step ) {
			case Restore_Progress::CHECK:
				if ( ! $this->compare( $progress->id, $progress, $deadline ) ) {
					return false;
				}
				$this->check->space( $this->check->choice( $progress->id, $parts ), $parts );
				return true;
			case Restore_Progress::BACKUP:
				return $this->back_up( $progress, $deadline );
			case Restore_Progress::RECHECK:
				if ( ! $this->compare( $progress->safety, $progress, $deadline ) ) {
					return false;
				}
				if ( $parts->files ) {
					$this->files()->check( $progress, $parts );
				}
				return true;
			case Restore_Progress::DATABASE:
				return $this->replace_database( $this->backups->manifest( $progress->id ), $progress, $parts, $deadline );
			default:
				return $this->replace_files( $progress, $parts, $deadline );
		}
	}

	/**
	 * As Restore_Progress::$total. On SQLite, the database is restored in one go.
	 *
	 * @throws Backup_Error
	 */
	private function total( Restore_Progress $progress, Restore_Parts $parts ): int {
		$manifest = $this->backups->manifest( $progress->id );
		switch ( $progress->step ) {
			case Restore_Progress::CHECK:
				return iterator_count( $this->backups->hashes( $progress->id ) );
			case Restore_Progress::RECHECK:
				return iterator_count( $this->backups->hashes( $progress->safety ) );
			case Restore_Progress::DATABASE:
				return Sql::is_sqlite() ? 0 : array_sum( array_column( Restore_Check::own_tables( $manifest['tables'], $parts ), 'rows' ) );
			case Restore_Progress::FILES:
				return $manifest['files'] + $manifest['skipped'];
			default:
				// About as many.
				return Scope::ALL === Scope::of_manifest( $manifest )->name() ? $manifest['files'] : 0;
		}
	}

	/**
	 * @return bool Whether all pieces were compared.
	 * @throws Backup_Error
	 */
	private function compare( string $id, Restore_Progress $progress, float $deadline ): bool {
		$passed          = $this->pieces->part( $id, $progress->count, $deadline );
		$progress->count = $passed ?? $progress->count;

		return null === $passed;
	}

	/**
	 * @return bool Whether the safety backup is complete.
	 * @throws Backup_Error
	 */
	private function back_up( Restore_Progress $progress, float $deadline ): bool {
		$writer   = new Backup_Writer( $this->backups );
		$manifest = $writer->create_part( 'restore', $deadline, 0 === $progress->count );
		if ( null === $manifest ) {
			$progress->count = max( 1, $writer->progress()['files'] );
			return false;
		}
		$progress->safety = (string) $manifest['id'];

		return true;
	}

	/**
	 * As soon as the tables are loaded, the site changes.
	 *
	 * @param array<string, mixed> $manifest
	 * @return bool Whether the database is restored, or didn't have to be.
	 * @throws Backup_Busy As run_part().
	 * @throws \Throwable  If nothing has changed, or that of stop() if the site is partly restored.
	 */
	private function replace_database( array $manifest, Restore_Progress $progress, Restore_Parts $parts, float $deadline ): bool {
		$folder = $this->backups->folder();
		$state  = new Restore_State( $manifest['id'], $progress->safety, time() );
		if ( ! $parts->database ) {
			$state->save( $folder );
			return true;
		}
		$restore = new Database_Restore( $this->backups, Address_Replacer::to_this_site( $manifest ) );
		$tables  = Restore_Check::own_tables( $manifest['tables'], $parts );
		if ( $this->was_discarded( $progress ) ) {
			$progress->restart_step();
		}
		try {
			if ( ! $restore->load( $tables, $progress, $deadline ) ) {
				return false;
			}
			$sessions = new Session_Tokens( $progress->user );
			$state->save( $folder );
			$restore->replace( $tables, $sessions, $progress->was_stopped() );
		} catch ( Backup_Busy $busy ) {
			throw $busy;
		} catch ( Restore_Unknown $error ) {
			self::stop( $state, $folder, $error );
		} catch ( \Throwable $error ) {
			self::discard( $folder, $progress );
			throw $error;
		}
		try {
			$sessions->put_back();
		} catch ( \Throwable $error ) {
			self::stop( $state, $folder, $error );
		}

		return true;
	}

	/** Ends a restore that has changed nothing. What an earlier one left is still so. */
	private static function discard( string $folder, Restore_Progress $progress ): void {
		// First, so that was_discarded() knows if the server stops this.
		Restore_State::put_back( $folder, $progress->earlier );
		Table_Swap::discard();
	}

	/** Whether the tables that were loaded are gone because the server stopped the part that had deleted them, not because they were swapped. */
	private function was_discarded( Restore_Progress $progress ): bool {
		$state = Restore_State::last( $this->backups->folder() );

		return $progress->was_stopped() && ! Sql::is_sqlite() && ( ! $state || $state->safety !== $progress->safety ) && ! Table_Swap::has_new_tables();
	}

	/**
	 * @return bool Whether all files are restored, or none had to be.
	 * @throws Backup_Error If the site is partly restored.
	 */
	private function replace_files( Restore_Progress $progress, Restore_Parts $parts, float $deadline ): bool {
		$folder = $this->backups->folder();
		$state  = Restore_State::last( $folder ) ?? new Restore_State( $progress->id, $progress->safety, time() );
		try {
			if ( $parts->files && ! $this->files()->restore( $progress, $parts, $deadline ) ) {
				return false;
			}
		} catch ( \Throwable $error ) {
			self::stop( $state, $folder, $error );
		}
		$state->is_done = true;
		$state->save( $folder );

		return true;
	}

	private function files(): File_Restore {
		return new File_Restore( $this->backups, $this->site, $this->maintenance );
	}

	/**
	 * Notes why a restore stopped that has changed the site.
	 *
	 * @return never
	 * @throws Backup_Error
	 */
	private static function stop( Restore_State $state, string $folder, \Throwable $error ) {
		$state->error = $error->getMessage();
		$state->save( $folder );
		throw new Backup_Error( $state->message() );
	}
}
