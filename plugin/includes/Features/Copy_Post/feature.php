<?php
/**
 * Starting a post as a copy of another.
 *
 * Sort Order: 15
 * First Introduced: 7.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Yes
 * Visible To: Editors
 * On The Site: Copies a post into a new draft
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Copy_Post;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Copy post', 'jetpack-dashboard' ),
			'description'      => __( 'Starts a new post from an existing one.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a link to the lists of posts and to the block editor’s options menu. It opens a new draft with the same content, excerpt, tags, categories and featured image.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to copy a post', 'jetpack-dashboard' ),
			'search_terms'     => __( 'copy, copy post, duplicate, clone, template, draft, reuse, duplicate post, duplicate page, clone page, copy page', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		if ( is_admin() ) {
			$services->get( Copy_Post::class )->register();
		}
	}
};
