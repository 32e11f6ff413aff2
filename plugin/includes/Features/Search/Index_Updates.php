<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Comment;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Keeps the index up to date as posts, terms and comments change: a few at the end of the request, the rest by cron. */
final class Index_Updates {

	/** Posts indexed at the end of the request. */
	private const AT_ONCE = 10;

	/** Posts marked if a term is renamed. */
	private const PER_TERM = 5000;

	private Search_Index $index;
	private Index_Writer $writer;
	private Settings_Store $settings;

	/**
	 * Posts that changed in this request, by site of the network.
	 *
	 * @var array<int, array<int, true>>
	 */
	private array $changed = array();

	public function __construct( Search_Index $index, Index_Writer $writer, Settings_Store $settings ) {
		$this->index    = $index;
		$this->writer   = $writer;
		$this->settings = $settings;
	}

	/**
	 * The background job.
	 *
	 * @param string $job
	 */
	public function run( $job = Search_Index::NEXT ): void {
		try {
			if ( Search_Index::REBUILD === $job ) {
				$this->index->rebuild();
			}
			$this->index->run();
		} catch ( Storage_Error $error ) {
			// The hourly job tries again.
			return;
		}
	}

	public function rebuild(): void {
		try {
			$this->index->rebuild();
		} catch ( Storage_Error $error ) {
			$this->index->schedule( Search_Index::REBUILD );
		}
	}

	/**
	 * @param int     $id
	 * @param WP_Post $post
	 */
	public function on_save( $id, $post ): void {
		if ( 'auto-draft' !== $post->post_status && in_array( $post->post_type, Post_Text::types(), true ) ) {
			$this->mark( (int) $id );
		}
	}

	/**
	 * @param int     $id
	 * @param WP_Post $post
	 */
	public function on_delete( $id, $post ): void {
		if ( in_array( $post->post_type, Post_Text::types(), true ) ) {
			$this->mark( (int) $id );
		}
	}

	/** @param int $id */
	public function on_terms( $id ): void {
		$post = get_post( (int) $id );
		if ( $post && Post_Text::is_searchable( $post ) ) {
			$this->mark( $post->ID );
		}
	}

	/**
	 * @param int    $term_id
	 * @param int    $taxonomy_id
	 * @param string $taxonomy
	 */
	public function on_renamed_term( $term_id, $taxonomy_id, $taxonomy ): void {
		$ids = get_objects_in_term( (int) $term_id, (string) $taxonomy );
		foreach ( array_slice( is_array( $ids ) ? $ids : array(), 0, self::PER_TERM ) as $id ) {
			$this->mark( (int) $id );
		}
	}

	/**
	 * @param int             $id
	 * @param WP_Comment|null $comment
	 */
	public function on_comment( $id, $comment = null ): void {
		$comment = $comment instanceof WP_Comment ? $comment : get_comment( (int) $id );
		if ( $comment instanceof WP_Comment && '1' === $comment->comment_approved ) {
			$this->on_commented( $comment );
		}
	}

	/**
	 * @param string     $to
	 * @param string     $from
	 * @param WP_Comment $comment
	 */
	public function on_comment_status( $to, $from, $comment ): void {
		if ( 'approved' === $to || 'approved' === $from ) {
			$this->on_commented( $comment );
		}
	}

	/** @param string $key */
	public function on_setting( $key ): void {
		if ( 'search_comments' === $key ) {
			$this->rebuild();
		}
	}

	/** Runs at the end of the request, when terms and metadata are saved too. */
	public function update(): void {
		$changed       = $this->changed;
		$this->changed = array();
		foreach ( $changed as $site => $posts ) {
			if ( get_current_blog_id() === $site ) {
				$this->update_posts( array_keys( $posts ) );
				continue;
			}
			switch_to_blog( $site );
			if ( $this->index->exists() ) {
				$this->update_posts( array_keys( $posts ) );
			}
			restore_current_blog();
		}
	}

	/** @param int[] $ids At least one. */
	private function update_posts( array $ids ): void {
		try {
			foreach ( array_chunk( $ids, 500 ) as $chunk ) {
				$this->writer->mark( $chunk );
			}
			$this->index->update( array_slice( $ids, 0, self::AT_ONCE ) );
		} catch ( Storage_Error $error ) {
			// They stay marked; the hourly job tries again.
			return;
		}
		if ( count( $ids ) > self::AT_ONCE ) {
			$this->index->schedule();
		}
	}

	private function on_commented( WP_Comment $comment ): void {
		if ( $this->settings->get( 'search_comments' ) ) {
			$this->on_terms( (int) $comment->comment_post_ID );
		}
	}

	private function mark( int $id ): void {
		$this->changed[ get_current_blog_id() ][ $id ] = true;
	}
}
