<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Recommendations;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the answers of the assistant. Each step has options of its own, so that two administrators, or two tabs, don't overwrite each
 * other's answers.
 */
class Answer_Store {

	public const SELECTED = 'selected';
	public const SKIPPED  = 'skipped';

	public const SELECTED_KEY   = 'selectedRecommendations';
	public const SKIPPED_KEY    = 'skippedRecommendations';
	public const VIEWED_KEY     = 'viewedRecommendations';
	public const SUGGESTION_KEY = 'product-suggestions-selection';

	private const STEP          = 'jetpack_dashboard_recommendations_step';
	private const SITE_TYPES    = 'jetpack_dashboard_recommendations_site_types';
	private const SUGGESTION    = 'jetpack_dashboard_recommendations_suggestion';
	private const ANSWER_PREFIX = 'jetpack_dashboard_recommendation_answer_';
	private const VIEWED_PREFIX = 'jetpack_dashboard_recommendation_viewed_';

	/** The step where the assistant continues. */
	public function step(): string {
		$step = get_option( self::STEP, Steps::FIRST );

		return Steps::is_known( $step ) ? $step : Steps::FIRST;
	}

	/** @param string $step One of Steps::ALL. */
	public function set_step( string $step ): void {
		update_option( self::STEP, $step, false );
	}

	/** @return array<string, bool|string|string[]> The body of `GET recommendations/data`; empty if nothing is stored. */
	public function data(): array {
		wp_prime_option_caches( self::option_names() );

		$data = $this->site_types() + array_filter(
			array(
				self::SELECTED_KEY => $this->answered( self::SELECTED ),
				self::SKIPPED_KEY  => $this->answered( self::SKIPPED ),
				self::VIEWED_KEY   => $this->viewed( Steps::ALL ),
			)
		);

		$suggestion = get_option( self::SUGGESTION, '' );
		if ( is_string( $suggestion ) && '' !== $suggestion ) {
			$data[ self::SUGGESTION_KEY ] = $suggestion;
		}

		return $data;
	}

	/**
	 * Merges answers into the stored ones. A step that the lists don't contain keeps its answer.
	 *
	 * @param array<string, mixed> $data Validated, as in data().
	 */
	public function merge( array $data ): void {
		wp_prime_option_caches( self::option_names() );

		foreach ( array(
			self::SELECTED_KEY => self::SELECTED,
			self::SKIPPED_KEY  => self::SKIPPED,
		) as $key => $kind ) {
			foreach ( $data[ $key ] ?? array() as $step ) {
				update_option( self::ANSWER_PREFIX . $step, $kind, false );
			}
		}

		foreach ( $data[ self::VIEWED_KEY ] ?? array() as $step ) {
			update_option( self::VIEWED_PREFIX . $step, '1', false );
		}

		$site_types = array_intersect_key( $data, array_flip( Steps::SITE_TYPES ) );
		if ( $site_types ) {
			update_option( self::SITE_TYPES, $site_types + $this->site_types(), false );
		}

		if ( isset( $data[ self::SUGGESTION_KEY ] ) ) {
			update_option( self::SUGGESTION, $data[ self::SUGGESTION_KEY ], false );
		}
	}

	public function clear(): void {
		array_map( 'delete_option', self::option_names() );
	}

	/**
	 * @param string[] $steps
	 * @return string[] Those that were viewed.
	 */
	public function viewed( array $steps ): array {
		return array_values( array_filter( $steps, static fn( string $step ): bool => '1' === get_option( self::VIEWED_PREFIX . $step, '' ) ) );
	}

	/**
	 * @param string[] $steps
	 * @return string[] Options that viewed() reads.
	 */
	public static function viewed_option_names( array $steps ): array {
		return array_map( static fn( string $step ): string => self::VIEWED_PREFIX . $step, $steps );
	}

	/** @return string[] */
	public static function option_names(): array {
		$answer_options = array_map( static fn( string $step ): string => self::ANSWER_PREFIX . $step, Steps::ALL );

		return array_merge( array( self::STEP, self::SITE_TYPES, self::SUGGESTION ), $answer_options, self::viewed_option_names( Steps::ALL ) );
	}

	/** @return string[] Steps with this answer. */
	private function answered( string $kind ): array {
		return array_values( array_filter( Steps::ALL, static fn( string $step ): bool => get_option( self::ANSWER_PREFIX . $step, '' ) === $kind ) );
	}

	/** @return array<string, bool> By key; keys without an answer are left out. */
	private function site_types(): array {
		$stored = get_option( self::SITE_TYPES, array() );

		return array_map( 'boolval', array_intersect_key( is_array( $stored ) ? $stored : array(), array_flip( Steps::SITE_TYPES ) ) );
	}
}
