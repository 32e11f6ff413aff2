<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** What the filter did and has learned, for the dashboard and WP-CLI. */
class Report {

	private const REASONS = 3;

	private Day_Counts $counts;
	private Learned_Tokens $tokens;
	private State $state;

	public function __construct( Day_Counts $counts, Learned_Tokens $tokens, State $state ) {
		$this->counts = $counts;
		$this->tokens = $tokens;
		$this->state  = $state;
	}

	/**
	 * @return array<string, mixed> As in docs/contract/rest.md.
	 * @throws Storage_Error
	 */
	public function get(): array {
		$recent  = $this->counts->recent();
		$reasons = array();
		foreach ( $recent as $name => $hits ) {
			if ( 0 === strpos( $name, 'why-' ) && count( $reasons ) < self::REASONS ) {
				$code      = substr( $name, 4 );
				$reasons[] = array(
					'code'  => $code,
					'text'  => Reason_Texts::of( $code ),
					'count' => $hits,
				);
			}
		}

		return array(
			'stands_aside'  => Judge::stands_aside(),
			'days'          => Day_Counts::DAYS,
			'spam'          => $recent[ Verdict::SPAM ] ?? 0,
			'held'          => $recent[ Verdict::HOLD ] ?? 0,
			'forms'         => $recent['form'] ?? 0,
			'registrations' => $recent['registration'] ?? 0,
			'caught'        => array_sum( array_intersect_key( $recent, array_flip( array( Verdict::SPAM, Verdict::HOLD, 'form', 'registration' ) ) ) ),
			'all_time'      => array_sum( $this->counts->all_time() ),
			'reasons'       => $reasons,
			'learned'       => $this->tokens->totals(),
			'is_learning'   => $this->state->next_before() > 0,
			'is_ready'      => ( new Bayes( $this->tokens ) )->is_ready(),
		);
	}
}
