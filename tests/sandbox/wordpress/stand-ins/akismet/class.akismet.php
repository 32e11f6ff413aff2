<?php
/**
 * What other plugins call.
 */

defined( 'ABSPATH' ) || exit;

class Akismet {

	const KEY_LENGTH = 12;

	/** The key that the site has, or ''. */
	public static function get_api_key() {
		return defined( 'WPCOM_API_KEY' ) ? constant( 'WPCOM_API_KEY' ) : (string) get_option( 'wordpress_api_key' );
	}

	/** 'valid', 'invalid', or 'failed' when the service gave neither answer. */
	public static function verify_key( $key, $ip = null ) {
		if ( self::KEY_LENGTH !== strlen( $key ) ) {
			return 'invalid';
		}
		$response = self::ask( 'verify-key', $key );

		return in_array( $response, array( 'valid', 'invalid' ), true ) ? $response : 'failed';
	}

	/** The body of the service's answer, '' for none. */
	public static function ask( $path, $key ) {
		$response = wp_remote_post(
			"https://rest.akismet.com/1.1/$path",
			array(
				'timeout' => 15,
				'body'    => array(
					'key'  => $key,
					'blog' => home_url(),
				),
			)
		);

		return wp_remote_retrieve_body( $response );
	}
}
