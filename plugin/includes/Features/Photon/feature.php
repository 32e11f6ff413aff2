<?php
/**
 * Image accelerator.
 *
 * Sort Order: 25
 * Recommendation Order: 1
 * First Introduced: 2.0
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos, Appearance, Recommended
 * Feature: Recommended, Appearance
 * Works Locally: Yes
 * On The Site: Smaller copies of images
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Local_Folder;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Image accelerator', 'jetpack-dashboard' ),
			'description'      => __( 'Serves images in the size and format that each visitor needs.', 'jetpack-dashboard' ),
			'long_description' => __( 'Creates smaller copies of your images in modern formats, so that pages load faster, especially on phones.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how images load faster', 'jetpack-dashboard' ),
			'search_terms'     => __( 'photon, images, image cdn, cdn, accelerator, speed, performance, resize, webp, optimize, photos, slow images, compress images, image compression, speed up, slow site, page speed, retina, jpeg, large images', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::choice( Usage::LIMIT, Usage::LIMITS )
				->described( static fn(): string => __( 'Maximum disk space for image copies', 'jetpack-dashboard' ) )
				->labeled( array( Usage::class, 'limit_labels' ) ),
			Kind::text( Addresses::CDN, array( Rules::class, 'web_address' ), 'esc_url_raw' )->autoloaded()
				->described( static fn(): string => __( 'Address of your content delivery network', 'jetpack-dashboard' ) )
				->written_by( array( Cdn_Setting::class, 'write' ) ),
		);
	}

	public function options(): array {
		return array( Addresses::OPTION );
	}

	public function boot( Container $services ): void {
		$services->get( Photon::class )->register();
	}

	public function uninstall(): void {
		Local_Folder::remove_from_uploads( Copies::FOLDER );
	}

	public function benefit( Container $services ): array {
		return array(
			'name'        => 'image-hosting',
			'title'       => __( 'Image accelerator', 'jetpack-dashboard' ),
			'description' => __( 'Images that load faster', 'jetpack-dashboard' ),
			'value'       => array_sum( array_map( 'intval', (array) wp_count_attachments( 'image' ) ) ),
		);
	}

	public function extra(): array {
		return array( 'copies' => Usage::summary() );
	}

	public function controllers(): array {
		return array( Photon_Controller::class );
	}
};
