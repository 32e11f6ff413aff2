<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** The score of a message, and the reasons for it. */
final class Verdict {

	public const HAM  = 'ham';
	public const HOLD = 'hold';
	public const SPAM = 'spam';

	/** Points from which a message waits for moderation. */
	private const HOLD_FROM = 5.0;

	/** Points from which a message is put into the spam queue. */
	private const SPAM_FROM = 10.0;

	private const MAX_DETAIL = 200;

	/**
	 * Points and detail by code.
	 *
	 * @var array<string, array{points: float, detail: string}>
	 */
	private array $reasons = array();

	/**
	 * @param string $code   Of Reason_Texts.
	 * @param string $detail Words or a number, for the explanation.
	 */
	public function add( string $code, float $points, string $detail = '' ): void {
		$this->reasons[ $code ] = array(
			'points' => $points,
			'detail' => Text::scrub( $detail, self::MAX_DETAIL ),
		);
	}

	public function score(): float {
		return array_sum( array_column( $this->reasons, 'points' ) );
	}

	/** HAM, HOLD or SPAM. */
	public function decision(): string {
		$score = $this->score();

		return $score >= self::SPAM_FROM ? self::SPAM : ( $score >= self::HOLD_FROM ? self::HOLD : self::HAM );
	}

	/** @return array<string, array{points: float, detail: string}> By code, the strongest first. */
	public function reasons(): array {
		uasort( $this->reasons, static fn( array $one, array $other ): int => abs( $other['points'] ) <=> abs( $one['points'] ) );

		return $this->reasons;
	}
}
