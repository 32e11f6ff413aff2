<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Site_Health;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Whether modules that block IP addresses can tell visitors apart. */
final class Proxy_Health implements Health_Test {

	private Module_Registry $modules;
	private Client_Address $client_address;

	public function __construct( Module_Registry $modules, Client_Address $client_address ) {
		$this->modules        = $modules;
		$this->client_address = $client_address;
	}

	public function label(): string {
		return __( 'Visitors’ IP addresses', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return false;
	}

	/** The weekly test by cron gets no visitor's address if the server runs PHP from the command line. */
	public function applies(): bool {
		if ( ! Client_Address::is_web_request() ) {
			return false;
		}
		foreach ( $this->modules->active_slugs() as $slug ) {
			$module = $this->modules->get( $slug );
			if ( $module && $module->requires_client_address ) {
				return true;
			}
		}

		return false;
	}

	public function run(): Finding {
		$todo = __( 'Enter the IP addresses of your proxy or CDN, and the header in which it sends the visitor’s IP address, in the settings of brute force protection.', 'jetpack-dashboard' );

		switch ( $this->client_address->hint() ) {
			case Client_Address::HINT_MISCONFIGURED:
				$finding = Finding::critical(
					__( 'Brute force protection and the firewall can’t tell visitors apart', 'jetpack-dashboard' ),
					__( 'This site doesn’t know the IP addresses of its visitors, so no one is locked out, and attackers can guess passwords without limit.', 'jetpack-dashboard' ),
					$todo
				);
				break;
			case Client_Address::HINT_UNDECLARED:
				$finding = Finding::recommended(
					__( 'This site seems to be behind a proxy that isn’t configured', 'jetpack-dashboard' ),
					__( 'All visitors may seem to have the proxy’s IP address. An attack could then lock out everyone.', 'jetpack-dashboard' ),
					$todo
				);
				break;
			default:
				return Finding::good( __( 'Visitors’ IP addresses are known', 'jetpack-dashboard' ), __( 'Brute force protection and the firewall block attackers without blocking other visitors.', 'jetpack-dashboard' ) );
		}

		return $finding->with_action( Dashboard_Page::url() . '#/security', __( 'Open the proxy settings', 'jetpack-dashboard' ) );
	}
}
