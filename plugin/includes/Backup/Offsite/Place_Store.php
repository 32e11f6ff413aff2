<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Database_Restore;
use Jetpack_Dashboard\Kernel\Secret_Box;

defined( 'ABSPATH' ) || exit;

/** Stores the place for copies, encrypted with the keys of wp-config.php. A restore keeps it. */
class Place_Store {

	public const OPTION = Database_Restore::STORAGE;

	private Secret_Box $box;

	public function __construct( Secret_Box $box ) {
		$this->box = $box;
	}

	/** Whether copies go to a storage, even if its login can't be read. */
	public function is_set(): bool {
		return is_string( get_option( self::OPTION ) );
	}

	/**
	 * @return Place|null Null if backups are only on this server.
	 * @throws Backup_Error If it can't be decrypted.
	 */
	public function get(): ?Place {
		$values = $this->values();

		return $values ? new Place( $values ) : null;
	}

	/** @throws Backup_Error */
	public function save( Place $place ): void {
		$place->check();
		try {
			$id = $this->values()['id'] ?? null;
		} catch ( Backup_Error $error ) {
			$id = null;
		}
		$values = get_object_vars( $place ) + array( 'id' => is_string( $id ) ? $id : bin2hex( random_bytes( 16 ) ) );
		update_option( self::OPTION, $this->box->seal( (string) wp_json_encode( $values ) ), false );
	}

	public function delete(): void {
		delete_option( self::OPTION );
	}

	/**
	 * What this site marks its backups with, so that no two sites delete each other's. A copy of the site has another database or address.
	 *
	 * @throws Backup_Error
	 */
	public function mark(): string {
		global $wpdb;
		$id = (string) ( $this->values()['id'] ?? '' );

		return hash( 'sha256', implode( '|', array( $id, DB_NAME, $wpdb->base_prefix, (string) wp_parse_url( home_url(), PHP_URL_HOST ), (string) wp_parse_url( home_url(), PHP_URL_PORT ), (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) ) );
	}

	/**
	 * @return array<mixed>
	 * @throws Backup_Error
	 */
	private function values(): array {
		$stored = get_option( self::OPTION );
		if ( ! is_string( $stored ) ) {
			return array();
		}
		$values = json_decode( (string) $this->box->open( $stored ), true );
		if ( ! is_array( $values ) ) {
			throw new Backup_Error( __( 'The saved login of the storage can’t be read, because the keys in wp-config.php have changed. Enter it again.', 'jetpack-dashboard' ) );
		}

		return $values;
	}
}
