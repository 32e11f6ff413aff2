<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Site_Data\Site_Data;

defined( 'ABSPATH' ) || exit;

/** Statistics in the format of docs/contract/rest.md#module-data. Contains no visitors, since they are not tracked. */
final class Data {

	private Report $report;
	private Spans $spans;
	private Site_Data $provider;

	public function __construct( Report $report, Spans $spans, Site_Data $provider ) {
		$this->report   = $report;
		$this->spans    = $spans;
		$this->provider = $provider;
	}

	/**
	 * The provider's statistics if available, else the site's own.
	 *
	 * @param bool $is_refresh Whether to bypass the cache.
	 * @return array<string, mixed> general and day, or week, or month; errors if the database fails.
	 */
	public function get( string $range, bool $is_refresh = false ): array {
		$data = $this->provider->is_possible() ? $this->provider->get( "stats-$range", $is_refresh ) : array();

		// If the provider fails and nothing is cached, show the site's own.
		if ( is_wp_error( $data ) ) {
			$data = $data->get_error_data()['last'] ?? array();
		}

		return $data ? Provider_Response::sanitize( (array) $data, $range, Content_Counts::get() ) : $this->own( $range );
	}

	/** @return array<string, mixed> */
	private function own( string $range ): array {
		try {
			$series = $this->report->series( $this->spans->latest( $range ) );

			return Calendar::DAY === $range
				? array(
					'general' => array(
						'date'   => $series['data'][ count( $series['data'] ) - 1 ][0],
						'stats'  => $this->report->summary() + Content_Counts::get(),
						'visits' => $series,
					),
					'day'     => $series,
				)
				: array( $range => $series );
		} catch ( Storage_Error $error ) {
			return self::failure( $range );
		}
	}

	/** @return array<string, mixed> */
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
}
