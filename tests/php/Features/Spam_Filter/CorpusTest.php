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
			$learned = $this->learned_without( $part );
			foreach ( $wrong as $kind => $items ) {
				$wrong[ $kind ] = array_merge( $items, $this->wrong( $learned, $kind, $part ) );
			}
		}

		$this->assertLessThanOrEqual( 0.04, count( $wrong['spam'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['spam'] ) );
		$this->assertLessThanOrEqual( 0.01, count( $wrong['ham'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['ham'] ) );
	}

	/** A new site has nothing to learn from yet. */
	public function test_filter_that_has_learned_nothing(): void {
		$wrong = array(
			'spam' => array(),
			'ham'  => array(),
		);
		for ( $part = 0; $part < Corpus::PARTS; $part++ ) {
			foreach ( $wrong as $kind => $items ) {
				$wrong[ $kind ] = array_merge( $items, $this->wrong( new Learned(), $kind, $part ) );
			}
		}

		$this->assertLessThanOrEqual( 0.5, count( $wrong['spam'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['spam'] ) );
		$this->assertLessThanOrEqual( 0.003, count( $wrong['ham'] ) / ( Corpus::PARTS * self::SIZE ), self::report( $wrong['ham'] ) );
	}

	private function learned_without( int $left_out ): Learned {
		$learned = new Learned();
		$bayes   = new Bayes( $learned );
		$queues  = array(
			'spam' => array(),
			'ham'  => array(),
		);
		for ( $part = 0; $part < Corpus::PARTS; $part++ ) {
			foreach ( array_keys( $part === $left_out ? array() : $queues ) as $kind ) {
				$queues[ $kind ] = array_merge( $queues[ $kind ], Corpus::messages( $kind, $part, self::SIZE ) );
			}
		}
		foreach ( array_keys( $queues['spam'] ) as $number ) {
			foreach ( $queues as $kind => $items ) {
				if ( ! $bayes->knows( $items[ $number ]['message'], $kind ) ) {
					$learned->learn( $items[ $number ]['message'], $kind );
				}
			}
		}

		return $learned;
	}

	/** @return array<int, array{line: string, verdict: Verdict}> */
	private function wrong( Learned $learned, string $kind, int $part ): array {
		$engine = new Engine( new Heuristics( 'site.example', 'Latin' ), new Bayes( $learned ) );
		$wrong  = array();
		foreach ( Corpus::messages( $kind, $part, self::SIZE ) as $item ) {
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
