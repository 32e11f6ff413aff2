<?php
/**
 * Site search.
 *
 * Sort Order: 34
 * First Introduced: 5.0
 * Requires Connection: Yes
 * Requires User Connection: No
 * Auto Activate: No
 * Feature: Search
 * Plans: business, complete
 * Free: No
 * Works Locally: Yes
 * Plan Setting: has_jetpack_search_product
 * On The Site: Ranks results by an index of its own
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Search', 'jetpack-dashboard' ),
			'description'      => __( 'Helps visitors find what they are looking for.', 'jetpack-dashboard' ),
			'long_description' => __( 'Replaces the search built into WordPress. Shows the best matches first, with filters, as visitors type.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn what the search can do', 'jetpack-dashboard' ),
			'search_terms'     => __( 'search, instant search, find, results, filter, query, widget, relevance, search results, search bar, autocomplete', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'instant_search_enabled', false )->autoloaded()
				->described( static fn(): string => __( 'Show results as visitors type.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'search_comments', false )
				->described( static fn(): string => __( 'Also search approved comments', 'jetpack-dashboard' ) )
				->as_switch( static fn(): string => __( 'Finds posts by the text of their comments. Changing this rebuilds the search index.', 'jetpack-dashboard' ) ),
			Kind::boolean( 'search_auto_config', false )->as_action()
				->described( static fn(): string => __( 'Add the search filters to the theme’s first widget area.', 'jetpack-dashboard' ) ),
		);
	}

	public function reads_settings_of(): array {
		return array( 'stats' );
	}

	public function add_commands( Container $services ): void {
		\WP_CLI::add_command( 'jetpack search', $services->get( Cli_Command::class ) );
	}

	public function boot( Container $services ): void {
		$services->get( Search_Hooks::class )->register();
	}

	public function benefit( Container $services ): array {
		return array(
			'name'        => 'search',
			'title'       => __( 'Search', 'jetpack-dashboard' ),
			'description' => __( 'Visitors find what they are looking for', 'jetpack-dashboard' ),
		);
	}

	public function health_tests(): array {
		return array( 'search-index' => Index_Health::class );
	}

	public function controllers(): array {
		return array( Search_Controller::class, Results_Controller::class, Count_Controller::class );
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Search_Page::SLUG, static fn(): string => __( 'Search', 'jetpack-dashboard' ), 'manage_options', $services->lazy( Search_Page::class ) ),
		);
	}
};
