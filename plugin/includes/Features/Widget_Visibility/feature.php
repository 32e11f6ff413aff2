<?php
/**
 * Showing widgets by rules.
 *
 * Sort Order: 17
 * First Introduced: 2.4
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * On The Site: Conditions for widgets and blocks
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widget_Visibility;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Widget visibility', 'jetpack-dashboard' ),
			'description'      => __( 'Controls on which pages widgets and blocks appear.', 'jetpack-dashboard' ),
			'long_description' => __( 'Shows or hides each widget or block by page, post type, author, category, tag or date, or by the role of the visitor.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about widget rules', 'jetpack-dashboard' ),
			'search_terms'     => __( 'widget, visibility, widget visibility, logic, conditional, show, hide, sidebar, rules, hide widget, show widget, widget rules', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Blocks::class )->register();
		$services->get( Widgets::class )->register();
	}
};
