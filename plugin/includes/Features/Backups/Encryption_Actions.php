<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Encryption_Setup;
use Jetpack_Dashboard\Backup\Key_Files;
use Jetpack_Dashboard\Backup\Wrapped_Key;
use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Handles the forms about the encryption of backups. */
class Encryption_Actions {

	public const SET      = 'jetpack_dashboard_backup_passphrase';
	public const TURN_OFF = 'jetpack_dashboard_backup_encryption_off';
	public const UNLOCK   = 'jetpack_dashboard_backup_unlock';

	/** Names of the fields. */
	public const PASSPHRASE = 'passphrase';
	public const AGAIN      = 'passphrase_again';
	public const CONFIRMED  = 'confirmed';

	/** Keys of the flash: errors that are shown above the forms, and whether the refused form was confirmed. */
	public const SET_ERROR    = 'passphrase_error';
	public const UNLOCK_ERROR = 'unlock_error';

	/** Attempts per period. Each takes time and memory of the server. */
	private const MAX_ATTEMPTS = 10;
	private const PERIOD_S     = 900;

	private Backup_Folder $folder;
	private Backup_Log $log;
	private Offsite_Job $offsite;
	private Module_Registry $modules;
	private Rate_Limiter $limiter;

	public function __construct( Backup_Folder $folder, Backup_Log $log, Offsite_Job $offsite, Module_Registry $modules, Rate_Limiter $limiter ) {
		$this->folder  = $folder;
		$this->log     = $log;
		$this->offsite = $offsite;
		$this->modules = $modules;
		$this->limiter = $limiter;
	}

	/** Encrypts new backups, or changes the passphrase. */
	public function set(): void {
		Backup_Actions::check( self::SET, $this->modules );
		$is_confirmed = '1' === self::field( self::CONFIRMED );
		$passphrase   = self::passphrase( self::PASSPHRASE );
		$error        = '';
		if ( $passphrase !== self::passphrase( self::AGAIN ) ) {
			$error = __( 'The two passphrases are different. Nothing was changed. Enter both again.', 'jetpack-dashboard' );
		} elseif ( ! $is_confirmed ) {
			$error = __( 'Nothing was changed. Confirm that you have kept the passphrase, and enter it again.', 'jetpack-dashboard' );
		}
		$done = '';
		try {
			if ( '' === $error ) {
				$done = ( new Encryption_Setup( $this->backups() ) )->turn_on( $passphrase );
				$this->log->encryption_changed( $done );
				// The storage needs the key as it is encrypted now.
				$this->offsite->start();
			}
		} catch ( Backup_Error $thrown ) {
			$error = $thrown->getMessage();
		}
		if ( '' !== $error ) {
			Backup_Actions::redirect(
				array(
					self::SET_ERROR => $error,
					self::CONFIRMED => $is_confirmed,
				)
			);
		}
		Backup_Actions::redirect( array( 'success' => Encryption_Setup::message( $done ) ) );
	}

	public function turn_off(): void {
		Backup_Actions::check( self::TURN_OFF, $this->modules );
		try {
			( new Encryption_Setup( $this->backups() ) )->turn_off();
		} catch ( Backup_Error $error ) {
			Backup_Actions::redirect( array( 'error' => $error->getMessage() ) );
		}
		$this->log->encryption_changed( 'off' );
		Backup_Actions::redirect( array( 'success' => __( 'New backups aren’t encrypted. Existing ones stay encrypted: keep their passphrase.', 'jetpack-dashboard' ) ) );
	}

	/** Opens backups that this site can't read. */
	public function unlock(): void {
		Backup_Actions::check( self::UNLOCK, $this->modules );
		try {
			if ( $this->limiter->hit( 'backup-unlock', 'site', self::PERIOD_S ) > self::MAX_ATTEMPTS ) {
				Backup_Actions::redirect( array( self::UNLOCK_ERROR => __( 'Too many attempts. Wait 15 minutes, and try again.', 'jetpack-dashboard' ) ) );
			}
			$backups = $this->backups();
			$is_open = ( new Encryption_Setup( $backups ) )->unlock( self::passphrase( self::PASSPHRASE ), new Key_Files( "{$backups->folder()}/offsite" ) );
			if ( $is_open ) {
				$this->offsite->start();
			}
		} catch ( Storage_Error $error ) {
			Backup_Actions::redirect( array( self::UNLOCK_ERROR => __( 'The database could not be written. Try again.', 'jetpack-dashboard' ) ) );
		} catch ( Backup_Error $error ) {
			Backup_Actions::redirect( array( self::UNLOCK_ERROR => $error->getMessage() ) );
		}
		$this->log->encryption_changed( $is_open ? 'unlocked' : 'refused' );
		Backup_Actions::redirect(
			$is_open
				? array( 'success' => __( 'Unlocked the backups.', 'jetpack-dashboard' ) )
				: array( self::UNLOCK_ERROR => __( 'The passphrase is wrong. Nothing was changed.', 'jetpack-dashboard' ) )
		);
	}

	/** @throws Backup_Error */
	private function backups(): Backups {
		return new Backups( $this->folder->prepare() );
	}

	/** What was entered, as WP-CLI reads it. */
	private static function passphrase( string $name ): string {
		return trim( self::field( $name ) );
	}

	private static function field( string $name ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? substr( wp_unslash( $_POST[ $name ] ), 0, 4 * Wrapped_Key::MAX_BYTES ) : ''; // phpcs:ignore WordPress.Security -- check() verified the nonce. A passphrase may have any characters.
	}
}
