<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** Rates the content of a message: the heuristics, and what this site has taught the filter. */
class Engine {

	/**
	 * Points by probability, with straight lines between them. Uncertainty gives none.
	 *
	 * @var array<int, array{float, float}>
	 */
	private const SCALE = array( array( 0.0, -5.0 ), array( 0.05, -4.0 ), array( 0.3, -1.5 ), array( 0.45, 0.0 ), array( 0.55, 0.0 ), array( 0.7, 2.5 ), array( 0.85, 3.6 ), array( 0.9, 4.5 ), array( 0.95, 6.0 ), array( 1.0, 8.0 ) );

	/**
	 * Points that what people often write can get at most. It isn't held for its words alone: a short message without links ("Great article,
	 * thanks!"), and a link within a sentence.
	 */
	private const MAX_OF_COMMON = 3.5;
	private const SHORT_WORDS   = 8;

	private Heuristics $heuristics;
	private Bayes $bayes;

	public function __construct( Heuristics $heuristics, Bayes $bayes ) {
		$this->heuristics = $heuristics;
		$this->bayes      = $bayes;
	}

	public function rate( Message $message, Verdict $verdict ): void {
		$this->heuristics->rate( $message, $verdict );

		$learned = $this->bayes->rate( $message );
		$points  = self::points( $learned['probability'] );
		if ( $points > self::MAX_OF_COMMON && self::is_common( $message, $verdict ) ) {
			$points = self::MAX_OF_COMMON;
		}
		if ( abs( $points ) >= 0.5 ) {
			$verdict->add( $points > 0 ? 'learned-spam' : 'learned-ham', $points, implode( ', ', $learned['words'] ) );
		}
	}

	private static function is_common( Message $message, Verdict $verdict ): bool {
		$links = count( Text::hosts( $message->text ) );
		if ( 0 === $links ) {
			return count( Tokenizer::words( Text::fold( $message->text ) ) ) < self::SHORT_WORDS;
		}

		return 1 === $links && Marks::has_link_within( $message->text ) && array() === array_diff( array_keys( $verdict->reasons() ), array( 'links', 'language' ) );
	}

	private static function points( float $probability ): float {
		list( $from, $first ) = self::SCALE[0];
		foreach ( array_slice( self::SCALE, 1 ) as $step ) {
			if ( $probability <= $step[0] ) {
				return round( $first + ( $step[1] - $first ) * ( $probability - $from ) / max( 0.01, $step[0] - $from ), 1 );
			}
			list( $from, $first ) = $step;
		}

		return 0.0;
	}
}
