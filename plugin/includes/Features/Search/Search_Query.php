<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WP_Query use the index: the search page of the theme, and queries with VARIABLE. WP_Query itself still decides which posts
 * the user may read, filters by type, term and date, and splits into pages.
 */
class Search_Query {

	/** Query variable of our own queries. Not public, so that no URL can set it. */
	public const VARIABLE = 'jetpack_dashboard_search';

	/**
	 * Best matches of a search. With more of them, most of the time would be spent on reading posts of pages that nobody
	 * opens (docs/performance.md#search).
	 */
	private const MAXIMUM = 1000;

	/** Filters are applied to all matches if, for enough results, they need more of the best ones than so many times the maximum. */
	private const NEEDED = 4;

	private Search_Index $index;
	private Query_Terms $terms;
	private Clock $clock;

	/**
	 * Words of the query that is being prepared (see Query_Terms).
	 *
	 * @var array<int, array{docs: int, weights: array<int, int>}>
	 */
	private array $groups = array();

	/**
	 * Terms of the last query as keys.
	 *
	 * @var array<int, int>
	 */
	private array $terms_found = array();

	/** Object ID of the query that is being prepared. */
	private int $query_id = 0;

	/** Object ID of the prepared query. */
	private int $prepared_id = 0;

	/** Whether the prepared query has so few matches that all can be read. */
	private bool $has_few = false;

	/** The subquery of the prepared query. */
	private string $matches = '';

	/** The same with the best matches only, of which the filters probably leave enough. Empty if all are needed. */
	private string $best = '';

	public function __construct( Search_Index $index, Query_Terms $terms, Clock $clock ) {
		$this->index = $index;
		$this->terms = $terms;
		$this->clock = $clock;
	}

	/**
	 * Removes WordPress's own conditions, if the index has the results.
	 *
	 * @param string   $condition
	 * @param WP_Query $query
	 */
	public function replace_condition( $condition, $query ): string {
		global $wpdb;

		$this->query_id    = 0;
		$this->prepared_id = 0;
		$this->terms_found = array();

		$text = $query->get( 's' );
		if ( ! $this->applies( $query ) || ! is_string( $text ) || ! $this->index->is_ready() ) {
			return (string) $condition;
		}
		try {
			$groups = $this->terms->groups( $text, $this->index->size() );
		} catch ( Storage_Error $error ) {
			return (string) $condition;
		}
		if ( array() === $groups ) {
			// WordPress would look for the punctuation in all posts, which is too slow for a public route.
			return $query->get( self::VARIABLE ) ? ' AND 1 = 0' : (string) $condition;
		}

		$this->query_id    = spl_object_id( $query );
		$this->terms_found = array_replace( array(), ...array_column( $groups ?? array(), 'weights' ) );
		$this->groups      = $groups ?? array();

		// Posts with a password aren't in the index, but one may just have been set.
		return null === $groups ? ' AND 1 = 0' : " AND $wpdb->posts.post_password = ''";
	}

	/** @return array<int, int> Terms of the last query as keys, to highlight them. */
	public function terms(): array {
		return $this->terms_found;
	}

	/**
	 * @param array<string, string> $clauses
	 * @param WP_Query              $query
	 * @return array<string, string>
	 */
	public function join_matches( $clauses, $query ): array {
		global $wpdb;

		if ( 0 === $this->query_id || spl_object_id( $query ) !== $this->query_id ) {
			return $clauses;
		}
		$this->query_id = 0;
		if ( array() !== $this->groups ) {
			$docs        = min( array_column( $this->groups, 'docs' ) );
			$maximum     = self::maximum();
			$few         = $maximum > 0 ? min( $maximum, self::MAXIMUM ) : self::MAXIMUM;
			$is_by_score = in_array( $query->get( 'orderby' ), array( '', 'relevance' ), true );
			$is_filtered = ! $is_by_score || Query_Filters::is_narrowed( $query ) || Query_Filters::leaves_out_types( $query );
			$needed      = $is_by_score && $is_filtered && $few === $maximum && $maximum < $docs ? $this->needed( $query, $maximum, $docs ) : 0;

			$this->matches    = Match_Query::sql( $this->groups, $is_filtered ? 0 : $maximum );
			$this->best       = $needed > 0 ? Match_Query::sql( $this->groups, $needed ) : '';
			$alias            = Match_Statement::MATCHES;
			$clauses['join'] .= " INNER JOIN ($this->matches) $alias ON $alias.doc = $wpdb->posts.ID";
			if ( $is_by_score ) {
				$clauses['orderby'] = Match_Query::order( $this->clock->now() );
			}
			$this->prepared_id = spl_object_id( $query );
			$this->has_few     = $docs <= $few || ( ! $is_filtered && $few === $maximum );
		}

		return $clauses;
	}

	/**
	 * Finds the posts of a search instead of WordPress.
	 *
	 * @param array<int, int|\WP_Post>|null $posts
	 * @param WP_Query                      $query
	 * @return array<int, int|\WP_Post>|null
	 */
	public function find_page( $posts, $query ) {
		if ( null !== $posts || 0 === $this->prepared_id || spl_object_id( $query ) !== $this->prepared_id ) {
			return $posts;
		}
		$this->prepared_id = 0;

		return Match_Page::ids( $query, $this->has_few, '' === $this->best ? '' : str_replace( "($this->matches)", "($this->best)", (string) $query->request ), self::maximum() );
	}

	/** The most results of a search without filters, or with filters that keep many posts; 0 for all. */
	public static function maximum(): int {
		/**
		 * Filters the most results of a search without filters, or with filters by type and term that keep many posts.
		 *
		 * @since 1.0.0
		 *
		 * @param int $maximum The best matches; 0 for all matches, which takes longer with many posts.
		 */
		return max( 0, (int) apply_filters( 'jetpack_dashboard_search_maximum', self::MAXIMUM ) );
	}

	/**
	 * How many of the best matches to read so that filters by type and term leave the maximum, with a quarter to spare. 0 if applying them
	 * to all matches takes no longer, or if how many posts they keep isn't known.
	 *
	 * @param int $docs Number of matches, at most.
	 */
	private function needed( WP_Query $query, int $maximum, int $docs ): int {
		$size    = $this->index->size();
		$passing = Query_Filters::passing( $query, $size, $this->index->types() );
		$needed  = $passing > 0 ? intdiv( 5 * $maximum * $size, 4 * $passing ) : 0;

		return $needed <= self::NEEDED * $maximum && 2 * $needed <= $docs ? $needed : 0;
	}

	private function applies( WP_Query $query ): bool {
		if ( $query->get( self::VARIABLE ) ) {
			return true;
		}

		return $query->is_main_query() && $query->is_search() && ! is_admin() && ! $query->get( 'exact' ) && ! $query->get( 'sentence' );
	}
}
