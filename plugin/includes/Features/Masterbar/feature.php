<?php
/**
 * Toolbar.
 *
 * Sort Order: 38
 * Recommendation Order: 16
 * First Introduced: 4.8
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: General
 * Works Locally: Partly
 * Behavior: No
 * Reloads Page: Yes
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Masterbar;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Toolbar', 'jetpack-dashboard' ),
			'description'      => __( 'Shows a clearer toolbar and menu in the admin.', 'jetpack-dashboard' ),
			'long_description' => __( 'Replaces the toolbar of wp-admin with one that shows your most used items, in your admin color scheme.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about the toolbar', 'jetpack-dashboard' ),
			'search_terms'     => __( 'toolbar, admin bar, masterbar, menu, navigation, adminbar, wp-admin, top bar', 'jetpack-dashboard' ),
		);
	}
};
