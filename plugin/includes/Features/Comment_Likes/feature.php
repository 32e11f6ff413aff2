<?php
/**
 * Like buttons on comments.
 *
 * Sort Order: 39
 * Recommendation Order: 17
 * First Introduced: 5.1
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Works Locally: Yes
 * On The Site: Like buttons on comments
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Comment_Likes;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Comment likes', 'jetpack-dashboard' ),
			'description'      => __( 'Lets readers like comments.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a button below each comment that counts each reader once. Administrators see which users liked a comment.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about comment likes', 'jetpack-dashboard' ),
			'search_terms'     => __( 'comment likes, like, likes, comments, discussion, favourite, thumbs up, upvote', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Comment_Likes::class )->register();
	}
};
