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
 * Works Locally: Partly
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Json_Api;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'App access', 'jetpack-dashboard' ),
			'description'      => __( 'Lets apps that you choose use the site.', 'jetpack-dashboard' ),
			'long_description' => __( 'Apps that you allow can read and write posts and manage the site on your behalf.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about app access', 'jetpack-dashboard' ),
			'search_terms'     => __( 'api, json, rest, apps, app, application, access, developers, integration, rest api, mobile app, third-party apps', 'jetpack-dashboard' ),
		);
	}
};
