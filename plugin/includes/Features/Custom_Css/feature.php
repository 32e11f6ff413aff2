<?php
/**
 * Adds options to the CSS editor in the Customizer.
 *
 * Sort Order: 2
 * First Introduced: 1.7
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * On The Site: Options of the CSS editor in the Customizer
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Css;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Custom CSS', 'jetpack-dashboard' ),
			'description'      => __( 'Adds options to the CSS editor in the Customizer.', 'jetpack-dashboard' ),
			'long_description' => __( 'Use your own CSS instead of the theme’s styles, or change the content width.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about custom styles', 'jetpack-dashboard' ),
			'search_terms'     => __( 'css, custom css, customize, styles, content width, theme, design, appearance, stylesheet, code, font, fonts, typography, colors', 'jetpack-dashboard' ),
		);
	}

	public function options(): array {
		return array( Css_Options::OPTION );
	}

	/** Where WordPress edits CSS: block themes have it in the Site Editor. */
	public function extra(): array {
		return array( 'editor' => wp_is_block_theme() ? 'site-editor' : 'customizer' );
	}

	public function boot( Container $services ): void {
		$services->get( Css_Options::class )->register();
	}
};
