<?php
/**
 * Image accelerator.
 *
 * Sort Order: 25
 * Recommendation Order: 1
 * First Introduced: 2.0
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos, Appearance, Recommended
 * Feature: Recommended, Appearance
 * Works Locally: Partly
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Image accelerator', 'jetpack-dashboard' ),
			'description'      => __( 'Serves images in the size and format that each visitor needs.', 'jetpack-dashboard' ),
			'long_description' => __( 'Creates smaller copies of your images in modern formats, so that pages load faster, especially on phones.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how images load faster', 'jetpack-dashboard' ),
			'search_terms'     => __( 'photon, images, image cdn, cdn, accelerator, speed, performance, resize, webp, optimize, photos, slow images, compress images, image compression, speed up, slow site, page speed, retina, jpeg, large images', 'jetpack-dashboard' ),
		);
	}
};
