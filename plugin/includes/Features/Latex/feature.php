<?php
/**
 * Formulas in posts.
 *
 * Sort Order: 12
 * First Introduced: 1.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Yes
 * Behavior: No
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Latex;

use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Beautiful math', 'jetpack-dashboard' ),
			'description'      => __( 'Shows formulas that are written in LaTeX.', 'jetpack-dashboard' ),
			'long_description' => __( 'Put a formula between dollar signs, and readers see it set as in a book, in posts and in comments.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to write formulas', 'jetpack-dashboard' ),
			'search_terms'     => __( 'latex, math, maths, formula, equation, science, typesetting, mathematics, equations', 'jetpack-dashboard' ),
		);
	}
};
