<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Titles and URLs by post id. Doesn't load post content, and keeps strings only, to save memory for exports of all posts. */
final class Post_Names {

	private const COLUMNS = 'ID, post_author, post_date, post_date_gmt, post_title, post_name, post_status, post_type, post_parent, post_password, guid';

	/** Posts per query. */
	private const POSTS_AT_ONCE = 500;

	/** Maximum cached names. */
	private const MAX_NAMES = 30000;

	/** Separator of title and URL. */
	private const BETWEEN = "\0";

	/**
	 * Title and URL by id. One string takes half the memory of an array.
	 *
	 * @var array<int, string>
	 */
	private array $names = array();

	/** @param int[] $ids 0 for the home page and archives. */
	public function load( array $ids ): void {
		$missing = array_values( array_filter( array_unique( $ids ), fn( int $id ): bool => ! isset( $this->names[ $id ] ) ) );

		if ( count( $this->names ) + count( $missing ) > self::MAX_NAMES ) {
			$this->names = array();
			$missing     = array_values( array_unique( $ids ) );
		}

		foreach ( array_chunk( $missing, self::POSTS_AT_ONCE ) as $chunk ) {
			$posts = self::read( $chunk );

			foreach ( $chunk as $id ) {
				$this->names[ $id ] = self::make_title( $id, $posts[ $id ] ?? null ) . self::BETWEEN . self::make_url( $id, $posts[ $id ] ?? null );
			}
		}
	}

	/** Plain text. */
	public function title( int $id ): string {
		return explode( self::BETWEEN, $this->names[ $id ] )[0];
	}

	/** @return string '' if it isn't public. */
	public function url( int $id ): string {
		return explode( self::BETWEEN, $this->names[ $id ] )[1];
	}

	/** Title of a single post. */
	public static function of( int $id ): string {
		return self::make_title( $id, $id > 0 ? get_post( $id ) : null );
	}

	/** @return string '' if it isn't public. */
	public static function url_of( int $id ): string {
		return self::make_url( $id, $id > 0 ? get_post( $id ) : null );
	}

	/** Whether the user may not see the statistics of a post, because it isn't public. */
	public static function is_hidden( int $id ): bool {
		return $id > 0 && null !== get_post( $id ) && ! is_post_publicly_viewable( $id ) && ! current_user_can( 'read_post', $id );
	}

	/**
	 * @param int[] $ids
	 * @return array<int, \WP_Post> By id.
	 */
	private static function read( array $ids ): array {
		global $wpdb;

		$columns = self::COLUMNS;
		$list    = implode( ',', array_map( 'intval', $ids ) );
		$posts   = array();

		// phpcs:ignore WordPress.DB -- Numbers and names of columns. WordPress's own functions read whole posts, and keep them.
		foreach ( (array) $wpdb->get_results( "SELECT $columns FROM $wpdb->posts WHERE ID IN ($list)" ) as $row ) {
			$row->filter             = 'raw';
			$posts[ (int) $row->ID ] = new \WP_Post( $row );
		}

		// Permalinks may contain the category.
		if ( false !== strpos( (string) get_option( 'permalink_structure' ), '%category%' ) ) {
			update_object_term_cache( array_keys( $posts ), array( 'post' ) );
		}

		return $posts;
	}

	private static function make_title( int $id, ?\WP_Post $post ): string {
		if ( 0 === $id ) {
			return __( 'Home page and archives', 'jetpack-dashboard' );
		}

		if ( null === $post ) {
			/* translators: %d: number of a post. */
			return sprintf( __( 'Deleted post %d', 'jetpack-dashboard' ), $id );
		}

		// It was public when it was viewed.
		if ( ! is_post_publicly_viewable( $post ) && ! self::can_read( $id ) ) {
			/* translators: %d: number of a post. */
			return sprintf( __( 'Private post %d', 'jetpack-dashboard' ), $id );
		}

		$title = trim( html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' ) );

		return '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : str_replace( self::BETWEEN, '', $title );
	}

	/** WordPress caches the whole post for this check. */
	private static function can_read( int $id ): bool {
		$can = current_user_can( 'read_post', $id );

		if ( ! wp_using_ext_object_cache() ) {
			wp_cache_delete( $id, 'posts' );
		}

		return $can;
	}

	private static function make_url( int $id, ?\WP_Post $post ): string {
		if ( 0 === $id ) {
			return home_url( '/' );
		}

		return null !== $post && is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '';
	}
}
