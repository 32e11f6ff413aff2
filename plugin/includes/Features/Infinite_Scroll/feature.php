<?php
/**
 * Loading older posts without a page change.
 *
 * Sort Order: 26
 * First Introduced: 2.0
 * Requires Connection: No
 * Requires User Connection: No
 * Auto Activate: No
 * Module Tags: Appearance
 * Feature: Appearance
 * Works Locally: Yes
 * On The Site: Appends older posts; the address follows
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Infinite_Scroll;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Infinite scroll', 'jetpack-dashboard' ),
			'description'      => __( 'Loads older posts as visitors scroll.', 'jetpack-dashboard' ),
			'long_description' => __( 'Loads older posts when visitors reach the end of the page or click a button.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn about infinite scroll', 'jetpack-dashboard' ),
			'search_terms'     => __( 'infinite scroll, scroll, infinite, load more, pagination, older posts, theme, endless, load more posts, next page, continuous scroll', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'infinite_scroll', true )->autoloaded()
				->described( static fn(): string => __( 'Load older posts as visitors scroll instead of with a button.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'infinite_scroll_google_analytics', false )->autoloaded()
				->described( static fn(): string => __( 'Count a page view in Google Analytics each time older posts load.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Infinite_Scroll::class )->register();
	}
};
