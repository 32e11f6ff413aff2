<?php
/**
 * Tests of the statements that read a page of results.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Match_Statement;
use PHPUnit\Framework\TestCase;

final class Match_StatementTest extends TestCase {

	private const JOIN = 'INNER JOIN (SELECT p0.doc AS doc, 7 AS score FROM wp_jetpack_dashboard_search_postings p0 ORDER BY score DESC, doc DESC LIMIT 1000) jetpack_search ON jetpack_search.doc = wp_posts.ID';

	/**
	 * The connection of other tests.
	 *
	 * @var mixed
	 */
	private $wpdb;

	protected function setUp(): void {
		$this->wpdb      = $GLOBALS['wpdb'] ?? null;
		$GLOBALS['wpdb'] = (object) array(
			'prefix' => 'wp_',
			'posts'  => 'wp_posts',
		);
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->wpdb;
	}

	private static function request( string $where = "AND wp_posts.post_type = 'post'", string $order = 'ORDER BY jetpack_search.score DESC, wp_posts.ID DESC', string $fields = 'wp_posts.*' ): string {
		return "\n\t\tSELECT SQL_CALC_FOUND_ROWS  $fields\n\t\tFROM wp_posts " . self::JOIN . "\n\t\tWHERE 1=1 $where\n\t\t\n\t\t$order\n\t\tLIMIT 20, 10\n\t";
	}

	public function test_reads_the_index_instead_of_the_posts(): void {
		$statement = Match_Statement::parse( self::request() );

		$this->assertNotNull( $statement );
		$this->assertTrue( $statement->is_narrow );
		$this->assertSame( array( 20, 10 ), array( $statement->offset, $statement->length ) );
		foreach ( array( $statement->all(), $statement->page( true ), $statement->count() ) as $sql ) {
			$this->assertStringNotContainsString( 'FROM wp_posts', $sql );
			$this->assertStringContainsString( self::JOIN, $sql );
			$this->assertStringContainsString( "AND wp_posts.post_type = 'post'", $sql );
		}
		$this->assertStringEndsWith( 'ORDER BY jetpack_search.score DESC, wp_posts.ID DESC', $statement->all() );
		$this->assertStringEndsWith( 'wp_posts.ID DESC LIMIT 20, 10', $statement->page( false ) );
		$this->assertStringStartsWith( 'SELECT SQL_CALC_FOUND_ROWS wp_posts.ID FROM', $statement->page( true ) );
		$this->assertStringNotContainsString( 'SQL_CALC_FOUND_ROWS', $statement->page( false ) );
		$this->assertStringNotContainsString( 'wp_posts.ID DESC', $statement->count() );
	}

	public function columns(): array {
		return array(
			'of the author'           => array( 'AND wp_posts.post_author = 3' ),
			'in quotes'               => array( 'AND `wp_posts`.`post_author` = 3' ),
			'all of them'             => array( 'AND EXISTS (SELECT wp_posts.* FROM wp_posts)' ),
			'in a condition on terms' => array( 'AND wp_posts.ID NOT IN (SELECT object_id FROM wp_term_relationships WHERE object_id = wp_posts.post_parent)' ),
		);
	}

	/** @dataProvider columns */
	public function test_reads_the_posts_for_columns_that_the_index_does_not_have( string $where ): void {
		$statement = Match_Statement::parse( self::request( $where ) );

		$this->assertNotNull( $statement );
		$this->assertFalse( $statement->is_narrow );
		$this->assertStringStartsWith( 'SELECT wp_posts.ID FROM wp_posts INNER JOIN', $statement->all() );
	}

	public function test_reads_the_posts_for_an_order_that_the_index_does_not_have(): void {
		$this->assertFalse( Match_Statement::parse( self::request( '', 'ORDER BY wp_posts.menu_order' ) )->is_narrow );
	}

	public function test_mysql_finds_the_posts_since_a_date_before_their_scores_are_grouped(): void {
		$since   = "AND ( wp_posts.post_date > '2026-10-28 17:20:15' )";
		$grouped = str_replace( 'p0 ORDER BY', 'p GROUP BY p.doc ORDER BY', self::request( $since ) );
		$starts  = static fn( string $request ): bool => 0 === strpos( Match_Statement::parse( $request )->page( true ), 'SELECT STRAIGHT_JOIN SQL_CALC_FOUND_ROWS wp_posts.ID' );

		$this->assertFalse( $starts( $grouped ) );
		$GLOBALS['wpdb']->is_mysql = true;
		$this->assertTrue( $starts( $grouped ) );
		$this->assertFalse( $starts( self::request( $since ) ) );
		$this->assertFalse( $starts( str_replace( $since, 'AND YEAR( wp_posts.post_date ) = 2026', $grouped ) ) );
		$this->assertFalse( $starts( str_replace( $since, "$since AND wp_posts.post_author = 3", $grouped ) ) );
	}

	public function test_knows_tables_with_similar_names(): void {
		$this->assertTrue( Match_Statement::parse( self::request( 'AND my_wp_posts.price > 3' ) )->is_narrow );
	}

	public function test_leaves_other_statements_to_wordpress(): void {
		$this->assertNull( Match_Statement::parse( '' ) );
		$this->assertNull( Match_Statement::parse( self::request( '', '' ) ) );
		$this->assertNull( Match_Statement::parse( self::request( '', 'ORDER BY wp_posts.ID', 'wp_posts.*, 7 AS lucky' ) ) );
		$this->assertNull( Match_Statement::parse( str_replace( 'LIMIT 20, 10', '', self::request() ) ) );
		$this->assertNull( Match_Statement::parse( str_replace( 'SQL_CALC_FOUND_ROWS', '', self::request() ) ) );
	}
}
