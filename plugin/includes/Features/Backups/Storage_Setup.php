<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Busy;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Offsite\Catalog;
use Jetpack_Dashboard\Backup\Offsite\Connection_Test;
use Jetpack_Dashboard\Backup\Offsite\Offsite_Backups;
use Jetpack_Dashboard\Backup\Offsite\Offsite_State;
use Jetpack_Dashboard\Backup\Offsite\Place;
use Jetpack_Dashboard\Backup\Offsite\Place_Store;
use Jetpack_Dashboard\Backup\Offsite\Storage;
use Jetpack_Dashboard\Backup\Offsite\Storage_Http;

defined( 'ABSPATH' ) || exit;

/** Saves and tests where copies go. */
class Storage_Setup {

	private Backup_Folder $folder;
	private Place_Store $places;
	private Storage_Http $http;
	private Offsite_Job $job;
	private Backup_Log $log;

	public function __construct( Backup_Folder $folder, Place_Store $places, Storage_Http $http, Offsite_Job $job, Backup_Log $log ) {
		$this->folder = $folder;
		$this->places = $places;
		$this->http   = $http;
		$this->job    = $job;
		$this->log    = $log;
	}

	/**
	 * Saves where copies go.
	 *
	 * @param Place|null $place      Null for only this server. What was copied stays at the storage.
	 * @param bool       $takes_over Whether this site replaces the one that wrote there before.
	 * @return string What a test of the connection says; '' if it works.
	 * @throws Backup_Error If the place is not valid.
	 */
	public function save( ?Place $place, bool $takes_over ): string {
		$backups = new Backups( $this->folder->prepare() );
		$this->log->storage_changed( $place ? $place->label() : '' );
		if ( ! $place ) {
			$this->places->delete();
			Offsite_State::load( $backups->folder() )->forget();
			Catalog::of( $backups )->delete( ...Catalog::of( $backups )->ids() );
			wp_clear_scheduled_hook( Backups_Hooks::COPY_HOOK );
			return '';
		}
		$this->places->save( $place );
		$storage = $this->limited( $place );
		$result  = Connection_Test::run( $storage );
		if ( '' === $result && $takes_over ) {
			try {
				( new Offsite_Backups( $storage ) )->claim( $this->places->mark(), true );
			} catch ( Backup_Error $error ) {
				$result = $error->getMessage();
			}
		}
		try {
			$this->job->begin( $result );
		} catch ( Backup_Busy $busy ) {
			// The next slice finds the new storage.
			$this->job->start();
		}

		return $result;
	}

	/**
	 * Tests the saved storage.
	 *
	 * @return string What failed, and why; '' if nothing did.
	 * @throws Backup_Error If there is no storage.
	 */
	public function test(): string {
		$place = $this->places->get();
		if ( ! $place ) {
			throw new Backup_Error( __( 'There is no storage to test.', 'jetpack-dashboard' ) );
		}

		return Connection_Test::run( $this->limited( $place ) );
	}

	/** For somebody who waits for the result. */
	private function limited( Place $place ): Storage {
		return $place->storage( $this->http->within( Connection_Test::MAX_S ) );
	}
}
