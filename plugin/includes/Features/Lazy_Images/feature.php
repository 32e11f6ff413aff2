<?php
/**
 * Lazy loading of images.
 *
 * Sort Order: 24
 * Recommendation Order: 14
 * First Introduced: 5.6.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Appearance, Recommended
 * Feature: Appearance
 * Works Locally: Yes
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Lazy_Images;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Lazy loading', 'jetpack-dashboard' ),
			'description'      => __( 'Loads images only when they are about to be visible.', 'jetpack-dashboard' ),
			'long_description' => __( 'Loads images only when visitors scroll near them, so that pages load faster and use less data.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about lazy loading', 'jetpack-dashboard' ),
			'search_terms'     => __( 'lazy, lazy load, images, performance, speed, mobile, data, bandwidth, scroll, lazyload, slow images, speed up, page speed', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Lazy_Images::class )->register();
	}
};
