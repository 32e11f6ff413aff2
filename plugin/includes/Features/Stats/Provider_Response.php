<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Converts the provider's statistics to the format of docs/contract/rest.md#module-data. Drops values of other types. */
final class Provider_Response {

	/** Numeric keys of the summary. */
	private const NUMBERS = array( 'views', 'views_today', 'views_yesterday', 'views_best_day_total', 'visitors', 'visitors_today', 'visitors_yesterday' );

	/**
	 * @param array<mixed>       $response
	 * @param array<string, int> $contents The site's own counts.
	 * @return array<string, mixed>
	 */
	public static function sanitize( array $response, string $range, array $contents ): array {
		$series = self::series( (array) ( $response[ $range ] ?? array() ), $range );

		if ( Calendar::DAY !== $range ) {
			return array( $range => $series );
		}

		$general = (array) ( $response['general'] ?? array() );
		$rows    = $series['data'];

		return array(
			'general' => array(
				'date'   => array() === $rows ? '' : $rows[ count( $rows ) - 1 ][0],
				'stats'  => self::summary( (array) ( $general['stats'] ?? array() ) ) + $contents,
				'visits' => $series,
			),
			'day'     => $series,
		);
	}

	/**
	 * A series may have visitors as its third column, which is dropped.
	 *
	 * @param array<mixed> $series
	 * @return array{unit: string, fields: string[], data: array<int, array{string, int}>}
	 */
	private static function series( array $series, string $range ): array {
		$fields = array_values( (array) ( $series['fields'] ?? array( 'period', 'views' ) ) );
		$period = (int) array_search( 'period', $fields, true );
		$views  = array_search( 'views', $fields, true );
		$data   = array();

		foreach ( (array) ( $series['data'] ?? array() ) as $row ) {
			$name  = is_array( $row ) ? $row[ $period ] ?? null : null;
			$count = is_array( $row ) ? $row[ false === $views ? 1 : $views ] ?? null : null;

			if ( is_string( $name ) && 1 === preg_match( '/\A\d{4}[-W]\d\d[-W]\d\d\z/', $name ) && is_numeric( $count ) ) {
				$data[] = array( $name, max( 0, (int) $count ) );
			}
		}

		return array(
			'unit'   => $range,
			'fields' => array( 'period', 'views' ),
			'data'   => $data,
		);
	}

	/**
	 * @param array<mixed> $stats
	 * @return array<string, int|string>
	 */
	private static function summary( array $stats ): array {
		$summary = array(
			'views'                => 0,
			'views_today'          => 0,
			'views_best_day'       => '',
			'views_best_day_total' => 0,
		);

		foreach ( self::NUMBERS as $key ) {
			if ( is_numeric( $stats[ $key ] ?? null ) ) {
				$summary[ $key ] = (int) $stats[ $key ];
			}
		}

		$best = $stats['views_best_day'] ?? null;
		if ( is_string( $best ) && 1 === preg_match( '/\A\d{4}-\d\d-\d\d\z/', $best ) ) {
			$summary['views_best_day'] = $best;
		}

		return $summary;
	}
}
