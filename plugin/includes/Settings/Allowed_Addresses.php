<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\Kernel\Net\Ip_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;

defined( 'ABSPATH' ) || exit;

/** The allow lists of brute force protection and, if enabled, the firewall. */
final class Allowed_Addresses {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function contains( Ip_Address $address ): bool {
		if ( Ip_List::of_stored( $this->settings->get( 'jetpack_protect_global_whitelist' ) )->covers( $address ) ) {
			return true;
		}
		return (bool) $this->settings->get( 'jetpack_waf_ip_list' )
			&& Ip_List::of_stored( $this->settings->get( 'jetpack_waf_ip_allow_list' ) )->covers( $address );
	}
}
