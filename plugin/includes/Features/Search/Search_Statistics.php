<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;

defined( 'ABSPATH' ) || exit;

/** Hooks for counting searches. Pages without a search create nothing else. */
final class Search_Statistics {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		// Before plugins that redirect to the only result.
		add_action( 'template_redirect', array( $this, 'count_page' ), 1 );
		Backend_Hooks::add(
			function (): void {
				add_action( 'wp_scheduled_delete', array( $this, 'prune' ) );
				add_filter( 'jetpack_dashboard_stats_tables', array( $this, 'add_tables' ) );
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
			}
		);
	}

	/** Counts the search of a search page at the end of the request. Further pages of the results belong to the same search. */
	public function count_page(): void {
		global $wp_query;

		if ( ! is_search() || is_paged() || is_feed() || is_preview() || is_customize_preview() || is_embed() ) {
			return;
		}

		$recorder = $this->services->get( Search_Recorder::class );
		$term     = $recorder->term( (string) get_search_query( false ) );
		$results  = (int) $wp_query->found_posts;

		if ( '' !== $term ) {
			add_action( 'shutdown', static fn() => $recorder->record( $term, $results ) );
		}
	}

	/**
	 * @param mixed $tables
	 * @return array<mixed>
	 */
	public function add_tables( $tables ): array {
		$counts = $this->services->get( Search_Counts::class );

		return array_merge( (array) $tables, array( new Searches_Table( $counts, false ), new Searches_Table( $counts, true ) ) );
	}

	public function prune(): void {
		$this->services->get( Search_Counts::class )->prune();
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Search', 'jetpack-dashboard' ),
			__( 'Search counts what visitors search for on this site’s own server. It leaves out texts that contain an email address or a long number.', 'jetpack-dashboard' ),
			__( 'We count what visitors search for on our site and how many results they get. We don’t store who searched. If your browser asks not to be tracked, your searches are not counted.', 'jetpack-dashboard' )
		);
	}
}
