<?php
/**
 * Asset accelerator: core and plugin files.
 *
 * Sort Order: 26
 * Recommendation Order: 1
 * First Introduced: 6.6
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos, Appearance, Recommended
 * Feature: Recommended, Appearance
 * Works Locally: Partly
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Asset accelerator', 'jetpack-dashboard' ),
			'description'      => __( 'Makes scripts and styles load faster.', 'jetpack-dashboard' ),
			'long_description' => __( 'Lets browsers cache the scripts and styles of WordPress and its plugins longer, or load them from a content delivery network.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how scripts and styles load faster', 'jetpack-dashboard' ),
			'search_terms'     => __( 'cdn, asset, assets, static files, javascript, css, accelerator, speed, performance, cache, content delivery network, speed up, slow site, page speed, minify', 'jetpack-dashboard' ),
		);
	}
};
