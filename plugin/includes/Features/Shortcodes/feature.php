<?php
/**
 * Embeds by shortcode.
 *
 * Sort Order: 3
 * First Introduced: 1.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos, Social, Writing, Appearance
 * Feature: Writing
 * Works Locally: Yes
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Shortcode embeds', 'jetpack-dashboard' ),
			'description'      => __( 'Embeds media from other sites with shortcodes.', 'jetpack-dashboard' ),
			'long_description' => __( 'Embeds videos, audio, slides, maps and posts from other sites with a short code instead of HTML.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn which sites can be embedded', 'jetpack-dashboard' ),
			'search_terms'     => __( 'shortcode, shortcodes, embed, embeds, media, youtube, vimeo, audio, video, map, slides, embed video, embed youtube, twitter, instagram, soundcloud, iframe', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Embeds::class )->register();
	}
};
