<?php
/**
 * Like buttons on posts.
 *
 * Sort Order: 23
 * First Introduced: 2.2
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Social
 * Feature: Engagement
 * Works Locally: Yes
 * On The Site: Like buttons on posts and as a block
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Likes\Count_Link;
use Jetpack_Dashboard\Kernel\Likes\Like_Hooks;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Likes', 'jetpack-dashboard' ),
			'description'      => __( 'Lets readers like posts.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds a button below posts that counts each reader once. Administrators see which users liked a post.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about likes', 'jetpack-dashboard' ),
			'search_terms'     => __( 'like, likes, like button, favourite, heart, social, posts, thumbs up, reactions', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::choice( 'wpl_default', array( 'on', 'off' ) )->autoloaded()
				->described( static fn(): string => __( 'Like buttons are', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'on'  => __( 'On for all posts', 'jetpack-dashboard' ),
						'off' => __( 'Turned on per post', 'jetpack-dashboard' ),
					)
				),
			Kind::boolean( 'social_notifications_like', true )
				->described( static fn(): string => __( 'Email authors when someone likes their posts.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Likes_Hooks::class )->register();
	}

	public function boot_inactive( Container $services ): void {
		$services->get( Like_Hooks::class )->register_cleanup();
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Count_Link::PAGE, static fn(): string => __( 'Likes', 'jetpack-dashboard' ), 'manage_options', $services->lazy( Likes_Page::class ) ),
		);
	}

	public function personal_data(): array {
		return array( 'likes' => Likes_Personal_Data::class );
	}
};
