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
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Css;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Custom CSS', 'jetpack-dashboard' ),
			'description'      => __( 'Adds options to the CSS editor in the Customizer.', 'jetpack-dashboard' ),
			'long_description' => __( 'Write styles with variables and nesting, replace the theme’s styles completely, or change the content width.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about custom styles', 'jetpack-dashboard' ),
			'search_terms'     => __( 'css, custom css, customize, styles, sass, less, preprocessor, theme, design, appearance, stylesheet, code', 'jetpack-dashboard' ),
		);
	}
};
