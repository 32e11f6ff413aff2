<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Page\Page;
use Jetpack_Dashboard\Plugins\Seo_Conflict;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Hides posts from search engines: in the robots tag, in sitemaps of this plugin and of WordPress, and in related posts. */
final class Noindex {

	/** Query variable. Not public, so that no URL can set it. */
	private const VARIABLE = 'jetpack_dashboard_indexed_only';

	public function register(): void {
		add_filter( 'wp_robots', array( $this, 'add_directive' ) );
		add_filter( 'wp_sitemaps_posts_query_args', array( $this, 'exclude_from_query' ) );
		add_filter( 'jetpack_dashboard_related_posts_query', array( $this, 'exclude_from_query' ) );
		add_filter( 'posts_where', array( $this, 'add_condition' ), 10, 2 );
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function add_directive( $robots ): array {
		$robots = (array) $robots;
		$post   = Page::post();
		if ( $post && Post_Fields::is_noindex( $post->ID ) && ! Seo_Conflict::disables_seo_tools() ) {
			$robots['noindex'] = true;
		}

		return $robots;
	}

	/**
	 * @param array<string, mixed> $arguments Of WP_Query.
	 * @return array<string, mixed>
	 */
	public function exclude_from_query( $arguments ): array {
		return Seo_Conflict::disables_seo_tools() ? (array) $arguments : array( self::VARIABLE => true ) + (array) $arguments;
	}

	/**
	 * A subquery: the meta query of WordPress would join all metadata of the posts.
	 *
	 * @param string   $where
	 * @param WP_Query $query
	 */
	public function add_condition( $where, $query ): string {
		global $wpdb;

		if ( ! $query->get( self::VARIABLE ) ) {
			return (string) $where;
		}

		return $where . $wpdb->prepare( " AND NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta hidden WHERE hidden.post_id = $wpdb->posts.ID AND hidden.meta_key = %s AND hidden.meta_value = '1' )", Post_Fields::NOINDEX );
	}
}
