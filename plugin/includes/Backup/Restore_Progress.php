<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- Base64 of a path in JSON.

/** How far a restore is. The steps follow each other in the order of STEPS. */
final class Restore_Progress extends Slice_State {

	public const CHECK    = 'check';
	public const BACKUP   = 'backup';
	public const RECHECK  = 'recheck';
	public const DATABASE = 'database';
	public const FILES    = 'files';

	/** @var list<string> */
	public const STEPS = array( self::CHECK, self::BACKUP, self::RECHECK, self::DATABASE, self::FILES );

	protected const FILE = '/work/restore-progress.json';

	/** Whether a restore in slices isn't complete yet. */
	public bool $is_running = false;

	/** The backup that is restored. */
	public string $id = '';

	/** Id of the backup of the site as it was before; '' until it is complete. */
	public string $safety = '';

	public string $step = self::CHECK;

	/** Pieces that were compared, tables that were loaded, or files of the backup that were restored, in this step. */
	public int $count = 0;

	/** Files of the safety backup that were replaced, deleted, or left; or rows that were loaded. */
	public int $count_now = 0;

	/** What done() will be at the end of this step; 0 if that isn't known, as for a restore in one go. */
	public int $total = 0;

	/** What Restore_State had stored before; it counts again if this restore ends before it changes anything. */
	public string $earlier = '';

	/** As Table_Position, in the table that is being loaded. */
	protected int $piece  = 0;
	protected int $offset = 0;
	protected int $rows   = 0;

	/** Who restores: ID of a user. */
	public int $user = 0;

	/** Unix time at which it was stored. */
	public int $saved_at = 0;

	/** Whether the last slice only waited for the database. */
	public bool $has_waited = false;

	/** Why it failed, in the site's language; '' if it didn't. */
	public string $error = '';

	/** Unix time at which it ended; 0 if it didn't. */
	public int $ended_at = 0;

	/** Unix time at which its result was first shown; 0 if it wasn't. */
	public int $shown_at = 0;

	/** As Restore_Parts. */
	protected string $part = Restore_Parts::ALL;

	/** A path or table of Restore_Parts, base64: paths may have any bytes. */
	protected string $subject = '';

	/** @param string $folder Of the backups. */
	public static function begin( string $folder, string $id, Restore_Parts $parts ): self {
		$progress = self::load( $folder );
		$progress->set_defaults();
		$progress->id      = $id;
		$progress->earlier = Restore_State::stored( $folder );
		$progress->part    = $parts->name();
		$progress->subject = base64_encode( '' === $parts->path ? $parts->table : Restore_Parts::shown( $parts->path ) );

		return $progress;
	}

	/** @throws Backup_Error */
	public function parts(): Restore_Parts {
		return new Restore_Parts( $this->part, (string) base64_decode( $this->subject, true ) );
	}

	public function next_step(): void {
		$this->step = self::STEPS[ (int) array_search( $this->step, self::STEPS, true ) + 1 ] ?? self::FILES;
		$this->restart_step();
	}

	public function restart_step(): void {
		$this->count     = 0;
		$this->count_now = 0;
		$this->total     = 0;
		$this->piece     = 0;
		$this->offset    = 0;
		$this->rows      = 0;
	}

	/** Pieces, files or rows so far in this step. */
	public function done(): int {
		return self::DATABASE === $this->step ? $this->count_now : $this->count;
	}

	/** Where loading the table continues. */
	public function position(): Table_Position {
		return new Table_Position( $this->piece, $this->offset, $this->rows );
	}

	public function set_position( Table_Position $position ): void {
		$this->count_now += $position->rows - $this->rows;
		$this->piece      = $position->piece;
		$this->offset     = $position->offset;
		$this->rows       = $position->rows;
	}

	public function next_table(): void {
		++$this->count;
		$this->piece  = 0;
		$this->offset = 0;
		$this->rows   = 0;
	}

	/** Whether the server stopped the slice before this one. More may have been done than is stored. */
	public function was_stopped(): bool {
		return $this->tries > 1;
	}

	/** Whether a restore runs, and ran a slice within the last hour. Meanwhile, no other work on the backups starts. */
	public function is_alive(): bool {
		return $this->is_running && time() - $this->saved_at < HOUR_IN_SECONDS;
	}

	/**
	 * Ends a restore without a slice for an hour.
	 *
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function end_dead(): void {
		$this->is_running = false;
		$this->ended_at   = time();
		$this->error      = __( 'The restore was left for an hour, so it has ended.', 'jetpack-dashboard' ) . ( self::DATABASE !== $this->step || Restore_State::unfinished( $this->folder ) ? '' : ' ' . __( 'Nothing has changed.', 'jetpack-dashboard' ) );
		$this->save();
	}

	/** @throws Backup_Error If the folder can't be written. */
	public function save(): void {
		$this->saved_at = time();
		if ( ! $this->write() ) {
			throw new Backup_Error( __( 'The backup folder is not writable. The disk may be full.', 'jetpack-dashboard' ) );
		}
	}
}
