<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents activation of modules that need the client's address if it is unknown: behind a misconfigured proxy, all visitors would be
 * locked out together.
 */
final class Client_Address_Check {

	/** Message code for the page. */
	private const MESSAGE_CODE = 'protect_misconfigured_ip';

	private Module_Registry $modules;
	private Client_Address $client_address;

	public function __construct( Module_Registry $modules, Client_Address $client_address ) {
		$this->modules        = $modules;
		$this->client_address = $client_address;
	}

	public function register(): void {
		add_filter( 'jetpack_dashboard_pre_activate_module', array( $this, 'check' ), 10, 2 );
	}

	/**
	 * Skipped in WP-CLI, where the address is always unknown.
	 *
	 * @param true|WP_Error $allowed Result of earlier filters.
	 * @return true|WP_Error
	 */
	public function check( $allowed, string $slug ) {
		$module = $this->modules->get( $slug );

		if ( is_wp_error( $allowed ) || ! $module || ! $module->requires_client_address || ! Client_Address::is_web_request() ) {
			return $allowed;
		}

		return $this->client_address->is_usable() ? $allowed : new WP_Error(
			'activation_failed',
			__( 'Your server doesn’t tell this site the address of its visitors. Check the proxy settings.', 'jetpack-dashboard' ),
			array(
				'status'       => 424,
				'message_code' => self::MESSAGE_CODE,
			)
		);
	}
}
