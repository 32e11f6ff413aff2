<?php
/**
 * Provider login: signing in with an account of the account service, or of the owner's own identity provider.
 *
 * Sort Order: 30
 * Recommendation Order: 5
 * First Introduced: 2.6
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Developers
 * Feature: Security
 * Works Locally: No
 * Own Service Option: jetpack_dashboard_sso_provider
 * On The Site: Login with your own identity provider
 * By The Service: Login with its accounts
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Secure sign-on', 'jetpack-dashboard' ),
			'description'      => __( 'Lets users log in with their connected account.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a button to the login form that logs people in with their connected account. You can match accounts by email address and require two-step authentication.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about secure sign-on', 'jetpack-dashboard' ),
			'search_terms'     => __( 'sso, single sign-on, login, log in, sign in, two-step, two-factor, 2fa, authentication, account, password, two-factor authentication', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'jetpack_sso_require_two_step', false )
				->described( static fn(): string => __( 'Require two-step authentication', 'jetpack-dashboard' ) ),
			Kind::boolean( 'jetpack_sso_match_by_email', false )
				->described( static fn(): string => __( 'Match accounts by their email address', 'jetpack-dashboard' ) )
				->written_by( array( Match_Setting::class, 'write' ) ),
		);
	}

	public function shares_own_service(): bool {
		return Own_Provider_Store::is_set();
	}

	public function boot( Container $services ): void {
		$services->get( Single_Sign_On::class )->register();
		$services->get( Own_Sign_On::class )->register();
	}

	public function boot_inactive( Container $services ): void {
		Network_Return::register();
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Provider_Page::SLUG, static fn(): string => __( 'Secure sign-on', 'jetpack-dashboard' ), Own_Provider_Store::capability(), $services->lazy( Provider_Page::class ) ),
		);
	}

	public function controllers(): array {
		return array( Sign_On_Controller::class );
	}

	public function extra(): array {
		return array( 'has_own_provider' => Own_Provider_Store::is_set() ? '1' : '' );
	}

	public function personal_data(): array {
		return array( 'sso' => Links_Personal_Data::class );
	}

	public function reads_settings_of(): array {
		return array( 'protect', 'waf' );
	}
};
