<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** Title, categories and tags of a subject like `Low tide [category Travel, Sea] [tag beach]`. */
final class Subject_Line {

	private const MAX_NAMES = 20;

	private string $title;

	/** @var array{category: string[], tag: string[]} */
	private array $names = array(
		'category' => array(),
		'tag'      => array(),
	);

	public function __construct( string $subject ) {
		$title = preg_replace_callback(
			'/\[(categor(?:y|ies)|tags?)\s*[\s:]\s*([^\[\]]*)\]/iu',
			function ( array $match ): string {
				$kind = 't' === strtolower( $match[1][0] ) ? 'tag' : 'category';

				$this->names[ $kind ] = array_merge( $this->names[ $kind ], self::names( $match[2] ) );

				return ' ';
			},
			$subject
		);

		$this->title = trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( (string) ( $title ?? $subject ) ) ) );
	}

	public function title(): string {
		return $this->title;
	}

	/** @return string[] */
	public function tags(): array {
		return array_slice( array_unique( $this->names['tag'] ), 0, self::MAX_NAMES );
	}

	/**
	 * Existing categories by name or slug. Users who may add categories also add missing ones.
	 *
	 * @return int[]
	 */
	public function category_ids( bool $can_add ): array {
		$ids = array();

		foreach ( array_slice( array_unique( $this->names['category'] ), 0, self::MAX_NAMES ) as $name ) {
			$term = get_term_by( 'name', $name, 'category' ) ?: get_term_by( 'slug', sanitize_title( $name ), 'category' );
			if ( ! $term && $can_add ) {
				$added = wp_insert_term( $name, 'category' );
				$ids[] = is_wp_error( $added ) ? 0 : (int) $added['term_id'];
			} elseif ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_id;
			}
		}

		return array_values( array_filter( $ids ) );
	}

	/** @return string[] */
	private static function names( string $list ): array {
		$names = array_map( static fn( string $name ): string => mb_substr( sanitize_text_field( $name ), 0, 100, 'UTF-8' ), explode( ',', $list ) );

		return array_values( array_filter( $names, static fn( string $name ): bool => '' !== $name ) );
	}
}
