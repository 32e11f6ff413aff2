<?php
/**
 * Site statistics.
 *
 * Sort Order: 1
 * Recommendation Order: 2
 * First Introduced: 1.1
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: Yes
 * Module Tags: Site Stats, Recommended
 * Feature: Engagement
 * Works Locally: Yes
 * Visible To: Everyone
 * On The Site: Counts views
 * By The Service: Optional: its statistics replace the site’s
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Sanitizers;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Site stats', 'jetpack-dashboard' ),
			'description'      => __( 'Counts visits and shows what people read.', 'jetpack-dashboard' ),
			'long_description' => __( 'See how many people visit, which posts they read and where they come from, in the dashboard and the admin bar.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn what is counted', 'jetpack-dashboard' ),
			'search_terms'     => __( 'stats, statistics, analytics, views, visits, visitors, traffic, chart, referrers, admin bar, page views, hits, popular posts, visitor counter, how many visitors', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'admin_bar', true )->autoloaded()
				->described( static fn(): string => __( 'Show a chart of the last 48 hours in the admin bar.', 'jetpack-dashboard' ) ),
			Kind::words( 'roles', array( 'administrator' ), array( Rules::class, 'roles' ), array( Sanitizers::class, 'viewing_roles' ) )->autoloaded()
				->described( static fn(): string => __( 'Roles that can see the statistics.', 'jetpack-dashboard' ) ),
			Kind::words( 'count_roles', array(), array( Rules::class, 'roles' ), array( Sanitizers::class, 'role_slugs' ) )->autoloaded()
				->described( static fn(): string => __( 'Roles whose own views are counted.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'do_not_track', true )->autoloaded()
				->described( static fn(): string => __( 'Don’t count visitors who ask not to be tracked.', 'jetpack-dashboard' ) ),
			Kind::boolean( Weekly_Mail::SETTING, false )
				->described( static fn(): string => Weekly_Mail::label() )
				->as_switch( static fn(): string => __( 'Sent on Mondays: views compared with the week before, most viewed posts and referrers.', 'jetpack-dashboard' ) ),
		);
	}

	public function add_commands( Container $services ): void {
		\WP_CLI::add_command( 'jetpack stats', $services->get( Cli_Command::class ) );
	}

	public function boot( Container $services ): void {
		$services->get( Statistics::class )->register();
	}

	public function reads_settings_of(): array {
		return array( 'protect', 'waf' );
	}

	public function options(): array {
		return array( Direct_Endpoint::OPTION );
	}

	public function benefit( Container $services ): array {
		return array(
			'name'        => 'jetpack-stats',
			'title'       => __( 'Site Stats', 'jetpack-dashboard' ),
			'description' => __( 'Counted views', 'jetpack-dashboard' ),
			'value'       => $services->get( Report::class )->summary()['views'],
		);
	}

	public function dashboard_routes(): array {
		return array( 'stats' => '/module/stats/data' );
	}

	public function health_tests(): array {
		return array( 'statistics' => Counting_Health::class );
	}

	public function controllers(): array {
		return array( Stats_Controller::class, Import_Controller::class );
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Stats_Page::SLUG, static fn(): string => __( 'Site Stats', 'jetpack-dashboard' ), 'view_stats', $services->lazy( Stats_Page::class ), true ),
			new Subpage( Import_Page::SLUG, array( Import_Page::class, 'title' ), Import_Page::CAPABILITY, $services->lazy( Import_Page::class ) ),
		);
	}
};
