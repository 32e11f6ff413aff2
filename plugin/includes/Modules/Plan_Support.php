<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** Checks modules against the cached plan. */
final class Plan_Support {

	public static function supports( Module $module ): bool {
		if ( in_array( 'free', $module->plan_classes, true ) ) {
			return true;
		}
		if ( '' !== $module->plan_setting && get_option( 'jetpack_dashboard_' . $module->plan_setting ) ) {
			return true;
		}

		$owned = Site_Plan::owned_slugs();

		return array_intersect( $module->plan_classes, Plan_Classes::tiers_up_to( Plan_Classes::tier( $owned[0] ) ) )
			|| in_array( $module->slug, array_map( array( Plan_Classes::class, 'of' ), $owned ), true )
			|| in_array( $module->slug, Site_Plan::active_features(), true );
	}
}
