<?php
/**
 * The anti-spam service's key.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

/**
 * Says whether a key may be stored (contract 2.4): the anti-spam plugin itself asks its service.
 */
final class Antispam_Key {

	private const PLUGIN_FILE = 'akismet/akismet.php';

	/**
	 * What is wrong with a key.
	 *
	 * @param string $key Key; '' clears it, which is always fine.
	 * @return WP_Error|null Codes not_installed, not_active, invalid_key, key_check_failed.
	 */
	public static function problem_with( string $key ): ?WP_Error {
		if ( '' === $key ) {
			return null;
		}
		if ( ! is_file( WP_PLUGIN_DIR . '/' . self::PLUGIN_FILE ) ) {
			return new WP_Error( 'not_installed', __( 'The anti-spam plugin is not installed.', 'jetpack-dashboard' ) );
		}
		if ( ! is_callable( array( 'Akismet', 'verify_key' ) ) ) {
			return new WP_Error( 'not_active', __( 'The anti-spam plugin is not active.', 'jetpack-dashboard' ) );
		}

		switch ( call_user_func( array( 'Akismet', 'verify_key' ), $key ) ) {
			case 'valid':
				return null;
			case 'invalid':
				return new WP_Error( 'invalid_key', __( 'The anti-spam service does not accept this key.', 'jetpack-dashboard' ) );
		}

		return new WP_Error( 'key_check_failed', __( 'The anti-spam service could not be asked about this key. Try again later.', 'jetpack-dashboard' ) );
	}
}
