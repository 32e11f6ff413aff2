<?php
/**
 * Highlighted words.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Analyzer;
use Jetpack_Dashboard\Features\Search\Highlighter;
use PHPUnit\Framework\TestCase;

final class HighlighterTest extends TestCase {

	/**
	 * A highlighter for a query.
	 */
	private static function highlighter( string $query ): Highlighter {
		$analyzer = new Analyzer( true );
		$terms    = array();
		foreach ( $analyzer->query_words( $query ) as $word ) {
			$terms[ Analyzer::term( $analyzer->stem( $word ) ) ] = 1;
		}

		return new Highlighter( $analyzer, $terms );
	}

	/**
	 * Queries, texts, and the texts with matches in brackets.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public function texts(): array {
		return array(
			'all forms'              => array( 'run', 'Running, he runs.', '[Running], he [runs].' ),
			'accents'                => array( 'cafe', 'Das Café', 'Das [Café]' ),
			'markup is only text'    => array( 'b', '<b>&amp;</b>', '<[b]>&amp;</[b]>' ),
			'adjacent pairs'         => array( '北京大学', '在北京大学。', '在[北京大学]。' ),
			'two places'             => array( '北京', '北京和北京', '[北京]和[北京]' ),
			'a character at the end' => array( '学', '大学', '大[学]' ),
			'nothing'                => array( 'dog', 'Cat', 'Cat' ),
			'an empty text'          => array( 'dog', '', '' ),
		);
	}

	/**
	 * Only matches are marked, and no character is lost.
	 *
	 * @dataProvider texts
	 */
	public function test_segments( string $query, string $text, string $marked ): void {
		$parts = array_map(
			static fn( array $segment ): string => $segment['match'] ? "[{$segment['text']}]" : $segment['text'],
			self::highlighter( $query )->segments( $text )
		);

		$this->assertSame( $marked, implode( '', $parts ) );
	}

	/**
	 * The excerpt contains the first match, and no half words.
	 */
	public function test_excerpt(): void {
		$text    = str_repeat( 'word ', 100 ) . 'cat' . str_repeat( ' word', 100 );
		$excerpt = self::highlighter( 'cats' )->excerpt( $text );

		$this->assertMatchesRegularExpression( '/^… (word )+cat( word)+ …$/u', $excerpt );
		$this->assertLessThanOrEqual( 184, mb_strlen( $excerpt ) );
		$this->assertSame( 'A cat.', self::highlighter( 'cat' )->excerpt( " A\n cat. " ) );
		$this->assertStringStartsWith( 'word word', self::highlighter( 'dog' )->excerpt( $text ) );
	}

	/**
	 * A long text isn't analyzed to its end.
	 */
	public function test_excerpt_of_a_long_text(): void {
		$text = str_repeat( 'word ', 4000 ) . 'cat ' . str_repeat( 'word ', 40 );

		$this->assertStringStartsWith( 'word word', self::highlighter( 'cat' )->excerpt( $text ) );
		$this->assertStringContainsString( 'cat', self::highlighter( 'cat' )->excerpt( substr( $text, 100 ) ) );
	}
}
