<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/**
 * Compares a post with the newest posts, and with posts that share a word of the title. Rare words count more, so no list of stop
 * words is needed.
 */
final class By_Text {

	/** Number of posts to compare; about 20 µs each. */
	private const NEWEST   = 300;
	private const BY_TITLE = 100;

	/** Words of the title to search for. */
	private const TITLE_WORDS = 4;

	/** Characters to read per text. */
	private const LENGTH = 1500;

	private const TITLE_WEIGHT = 3;

	/** Ignores words that more than one in this many posts contain. */
	private const TOO_COMMON = 3;

	/** Words of three or more characters; pairs of characters for scripts without spaces. */
	private const WORD = '/(?=([\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}]{2}))|((?:(?![\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}])[\p{L}\p{N}]){3,})/u';

	/** @return int[] Post ids, best first. */
	public static function find( WP_Post $post, int $maximum ): array {
		$title = self::words( $post->post_title );
		$own   = self::weights( $title, self::words( mb_substr( $post->post_content, 0, self::LENGTH ) ) );
		if ( ! $own ) {
			return array();
		}

		$newest = self::candidates( $post, '', self::NEWEST );
		$rarity = self::rarity( $own, $newest );
		$scores = array();
		foreach ( $newest + self::candidates( $post, self::title_condition( array_keys( $title ) ), self::BY_TITLE ) as $id => $candidate ) {
			$shared = array_intersect_key( $candidate['weights'], $own, $rarity );
			// A single shared word may be chance, unless both titles contain it.
			if ( count( $shared ) < 2 && ! array_intersect_key( $shared, $title, $candidate['title'] ) ) {
				continue;
			}
			$score = 0.0;
			foreach ( $shared as $word => $weight ) {
				$score += $weight * $own[ $word ] * $rarity[ $word ];
			}
			$scores[ $id ] = $score;
		}
		// Sorting is stable only from PHP 8 on, so ids break ties.
		uksort( $scores, static fn( int $a, int $b ): int => array( $scores[ $b ], $b ) <=> array( $scores[ $a ], $a ) );

		return array_slice( array_keys( $scores ), 0, $maximum );
	}

	/**
	 * @param string $condition Prepared SQL; '' for none.
	 * @param int    $maximum   Newest first.
	 * @return array<int, array{title: array<string, true>, weights: array<string, int>}> By id.
	 */
	private static function candidates( WP_Post $post, string $condition, int $maximum ): array {
		global $wpdb;

		// phpcs:disable WordPress.DB -- WP_Query can't read the beginning of texts. The result is cached.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_title, LEFT( post_content, %d ) AS post_content FROM {$wpdb->posts}
				WHERE post_type = %s AND post_status = 'publish' AND post_password = '' AND ID <> %d",
				self::LENGTH,
				$post->post_type,
				$post->ID
			) . "$condition ORDER BY post_date DESC LIMIT $maximum"
		);
		// phpcs:enable

		$candidates = array();
		foreach ( (array) $rows as $row ) {
			$title = self::words( $row->post_title );

			$candidates[ (int) $row->ID ] = array(
				'title'   => $title,
				'weights' => self::weights( $title, self::words( $row->post_content ) ),
			);
		}

		return $candidates;
	}

	/**
	 * SQL condition for posts that share a word of the title.
	 *
	 * @param array<int|string> $words
	 */
	private static function title_condition( array $words ): string {
		global $wpdb;

		$words = array_map( 'strval', $words );
		usort( $words, static fn( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		$likes = array();
		foreach ( array_slice( $words, 0, self::TITLE_WORDS ) as $word ) {
			$likes[] = $wpdb->prepare( 'post_title LIKE %s', '%' . $wpdb->esc_like( $word ) . '%' );
		}

		return $likes ? ' AND ( ' . implode( ' OR ', $likes ) . ' )' : ' AND 1 = 0';
	}

	/**
	 * Weight of each word: the fewer posts contain it, the higher.
	 *
	 * @param array<string, int>                                                         $own Words of the post.
	 * @param array<int, array{title: array<string, true>, weights: array<string, int>}> $newest
	 * @return array<string, float> By word, without those that are too common.
	 */
	private static function rarity( array $own, array $newest ): array {
		$counts = array_fill_keys( array_keys( $own ), 0 );
		foreach ( $newest as $candidate ) {
			foreach ( array_intersect_key( $candidate['weights'], $own ) as $word => $weight ) {
				++$counts[ $word ];
			}
		}

		$rarity = array();
		foreach ( $counts as $word => $count ) {
			// With very few posts, no word is too common.
			if ( $count <= max( 2, count( $newest ) / self::TOO_COMMON ) ) {
				$rarity[ $word ] = log( ( 2 + count( $newest ) ) / ( 1 + $count ) );
			}
		}

		return $rarity;
	}

	/**
	 * @param array<string, true> $title
	 * @param array<string, true> $content
	 * @return array<string, int> By word.
	 */
	private static function weights( array $title, array $content ): array {
		return array_fill_keys( array_keys( $title ), self::TITLE_WEIGHT ) + array_fill_keys( array_keys( $content ), 1 );
	}

	/**
	 * @param string $html May be truncated within a tag.
	 * @return array<string, true> Lowercase words as keys.
	 */
	private static function words( string $html ): array {
		$text = html_entity_decode( (string) preg_replace( '/<!--.*?(?:-->|$)|<[^>]*(?:>|$)/s', ' ', $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
		preg_match_all( self::WORD, $text, $found );

		$words = array_fill_keys( array_merge( $found[1] ?? array(), $found[2] ?? array() ), true );
		unset( $words[''] );

		return $words;
	}
}
