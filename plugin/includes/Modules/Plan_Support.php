<?php
/**
 * Whether the site's plan holds a module.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Site\Site_Plan;

/**
 * The plan check of contract 1.5 ("feature-to-plan quirks"), on what the provider last told.
 */
final class Plan_Support {

	/**
	 * Whether the plan holds a module.
	 *
	 * @param Module $module Module.
	 */
	public static function holds( Module $module ): bool {
		if ( in_array( 'free', $module->plan_classes, true ) ) {
			return true;
		}
		if ( 'search' === $module->slug && get_option( 'jetpack_dashboard_has_jetpack_search_product' ) ) {
			return true;
		}

		$plan     = get_option( Site_Plan::OPTION );
		$features = is_array( $plan ) ? (array) ( $plan['features']['active'] ?? array() ) : array();

		return in_array( $plan['class'] ?? '', $module->plan_classes, true ) || in_array( $module->slug, $features, true );
	}
}
