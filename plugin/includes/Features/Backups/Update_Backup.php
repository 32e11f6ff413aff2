<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Core_Upgrader;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;
use WP_Upgrader;

defined( 'ABSPATH' ) || exit;

/** Backs up the site before WordPress, a plugin or a theme is updated: by a user, by itself, or by WP-CLI. */
class Update_Backup {

	/** Setting. */
	private const BEFORE_UPDATES = 'backups_before_updates';

	private Backup_Job $job;
	private Settings_Store $settings;

	public function __construct( Backup_Job $job, Settings_Store $settings ) {
		$this->job      = $job;
		$this->settings = $settings;
	}

	/**
	 * Runs before the update is downloaded, so that nothing has changed yet. WordPress stops the update if it gets an error.
	 *
	 * @param mixed $reply    False, the path of a file that another plugin has downloaded, or an error.
	 * @param mixed $package  Address of the update; '' if there is none.
	 * @param mixed $upgrader A WP_Upgrader, unless another plugin runs the filter.
	 * @param mixed $extra    What is updated.
	 * @return mixed The reply, or an error.
	 */
	public function run( $reply, $package, $upgrader, $extra ) {
		if ( is_wp_error( $reply ) || ! $package || ! self::is_update( $upgrader, $extra ) || ! $this->settings->get( self::BEFORE_UPDATES ) ) {
			return $reply;
		}
		try {
			if ( $this->job->is_due_before_update() ) {
				$upgrader->skin->feedback( __( 'Backing up your site before the update…', 'jetpack-dashboard' ) );
				$this->job->create_before_update();
			}
		} catch ( Backup_Error $error ) {
			/* translators: %s: why. */
			return new WP_Error( 'jetpack_backup_failed', sprintf( __( 'Nothing was updated, because the backup before the update failed: %s To update without a backup, turn off “Back up before updates” in the Security settings of Jetpack.', 'jetpack-dashboard' ), $error->getMessage() ) );
		}

		return $reply;
	}

	/**
	 * Not a new plugin, a new theme, or a translation.
	 *
	 * @param mixed $upgrader
	 * @param mixed $extra
	 */
	private static function is_update( $upgrader, $extra ): bool {
		return $upgrader instanceof Core_Upgrader || ( $upgrader instanceof WP_Upgrader && ( isset( $extra['plugin'] ) || isset( $extra['theme'] ) ) );
	}
}
