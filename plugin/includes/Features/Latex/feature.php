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
 * Visible To: Editors
 * On The Site: LaTeX as MathML in posts and comments
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Latex;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Beautiful math', 'jetpack-dashboard' ),
			'description'      => __( 'Displays formulas written in LaTeX.', 'jetpack-dashboard' ),
			'long_description' => __( 'Turns LaTeX between dollar signs into formatted math, in posts and comments.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to write formulas', 'jetpack-dashboard' ),
			'search_terms'     => __( 'latex, math, maths, formula, equation, science, typesetting, mathematics, equations', 'jetpack-dashboard' ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Formulas::class )->register();
	}
};
