<?php
/**
 * Alternatives of the words of a query.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Query_Terms;
use Jetpack_Dashboard\Features\Search\Search_Database;
use PHPUnit\Framework\TestCase;

final class Query_TermsTest extends TestCase {

	/**
	 * Query_Terms with an index in which these terms start with the word.
	 *
	 * @param array<int, int> $docs Number of posts by term.
	 */
	private static function terms( array $docs ): Query_Terms {
		$database = new class( $docs ) extends Search_Database {
			/**
			 * Number of posts by term.
			 *
			 * @var array<int, int>
			 */
			private array $docs;

			/**
			 * Takes the rows of the index.
			 *
			 * @param array<int, int> $docs Number of posts by term.
			 */
			public function __construct( array $docs ) {
				parent::__construct();
				$this->docs = $docs;
			}

			/**
			 * The query of prefixes finds all terms, others nothing.
			 *
			 * @param string                 $sql
			 * @param array<int, string|int> $args
			 * @return array<int, array<string, string>>
			 */
			public function rows( string $sql, array $args = array() ): array {
				$rows = array();
				foreach ( false === strpos( $sql, 'w.word >=' ) ? array() : $this->docs as $term => $count ) {
					$rows[] = array(
						'term' => (string) $term,
						'docs' => (string) $count,
					);
				}

				return $rows;
			}
		};

		return new Query_Terms( $database );
	}

	/**
	 * Longer words are left out if there would be too many postings to read, but never all.
	 */
	public function test_prefixes_are_limited(): void {
		$groups = self::terms(
			array(
				1 => 60000,
				2 => 15000,
				3 => 4000,
				4 => 500,
			)
		)->groups( 'cat', 100000 );

		$this->assertSame( 19500, $groups[0]['docs'] ?? null );
		$this->assertSame( array( 4, 3, 2 ), array_keys( $groups[0]['weights'] ?? array() ) );
		$this->assertSame( 60000, self::terms( array( 1 => 60000 ) )->groups( 'cat', 100000 )[0]['docs'] ?? null );
	}
}
