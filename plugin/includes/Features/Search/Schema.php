<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/**
 * The inverted index: tables of the site. Uninstalling finds them by the plugin's prefix.
 *
 * - postings: one row per term and post, with its BM25F score without the rarity of the term.
 * - terms: in how many posts a term is. A term is a hash of a word's stem, so that no ids have to be looked up to write.
 * - words: the vocabulary, for prefixes and typing errors, with the term of each word.
 * - docs: the posts. `stale` is 0 for a current post, else 1 plus the number of failed attempts to index it. `type` and `date` are
 *   those of the post, so that filters don't have to read its text with them; `type` is empty while a post that isn't public any more
 *   hasn't been removed yet.
 */
final class Schema {

	public const PREFIX = 'jetpack_dashboard_search_';
	public const TABLES = array( 'postings', 'terms', 'words', 'docs' );

	/** A change of tables or analysis needs a new number, which rebuilds the index. */
	public const VERSION = 5;

	/** Maximum length of a word in characters. */
	public const WORD = 40;

	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate  = $wpdb->get_charset_collate();
		$postings = self::table( 'postings' );
		$terms    = self::table( 'terms' );
		$words    = self::table( 'words' );
		$docs     = self::table( 'docs' );
		$size     = self::WORD;
		// SQLite would read each row apart from the key, which takes ten times as long. MySQL stores rows with the key, and joins a unique
		// key faster (docs/decisions/038).
		$key = empty( $wpdb->is_mysql ) ? 'term,doc,impact' : 'term,doc';
		// The id of a post, but as AUTO_INCREMENT it is the key that SQLite stores the row with.
		$doc = 'bigint unsigned NOT NULL AUTO_INCREMENT';
		// Sorted by code point, as SQLite does.
		$word = "varchar($size) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL";

		dbDelta(
			"CREATE TABLE $postings (
				term bigint unsigned NOT NULL,
				doc bigint unsigned NOT NULL,
				impact smallint unsigned NOT NULL,
				PRIMARY KEY  ($key),
				KEY doc (doc)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $terms (
				term bigint unsigned NOT NULL,
				docs int NOT NULL DEFAULT 0,
				PRIMARY KEY  (term)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $words (
				word $word,
				reversed $word,
				size tinyint unsigned NOT NULL,
				term bigint unsigned NOT NULL,
				PRIMARY KEY  (word),
				KEY reversed (reversed)
			) $collate;"
		);
		dbDelta(
			"CREATE TABLE $docs (
				doc $doc,
				stale tinyint unsigned NOT NULL DEFAULT 1,
				type varchar(20) NOT NULL DEFAULT '',
				date datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
				PRIMARY KEY  (doc),
				KEY stale (stale),
				KEY date (date,type)
			) $collate;"
		);
	}

	public static function drop(): void {
		global $wpdb;

		foreach ( self::TABLES as $name ) {
			$table = self::table( $name );
			$wpdb->query( "DROP TABLE IF EXISTS $table" ); // phpcs:ignore WordPress.DB -- Tables of our own.
		}
	}

	public static function table( string $name ): string {
		global $wpdb;

		return $wpdb->prefix . self::PREFIX . $name;
	}
}
