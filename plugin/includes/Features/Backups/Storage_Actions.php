<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Offsite\Place;
use Jetpack_Dashboard\Backup\Offsite\Place_Error;
use Jetpack_Dashboard\Backup\Offsite\Place_Store;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Handles the forms about the storage of copies. */
class Storage_Actions {

	public const SAVE  = 'jetpack_dashboard_backup_storage';
	public const COPY  = 'jetpack_dashboard_backup_copy_now';
	public const FETCH = 'jetpack_dashboard_backup_fetch';

	/** Key of the flash: what was entered, without the login. */
	public const ENTERED = 'entered';

	/** Key of the flash: an error that is shown above the form. */
	public const ERROR = 'storage_error';

	/** Key of the flash: the property of Place that is not valid, and why. */
	public const PROBLEM = 'storage_problem';

	private Offsite_Job $job;
	private Storage_Setup $setup;
	private Place_Store $places;
	private Module_Registry $modules;

	public function __construct( Offsite_Job $job, Storage_Setup $setup, Place_Store $places, Module_Registry $modules ) {
		$this->job     = $job;
		$this->setup   = $setup;
		$this->places  = $places;
		$this->modules = $modules;
	}

	/** Saves the form, or tests what is saved. */
	public function save(): void {
		Backup_Actions::check( self::SAVE, $this->modules );
		$is_test = 'test' === Backup_Actions::field( 'task' );
		$type    = Backup_Actions::field( 'type' );
		$entered = array( 'type' => $type );
		// An incomplete form must not delete the saved login.
		if ( ! $is_test && ( ! is_string( $_POST['type'] ?? null ) || ! in_array( $type, array( '', Place::S3, Place::WEBDAV ), true ) ) ) { // phpcs:ignore WordPress.Security -- check() verified the nonce; compared with values.
			Backup_Actions::redirect( array( self::ERROR => __( 'Nothing was saved. Choose where backups are kept.', 'jetpack-dashboard' ) ) );
		}
		$names = array( 'url', 'region', 'bucket', 'style', 'prefix' );
		foreach ( Place::WEBDAV === $type ? array( 'url' => 'webdav_url' ) : array_combine( $names, $names ) as $name => $field ) {
			$entered[ $name ] = Backup_Actions::field( $field );
		}
		try {
			if ( $is_test ) {
				$result = $this->setup->test();
			} else {
				$place  = in_array( $type, array( Place::S3, Place::WEBDAV ), true ) ? $this->place( $entered ) : null;
				$result = $this->setup->save( $place, '1' === Backup_Actions::field( 'takes_over' ) );
			}
		} catch ( Backup_Error $error ) {
			if ( $is_test ) {
				Backup_Actions::redirect( array( self::ERROR => $error->getMessage() ) );
			}
			$entered['takes_over'] = Backup_Actions::field( 'takes_over' );
			// The form never shows the login, and empty fields mean the saved one.
			$login = implode( '', self::login( $type ) );
			$hint  = '' === $login ? '' : __( 'Enter the login again.', 'jetpack-dashboard' );
			$field = $error instanceof Place_Error ? $error->field : '';
			Backup_Actions::redirect(
				array(
					self::ERROR   => trim( __( 'Nothing was saved.', 'jetpack-dashboard' ) . " {$error->getMessage()} $hint" ),
					self::ENTERED => $entered,
					self::PROBLEM => '' === $field ? array() : array( $field => $error->getMessage() ),
				),
				array(),
				'' === $field ? '' : Storage_Form::id( $type, $field )
			);
		}
		if ( '' !== $result ) {
			/* translators: %s: what failed, and why. */
			Backup_Actions::redirect( array( self::ERROR => $is_test ? $result : sprintf( __( 'Saved, but the connection doesn’t work yet. %s', 'jetpack-dashboard' ), $result ) ) );
		}
		if ( $is_test ) {
			Backup_Actions::redirect( array( 'success' => __( 'The connection works: a file could be written, listed, read and deleted.', 'jetpack-dashboard' ) ) );
		}
		Backup_Actions::redirect( array( 'success' => $this->places->is_set() ? __( 'Saved. The connection works. Backups are being copied to the storage.', 'jetpack-dashboard' ) : __( 'Saved. Backups are only kept on this server. What was copied stays at the storage.', 'jetpack-dashboard' ) ) );
	}

	/** Copies now, also after a failure. */
	public function copy(): void {
		Backup_Actions::check( self::COPY, $this->modules );
		$this->start( '' );
	}

	/** Brings a backup back to this server. */
	public function fetch(): void {
		Backup_Actions::check( self::FETCH, $this->modules );
		$this->start( sanitize_key( Backup_Actions::field( 'id' ) ) );
	}

	/** @return never */
	private function start( string $wanted ) {
		try {
			$this->job->start( $wanted );
		} catch ( Backup_Error $error ) {
			Backup_Actions::redirect( array( 'error' => $error->getMessage() ) );
		}
		Backup_Actions::redirect();
	}

	/**
	 * @param array<string, string> $entered
	 * @throws Backup_Error
	 */
	private function place( array $entered ): Place {
		$place = new Place( self::login( $entered['type'] ) + $entered );
		if ( '' === $place->user . $place->secret ) {
			$saved = $this->places->get();
			// Another server must not get it.
			if ( $saved && $saved->is_same_server( $place ) ) {
				$place->user   = $saved->user;
				$place->secret = $saved->secret;
			}
		}
		$place->check();

		return $place;
	}

	/** @return array{user: string, secret: string} What was entered; empty without a storage. */
	private static function login( string $type ): array {
		$start = Place::WEBDAV === $type ? 'webdav_' : '';

		return array(
			'user'   => Backup_Actions::field( "{$start}user" ),
			'secret' => Backup_Actions::field( "{$start}secret" ),
		);
	}
}
