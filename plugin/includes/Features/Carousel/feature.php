<?php
/**
 * Full-screen viewer for galleries and single images.
 *
 * Sort Order: 22
 * Recommendation Order: 12
 * First Introduced: 1.5
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos
 * Feature: Appearance
 * Works Locally: Yes
 * On The Site: Opens galleries and single images in a viewer
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Carousel;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Carousel', 'jetpack-dashboard' ),
			'description'      => __( 'Shows galleries in full screen.', 'jetpack-dashboard' ),
			'long_description' => __( 'Opens images of galleries, and images that link to their file, in a viewer where visitors can swipe, zoom, share a link to each photo, see camera data and leave comments.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about the gallery viewer', 'jetpack-dashboard' ),
			'search_terms'     => __( 'carousel, gallery, galleries, lightbox, slideshow, full screen, photos, images, exif, camera, media, image viewer, zoom, popup, enlarge images', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::choice( 'carousel_background_color', array( 'black', 'white' ) )->surviving_reset()
				->described( static fn(): string => __( 'Color scheme', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'black' => __( 'Black', 'jetpack-dashboard' ),
						'white' => __( 'White', 'jetpack-dashboard' ),
					)
				),
			Kind::boolean( 'carousel_display_exif', false )->surviving_reset()
				->described( static fn(): string => __( 'Show camera data (Exif)', 'jetpack-dashboard' ) ),
			Kind::boolean( 'carousel_display_comments', true )->surviving_reset()
				->described( static fn(): string => __( 'Show comments', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Carousel::class )->register();
	}
};
