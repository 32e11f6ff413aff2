<?php
/**
 * Plugin Name: VaultPress: stand-in
 * Plugin URI: https://example.org/
 * Description: Answers as the vault plugin does where other plugins look. It keeps no copy of anything.
 * Version: 2.2.2
 * Requires at least: 6.6
 * Requires PHP: 7.4
 * Author: The sandbox
 * Text Domain: vaultpress
 */

defined( 'ABSPATH' ) || exit;

class VaultPress {

	public static function init() {
		static $instance;
		$instance = $instance ?? new self();

		return $instance;
	}

	/** Whether a registration key was given. */
	public function is_registered() {
		$options = get_option( 'vaultpress' );

		return is_array( $options ) && ! empty( $options['key'] );
	}

	/** The service's answer, JSON in base64; a WP_Error when there is none. */
	public function contact_service( $action, $args = array() ) {
		$response = wp_remote_post( 'https://vaultpress.com/' . str_replace( '_', '-', $action ), array( 'timeout' => 15 ) );
		if ( is_wp_error( $response ) ) {
			return $response;
		}

		return 200 === wp_remote_retrieve_response_code( $response )
			? wp_remote_retrieve_body( $response )
			: new WP_Error( 'vaultpress_error', 'The service answered ' . wp_remote_retrieve_response_code( $response ) . '.' );
	}
}

add_action(
	'admin_menu',
	static function () {
		add_menu_page(
			'VaultPress',
			'VaultPress',
			'manage_options',
			'vaultpress',
			static function () {
				if ( isset( $_POST['registration_key'] ) && check_admin_referer( 'vaultpress-register' ) ) {
					update_option( 'vaultpress', array( 'key' => sanitize_text_field( wp_unslash( $_POST['registration_key'] ) ) ) );
				}
				echo '<div class="wrap"><h1>VaultPress</h1><form method="post">';
				wp_nonce_field( 'vaultpress-register' );
				echo '<label>Registration key <input name="registration_key"></label> <button class="button">Register</button></form></div>';
			}
		);
	}
);
