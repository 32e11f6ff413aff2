<?php
/**
 * Videos of the media library.
 *
 * Sort Order: 27
 * First Introduced: 2.5
 * Requires Connection: Yes
 * Requires User Connection: No
 * Module Tags: Photos and Videos
 * Feature: Writing
 * Works Locally: Yes
 * On The Site: Player, and private videos
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'VideoPress', 'jetpack-dashboard' ),
			'description'      => __( 'Adds player controls to your videos and can restrict them to members.', 'jetpack-dashboard' ),
			'long_description' => __( 'Plays the videos of your media library with speed, picture-in-picture and chapter controls. You can restrict videos to members of your site.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about videos', 'jetpack-dashboard' ),
			'search_terms'     => __( 'video, videos, videopress, hosting, player, streaming, private video, upload, film, media, upload videos, mp4, embed video', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( Videos::SETTING, false )
				->described( static fn(): string => __( 'Show videos only to members of this site.', 'jetpack-dashboard' ) ),
			Kind::boolean( Conversions::SETTING, false )
				->described( static fn(): string => __( 'Convert videos that browsers can’t play.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Videopress::class )->register();
	}

	public function boot_inactive( Container $services ): void {
		$services->get( Videopress::class )->register_inactive();
	}

	public function benefit( Container $services ): array {
		return array(
			'name'        => 'video-hosting',
			'title'       => __( 'VideoPress', 'jetpack-dashboard' ),
			'description' => __( 'Hosted videos', 'jetpack-dashboard' ),
			'value'       => array_sum( array_map( 'intval', (array) wp_count_attachments( 'video' ) ) ),
		);
	}

	public function extra(): array {
		return array(
			'videos'      => Storage::summary(),
			'can_convert' => '' === Ffmpeg::path() ? '' : '1',
		);
	}
};
