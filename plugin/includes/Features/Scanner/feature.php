<?php
/**
 * Scanner for malicious code, without an account.
 *
 * Sort Order: 17
 * First Introduced: 1.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended
 * Feature: Security
 * Works Locally: Yes
 * Works On Networks: Main Site
 * On The Site: Finds changed files, malicious code and weak spots
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Scanner', 'jetpack-dashboard' ),
			'description'      => __( 'Finds changed files, malicious code and weak spots.', 'jetpack-dashboard' ),
			'long_description' => __( 'Once a day, compares the files of WordPress and of your plugins with the published ones, looks for code that attackers use in files, posts and settings, and names weak spots. Works without an account.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn what the scanner checks', 'jetpack-dashboard' ),
			'search_terms'     => __( 'scan, scanner, malware, virus, hacked, backdoor, threats, security, checksums, integrity, infected, web shell, vulnerabilities', 'jetpack-dashboard' ),
		);
	}

	public function runs_here(): bool {
		return Scan_Access::is_here();
	}

	public function boot( Container $services ): void {
		( new Scanner_Hooks( $services ) )->register();
	}

	public function deactivate(): void {
		Scanner_Hooks::unschedule();
	}

	public function uninstall(): void {
		( new Quarantine_Folder() )->remove();
	}

	public function add_commands( Container $services ): void {
		$check = array( 'before_invoke' => array( Scan_Access::class, 'require_main_site' ) );
		\WP_CLI::add_command( 'jetpack scan', $services->get( Cli_Command::class ), $check );
		\WP_CLI::add_command( 'jetpack scan diff', array( $services->get( Cli_File_Command::class ), 'diff' ), $check );
		\WP_CLI::add_command( 'jetpack scan restore', array( $services->get( Cli_File_Command::class ), 'restore' ), $check );
		\WP_CLI::add_command( 'jetpack scan feed', array( $services->get( Cli_Feed_Command::class ), 'feed' ), $check );
	}

	public function dashboard_routes(): array {
		return array( 'scanner' => '/module/scanner/data' );
	}

	public function controllers(): array {
		return array( Scanner_Controller::class, Threats_Controller::class );
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Scan_Page::SLUG, static fn(): string => __( 'Scan', 'jetpack-dashboard' ), Scan_Access::capability(), $services->lazy( Scan_Page::class ) ),
		);
	}
};
