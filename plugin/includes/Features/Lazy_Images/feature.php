<?php
/**
 * Lazy loading of images, iframes and videos.
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
 * On The Site: Loads images, videos and embeds when they are needed
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
			'description'      => __( 'Loads images and embeds only when they are about to be visible.', 'jetpack-dashboard' ),
			'long_description' => __( 'Loads images and embedded pages only when visitors scroll near them, and videos with a poster when visitors play them. Pages load faster and use less data.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about lazy loading', 'jetpack-dashboard' ),
			'search_terms'     => __( 'lazy, lazy load, images, performance, speed, mobile, data, bandwidth, scroll, lazyload, iframe, video, embeds, slow images, speed up, page speed', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Lazy_Images::class )->register();
	}
};
