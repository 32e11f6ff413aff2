<?php
/**
 * Counts how many attacks and how many harmless requests are blocked.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Waf;

use Jetpack_Dashboard\Features\Waf\Rules;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Corpus.php';

final class CorpusTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		Rules::reset();
	}

	public function test_attacks_are_refused(): void {
		list( $checked, $refused ) = $this->measure( 'attacks', false );

		$this->assertGreaterThanOrEqual( 300, $checked );
		$this->assertGreaterThanOrEqual( 0.97, $refused / $checked );
	}

	public function test_attacks_of_every_class_are_refused(): void {
		$classes = Corpus::lines( 'attacks' );
		$this->assertGreaterThanOrEqual( 10, count( $classes ) );
		foreach ( $classes as $class => $lines ) {
			$this->assertGreaterThanOrEqual( 0.95, count( array_filter( array_map( array( Corpus::class, 'rule_of' ), $lines ) ) ) / count( $lines ), $class );
		}
	}

	public function test_harmless_requests_pass(): void {
		list( $checked, $refused ) = $this->measure( 'harmless', true );

		$this->assertGreaterThanOrEqual( 500, $checked );
		$this->assertLessThanOrEqual( 0.005, $refused / $checked );
	}

	/** Written after the rules by the same author. The rules were not changed to pass it. */
	public function test_held_out_requests(): void {
		list( $attacks, $refused ) = $this->measure( 'held-out/attacks', false );
		$this->assertGreaterThanOrEqual( 0.9, $refused / $attacks );
		list( $harmless, $refused ) = $this->measure( 'held-out/harmless', true );
		$this->assertLessThanOrEqual( 0.03, $refused / $harmless );
	}

	/**
	 * Counts, and prints the counts by class and every miss.
	 *
	 * @return int[] Checked, refused.
	 */
	private function measure( string $part, bool $is_refusal_wrong ): array {
		$all    = array( 0, 0 );
		$report = '';
		foreach ( Corpus::lines( $part ) as $class => $lines ) {
			$refused = 0;
			foreach ( $lines as $line ) {
				$rule     = Corpus::rule_of( $line );
				$refused += '' === $rule ? 0 : 1;
				if ( ( '' !== $rule ) === $is_refusal_wrong ) {
					$report .= '  ' . ( '' === $rule ? 'passed' : $rule ) . ": $line\n";
				}
			}
			$report .= sprintf( "%-22s %3d of %3d refused\n", $class, $refused, count( $lines ) );
			$all[0] += count( $lines );
			$all[1] += $refused;
		}
		fwrite( STDERR, sprintf( "\n%s: %d of %d refused (%.1f %%)\n%s", $part, $all[1], $all[0], 100 * $all[1] / max( 1, $all[0] ), $report ) );
		return $all;
	}
}
