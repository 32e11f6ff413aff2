<?php
/**
 * What the plugin's own screens know.
 */

defined( 'ABSPATH' ) || exit;

class Akismet_Admin {

	/** The account that a key belongs to, an object with its `status`; false when the service doesn't say. */
	public static function get_akismet_user( $key ) {
		$account = json_decode( Akismet::ask( 'get-subscription', $key ) );

		return is_object( $account ) ? $account : false;
	}
}
