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
 * Works Locally: Yes
 * Reloads Page: Yes
 * On The Site: Arranges the toolbar
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Masterbar;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Toolbar', 'jetpack-dashboard' ),
			'description'      => __( 'Arranges the toolbar at the top of the screen.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a Write button and the main screens of wp-admin to the toolbar, also when you view your site. Removes the WordPress menu, and comments if none wait for you.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about the toolbar', 'jetpack-dashboard' ),
			'search_terms'     => __( 'toolbar, admin bar, masterbar, menu, navigation, adminbar, wp-admin, top bar', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Toolbar::class )->register();
	}
};
