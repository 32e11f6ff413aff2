<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/**
 * A naive Bayes classifier. The evidence of the tokens is combined with Fisher's method (Robinson, "A statistical approach to the spam
 * problem"), which says "unsure" instead of guessing if the evidence is weak or contradictory.
 */
final class Bayes {

	/** Messages of each kind that it needs before its opinion counts. */
	public const MIN_MESSAGES = 20;

	/** Tokens with the strongest evidence that decide. */
	private const MAX_EVIDENCE = 40;

	/** Tokens between 0.5 ± this are no evidence. */
	private const MIN_DEVIATION = 0.1;

	/** How strongly a token that was seen rarely is drawn to 0.5. */
	private const PRIOR_STRENGTH = 1.0;

	/** From here on, another message of the same kind teaches nothing. */
	private const SURE = 0.99;

	/** Tokens of a message depend on each other, so that many count as fewer (the "effective size factor" of bogofilter). */
	private const INDEPENDENT_SHARE = 0.75;

	private const EXPLAINING_WORDS = 6;

	private Token_Counts $counts;

	public function __construct( Token_Counts $counts ) {
		$this->counts = $counts;
	}

	public function is_ready(): bool {
		$totals = $this->counts->totals();

		return min( $totals['spam'], $totals['ham'] ) >= self::MIN_MESSAGES;
	}

	/** Whether it is so sure already that learning the message would only repeat it. A flood of the same spam then doesn't outweigh the rest. */
	public function knows( Message $message, string $kind ): bool {
		$probability = $this->rate( $message )['probability'];

		return 'spam' === $kind ? $probability >= self::SURE : $probability <= 1 - self::SURE;
	}

	/**
	 * @return array{probability: float, words: string[]} From 0 (not spam) to 1 (spam), and what decided, the strongest first.
	 */
	public function rate( Message $message ): array {
		$unsure = array(
			'probability' => 0.5,
			'words'       => array(),
		);
		if ( ! $this->is_ready() ) {
			return $unsure;
		}

		$odds = array();
		foreach ( $this->counts->counts( Tokenizer::tokens( $message ) ) as $token => $seen ) {
			$odds[ $token ] = $this->probability( $seen );
		}
		$odds = array_filter( $odds, static fn( float $odd ): bool => abs( $odd - 0.5 ) >= self::MIN_DEVIATION );
		uasort( $odds, static fn( float $one, float $other ): int => abs( $other - 0.5 ) <=> abs( $one - 0.5 ) );
		$odds = array_slice( $odds, 0, self::MAX_EVIDENCE, true );
		if ( array() === $odds ) {
			return $unsure;
		}

		$probability = self::combine( $odds );
		$deciding    = array_keys( array_filter( $odds, static fn( float $odd ): bool => $probability >= 0.5 ? $odd > 0.5 : $odd < 0.5 ) );
		$words       = array_unique( array_map( static fn( $token ): string => Tokenizer::readable( (string) $token ), $deciding ) );

		return array(
			'probability' => $probability,
			'words'       => array_slice( $words, 0, self::EXPLAINING_WORDS ),
		);
	}

	/** @param array{spam: int, ham: int} $seen */
	private function probability( array $seen ): float {
		$totals = $this->counts->totals();
		$spam   = $seen['spam'] / $totals['spam'];
		$ham    = $seen['ham'] / $totals['ham'];
		if ( $spam + $ham <= 0 ) {
			return 0.5;
		}
		$times = $seen['spam'] + $seen['ham'];

		return ( self::PRIOR_STRENGTH * 0.5 + $times * $spam / ( $spam + $ham ) ) / ( self::PRIOR_STRENGTH + $times );
	}

	/** @param float[] $odds */
	private static function combine( array $odds ): float {
		$spam = 0.0;
		$ham  = 0.0;
		foreach ( $odds as $odd ) {
			$spam += log( 1 - $odd );
			$ham  += log( $odd );
		}
		$count   = max( 1, (int) round( self::INDEPENDENT_SHARE * count( $odds ) ) );
		$weight  = -2 * $count / count( $odds );
		$degrees = 2 * $count;

		return ( 1 + ( 1 - self::chi_square( $weight * $spam, $degrees ) ) - ( 1 - self::chi_square( $weight * $ham, $degrees ) ) ) / 2;
	}

	/** The probability that chi square with an even number of degrees of freedom is at least this value. */
	private static function chi_square( float $value, int $degrees ): float {
		$half = $value / 2;
		$term = exp( -$half );
		$sum  = $term;
		for ( $index = 1; $index < $degrees / 2; $index++ ) {
			$term *= $half / $index;
			$sum  += $term;
		}

		return min( 1.0, $sum );
	}
}
