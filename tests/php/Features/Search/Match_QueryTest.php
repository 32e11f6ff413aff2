<?php
/**
 * Tests of the SQL that finds posts.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Match_Query;
use PHPUnit\Framework\TestCase;

final class Match_QueryTest extends TestCase {

	/**
	 * The connection of other tests.
	 *
	 * @var mixed
	 */
	private $wpdb;

	protected function setUp(): void {
		$this->wpdb      = $GLOBALS['wpdb'] ?? null;
		$GLOBALS['wpdb'] = (object) array( 'prefix' => 'wp_' );
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->wpdb;
	}

	/**
	 * Rows of the query in SQLite, with five posts: terms 1 and 2 are in most posts, 3 and 4 in one.
	 *
	 * @param array<int, array{docs: int, weights: array<int, int>}> $groups
	 * @return array<int, int> Score by post, the best first.
	 */
	private static function run_query( array $groups, int $limit = 0 ): array {
		$database = new \PDO( 'sqlite::memory:' );
		$database->exec( 'CREATE TABLE wp_jetpack_dashboard_search_postings (term INTEGER, doc INTEGER, impact INTEGER, PRIMARY KEY (term, doc))' );
		$database->exec( 'INSERT INTO wp_jetpack_dashboard_search_postings VALUES (1,11,100),(1,12,200),(1,13,300),(1,14,400),(2,11,10),(2,12,10),(2,13,10),(2,15,10),(3,12,1),(4,13,1)' );
		$rows = $database->query( Match_Query::sql( $groups, $limit ) )->fetchAll( \PDO::FETCH_KEY_PAIR );
		arsort( $rows );

		return array_map( 'intval', $rows );
	}

	private static function group( int $docs, array $weights ): array {
		return array(
			'docs'    => $docs,
			'weights' => $weights,
		);
	}

	public function queries(): array {
		$one   = self::group( 4, array( 1 => 2 ) );
		$two   = self::group( 4, array( 2 => 3 ) );
		$rare  = self::group( 1, array( 3 => 5 ) );
		$other = self::group(
			2,
			array(
				3 => 5,
				4 => 7,
			)
		);

		return array(
			'one word'                       => array(
				array( $one ),
				array(
					14 => 800,
					13 => 600,
					12 => 400,
					11 => 200,
				),
			),
			'two words'                      => array(
				array( $one, $two ),
				array(
					13 => 630,
					12 => 430,
					11 => 230,
				),
			),
			'three words'                    => array( array( $one, $rare, $two ), array( 12 => 435 ) ),
			'two forms of one word'          => array( array( $rare, self::group( 1, array( 3 => 2 ) ) ), array( 12 => 5 ) ),
			'a word with alternatives'       => array(
				array( $one, $other ),
				array(
					13 => 607,
					12 => 405,
				),
			),
			'a word that is an alternative'  => array(
				array(
					$one,
					self::group(
						3,
						array(
							1 => 1,
							3 => 5,
						)
					),
				),
				array(
					14 => 800,
					13 => 600,
					12 => 405,
					11 => 200,
				),
			),
			'words that are in no post both' => array( array( $rare, self::group( 1, array( 4 => 7 ) ) ), array() ),
		);
	}

	/** @dataProvider queries */
	public function test_posts_that_contain_all_words( array $groups, array $expected ): void {
		$this->assertSame( $expected, self::run_query( $groups ) );
	}

	public function test_words_without_alternatives_are_looked_up_rather_than_grouped(): void {
		$groups = $this->queries()['two words'][0];

		$this->assertStringNotContainsString( 'GROUP BY', Match_Query::sql( $groups ) );
		$this->assertStringContainsString( 'WHERE p0.term = 1', Match_Query::sql( array( self::group( 9, array( 2 => 3 ) ), $groups[0] ) ) );
		$this->assertSame( array( 13 => 630 ), self::run_query( $groups, 1 ) );
	}

	/**
	 * A condition per term would be compared for each row.
	 */
	public function test_terms_of_the_same_weight_share_a_condition(): void {
		$group = self::group( 9, array( 1 => 95 ) + array_fill( 2, 3, 23 ) );

		$this->assertStringContainsString( 'CASE WHEN p.term IN (1) THEN 95 ELSE 23 END', Match_Query::sql( array( $group ) ) );
		$this->assertSame(
			array(
				14 => 38000,
				13 => 28753,
				12 => 19253,
				11 => 9730,
				15 => 230,
			),
			self::run_query( array( $group ) )
		);
		$this->assertStringNotContainsString( 'CASE', Match_Query::sql( array( self::group( 9, array_fill( 2, 3, 23 ) ) ) ) );
	}

	public function test_frequent_words_are_looked_up_for_the_posts_of_a_word_with_alternatives(): void {
		list( $groups ) = $this->queries()['a word with alternatives'];
		$sql            = Match_Query::sql( $groups );

		$this->assertStringContainsString( 'GROUP BY p.doc) m INNER JOIN', $sql );
		$this->assertStringNotContainsString( 'HAVING', $sql );
		// A rare word is read first.
		$groups[1]['docs'] = 9;
		$this->assertStringContainsString( 'HAVING', Match_Query::sql( $groups ) );
	}

	public function rows_of_copies(): array {
		$one   = self::group( 30000, array( 1 => 2 ) );
		$large = self::group( 100001, array( 2 => 3 ) );
		$other = self::group(
			20000,
			array(
				3 => 5,
				4 => 7,
			)
		);

		return array(
			'a word'                               => array( array( $one ), 0 ),
			'two words of about as many posts'     => array( array( $one, self::group( 90000, array( 2 => 3 ) ) ), 2 ),
			'one in many more posts'               => array( array( $one, self::group( 90001, array( 2 => 3 ) ) ), 0 ),
			'more than fit into memory'            => array( array( $large, self::group( 100000, array( 1 => 2 ) ) ), 0 ),
			'a word and a rarer with alternatives' => array( array( $one, $other ), 1 ),
			'words with alternatives'              => array( array( $other, $other ), 0 ),
		);
	}

	/** @dataProvider rows_of_copies */
	public function test_mysql_copies_the_posts_of_several_terms_to_find_the_best( array $groups, int $copies ): void {
		$limit = ' LIMIT ' . PHP_INT_MAX;

		$this->assertSame( 0, substr_count( Match_Query::sql( $groups, 1000 ), $limit ) );
		$GLOBALS['wpdb']->is_mysql = true;
		$this->assertSame( $copies, substr_count( Match_Query::sql( $groups, 1000 ), $limit ) );
		$this->assertSame( 0, substr_count( Match_Query::sql( $groups ), $limit ) );
	}

	public function test_copies_have_the_same_scores(): void {
		$groups                    = $this->queries()['two words'][0];
		$GLOBALS['wpdb']->is_mysql = true;

		$this->assertStringContainsString( 'LIMIT ' . PHP_INT_MAX, Match_Query::sql( $groups, 2 ) );
		$this->assertSame(
			array(
				13 => 630,
				12 => 430,
			),
			self::run_query( $groups, 2 )
		);
	}
}
