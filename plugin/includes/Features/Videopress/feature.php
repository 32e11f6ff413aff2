<?php
/**
 * Video hosting.
 *
 * Sort Order: 27
 * First Introduced: 2.5
 * Requires Connection: Yes
 * Requires User Connection: No
 * Module Tags: Photos and Videos
 * Feature: Writing
 * Works Locally: Partly
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'VideoPress', 'jetpack-dashboard' ),
			'description'      => __( 'Hosts videos without ads.', 'jetpack-dashboard' ),
			'long_description' => __( 'Plays your videos in an ad-free player that matches your site. You can restrict videos to members.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about video hosting', 'jetpack-dashboard' ),
			'search_terms'     => __( 'video, videos, videopress, hosting, player, streaming, private video, upload, film, media, upload videos, mp4, embed video', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'videopress_private_enabled_for_site', false )
				->described( static fn(): string => __( 'Show videos only to members of this site.', 'jetpack-dashboard' ) ),
		);
	}
};
