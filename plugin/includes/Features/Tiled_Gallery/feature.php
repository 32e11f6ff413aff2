<?php
/**
 * Mosaic galleries.
 *
 * Sort Order: 24
 * First Introduced: 2.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos
 * Feature: Appearance
 * Works Locally: Yes
 * On The Site: Layouts for galleries
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Tiled_Gallery;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Tiled galleries', 'jetpack-dashboard' ),
			'description'      => __( 'Shows galleries as mosaics.', 'jetpack-dashboard' ),
			'long_description' => __( 'Arranges the pictures of a gallery as rectangles, squares, circles or columns that fill the width of your theme.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about gallery layouts', 'jetpack-dashboard' ),
			'search_terms'     => __( 'gallery, galleries, tiles, tiled, mosaic, collage, photos, images, layout, masonry, grid', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'tiled_galleries', false )
				->described( static fn(): string => __( 'Show galleries as a mosaic unless they have another layout.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Tiled_Gallery::class )->register();
	}
};
