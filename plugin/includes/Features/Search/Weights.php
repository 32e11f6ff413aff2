<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/**
 * BM25F, in integers, so that all databases add up the same numbers. The part that depends on the post alone is stored with the
 * index (`impacts()`); the rarity of a term is multiplied when somebody searches (`rarity()`).
 */
final class Weights {

	/** Weight, typical number of words, and how much longer texts count less (0 to 1), by field. */
	private const FIELDS = array(
		'title'    => array( 6.0, 8, 0.4 ),
		'headings' => array( 3.0, 30, 0.5 ),
		'terms'    => array( 3.0, 6, 0.3 ),
		'excerpt'  => array( 2.0, 30, 0.5 ),
		'content'  => array( 1.0, 400, 0.75 ),
		'comments' => array( 0.4, 200, 0.75 ),
	);

	/** How soon more occurrences of a term stop to count (BM25's k1). */
	private const SATURATION = 1.4;

	/** A text of a few words doesn't count much more than a typical one. */
	private const SHORTEST = 0.6;

	private const SCALE = 1000;

	/**
	 * @param array<string, string[]> $fields Stems by field, with repetitions.
	 * @return array<string, int> Impact by stem, 1 to 2400.
	 */
	public static function impacts( array $fields ): array {
		$counts = array();
		foreach ( array_intersect_key( self::FIELDS, $fields ) as $field => list( $weight, $typical, $slope ) ) {
			$length = max( self::SHORTEST, 1 - $slope + $slope * count( $fields[ $field ] ) / $typical );
			foreach ( array_count_values( $fields[ $field ] ) as $stem => $count ) {
				$counts[ $stem ] = ( $counts[ $stem ] ?? 0 ) + $weight * $count / $length;
			}
		}

		$impacts = array();
		foreach ( $counts as $stem => $count ) {
			$impacts[ (string) $stem ] = max( 1, (int) round( self::SCALE * $count * ( self::SATURATION + 1 ) / ( $count + self::SATURATION ) ) );
		}

		return $impacts;
	}

	/**
	 * @param int $docs  Posts with the term.
	 * @param int $total All posts.
	 * @return int 1 to about 1200.
	 */
	public static function rarity( int $docs, int $total ): int {
		$total = max( $total, $docs, 1 );

		return max( 1, (int) round( 100 * log( 1 + ( $total - $docs + 0.5 ) / ( $docs + 0.5 ) ) ) );
	}
}
