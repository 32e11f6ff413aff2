<?php
/**
 * Access for apps.
 *
 * Sort Order: 19
 * First Introduced: 1.9
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: Public
 * Module Tags: Writing, Developers
 * Feature: General
 * Works Locally: Yes
 * On The Site: Lists the apps with access, revokes or blocks them
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Json_Api;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'App access', 'jetpack-dashboard' ),
			'description'      => __( 'Shows which apps can use the site, and lets you block them.', 'jetpack-dashboard' ),
			'long_description' => __( 'Lists the application passwords of all users, which let apps read and write posts and manage the site. You can revoke each, or block all.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about app access', 'jetpack-dashboard' ),
			'search_terms'     => __( 'api, json, rest, apps, app, application, access, developers, integration, rest api, mobile app, third-party apps', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( Apps::SETTING, false )->autoloaded()
				->described( static fn(): string => __( 'Block all apps', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Application passwords stop working until you turn this off. They aren’t deleted.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		if ( $services->get( Settings_Store::class )->get( Apps::SETTING ) ) {
			add_filter( 'wp_is_application_passwords_available', '__return_false' );
		}
		if ( is_admin() ) {
			$page = $services->lazy( Apps_Page::class );
			add_action( 'admin_post_' . Apps_Page::REVOKE, static fn() => $page()->revoke() );
		}
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Apps_Page::SLUG, static fn(): string => __( 'App access', 'jetpack-dashboard' ), 'manage_options', $services->lazy( Apps_Page::class ) ),
		);
	}
};
