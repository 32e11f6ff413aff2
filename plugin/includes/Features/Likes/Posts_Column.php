<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Likes\Count_Link;
use Jetpack_Dashboard\Kernel\Likes\Counts;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The Likes column in the lists of posts, which can be sorted by it. The numbers are in metadata that the lists load anyway. */
final class Posts_Column {

	private const NAME = 'jetpack_dashboard_likes';

	public function register(): void {
		add_action( 'load-edit.php', array( $this, 'add' ) );
		// Quick Edit renders the row with Ajax.
		add_action( 'wp_ajax_inline-save', array( $this, 'add' ), 0 );
	}

	public function add(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Quick Edit checks its nonce.
		$post_type = wp_doing_ajax() ? sanitize_key( wp_unslash( $_POST['post_type'] ?? '' ) ) : (string) ( get_current_screen()->post_type ?? '' );
		if ( 'attachment' === $post_type || ! post_type_exists( $post_type ) || ! is_post_type_viewable( $post_type ) ) {
			return;
		}
		add_filter( "manage_{$post_type}_posts_columns", array( $this, 'add_column' ) );
		add_action( "manage_{$post_type}_posts_custom_column", array( $this, 'print_cell' ), 10, 2 );
		add_filter( "manage_edit-{$post_type}_sortable_columns", array( $this, 'make_sortable' ) );
		add_filter( 'posts_clauses', array( $this, 'sort' ), 10, 2 );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function add_column( $columns ): array {
		return array_merge( (array) $columns, array( self::NAME => __( 'Likes', 'jetpack-dashboard' ) ) );
	}

	/**
	 * @param array<string, mixed> $columns
	 * @return array<string, mixed>
	 */
	public function make_sortable( $columns ): array {
		return array_merge( (array) $columns, array( self::NAME => array( self::NAME, true, '', __( 'Table ordered by likes.', 'jetpack-dashboard' ) ) ) );
	}

	/**
	 * @param string $column
	 * @param int    $post_id
	 */
	public function print_cell( $column, $post_id ): void {
		if ( self::NAME === $column ) {
			echo Count_Link::html( 'post', (int) $post_id, Counts::of( 'post', (int) $post_id ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		}
	}

	/**
	 * Sorts all posts, also those without likes, which have no metadata.
	 *
	 * @param string[] $clauses
	 * @param WP_Query $query
	 * @return string[]
	 */
	public function sort( $clauses, $query ): array {
		global $wpdb;

		if ( self::NAME === $query->get( 'orderby' ) && $query->is_main_query() ) {
			$direction          = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
			$clauses['join']   .= $wpdb->prepare( " LEFT JOIN $wpdb->postmeta jetpack_dashboard_likes ON ( jetpack_dashboard_likes.post_id = $wpdb->posts.ID AND jetpack_dashboard_likes.meta_key = %s )", Counts::META_KEY );
			$clauses['orderby'] = "COALESCE( CAST( jetpack_dashboard_likes.meta_value AS UNSIGNED ), 0 ) $direction, $wpdb->posts.post_date DESC";
		}

		return $clauses;
	}
}
