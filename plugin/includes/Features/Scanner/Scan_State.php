<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** The progress of a scan, and the result of the last one: an option, saved after each slice. A slice that dies is done again (see Crash_Guard). */
final class Scan_State {

	public const OPTION = 'jetpack_dashboard_scan_state';

	/** A full scan is wanted, but another request worked on a scan. */
	private const WANTED_OPTION = 'jetpack_dashboard_scan_wanted';

	public const FILES   = 'files';
	public const POSTS   = 'posts';
	public const OPTIONS = 'options';
	public const SITE    = 'site';

	public bool $is_running = false;

	/** Number of the scan, from 1. */
	public int $scan = 0;

	/** Whether files that haven't changed are read too. */
	public bool $is_full = false;

	/** Version of the plugin that has read all files; '' if none has. Another one knows other signatures. */
	public string $read_by = '';

	/** FILES, POSTS, OPTIONS or SITE. */
	public string $step = self::FILES;

	/** @var string[] Folders that are still to be scanned; the last one is next. */
	public array $folders = array();

	/** The last file of the next folder that was checked; '' if none was. */
	public string $after = '';

	/** The last post or option that was checked. */
	public int $cursor = 0;

	/** Unix times; 0 if there was none. */
	public int $started_at  = 0;
	public int $finished_at = 0;

	/** Numbers of files: all, those that were read, and those that couldn't be. */
	public int $files      = 0;
	public int $read       = 0;
	public int $unreadable = 0;

	/** CPU time in milliseconds. */
	public int $cpu_ms = 0;

	/** Whether the checksums of WordPress are known. */
	public bool $has_core_list = true;

	/** @var array<string, true> Keys of the lists of checksums to keep. */
	public array $lists = array();

	/** @var array<string, string> Versions of packages that haven't changed since the last finished scan, by folder. */
	public array $same = array();

	/** The numbers of the last finished scan, as `scan` and `files`. */
	public int $last_scan  = 0;
	public int $last_files = 0;

	public static function load(): self {
		// Another request may have saved it.
		wp_cache_delete( self::OPTION, 'options' );
		$state  = new self();
		$stored = get_option( self::OPTION );
		foreach ( is_array( $stored ) ? $stored : array() as $name => $value ) {
			if ( property_exists( $state, (string) $name ) && gettype( $state->$name ) === gettype( $value ) ) {
				$state->$name = $value;
			}
		}

		return $state;
	}

	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	public static function want_full(): void {
		update_option( self::WANTED_OPTION, '1', false );
	}

	/** @param bool $is_taken Whether to forget it. */
	public static function is_full_wanted( bool $is_taken = false ): bool {
		// Another request may have saved it.
		wp_cache_delete( self::WANTED_OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );

		return $is_taken ? delete_option( self::WANTED_OPTION ) : (bool) get_option( self::WANTED_OPTION );
	}

	/** @param string[] $folders */
	public function start( array $folders, bool $is_full, int $now ): void {
		$last = array(
			'scan'        => $this->scan + 1,
			'finished_at' => $this->finished_at,
			'last_scan'   => $this->last_scan,
			'last_files'  => $this->last_files,
			'read_by'     => $this->read_by,
		);
		foreach ( $last + get_object_vars( new self() ) as $name => $value ) {
			$this->$name = $value;
		}
		$this->is_running = true;
		$this->is_full    = $is_full || JETPACK_DASHBOARD_VERSION !== $this->read_by;
		$this->folders    = $folders;
		$this->started_at = $now;
	}
}
