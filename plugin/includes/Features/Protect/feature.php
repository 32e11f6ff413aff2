<?php
/**
 * Brute-force protection.
 *
 * Sort Order: 1
 * Recommendation Order: 4
 * First Introduced: 3.4
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: Yes
 * Module Tags: Recommended
 * Feature: Security
 * Works Locally: Yes
 * Requires Client Address: Yes
 * Visible To: Everyone
 * On The Site: Limits login attempts
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Sanitizers;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Brute force protection', 'jetpack-dashboard' ),
			'description'      => __( 'Blocks people and bots that guess passwords.', 'jetpack-dashboard' ),
			'long_description' => __( 'Locks out IP addresses and accounts after repeated failed logins. Each lockout lasts longer. IP addresses that you always allow are never locked out.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how login protection works', 'jetpack-dashboard' ),
			'search_terms'     => __( 'security, secure, protection, brute force, botnet, login attempts, failed logins, password guessing, lockout, locked out, block ip, allow list, whitelist, trusted proxy, bots, hackers, hacked, passwords', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::text( 'jetpack_protect_global_whitelist', array( Rules::class, 'ip_lines' ), array( Sanitizers::class, 'ip_lines' ) )
				->shown_as( static fn( string $lines ): array => array( 'local' => '' === $lines ? array() : explode( "\n", $lines ) ) )
				->described( static fn(): string => __( 'IP addresses that brute force protection never locks out, one address or range per line.', 'jetpack-dashboard' ) ),
			// Reset to the safe default: a wrong value locks people out.
			Kind::text( 'jetpack_protect_trusted_proxies', array( Rules::class, 'ip_lines' ), array( Sanitizers::class, 'ip_lines' ) )
				->described( static fn(): string => __( 'IP addresses from which this site’s own proxies connect, one address or range per line.', 'jetpack-dashboard' ) ),
			Kind::text( 'jetpack_protect_proxy_header', array( Rules::class, 'header_name' ) )
				->described( static fn(): string => __( 'Request header in which a trusted proxy sends the visitor’s IP address.', 'jetpack-dashboard' ) ),
		);
	}

	public function off_constant(): string {
		return 'JETPACK_DASHBOARD_PROTECT_DISABLED';
	}

	public function boot( Container $services ): void {
		$services->get( Protection::class )->register();
	}

	public function reads_settings_of(): array {
		return array( 'waf' );
	}

	public function add_commands( Container $services ): void {
		\WP_CLI::add_command( 'jetpack protect', $services->get( Cli_Command::class ) );
	}

	public function dashboard_routes(): array {
		return array( 'protect' => '/module/protect/data' );
	}

	public function controllers(): array {
		return array( Protect_Controller::class );
	}

	public function preloads( Container $services ): array {
		return array(
			'/jetpack/v4/module/protect/data' => static function () use ( $services ) {
				$protect = $services->get( Protect_Controller::class );
				$allowed = $protect->may_read_count();

				return is_wp_error( $allowed ) ? $allowed : $protect->get_count();
			},
		);
	}

	public function benefit( Container $services ): array {
		return array(
			'name'        => 'protect',
			'title'       => __( 'Brute force protection', 'jetpack-dashboard' ),
			'description' => __( 'Blocked malicious login attempts', 'jetpack-dashboard' ),
			'value'       => (int) $services->get( Lockouts::class )->blocked_count(),
		);
	}

	public function personal_data(): array {
		return array( 'logins' => Login_Personal_Data::class );
	}
};
