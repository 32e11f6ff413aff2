<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores the address of the content delivery network. */
final class Cdn_Setting {

	/**
	 * The asset accelerator loads the scripts of pages from there, so it could run any code in the browsers of those who visit the site. On a
	 * network, administrators of a site may not add code that network administrators run.
	 *
	 * @param mixed $value Validated.
	 * @return array{}|WP_Error
	 */
	public static function write( $value, Settings_Store $store ) {
		if ( '' !== $value && $store->get( Addresses::CDN ) !== $value && ! self::may_add_scripts() ) {
			return new WP_Error( 'scripts_not_allowed', __( 'Your user role can’t add scripts, and scripts are loaded from this address. Ask an administrator who may enter it.', 'jetpack-dashboard' ) );
		}
		$result = $store->update( Addresses::CDN, $value );

		return is_wp_error( $result ) ? $result : array();
	}

	/** Who uses WP-CLI without a user may change everything. */
	private static function may_add_scripts(): bool {
		return current_user_can( 'unfiltered_html' ) || ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) && 0 === get_current_user_id() );
	}
}
