<?php
/**
 * Sharing new posts to social networks.
 *
 * Sort Order: 10
 * Recommendation Order: 7
 * First Introduced: 2.0
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Social, Recommended
 * Feature: Engagement
 * Works Locally: Partly
 * Visible To: Editors
 * On The Site: Shares new posts to Mastodon, Bluesky and webhooks
 * By The Service: A page of social connections, to which posts aren’t shared
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Publicize', 'jetpack-dashboard' ),
			'description'      => __( 'Shares new posts to your social networks.', 'jetpack-dashboard' ),
			'long_description' => __( 'Connect your accounts once. Each new post is then shared there, with a custom message.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to share automatically', 'jetpack-dashboard' ),
			'search_terms'     => __( 'publicize, social, social media, auto post, share, announce, facebook, linkedin, tumblr, mastodon, followers, tweet, twitter, new posts, automatic sharing, social networks, autopost, auto-share', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::text( 'publicize_message' )
				->described( static fn(): string => __( 'Message for new posts', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Publicize::class )->register();
	}

	public function boot_inactive( Container $services ): void {
		$services->get( Publicize::class )->register_deletions();
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Connections_Page::SLUG, static fn(): string => __( 'Publicize connections', 'jetpack-dashboard' ), 'publish_posts', $services->lazy( Connections_Page::class ) ),
		);
	}

	public function personal_data(): array {
		return array( 'publicize' => Publicize_Personal_Data::class );
	}
};
