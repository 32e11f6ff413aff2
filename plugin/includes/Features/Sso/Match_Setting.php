<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores whether a site matches accounts by their email address. */
final class Match_Setting {

	public const KEY = 'jetpack_sso_match_by_email';

	/**
	 * On a network, a matched account is connected on all sites. Users can change their address without confirming it (REST API), so the
	 * administrator of one site could have somebody's account connected to a user of their own.
	 *
	 * @param mixed $value Validated.
	 * @return array{}|WP_Error
	 */
	public static function write( $value, Settings_Store $store ) {
		if ( $value && is_multisite() && ! self::manages_network() && ! $store->get( self::KEY ) ) {
			return new WP_Error( 'network_only', __( 'Only a network administrator can turn this on, since it connects accounts for all sites of the network.', 'jetpack-dashboard' ) );
		}
		$result = $store->update( self::KEY, $value );

		return is_wp_error( $result ) ? $result : array();
	}

	/** Who uses WP-CLI without a user may change everything. */
	private static function manages_network(): bool {
		return current_user_can( Own_Provider_Store::capability() ) || ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) && 0 === get_current_user_id() );
	}
}
