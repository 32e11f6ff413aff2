<?php
/**
 * Extra widgets.
 *
 * Sort Order: 4
 * First Introduced: 1.2
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social, Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * On The Site: Contact info, authors, top posts and milestones
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Extra widgets', 'jetpack-dashboard' ),
			'description'      => __( 'Adds widgets and blocks for your sidebars.', 'jetpack-dashboard' ),
			'long_description' => __( 'Contact details, authors, top posts and milestones, as widgets and as blocks, and social icons as a widget.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'See the list of widgets', 'jetpack-dashboard' ),
			'search_terms'     => __( 'widget, widgets, sidebar, footer, contact info, social icons, top posts, authors, milestone, rss, widget area', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Widgets::class )->register();
	}
};
