<?php
/**
 * Asset accelerator: core and plugin files.
 *
 * Sort Order: 26
 * Recommendation Order: 1
 * First Introduced: 6.6
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Photos and Videos, Appearance, Recommended
 * Feature: Recommended, Appearance
 * Works Locally: Yes
 * On The Site: Addresses of scripts and styles that can be cached for a year
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Local_Folder;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Asset accelerator', 'jetpack-dashboard' ),
			'description'      => __( 'Makes scripts and styles load faster.', 'jetpack-dashboard' ),
			'long_description' => __( 'Lets browsers cache the scripts and styles of WordPress, plugins and themes for a year, or load them from your content delivery network.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how scripts and styles load faster', 'jetpack-dashboard' ),
			'search_terms'     => __( 'cdn, asset, assets, static files, javascript, css, accelerator, speed, performance, cache, content delivery network, speed up, slow site, page speed, minify', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::choice( Usage::LIMIT, Usage::LIMITS )
				->described( static fn(): string => __( 'Maximum disk space for copies of scripts and styles', 'jetpack-dashboard' ) )
				->labeled( array( Usage::class, 'limit_labels' ) ),
		);
	}

	public function reads_settings_of(): array {
		return array( 'photon' );
	}

	public function options(): array {
		return array( File_Map::OPTION );
	}

	public function boot( Container $services ): void {
		$services->get( Photon_Cdn::class )->register();
	}

	public function boot_inactive( Container $services ): void {
		$services->get( Photon_Cdn::class )->register_inactive();
	}

	public function deactivate(): void {
		// Nothing would update them.
		Copies::of_site()->delete_all();
	}

	public function uninstall(): void {
		Local_Folder::remove_from_uploads( Copies::FOLDER );
	}

	public function extra(): array {
		return array( 'copies' => Usage::summary() );
	}

	public function controllers(): array {
		return array( Photon_Cdn_Controller::class );
	}
};
