<?php
/**
 * Google Analytics.
 *
 * Sort Order: 37
 * First Introduced: 4.5
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Feature: Engagement
 * Plans: business, premium, security, complete
 * Works Locally: Yes
 * On The Site: Google’s tag, with consent, events and purchases
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Google_Analytics;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Sanitizers;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Google Analytics', 'jetpack-dashboard' ),
			'description'      => __( 'Counts visits with Google Analytics.', 'jetpack-dashboard' ),
			'long_description' => __( 'Adds Google’s tracking code to your pages once you have entered your measurement ID. Also sends WooCommerce purchases, and waits for consent if a consent plugin is active.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to use Google Analytics', 'jetpack-dashboard' ),
			'search_terms'     => __( 'google analytics, analytics, ga, tracking, tracking id, webstats, statistics, measurement, tracking code, ga4, google tag, measurement id', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::text( 'google_analytics_tracking_id', array( Rules::class, 'tracking_id' ), array( Sanitizers::class, 'tracking_id' ) )->autoloaded()
				->described( static fn(): string => __( 'Google Analytics measurement ID', 'jetpack-dashboard' ) ),
			Kind::boolean( 'google_analytics_outbound', false )->autoloaded()
				->described( static fn(): string => __( 'Track clicks on links to other sites', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Leave this off if enhanced measurement is on in Google Analytics, or clicks are counted twice.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'google_analytics_downloads', false )->autoloaded()
				->described( static fn(): string => __( 'Track file downloads', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Leave this off if enhanced measurement is on in Google Analytics, or downloads are counted twice.', 'jetpack-dashboard' ) ),
		);
	}

	public function boot( Container $services ): void {
		$services->get( Tracking_Code::class )->register();
	}
};
