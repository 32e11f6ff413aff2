<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Decides which posts are searchable, and extracts their texts. */
class Post_Text {

	private const COMMENTS = 100;

	/** Characters per field. */
	private const LENGTH = 200000;

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** @return string[] */
	public static function types(): array {
		return array_values( array_diff( get_post_types( array( 'exclude_from_search' => false ) ), array( 'attachment' ) ) );
	}

	/** Public posts only: prefixes and typing errors would tell everyone which words are in other posts. */
	public static function is_searchable( WP_Post $post ): bool {
		return '' === $post->post_password && 'publish' === $post->post_status && in_array( $post->post_type, self::types(), true );
	}

	/** @return array{string, string[]} The same as an SQL condition, and its values. */
	public static function condition(): array {
		$types = self::types();
		$types = $types ? $types : array( 'post' );

		return array( 'post_type IN (' . Search_Database::placeholders( $types, '%s' ) . ") AND post_status = 'publish' AND post_password = ''", $types );
	}

	/** @return array<string, string> Plain text by field. */
	public function fields( WP_Post $post ): array {
		// Shortcodes and their content may be for some visitors only.
		$content = strip_shortcodes( $post->post_content );
		preg_match_all( '~<h[1-6][^>]*>(.*?)</h[1-6]>~is', $content, $headings );

		$fields = array(
			'title'    => $post->post_title,
			'headings' => implode( ' ', $headings[1] ?? array() ),
			'terms'    => self::terms( $post ),
			'excerpt'  => $post->post_excerpt,
			'content'  => $content,
			'comments' => $this->settings->get( 'search_comments' ) ? self::comments( $post ) : '',
		);

		/**
		 * Filters the texts under which a post can be found.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, string> $fields `title`, `headings`, `terms`, `excerpt`, `content` and `comments`, as HTML.
		 * @param WP_Post               $post
		 */
		$fields = (array) apply_filters( 'jetpack_dashboard_search_fields', $fields, $post );

		return array_map( array( self::class, 'plain' ), array_map( 'strval', array_filter( $fields, 'is_scalar' ) ) );
	}

	public static function plain( string $html ): string {
		// A space, so that paragraphs without one between them don't become one word.
		$text = wp_strip_all_tags( (string) preg_replace( '~<(?=/?(?:p|li|h[1-6]|t[dhr]|div|br|figcaption|dd|dt|blockquote)\b)~i', ' <', $html ) );
		$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );

		return mb_substr( wp_check_invalid_utf8( $text, true ), 0, self::LENGTH, 'UTF-8' );
	}

	/** Names of the post's public terms, without the default category. */
	private static function terms( WP_Post $post ): string {
		$default = (int) get_option( 'default_category' );
		$names   = array();
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
			$terms = $taxonomy->public && 'post_format' !== $taxonomy->name ? get_the_terms( $post, $taxonomy->name ) : array();
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				if ( $term instanceof WP_Term && ( 'category' !== $term->taxonomy || $default !== $term->term_id ) ) {
					$names[] = $term->name;
				}
			}
		}

		return implode( ' ', $names );
	}

	private static function comments( WP_Post $post ): string {
		$comments = get_comments(
			array(
				'post_id' => $post->ID,
				'status'  => 'approve',
				'type'    => 'comment',
				'number'  => self::COMMENTS,
				'orderby' => 'comment_ID',
				'order'   => 'DESC',
			)
		);

		return implode( ' ', is_array( $comments ) ? wp_list_pluck( $comments, 'comment_content' ) : array() );
	}
}
