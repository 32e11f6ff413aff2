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
 * Visible To: Editors
 * On The Site: Shortcodes that embed media
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Shortcode embeds', 'jetpack-dashboard' ),
			'description'      => __( 'Embeds media from other sites with shortcodes.', 'jetpack-dashboard' ),
			'long_description' => __( 'Embeds videos, audio, code, maps and posts from other sites with a short code instead of HTML. Also shows archives, slideshows and recipes.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn which sites can be embedded', 'jetpack-dashboard' ),
			'search_terms'     => __( 'shortcode, shortcodes, embed, embeds, media, youtube, vimeo, audio, video, map, slides, embed video, embed youtube, twitter, instagram, soundcloud, iframe, cookie, cookies, cookie consent', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( Consent::SETTING, false )->autoloaded()
				->described( static fn(): string => __( 'Load content of other sites only after a click', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Visitors and the editor see a placeholder first. This includes embeds that aren’t shortcodes.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Consent::class )->register();
		$services->get( Embeds::class )->register();
		$services->get( Frames::class )->register();
		$services->get( Bandcamp::class )->register();
		Backend_Hooks::add(
			static function () use ( $services ): void {
				add_action( 'enqueue_block_editor_assets', $services->method( Editor_Embeds::class, 'enqueue' ) );
				add_filter( 'rest_request_after_callbacks', $services->method( Editor_Embeds::class, 'change_preview' ), 10, 3 );
			}
		);
		$services->get( Text_Shortcodes::class )->register();
	}
};
