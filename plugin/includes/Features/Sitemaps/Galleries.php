<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Images of gallery shortcodes, which a post names by their IDs. The gallery block's images are in the content. */
final class Galleries {

	/** Images to load for one file. */
	private const MAXIMUM = 5000;

	/**
	 * Attachment IDs by post.
	 *
	 * @var array<int, int[]>
	 */
	private array $ids = array();

	/**
	 * Loads the images of all posts.
	 *
	 * @param WP_Post[] $posts
	 */
	public function __construct( array $posts ) {
		$all = array();
		foreach ( $posts as $post ) {
			$ids = count( $all ) < self::MAXIMUM ? self::ids_in( $post->post_content ) : array();
			if ( $ids ) {
				$this->ids[ $post->ID ] = $ids;
				$all                   += array_fill_keys( $ids, true );
			}
		}
		if ( $all ) {
			_prime_post_caches( array_keys( $all ), false, true );
		}
	}

	/** @return string[] URLs. */
	public function of( WP_Post $post ): array {
		return array_filter( array_map( array( Images::class, 'url' ), $this->ids[ $post->ID ] ?? array() ) );
	}

	/** @return int[] */
	private static function ids_in( string $content ): array {
		$ids = array();
		foreach ( Shortcodes::in( $content, 'gallery' ) as $attributes ) {
			$ids = array_merge( $ids, wp_parse_id_list( $attributes['ids'] ?? $attributes['include'] ?? '' ) );
		}

		return array_slice( array_unique( array_filter( $ids ) ), 0, Images::MAXIMUM );
	}
}
