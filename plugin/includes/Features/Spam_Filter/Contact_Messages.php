<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** Checks messages of contact forms. Messages can't wait for moderation, so they need more points than comments to be spam. */
class Contact_Messages {

	private const SPAM_FROM = 7.0;

	private Judge $judge;
	private Day_Counts $counts;

	public function __construct( Judge $judge, Day_Counts $counts ) {
		$this->judge  = $judge;
		$this->counts = $counts;
	}

	/**
	 * @param bool                  $is_spam
	 * @param array<string, string> $values
	 */
	public function check( $is_spam, $values ): bool {
		if ( true === $is_spam || Judge::stands_aside() ) {
			return true === $is_spam;
		}
		$verdict = $this->judge->judge_form( (array) $values );
		if ( $verdict->score() < self::SPAM_FROM ) {
			return false;
		}
		$this->counts->add( 'form', array_keys( array_filter( $verdict->reasons(), static fn( array $reason ): bool => $reason['points'] > 0 ) ) );

		return true;
	}
}
