<?php
/**
 * Portfolio and testimonial post types.
 *
 * Sort Order: 34
 * First Introduced: 3.1
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Yes
 * On The Site: Portfolio and testimonial content types
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Content_Types;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Custom content types', 'jetpack-dashboard' ),
			'description'      => __( 'Adds portfolio projects and testimonials.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds projects and testimonials to the admin menu, with their own archive pages and shortcodes.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about portfolios and testimonials', 'jetpack-dashboard' ),
			'search_terms'     => __( 'portfolio, projects, testimonial, testimonials, custom post type, cpt, custom content types, reviews, customers, case studies, feedback', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'jetpack_portfolio', false )->reloading_page()->autoloaded()
				->described( static fn(): string => __( 'Portfolio', 'jetpack-dashboard' ) ),
			Kind::count( 'jetpack_portfolio_posts_per_page', 10 )
				->described( static fn(): string => __( 'Projects per page.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'jetpack_testimonial', false )->reloading_page()->autoloaded()
				->described( static fn(): string => __( 'Testimonials', 'jetpack-dashboard' ) ),
			Kind::count( 'jetpack_testimonial_posts_per_page', 10 )
				->described( static fn(): string => __( 'Testimonials per page.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Content_Types::class )->register();
	}
};
