<?php
/**
 * Firewall: checks every request before WordPress handles it.
 *
 * Sort Order: 5
 * First Introduced: 10.9
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Firewall, WAF
 * Feature: Security
 * Works Locally: Yes
 * On The Site: Blocks attacks and addresses
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Sanitizers;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Firewall', 'jetpack-dashboard' ),
			'description'      => __( 'Checks every request for attacks.', 'jetpack-dashboard' ),
			'long_description' => __( 'Blocks requests that look like attacks: SQL injection, scripts, malicious uploads and probes, in addresses, forms, cookies and headers. Also blocks the IP addresses on your blocked list. Addresses on your allowed list are never blocked.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how the firewall decides', 'jetpack-dashboard' ),
			'search_terms'     => __( 'firewall, waf, security, block ip, allow list, blocked list, attack, exploit, injection, requests, rules, block ip address, ban ip, blacklist, deny list, hackers, hacked, sql injection, bots', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'jetpack_waf_ip_list', false )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'Allow and block visitors by their IP addresses.', 'jetpack-dashboard' ) ),
			Kind::text( 'jetpack_waf_ip_allow_list', array( Rules::class, 'ip_lines' ), array( Sanitizers::class, 'ip_lines' ) )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'IP addresses that the firewall always allows, one address or range per line.', 'jetpack-dashboard' ) ),
			Kind::text( 'jetpack_waf_ip_block_list', array( Rules::class, 'blocked_ip_lines' ), array( Sanitizers::class, 'ip_lines' ) )->autoloaded()->surviving_reset()
				->described( static fn(): string => __( 'IP addresses that the firewall always blocks, one address or range per line.', 'jetpack-dashboard' ) ),
			// Stored for programs that know this key, without effect: docs/decisions/027.
			Kind::boolean( 'jetpack_waf_share_data', false )->surviving_reset()
				->described( static fn(): string => __( 'Data sharing of the firewall', 'jetpack-dashboard' ) ),
		);
	}

	public function off_constant(): string {
		return 'JETPACK_DASHBOARD_FIREWALL_DISABLED';
	}

	public function boot( Container $services ): void {
		$services->get( Firewall::class )->register();
	}

	public function reads_settings_of(): array {
		return array( 'protect' );
	}

	public function controllers(): array {
		return array( Waf_Controller::class );
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Log_Page::SLUG, static fn(): string => __( 'Firewall log', 'jetpack-dashboard' ), 'jetpack_manage_modules', $services->lazy( Log_Page::class ) ),
		);
	}

	public function write_checks(): array {
		return array( Self_Block::class );
	}
};
