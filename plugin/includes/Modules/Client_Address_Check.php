<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A module that must know the client's address isn't switched on where there is none: behind a misdeclared proxy
 * everybody would look like one visitor, and be locked out together.
 */
final class Client_Address_Check {

	/** The page's message code for it. */
	private const MESSAGE_CODE = 'protect_misconfigured_ip';

	private Module_Registry $modules;
	private Client_Address $client_address;

	public function __construct( Module_Registry $modules, Client_Address $client_address ) {
		$this->modules        = $modules;
		$this->client_address = $client_address;
	}

	/** Hooks the check. */
	public function register(): void {
		add_filter( 'jetpack_dashboard_pre_activate_module', array( $this, 'check' ), 10, 2 );
	}

	/**
	 * Says no where there is no address. On the command line there is never one, which says nothing about the site.
	 *
	 * @param true|WP_Error $allowed What was said before.
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
