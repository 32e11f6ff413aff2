<?php
/**
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Spam_Filter;

use Jetpack_Dashboard\Features\Spam_Filter\Message;
use Jetpack_Dashboard\Features\Spam_Filter\Token_Counts;
use Jetpack_Dashboard\Features\Spam_Filter\Tokenizer;

/** Learns into memory instead of the database. */
final class Learned implements Token_Counts {

	/** @var array{spam: int, ham: int} */
	private array $totals = array(
		'spam' => 0,
		'ham'  => 0,
	);

	/** @var array<string, array{spam: int, ham: int}> */
	private array $counts = array();

	public function learn( Message $message, string $kind ): void {
		++$this->totals[ $kind ];
		foreach ( Tokenizer::tokens( $message ) as $token ) {
			$this->counts[ $token ] = $this->counts[ $token ] ?? array(
				'spam' => 0,
				'ham'  => 0,
			);
			++$this->counts[ $token ][ $kind ];
		}
	}

	public function totals(): array {
		return $this->totals;
	}

	public function counts( array $tokens ): array {
		return array_intersect_key( $this->counts, array_flip( $tokens ) );
	}
}
