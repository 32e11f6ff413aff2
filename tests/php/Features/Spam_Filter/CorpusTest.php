<?php
/**
 * Measures how much spam is caught and how much ham is held, on texts that the filter hasn't learned.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Spam_Filter;

use Jetpack_Dashboard\Features\Spam_Filter\Bayes;
use Jetpack_Dashboard\Features\Spam_Filter\Engine;
use Jetpack_Dashboard\Features\Spam_Filter\Heuristics;
use Jetpack_Dashboard\Features\Spam_Filter\Message;
use Jetpack_Dashboard\Features\Spam_Filter\Verdict;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Corpus.php';
require_once __DIR__ . '/Learned.php';

final class CorpusTest extends TestCase {

	/** Messages of each kind in each part. */
	private const SIZE = 200;

	public function test_messages_are_different(): void {
		foreach ( array( 'spam', 'ham' ) as $kind ) {
			$texts = array();
			for ( $part = 0; $part < Corpus::PARTS; $part++ ) {
				foreach ( Corpus::messages( $kind, $part, self::SIZE ) as $item ) {
					$texts[ $item['message']->text ] = true;
				}
			}
			$this->assertCount( Corpus::PARTS * self::SIZE, $texts, $kind );
		}
	}

	/** Each part is judged by a filter that has learned the other ones. Only the content counts, without the form's honeypot and time. */
	public function test_learned_filter(): void {
		$wrong = array(
			'spam' => array(),
			'ham'  => array(),
		);
		for ( $part = 0; $part < Corpus::PARTS; $part++ ) {
			$learned = self::learned_without( $part );
			foreach ( $wrong as $kind => $items ) {
				$wrong[ $kind ] = array_merge( $items, self::wrong( $learned, $kind, Corpus::messages( $kind, $part, self::SIZE ) ) );
			}
		}

		$this->assertLessThanOrEqual( 0.03, count( $wrong['spam'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['spam'] ) );
		$this->assertLessThanOrEqual( 0.003, count( $wrong['ham'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['ham'] ) );
	}

	/** A new site has nothing to learn from yet. */
	public function test_filter_that_has_learned_nothing(): void {
		$wrong = array(
			'spam' => array(),
			'ham'  => array(),
		);
		for ( $part = 0; $part < Corpus::PARTS; $part++ ) {
			foreach ( $wrong as $kind => $items ) {
				$wrong[ $kind ] = array_merge( $items, self::wrong( new Learned(), $kind, Corpus::messages( $kind, $part, self::SIZE ) ) );
			}
		}

		$this->assertLessThanOrEqual( 0.25, count( $wrong['spam'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['spam'] ) );
		$this->assertLessThanOrEqual( 0.003, count( $wrong['ham'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['ham'] ) );
	}

	/**
	 * Texts on other topics than those that it learned. That is as if a site started to write about something else, so it misses many, but
	 * what it holds must be spam.
	 */
	public function test_texts_that_nothing_was_fitted_to(): void {
		$held_out = self::of_both( array( Corpus::class, 'held_out' ) );
		$this->assertSame( array( 200, 200 ), array_map( 'count', array_values( $held_out ) ) );
		$learned = self::learn( self::of_parts( range( 0, Corpus::PARTS - 1 ) ) );
		foreach ( array(
			'spam' => 0.4,
			'ham'  => 0.01,
		) as $kind => $most ) {
			$wrong = self::wrong( $learned, $kind, $held_out[ $kind ] );
			$this->assertLessThanOrEqual( $most, count( $wrong ) / 200, self::report( $wrong ) );
		}
	}

	/** Learning the half of them, which shares no text with the other half, it catches more of that. */
	public function test_learning_new_topics(): void {
		$held_out = self::of_both( array( Corpus::class, 'held_out' ) );
		$corpus   = self::of_parts( range( 0, Corpus::PARTS - 1 ) );
		$wrong    = self::of_both( static fn(): array => array() );
		foreach ( array( 0, 1 ) as $half ) {
			$learned = self::learn( self::of_both( static fn( string $kind ): array => array_merge( $corpus[ $kind ], self::half( $held_out[ $kind ], $half ) ) ) );
			foreach ( $wrong as $kind => $items ) {
				$wrong[ $kind ] = array_merge( $items, self::wrong( $learned, $kind, self::half( $held_out[ $kind ], 1 - $half ) ) );
			}
		}
		$this->assertLessThanOrEqual( 0.28, count( $wrong['spam'] ) / 200, self::report( $wrong['spam'] ) );
		$this->assertLessThanOrEqual( 0.01, count( $wrong['ham'] ) / 200, self::report( $wrong['ham'] ) );
	}

	private static function learned_without( int $left_out ): Learned {
		return self::learn( self::of_parts( array_diff( range( 0, Corpus::PARTS - 1 ), array( $left_out ) ) ) );
	}

	/**
	 * @param int[] $parts
	 * @return array{spam: array<int, array{line: string, message: Message}>, ham: array<int, array{line: string, message: Message}>}
	 */
	private static function of_parts( array $parts ): array {
		return self::of_both( static fn( string $kind ): array => array_merge( ...array_map( static fn( int $part ): array => Corpus::messages( $kind, $part, self::SIZE ), array_values( $parts ) ) ) );
	}

	/**
	 * @param callable(string): array<int, mixed> $get
	 * @return array{spam: array<int, mixed>, ham: array<int, mixed>}
	 */
	private static function of_both( callable $get ): array {
		return array(
			'spam' => $get( 'spam' ),
			'ham'  => $get( 'ham' ),
		);
	}

	/**
	 * @param array<int, mixed> $items
	 * @return array<int, mixed>
	 */
	private static function half( array $items, int $half ): array {
		return array_values( array_filter( $items, static fn( int $index ): bool => $half === $index % 2, ARRAY_FILTER_USE_KEY ) );
	}

	/** @param array{spam: array<int, array{line: string, message: Message}>, ham: array<int, array{line: string, message: Message}>} $queues As many of each. */
	private static function learn( array $queues ): Learned {
		$learned = new Learned();
		$bayes   = new Bayes( $learned );
		foreach ( array_keys( $queues['spam'] ) as $number ) {
			foreach ( $queues as $kind => $items ) {
				if ( ! $bayes->knows( $items[ $number ]['message'], $kind ) ) {
					$learned->learn( $items[ $number ]['message'], $kind );
				}
			}
		}

		return $learned;
	}

	/**
	 * @param array<int, array{line: string, message: Message}> $items
	 * @return array<int, array{line: string, verdict: Verdict}>
	 */
	private static function wrong( Learned $learned, string $kind, array $items ): array {
		$engine = new Engine( new Heuristics( 'site.example', 'Latin' ), new Bayes( $learned ) );
		$wrong  = array();
		foreach ( $items as $item ) {
			$verdict = new Verdict();
			$engine->rate( $item['message'], $verdict );
			if ( ( 'ham' === $kind ) !== ( Verdict::HAM === $verdict->decision() ) ) {
				$wrong[] = $item + array( 'verdict' => $verdict );
			}
		}

		return $wrong;
	}

	/** @param array<int, array{line: string, verdict: Verdict}> $wrong */
	private static function report( array $wrong ): string {
		$lines = array();
		foreach ( $wrong as $item ) {
			$lines[ $item['line'] ] = $item['line'] . "\n  " . $item['verdict']->score() . ' ' . implode( ' ', array_keys( $item['verdict']->reasons() ) );
		}

		return implode( "\n", $lines );
	}
}
