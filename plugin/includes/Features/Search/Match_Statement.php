<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Changes WordPress's statement for a page of results so that it reads types and dates from the index instead of wp_posts, whose rows
 * contain the whole texts.
 */
final class Match_Statement {

	/** WordPress's statement for whole posts. Statements that other plugins changed otherwise are left to WordPress. */
	private const STATEMENT = '/^\s*SELECT\s+SQL_CALC_FOUND_ROWS\s+%1$s\.\*\s+FROM\s+%1$s\s(.*\S)\s+ORDER\s+BY\s(.*\S)\s+LIMIT\s+(\d+),\s*(\d+)\s*$/s';

	/** The indexed posts, with the columns that the index has. All of them are published and have no password. */
	private const POSTS = "(SELECT doc AS ID, type AS post_type, date AS post_date, 'publish' AS post_status, '' AS post_password FROM %s WHERE type <> '')";

	private const COLUMNS = array( 'ID', 'post_type', 'post_date', 'post_status', 'post_password' );

	/** Name of the subquery with the matches. */
	public const MATCHES = 'jetpack_search';

	/** First result of the page. */
	public int $offset;

	/** Results per page. */
	public int $length;

	/** Whether only the index is read. */
	public bool $is_narrow;

	private string $from;
	private string $order;

	/** Options of SELECT. */
	private string $options;

	private function __construct( string $conditions, string $order, int $offset, int $length ) {
		global $wpdb;

		preg_match_all( '/\b' . preg_quote( $wpdb->posts, '/' ) . '`?\.`?(\w+|\*)/', "$conditions $order", $columns );
		$this->is_narrow = array() === array_diff( $columns[1], self::COLUMNS );
		$this->from      = 'FROM ' . ( $this->is_narrow ? sprintf( self::POSTS, Schema::table( 'docs' ) ) . ' ' : '' ) . "$wpdb->posts $conditions";
		$this->order     = $order;
		$this->options   = $this->is_narrow && self::begins_with_dates( $conditions ) ? 'STRAIGHT_JOIN ' : '';
		$this->offset    = $offset;
		$this->length    = $length;
	}

	/** @return self|null Null if WordPress has to run the statement. */
	public static function parse( string $statement ): ?self {
		global $wpdb;

		return preg_match( sprintf( self::STATEMENT, preg_quote( $wpdb->posts, '/' ) ), $statement, $parts ) && (int) $parts[4] > 0
			// With it, ORDER BY belongs to the subquery, and the results have no order.
			&& false === strpos( $parts[2], self::MATCHES . ' ON ' )
			? new self( $parts[1], $parts[2], (int) $parts[3], (int) $parts[4] )
			: null;
	}

	/** IDs of all results. */
	public function all(): string {
		return $this->ids();
	}

	/**
	 * IDs of the page.
	 *
	 * @param bool $counts Whether FOUND_ROWS() has the number of all results afterwards.
	 */
	public function page( bool $counts ): string {
		return $this->ids( $counts ? 'SQL_CALC_FOUND_ROWS ' : '' ) . " LIMIT $this->offset, $this->length";
	}

	/** The number of all results, without sorting them. */
	public function count(): string {
		global $wpdb;

		return "SELECT COUNT(*) FROM (SELECT $wpdb->posts.ID $this->from) found";
	}

	/**
	 * Whether to find the posts since a date first, by the index on dates, and then their scores in memory. If the period isn't short, MySQL
	 * would look up the date of each match instead, which takes longer than it estimates.
	 */
	private static function begins_with_dates( string $conditions ): bool {
		global $wpdb;

		$since = '/\b' . preg_quote( $wpdb->posts, '/' ) . "\.post_date >=? '/";

		return false !== strpos( $conditions, 'GROUP BY p.doc' ) && 1 === preg_match( $since, $conditions ) && ! empty( $wpdb->is_mysql );
	}

	private function ids( string $option = '' ): string {
		global $wpdb;

		return "SELECT $this->options$option$wpdb->posts.ID $this->from ORDER BY $this->order";
	}
}
