<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Scans the site in slices: folder after folder, then posts, options and weak spots. */
class Scanner {

	private const LOCK   = 'scan';
	private const LOCK_S = 55;

	/** Seconds until the next slice in the background. */
	private const PAUSE_S = 5;

	/** A slice in the background. */
	private const SLICE_S = 8.0;

	/** Folders that wait at a time. Further ones count as unreadable. */
	private const MAX_FOLDERS = 20000;

	/** A scan that isn't complete after this time is started again. */
	private const STUCK_S = DAY_IN_SECONDS;

	private Packages $packages;
	private Folder_Scan $folders;
	private Content_Scan $content;
	private Weak_Spots $weak_spots;
	private Known_Files $known;
	private Threats $threats;
	private Checksums $checksums;
	private Scan_Database $database;
	private Scan_Log $log;
	private Crash_Guard $guard;
	private Feed $feed;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Packages $packages, Folder_Scan $folders, Content_Scan $content, Weak_Spots $weak_spots, Known_Files $known, Threats $threats, Checksums $checksums, Scan_Database $database, Scan_Log $log, Crash_Guard $guard, Feed $feed, Lock $lock, Clock $clock ) {
		$this->packages   = $packages;
		$this->folders    = $folders;
		$this->content    = $content;
		$this->weak_spots = $weak_spots;
		$this->known      = $known;
		$this->threats    = $threats;
		$this->checksums  = $checksums;
		$this->database   = $database;
		$this->log        = $log;
		$this->guard      = $guard;
		$this->feed       = $feed;
		$this->lock       = $lock;
		$this->clock      = $clock;
	}

	/**
	 * Starts a scan, unless one is running that reads as much. It continues in the background.
	 *
	 * While another request works on a scan, a full one only becomes wanted: that request would save its own progress over it.
	 */
	public function start( bool $is_full = false ): Scan_State {
		if ( $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			$state = Scan_State::load();
			$this->begin( $state, $is_full );
			$this->lock->release( self::LOCK );
		} else {
			$state = Scan_State::load();
			if ( $is_full && ! $state->is_full ) {
				Scan_State::want_full();
			}
			$state->is_running = true;
		}
		$this->schedule_slice();

		return $state;
	}

	/** Stops the scan. What was found stays. */
	public function stop(): void {
		Scanner_Hooks::unschedule();
		Scan_State::is_full_wanted( true );
		$state             = Scan_State::load();
		$state->is_running = false;
		$state->save();
	}

	public function run_in_background(): void {
		try {
			$this->run( self::SLICE_S );
		} catch ( Storage_Error $error ) {
			// Tried again with the next slice.
			$this->schedule_slice();
		}
	}

	/**
	 * Runs a slice of the scan that is running, if there is one and no other request works on it.
	 *
	 * @throws Storage_Error
	 */
	public function run( float $seconds ): Scan_State {
		$state             = Scan_State::load();
		$state->is_running = $state->is_running || Scan_State::is_full_wanted();
		if ( ! $state->is_running ) {
			return $state;
		}
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			// The request that has the lock may have died.
			$this->schedule_slice( self::LOCK_S );
			return $state;
		}

		// If this request dies, the next one continues once the lock has expired.
		wp_clear_scheduled_hook( Scanner_Hooks::SLICE_HOOK );
		$this->schedule_slice( self::LOCK_S + self::PAUSE_S );
		try {
			// Another request may have finished it meanwhile.
			$state = Scan_State::load();
			if ( Scan_State::is_full_wanted( true ) ) {
				$this->begin( $state, true );
			}
			if ( $state->is_running ) {
				$this->guarded_slice( $state, $seconds );
			}
		} finally {
			$this->lock->release( self::LOCK );
		}
		wp_clear_scheduled_hook( Scanner_Hooks::SLICE_HOOK );
		if ( $state->is_running || Scan_State::is_full_wanted() ) {
			$this->schedule_slice();
		}

		return $state;
	}

	/** Only with the lock. */
	private function begin( Scan_State $state, bool $is_full ): void {
		if ( ! $state->is_running || ( $is_full && ! $state->is_full ) || $state->started_at < $this->clock->now() - self::STUCK_S ) {
			$state->start( $this->packages->roots(), $is_full, $this->clock->now() );
			if ( $state->is_full ) {
				$this->guard->forget();
			}
			$state->save();
		}
	}

	/** @throws Storage_Error */
	private function guarded_slice( Scan_State $state, float $seconds ): void {
		$this->guard->begin();
		try {
			$this->database->with_tables( fn() => $this->slice( $state, hrtime( true ) / 1e9 + $seconds ) );
		} catch ( Storage_Error $error ) {
			$this->guard->end();
			throw $error;
		}
		$this->guard->end();
	}

	/** @throws Storage_Error */
	private function slice( Scan_State $state, float $deadline ): void {
		$cpu = self::cpu_ms();
		do {
			$is_done = $this->step( $state, $deadline );
		} while ( ! $is_done && hrtime( true ) / 1e9 < $deadline );

		$state->cpu_ms += max( 0, self::cpu_ms() - $cpu );
		if ( $is_done ) {
			$this->finish( $state );
		}
		if ( Scan_State::load()->is_running ) {
			$state->save();
		}
	}

	/**
	 * @return bool Whether the scan is complete.
	 * @throws Storage_Error
	 */
	private function step( Scan_State $state, float $deadline ): bool {
		switch ( $state->step ) {
			case Scan_State::FILES:
				$folder = end( $state->folders );
				if ( false === $folder ) {
					$state->step = Scan_State::POSTS;
					return false;
				}
				$folders = $this->folders->run( $folder, $state, $deadline );
				if ( null !== $folders ) {
					// Only now: with an error, the folder is scanned again.
					array_pop( $state->folders );
					$waiting            = array_merge( $state->folders, $folders );
					$state->folders     = array_slice( $waiting, 0, self::MAX_FOLDERS );
					$state->unreadable += count( $waiting ) - count( $state->folders );
				}
				return false;
			case Scan_State::POSTS:
				if ( $this->content->posts( $state, $deadline ) ) {
					$state->step   = Scan_State::OPTIONS;
					$state->cursor = 0;
				}
				return false;
			case Scan_State::OPTIONS:
				if ( $this->content->options( $state, $deadline ) ) {
					$state->step = Scan_State::SITE;
				}
				return false;
			default:
				foreach ( array_merge( $this->weak_spots->find(), $this->feed->find() ) as $threat ) {
					$this->threats->add( $threat, $state->scan );
				}
				return true;
		}
	}

	/** @throws Storage_Error */
	private function finish( Scan_State $state ): void {
		$this->threats->delete_older( $state->scan );
		$this->known->delete_older( $state->scan );
		$this->checksums->delete_others( array_keys( $state->lists ) );

		$state->is_running  = false;
		$state->finished_at = $this->clock->now();
		$state->last_scan   = $state->scan;
		$state->last_files  = $state->files;
		$state->read_by     = $state->is_full ? JETPACK_DASHBOARD_VERSION : $state->read_by;
		$state->save();
		wp_clear_scheduled_hook( Scanner_Hooks::SLICE_HOOK );
		$this->log->finished( $this->threats->counts(), $state->files );
		if ( $this->threats->count_since( $state->started_at - 1 ) > 0 ) {
			Note_Hooks::announce( Scan_Notes::ID, Scan_Access::capability() );
		}
	}

	private function schedule_slice( int $in_s = self::PAUSE_S ): void {
		if ( ! wp_next_scheduled( Scanner_Hooks::SLICE_HOOK ) ) {
			wp_schedule_single_event( $this->clock->now() + $in_s, Scanner_Hooks::SLICE_HOOK );
		}
	}

	private static function cpu_ms(): int {
		$usage = function_exists( 'getrusage' ) ? getrusage() : false;

		return $usage ? (int) ( ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1000 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000 ) : 0;
	}
}
