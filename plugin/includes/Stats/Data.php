<?php
/**
 * The answer of module/stats/data.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Stats;

use Jetpack_Dashboard\Storage\Storage_Error;

/**
 * The statistics in the shape of contract/rest.md §8. Visitors are left out of it: the site does not tell them apart.
 */
final class Data {

	/**
	 * What was counted.
	 *
	 * @var Report
	 */
	private $report;

	/**
	 * Takes its source.
	 *
	 * @param Report $report What was counted.
	 */
	public function __construct( Report $report ) {
		$this->report = $report;
	}

	/**
	 * The answer's body.
	 *
	 * @param string $range day, week or month.
	 * @return array<string, mixed> general and day, or week, or month; errors where the database refused.
	 */
	public function answer( string $range ): array {
		try {
			$series = $this->report->series( $range );

			return Calendar::DAY === $range
				? array(
					'general' => array(
						'date'   => $series['data'][ count( $series['data'] ) - 1 ][0],
						'stats'  => $this->report->summary() + self::contents(),
						'visits' => $series,
					),
					'day'     => $series,
				)
				: array( $range => $series );
		} catch ( Storage_Error $error ) {
			return self::failure( $range );
		}
	}

	/**
	 * The body that tells of a failure (§8).
	 *
	 * @param string $range day, week or month.
	 * @return array<string, mixed>
	 */
	private static function failure( string $range ): array {
		$error = array(
			'errors'     => array( 'stats_error' => array( __( 'The statistics could not be read.', 'jetpack-dashboard' ) ) ),
			'error_data' => array(),
		);

		return Calendar::DAY === $range
			? array(
				'general' => $error,
				'day'     => array(),
			)
			: array( $range => $error );
	}

	/**
	 * What the site holds. WordPress keeps these counts at hand.
	 *
	 * @return array<string, int>
	 */
	private static function contents(): array {
		$comments = wp_count_comments();

		return array(
			'posts'         => (int) ( wp_count_posts()->publish ?? 0 ),
			'comments'      => (int) $comments->approved,
			'comments_spam' => (int) $comments->spam,
		);
	}
}
