<?php
/**
 * Words of texts and queries.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Analyzer;
use PHPUnit\Framework\TestCase;

final class AnalyzerTest extends TestCase {

	/**
	 * Texts and their words.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function texts(): array {
		return array(
			'lowercase'                 => array( 'Red SHOES', 'red shoes' ),
			'punctuation'               => array( 'drop-down, (web)site; A.B', 'drop down web site a b' ),
			'accents'                   => array( 'Café Ñandú Straße', 'cafe nandu strasse' ),
			'possessives'               => array( "Anna's don't rock’s", 'anna dont rock' ),
			'numbers'                   => array( 'PHP 8.2 in 2026', 'php 8 2 in 2026' ),
			'Cyrillic'                  => array( 'Привет МИР', 'привет мир' ),
			'Arabic'                    => array( 'كتاب جديد', 'كتاب جديد' ),
			'Chinese: pairs'            => array( '北京大学', '北京 京大 大学 学' ),
			'one Chinese character'     => array( '茶', '茶' ),
			'Japanese'                  => array( 'カレー屋', 'カレ レー ー屋 屋' ),
			'Korean'                    => array( '한국어 책', '한국 국어 어 책' ),
			'mixed'                     => array( 'iPhone手机8', 'iphone 手机 机 8' ),
			'soft hyphens, zero widths' => array( "Donau\u{00AD}dampf\u{200B}er", 'donaudampfer' ),
			'a very long word'          => array( str_repeat( 'ж', 20000 ) . ' кот', str_repeat( 'ж', 40 ) . ' кот' ),
			'long words are truncated'  => array( str_repeat( 'x', 60 ), str_repeat( 'x', 40 ) ),
			'no words'                  => array( '!!! – “…”', '' ),
			'invalid UTF-8'             => array( "a\xFFb", 'a b' ),
		);
	}

	/**
	 * A text is split into its words.
	 *
	 * @dataProvider texts
	 */
	public function test_words( string $text, string $words ): void {
		$this->assertSame( $words, implode( ' ', ( new Analyzer( true ) )->words( $text ) ) );
	}

	/**
	 * Queries and the words that are searched for.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function queries(): array {
		return array(
			'stop words are left out'          => array( 'the history of the cat', 'history cat' ),
			'a query of stop words alone'      => array( 'To be or not to be', 'to be or not' ),
			'repetitions'                      => array( 'cat Cat CAT', 'cat' ),
			'pairs without the last character' => array( '北京大学', '北京 京大 大学' ),
			'a single character stays'         => array( '北', '北' ),
		);
	}

	/**
	 * A query has each word once.
	 *
	 * @dataProvider queries
	 */
	public function test_query_words( string $query, string $words ): void {
		$this->assertSame( $words, implode( ' ', ( new Analyzer( true ) )->query_words( $query ) ) );
	}

	/**
	 * Other languages have neither stems nor stop words.
	 */
	public function test_only_english_has_stems_and_stop_words(): void {
		$this->assertSame( 'run', ( new Analyzer( true ) )->stem( 'running' ) );
		$this->assertSame( 'running', ( new Analyzer( false ) )->stem( 'running' ) );
		$this->assertSame( array( 'the', 'cat' ), ( new Analyzer( false ) )->query_words( 'the cat' ) );
	}

	/**
	 * The number of a term is the same on all servers.
	 */
	public function test_a_term_is_60_bits_of_a_hash(): void {
		$this->assertSame( 0x900150983cd24fb, Analyzer::term( 'abc' ) );
		$this->assertLessThan( 2 ** 60, Analyzer::term( 'cat' ) );
	}

	/**
	 * A post full of marks must not stop the index, or a page that shows it among its results.
	 */
	public function test_many_marks_on_a_letter_cost_little(): void {
		$started = hrtime( true );
		$words   = ( new Analyzer( false ) )->words( str_repeat( 'a' . str_repeat( "\u{0301}\u{0323}", 20000 ) . ' ', 2 ) );

		$this->assertCount( 2, $words );
		$this->assertLessThan( 2, ( hrtime( true ) - $started ) / 1e9 );
	}
}
