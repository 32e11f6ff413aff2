<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Address_Replacer;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Writer;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Encryption_Setup;
use Jetpack_Dashboard\Backup\Locked_Backup;
use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Offsite\Catalog;
use Jetpack_Dashboard\Backup\Offsite\Offsite_State;
use Jetpack_Dashboard\Backup\Offsite\Place_Store;
use Jetpack_Dashboard\Backup\Restore_Progress;
use Jetpack_Dashboard\Backup\Restore_State;
use Jetpack_Dashboard\Backup\Scope;
use Jetpack_Dashboard\Backup\Scope_Setting;
use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The state of the backups and of their copies, and the list of them.
 *
 * `size` is in bytes, before compression and without the database. `encryption`: as Manifest::encryption(). `scope`: as Scope::name(), or '' if it
 * can't be read. `spread`: seconds, as Dump_State. `is_here`: whether it is on this server, not only at the storage.
 *
 * @phpstan-type Row array{id: string, time: int, reason: string, files: int, tables: int, size: int, is_damaged: bool, encryption: string, scope: string, spread: int, is_here: bool}
 */
class Backups_Report {

	private Backup_Folder $folder;
	private Scope_Setting $setting;
	private Place_Store $places;
	private Clock $clock;

	public function __construct( Backup_Folder $folder, Scope_Setting $setting, Place_Store $places, Clock $clock ) {
		$this->folder  = $folder;
		$this->setting = $setting;
		$this->places  = $places;
		$this->clock   = $clock;
	}

	/** Scope of new backups, as Scope::name(). */
	public function new_scope(): string {
		return $this->setting->scope()->name();
	}

	/**
	 * `files`: number of files in the unfinished backup. `last_at`: Unix time of the last backup. `failed_at`: Unix time of a failure since then; 0 if
	 * there is none, or if no scheduled backup has met it yet. `is_exposed`: visitors may be able to read the folder. `scope` of the last
	 * backup, as Scope::name(); '' if unknown. `skipped`: files that couldn't be read for it. `is_partly_restored`: a restore has not finished;
	 * `error` and `failed_at` are about it. `progress`: step of a restore that runs, in the site's language. `done` and `total`: pieces, files or rows
	 * of this step, so far and at its end; 0 if unknown.
	 *
	 * @return array{is_running: bool, files: int, count: int, last_at: int, failed_at: int, error: string, is_exposed: bool, scope: string, skipped: int, is_partly_restored: bool, progress: string, done: int, total: int}
	 */
	public function get(): array {
		$report = array(
			'is_running'         => false,
			'files'              => 0,
			'count'              => 0,
			'last_at'            => 0,
			'failed_at'          => 0,
			'error'              => '',
			'is_exposed'         => false,
			'scope'              => '',
			'skipped'            => 0,
			'is_partly_restored' => false,
			'progress'           => '',
			'done'               => 0,
			'total'              => 0,
		);
		try {
			$backups = new Backups( $this->folder->prepare() );
		} catch ( Backup_Error $error ) {
			return array(
				'failed_at' => (int) get_option( Backup_Job::FOLDER_FAILED_AT ),
				'error'     => $error->getMessage(),
			) + $report;
		}
		$state   = Job_State::load( $backups->folder() );
		$running = Restore_Progress::load( $backups->folder() );
		$restore = $running->is_alive() ? null : Restore_State::unfinished( $backups->folder() );
		$ids     = $backups->ids();
		$last    = end( $ids );
		$is_due  = $state->is_due( $ids );
		$last_at = false === $last ? 0 : Backups::time( $last );
		// WP-CLI may have created one since.
		$has_failed = '' !== $state->error && (string) $last <= $state->failed_after;
		if ( $has_failed && $state->needs_passphrase ) {
			$has_failed = ( new Encryption_Setup( $backups ) )->needs_passphrase();
		}

		return array(
			'is_running'         => $is_due,
			'files'              => $is_due ? ( new Backup_Writer( $backups ) )->progress()['files'] : 0,
			'count'              => count( $ids ),
			'last_at'            => $last_at,
			'failed_at'          => $restore->started_at ?? ( $has_failed ? $state->failed_at : 0 ),
			'error'              => $restore ? $restore->message() : ( $has_failed ? $state->error : '' ),
			'is_exposed'         => in_array( $state->exposure, array( Backup_Folder::OPEN, Backup_Folder::UNKNOWN ), true ),
			'scope'              => false === $last ? '' : self::row( $backups, $last, true )['scope'],
			'skipped'            => $state->skipped,
			'is_partly_restored' => (bool) $restore,
			'progress'           => $running->is_alive() ? Restore_View::describe( $running ) : '',
			'done'               => $running->is_alive() ? $running->done() : 0,
			'total'              => $running->is_alive() ? $running->total : 0,
		);
	}

	/**
	 * @return list<Row> Newest first, also those that are only at the storage.
	 * @throws Backup_Error
	 */
	public function all(): array {
		$backups = new Backups( $this->folder->prepare() );
		$catalog = Catalog::of( $backups );
		$here    = $backups->ids();
		$ids     = array_unique( array_merge( $here, $catalog->ids() ) );
		rsort( $ids, SORT_STRING );

		return array_map( static fn( string $id ): array => self::row( in_array( $id, $here, true ) ? $backups : $catalog, $id, in_array( $id, $here, true ) ), $ids );
	}

	/**
	 * The site's address when a backup was created; '' if it is the same now.
	 *
	 * @throws Backup_Error
	 */
	public function old_address( string $id ): string {
		$manifest = ( new Backups( $this->folder->prepare() ) )->manifest( $id );

		return Address_Replacer::to_this_site( $manifest ) ? (string) ( $manifest['home'] ?? $manifest['address'] ) : '';
	}

	/**
	 * @return list<string> Names of the tables that a backup has.
	 * @throws Backup_Error
	 */
	public function tables( string $id ): array {
		return array_column( ( new Backups( $this->folder->prepare() ) )->manifest( $id )['tables'], 'name' );
	}

	/**
	 * The copies at the storage, without a request to it. `is_running`: whether backups are being copied or brought back now. `rows`: pieces so far. `error`: why the last attempt
	 * failed, `failed_at`: Unix time since which attempts fail, 0 if they don't.
	 *
	 * @return array{is_running: bool, rows: int, error: string, failed_at: int}
	 */
	public function copies(): array {
		$state = $this->copy_state();

		return array(
			'is_running' => $state && $state->is_due( $this->clock->now() ),
			'rows'       => $state ? ( '' === $state->wanted ? $state->sent : $state->received ) : 0,
			'error'      => $state->error ?? '',
			'failed_at'  => $state->failed_at ?? 0,
		);
	}

	/** Null if backups are only on this server. */
	public function copy_state(): ?Offsite_State {
		try {
			return $this->places->is_set() ? Offsite_State::load( ( new Backups( $this->folder->prepare() ) )->folder() ) : null;
		} catch ( Backup_Error $error ) {
			return null;
		}
	}

	/** @return Row */
	private static function row( Backups $backups, string $id, bool $is_here ): array {
		try {
			$manifest = $backups->manifest( $id );
		} catch ( Locked_Backup $locked ) {
			$manifest = $locked->summary();
		} catch ( Backup_Error $error ) {
			$manifest = null;
		}

		return array(
			'id'         => $id,
			'time'       => Backups::time( $id ),
			'reason'     => (string) ( $manifest['reason'] ?? '' ),
			'files'      => (int) ( $manifest['files'] ?? 0 ),
			'tables'     => count( $manifest['tables'] ?? array() ),
			'size'       => (int) ( $manifest['size'] ?? 0 ),
			'is_damaged' => null === $manifest,
			'encryption' => Manifest::encryption( $manifest ?? array() ),
			'scope'      => isset( $manifest['tables'] ) ? Scope::of_manifest( $manifest )->name() : '',
			'spread'     => (int) ( $manifest['spread'] ?? 0 ),
			'is_here'    => $is_here,
		);
	}
}
