<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Site_Data\Site_Data;

defined( 'ABSPATH' ) || exit;

/** The statistics in the shape of docs/contract/rest.md#module-data. Visitors are left out of it: the site does not tell them apart. */
final class Data {

	private Report $report;
	private Site_Data $provider;

	public function __construct( Report $report, Site_Data $provider ) {
		$this->report   = $report;
		$this->provider = $provider;
	}

	/**
	 * The answer's body: the provider's statistics where it keeps them, else the site's own.
	 *
	 * @param bool $is_refresh Whether the provider is asked although its last answer is fresh.
	 * @return array<string, mixed> general and day, or week, or month; errors where the database refused.
	 */
	public function answer( string $range, bool $is_refresh = false ): array {
		$theirs = $this->provider->is_possible() ? $this->provider->get( "stats-$range", $is_refresh ) : array();

		// A provider that fails and never kept any is no reason to hide what the site counted.
		if ( is_wp_error( $theirs ) ) {
			$theirs = $theirs->get_error_data()['last'] ?? array();
		}

		return $theirs ? Provider_Answer::sanitize( (array) $theirs, $range, self::contents() ) : $this->own( $range );
	}

	/**
	 * The site's own statistics.
	 *
	 * @return array<string, mixed>
	 */
	private function own( string $range ): array {
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
	 * The body that tells of a failure.
	 *
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
