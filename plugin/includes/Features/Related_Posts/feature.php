<?php
/**
 * Related posts under a post.
 *
 * Sort Order: 29
 * Recommendation Order: 9
 * First Introduced: 2.9
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Recommended
 * Feature: Engagement
 * Works Locally: Yes
 * On The Site: Related posts below posts and as a block
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Related posts', 'jetpack-dashboard' ),
			'description'      => __( 'Suggests more posts to read below each post.', 'jetpack-dashboard' ),
			'long_description' => __( 'Shows up to three similar posts, with an optional headline and pictures.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how related posts are chosen', 'jetpack-dashboard' ),
			'search_terms'     => __( 'related, related posts, similar, recommendations, more to read, contextual, thumbnails, similar posts, similar articles, recommended posts, you might also like', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'show_headline', true )->autoloaded()
				->described( static fn(): string => __( 'Highlight related content with a heading', 'jetpack-dashboard' ) ),
			Kind::boolean( 'show_thumbnails', false )->autoloaded()
				->described( static fn(): string => __( 'Show a thumbnail image where available', 'jetpack-dashboard' ) ),
		);
	}

	public function options(): array {
		return array( Changes::OPTION );
	}

	public function boot( Container $services ): void {
		$services->get( Related_Posts::class )->register();
		$services->get( Changes::class )->register();
	}
};
