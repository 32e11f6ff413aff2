<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Busy;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Disk_Full;
use Jetpack_Dashboard\Backup\Offsite\Catalog;
use Jetpack_Dashboard\Backup\Offsite\Fetch;
use Jetpack_Dashboard\Backup\Offsite\Offsite_Backups;
use Jetpack_Dashboard\Backup\Offsite\Offsite_State;
use Jetpack_Dashboard\Backup\Offsite\Place_Store;
use Jetpack_Dashboard\Backup\Offsite\Storage_Http;
use Jetpack_Dashboard\Backup\Offsite\Sweep;
use Jetpack_Dashboard\Backup\Offsite\Upload;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Copies backups to the storage, and brings them back, in slices of a few seconds. Failures are tried again later. */
class Offsite_Job {

	private const PAUSE_S = 5;

	/** A slice in the background. */
	private const SLICE_S = 8.0;

	/** Slices in a row that the server may stop, and attempts to bring a backup back. */
	private const MAX_TRIES = 4;

	private const MAX_WAIT_S = 15;

	/** Seconds until the next attempt, by the number of failures in a row. */
	private const RETRY_S = array( 300, 900, 3600, 10800, 21600 );

	/** Beside the lock of the backups: a copy must not delay a backup before an update. */
	private const LOCK = 'offsite-lock';

	private Backup_Folder $folder;
	private Place_Store $places;
	private Storage_Http $http;
	private Retention $retention;
	private Clock $clock;
	private Backup_Log $log;

	public function __construct( Backup_Folder $folder, Place_Store $places, Storage_Http $http, Retention $retention, Clock $clock, Backup_Log $log ) {
		$this->folder    = $folder;
		$this->places    = $places;
		$this->http      = $http;
		$this->retention = $retention;
		$this->clock     = $clock;
		$this->log       = $log;
	}

	/**
	 * Starts copying, if a storage is set. It continues in the background.
	 *
	 * @param string $wanted Id of a backup to bring back first; '' for none.
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function start( string $wanted = '' ): void {
		if ( ! $this->places->is_set() ) {
			return;
		}
		Offsite_State::request( $this->backups()->folder(), $wanted );
		$this->schedule( self::PAUSE_S );
	}

	/**
	 * Starts copying to the storage that was just saved, and forgets what an earlier one has.
	 *
	 * @param string $error Why the connection doesn't work yet; '' if it does.
	 * @throws Backup_Error If the folder can't be written, or a slice is running for too long.
	 */
	public function begin( string $error ): void {
		$backups = $this->backups();
		$this->alone(
			$backups,
			function () use ( $backups, $error ): void {
				$state = Offsite_State::load( $backups->folder() );
				$place = $this->places->get();
				$state->copy_to( $place ? $place->label() : '', $backups );
				if ( '' === $error ) {
					$state->save();
					$this->start();
				} else {
					$this->fail( $state, $error );
				}
			}
		);
	}

	public function run_in_background(): void {
		try {
			$this->run( self::SLICE_S );
		} catch ( Backup_Error $error ) {
			return;
		}
	}

	/**
	 * Runs a slice, if there is something to do and no other process does it.
	 *
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function run( float $seconds ): void {
		if ( ! $this->places->is_set() ) {
			return;
		}
		$backups = $this->backups();
		$state   = Offsite_State::load( $backups->folder() );
		if ( ! $state->is_due( $this->clock->now() ) ) {
			if ( $state->is_running ) {
				$this->schedule( $state->retry_at - $this->clock->now() );
			}
			return;
		}
		// Before the slice, so that another follows if this one is killed.
		$this->schedule( self::PAUSE_S );
		try {
			$backups->alone( fn() => $this->slice( $backups, hrtime( true ) / 1e9 + $seconds ), self::LOCK );
		} catch ( Backup_Busy $busy ) {
			return;
		}
	}

	/**
	 * Deletes a backup at the storage.
	 *
	 * @return bool Whether it was there.
	 * @throws Backup_Error Backup_Busy while a copy is being made.
	 */
	public function delete( string $id ): bool {
		$backups = $this->backups();
		if ( ! in_array( $id, Offsite_State::load( $backups->folder() )->ids, true ) ) {
			return false;
		}
		$this->alone(
			$backups,
			function () use ( $backups, $id ): void {
				$state   = Offsite_State::load( $backups->folder() );
				$offsite = $this->offsite();
				if ( $offsite ) {
					$offsite->claim( $this->places->mark() );
					( new Sweep( $backups, $offsite, $state ) )->delete( $id );
					Catalog::of( $backups )->delete( ...array_intersect( array( $id ), Catalog::of( $backups )->ids() ) );
				}
			}
		);

		return true;
	}

	/**
	 * Waits until the current slice has ended.
	 *
	 * @param callable(): void $work
	 * @throws Backup_Busy If that takes too long.
	 */
	private function alone( Backups $backups, callable $work ): void {
		for ( $second = 0; ; $second++ ) {
			try {
				$backups->alone( $work, self::LOCK );
				return;
			} catch ( Backup_Busy $busy ) {
				if ( $second >= self::MAX_WAIT_S ) {
					throw $busy;
				}
				sleep( 1 );
			}
		}
	}

	private function slice( Backups $backups, float $deadline ): void {
		// Another request may have finished meanwhile.
		$state = Offsite_State::load( $backups->folder() );
		if ( ! $state->is_due( $this->clock->now() ) ) {
			return;
		}
		$state->accept();
		$is_stopped = ++$state->tries > self::MAX_TRIES;
		$state->save();
		try {
			if ( $is_stopped ) {
				throw new Backup_Error( __( 'The server stopped the copy several times. Ask your host why PHP is stopped.', 'jetpack-dashboard' ) );
			}
			$is_done           = $this->work( $backups, $state, $deadline );
			$state->is_running = ! $is_done;
			$state->tries      = 0;
			$state->failures   = 0;
			$state->error      = '';
			$state->failed_at  = 0;
			$state->save();
			if ( ! $state->is_due( $this->clock->now() ) ) {
				wp_clear_scheduled_hook( Backups_Hooks::COPY_HOOK );
			}
		} catch ( Backup_Error $error ) {
			$this->fail( $state, $error->getMessage() );
		}
	}

	/**
	 * @return bool Whether all is done.
	 * @throws Backup_Error
	 */
	private function work( Backups $backups, Offsite_State $state, float $deadline ): bool {
		$offsite = $this->offsite();
		$place   = $this->places->get();
		if ( ! $offsite || ! $place ) {
			return true;
		}
		$state->copy_to( $place->label(), $backups );
		$state->ids = $offsite->ids();
		$catalog    = new Catalog( $backups, $offsite );
		if ( ! $catalog->refresh( $state->ids, $deadline ) ) {
			return false;
		}
		$catalog->take_keys();
		$state->save();
		if ( '' !== $state->wanted && ! $this->fetch( $backups, $offsite, $state, $deadline ) ) {
			return false;
		}
		$offsite->claim( $this->places->mark() );
		if ( ! ( new Upload( $backups, $offsite, $state ) )->run( $deadline ) ) {
			return false;
		}
		$sweep = new Sweep( $backups, $offsite, $state );
		// What is on this server is copied again.
		$sweep->delete( ...array_diff( $this->retention->old( $backups->folder(), $state->ids ), $backups->ids() ) );

		return $sweep->run( $deadline ) && $catalog->refresh( $state->ids, $deadline );
	}

	/**
	 * @return bool Whether the backup is back, or won't be.
	 * @throws Backup_Error
	 */
	private function fetch( Backups $backups, Offsite_Backups $offsite, Offsite_State $state, float $deadline ): bool {
		$received = $state->received;
		$failure  = '';
		try {
			$is_done = $backups->alone( static fn(): bool => ( new Fetch( $backups, $offsite, $state ) )->run( $deadline ) );
		} catch ( Backup_Busy $busy ) {
			return false;
		} catch ( Backup_Error $error ) {
			$state->wanted_failures = $state->received === $received ? $state->wanted_failures + 1 : 1;
			$is_done                = $error instanceof Disk_Full || $state->wanted_failures >= self::MAX_TRIES;
			$failure                = $error->getMessage();
		}
		if ( $is_done ) {
			$state->wanted       = '';
			$state->wanted_error = $failure;
		}
		$state->save();
		if ( '' !== $failure && ! $is_done ) {
			sleep( 1 );
		}

		return $is_done;
	}

	private function fail( Offsite_State $state, string $error ): void {
		$is_new           = 0 === $state->failed_at;
		$wait             = self::RETRY_S[ min( $state->failures, count( self::RETRY_S ) - 1 ) ];
		$state->tries     = 0;
		$state->error     = $error;
		$state->failed_at = $is_new ? $this->clock->now() : $state->failed_at;
		$state->retry_at  = $this->clock->now() + $wait;
		++$state->failures;
		$state->save();
		$this->schedule( $wait );
		if ( $is_new ) {
			$this->log->copy_failed( $state->place, $error );
			Note_Hooks::announce( Backup_Notes::ID, Backups_Controller::CAPABILITY );
		}
	}

	/** @throws Backup_Error */
	private function offsite(): ?Offsite_Backups {
		$place = $this->places->get();

		return $place ? new Offsite_Backups( $place->storage( $this->http ) ) : null;
	}

	/** @throws Backup_Error */
	private function backups(): Backups {
		return new Backups( $this->folder->prepare() );
	}

	private function schedule( int $seconds ): void {
		wp_clear_scheduled_hook( Backups_Hooks::COPY_HOOK );
		wp_schedule_single_event( $this->clock->now() + $seconds, Backups_Hooks::COPY_HOOK );
	}
}
