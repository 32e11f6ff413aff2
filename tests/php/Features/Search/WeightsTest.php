<?php
/**
 * Weights of fields and terms.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Query_Terms;
use Jetpack_Dashboard\Features\Search\Weights;
use PHPUnit\Framework\TestCase;

final class WeightsTest extends TestCase {

	/**
	 * The term in one field among other words.
	 */
	private static function impact( string $field, int $times = 1, int $others = 20 ): int {
		$words = array_merge( array_fill( 0, $times, 'cat' ), array_fill( 0, $others, 'other' ) );

		return Weights::impacts( array( $field => $words ) )['cat'];
	}

	/**
	 * Title, then headings and terms, excerpt, content, comments.
	 */
	public function test_fields_count_in_this_order(): void {
		$impacts = array(
			self::impact( 'title', 1, 7 ),
			self::impact( 'terms', 1, 5 ),
			self::impact( 'excerpt', 1, 30 ),
			self::impact( 'content', 1, 100 ),
			self::impact( 'comments', 1, 100 ),
		);
		$sorted  = $impacts;
		rsort( $sorted );

		$this->assertSame( $sorted, $impacts );
		$this->assertSame( $impacts, array_unique( $impacts ) );
		$this->assertGreaterThan( self::impact( 'excerpt' ), self::impact( 'headings' ) );
	}

	/**
	 * More occurrences count more, but never above the limit.
	 */
	public function test_occurrences_saturate(): void {
		$this->assertGreaterThan( self::impact( 'content', 1 ), self::impact( 'content', 2 ) );
		$this->assertLessThanOrEqual( 2400, self::impact( 'title', 1000, 0 ) );
		$this->assertLessThan( 65536, self::impact( 'title', 100000, 0 ) );
	}

	/**
	 * A long text has more words by chance.
	 */
	public function test_longer_texts_count_less(): void {
		$this->assertGreaterThan( self::impact( 'content', 1, 3000 ), self::impact( 'content', 1, 100 ) );
	}

	/**
	 * A number is a term like any other.
	 */
	public function test_numbers_and_unknown_fields(): void {
		$this->assertArrayHasKey( 2026, Weights::impacts( array( 'title' => array( '2026' ) ) ) );
		$this->assertSame( array(), Weights::impacts( array( 'secret' => array( 'cat' ) ) ) );
	}

	/**
	 * A rare term counts more, and no number of posts breaks the formula.
	 */
	public function test_rarity(): void {
		$this->assertGreaterThan( Weights::rarity( 5000, 50000 ), Weights::rarity( 5, 50000 ) );
		$this->assertSame( 1, Weights::rarity( 50000, 50000 ) );
		$this->assertSame( Weights::rarity( 7, 7 ), Weights::rarity( 7, 0 ) );
		$this->assertGreaterThan( 0, Weights::rarity( 0, 0 ) );
	}

	/**
	 * Pairs of words, and whether they differ by one letter.
	 *
	 * @return array<string, array{string, string, bool}>
	 */
	public function pairs(): array {
		return array(
			'missing letter'      => array( 'mountin', 'mountain', true ),
			'additional letter'   => array( 'mountaiin', 'mountain', true ),
			'other letter'        => array( 'mounyain', 'mountain', true ),
			'first letter'        => array( 'nountain', 'mountain', true ),
			'last letter'         => array( 'mountaim', 'mountain', true ),
			'swapped'             => array( 'moutnain', 'mountain', true ),
			'swapped at the end'  => array( 'mountani', 'mountain', true ),
			'equal'               => array( 'mountain', 'mountain', true ),
			'two letters'         => array( 'muontxin', 'mountain', false ),
			'two missing letters' => array( 'mounan', 'mountain', false ),
			'swapped and missing' => array( 'omuntin', 'mountain', false ),
			'umlauts'             => array( 'гopа', 'гора', false ),
			'one umlaut'          => array( 'гoра', 'гора', true ),
		);
	}

	/**
	 * Typing errors are of one letter.
	 *
	 * @dataProvider pairs
	 */
	public function test_typing_errors( string $typed, string $word, bool $is_similar ): void {
		$this->assertSame( $is_similar, Query_Terms::differs_by_one( mb_str_split( $typed ), mb_str_split( $word ) ) );
	}
}
