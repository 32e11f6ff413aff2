<?php
/**
 * More choices for the Customizer’s own CSS.
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
			'description'      => __( 'Adds more choices to the Customizer’s own CSS.', 'jetpack-dashboard' ),
			'long_description' => __( 'Write your styles with variables and nesting, replace the theme’s styles altogether, or change the width of the content.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about custom styles', 'jetpack-dashboard' ),
			'search_terms'     => __( 'css, custom css, customize, styles, sass, less, preprocessor, theme, design, appearance, stylesheet, code', 'jetpack-dashboard' ),
		);
	}
};
