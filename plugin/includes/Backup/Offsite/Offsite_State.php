<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\State_File;
use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** How far the copies at the storage are. */
final class Offsite_State extends State_File {

	protected const FILE = '/work/offsite.json';

	/** Written at any time by those who want something done: the id of a backup to bring back, or nothing. */
	private const REQUEST = '/work/offsite-request';

	/** Name of the place that this is about. */
	public string $place = '';

	/** Backup that is being copied to the storage; '' for none. */
	public string $id = '';

	/** Lists of pieces at the storage that were read for it. */
	public int $listed = 0;

	/** How often all of them were read. */
	public int $rounds = 0;

	/** Whether pieces were sent since the last listing began. */
	public bool $has_sent = false;

	/** Pieces that were sent since copying began. */
	public int $sent = 0;

	/** Whether pieces at the storage may be in no backup. */
	public bool $has_garbage = false;

	/** Lists of pieces of which those were deleted. */
	public int $swept = 0;

	/** Backup that is being brought back to the server; '' for none. */
	public string $wanted = '';

	/** Why that failed; '' if it didn't. */
	public string $wanted_error = '';

	/** Failures in a row to bring it back. */
	public int $wanted_failures = 0;

	/** Pieces that were brought back. */
	public int $received = 0;

	/** Bytes that it needs on the disk, as far as they are counted. */
	public int $needed = 0;

	/** Number of its pieces that are counted. */
	public int $counted = 0;

	/** Whether there is enough space for it. */
	public bool $has_space = false;

	/** @var list<string> Ids of the backups at the storage. */
	public array $ids = array();

	/** @var list<string> Hashes of the files of keys at the storage. */
	public array $keys = array();

	/** @var list<string> Ids of backups that are damaged on this server. */
	public array $damaged = array();

	/** Whether there is more to do. */
	public bool $is_running = false;

	/** Slices since the last one that ended by itself. */
	public int $tries = 0;

	/** Why it failed, in the site's language; '' if it didn't. */
	public string $error = '';

	/** Unix time since which it fails; 0 if it doesn't. */
	public int $failed_at = 0;

	/** Failures in a row. */
	public int $failures = 0;

	/** Unix time of the next attempt. */
	public int $retry_at = 0;

	/**
	 * Asks for a copy of all backups.
	 *
	 * @param string $folder Of the backups.
	 * @param string $wanted Id of a backup to bring back first; '' for none.
	 * @throws Backup_Error If the folder can't be written.
	 */
	public static function request( string $folder, string $wanted ): void {
		$file = $folder . self::REQUEST;
		if ( ( '' !== $wanted || ! is_file( $file ) ) && ! Local_Folder::write( $file, $wanted ) ) {
			throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
		}
	}

	/** Whether something is to be done now. */
	public function is_due( int $now ): bool {
		return $this->is_requested() || ( $this->is_running && $this->retry_at <= $now );
	}

	/** Takes over what was asked for. */
	public function accept(): void {
		if ( ! $this->is_requested() ) {
			return;
		}
		$wanted = (string) file_get_contents( $this->folder . self::REQUEST ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		wp_delete_file( $this->folder . self::REQUEST );
		$this->sent       = $this->is_running ? $this->sent : 0;
		$this->is_running = true;
		$this->retry_at   = 0;
		$this->tries      = 0;
		if ( '' !== $wanted ) {
			$this->wanted          = $wanted;
			$this->wanted_error    = '';
			$this->wanted_failures = 0;
			$this->received        = 0;
			$this->needed          = 0;
			$this->counted         = 0;
			$this->has_space       = false;
		}
	}

	/** Forgets everything, when copies are turned off. */
	public function forget(): void {
		wp_delete_file( $this->folder . self::FILE );
		wp_delete_file( $this->folder . self::REQUEST );
	}

	private function is_requested(): bool {
		return is_file( $this->folder . self::REQUEST );
	}

	/** @throws Backup_Error If the folder can't be written. */
	public function save(): void {
		if ( ! $this->write() ) {
			throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * Copies to a place, and forgets what an earlier one has.
	 *
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function copy_to( string $place, Backups $backups ): void {
		if ( $this->place !== $place ) {
			$copies = Catalog::of( $backups );
			$copies->delete( ...$copies->ids() );
			$this->set_defaults();
			$this->place = $place;
		}
		$this->is_running = true;
	}
}
