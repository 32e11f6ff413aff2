<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

defined( 'ABSPATH' ) || exit;

/** Wraps data in its route's response format. */
final class Bodies {

	/** Parts whose `data` is a JSON string. */
	private const AS_TEXT = array( Part::SITE, Part::FEATURES, Part::PURCHASES, Part::REWIND, Part::SCAN );

	/** Parts without a wrapper. */
	private const BARE = array( Part::MONITOR, Part::PLANS, Part::CATALOGUE, Part::STATS_DAY, Part::STATS_WEEK, Part::STATS_MONTH, Part::SEARCH_PLAN, Part::SEARCH_STATS, Part::SEARCH_PRICING );

	/** Keys of objects, which PHP would encode as lists if empty; '' is the body itself. */
	private const OBJECTS = array(
		Part::SITE         => array( 'options' ),
		Part::FEATURES     => array( 'available' ),
		Part::DISCOUNT     => array( '' ),
		Part::PRODUCTS     => array( '' ),
		Part::CATALOGUE    => array( '' ),
		Part::SEARCH_STATS => array( 'post_type_breakdown' ),
	);

	/**
	 * @param array<mixed> $data As cached.
	 * @return mixed
	 */
	public static function of( string $part, array $data ) {
		$value = self::with_objects( $part, $data );

		if ( in_array( $part, self::BARE, true ) ) {
			return $value;
		}

		if ( Part::ACTIVITY === $part ) {
			return array( 'data' => $value );
		}

		if ( Part::DISCOUNT === $part || Part::INTRO_OFFERS === $part ) {
			return array(
				'code' => 'success',
				'data' => $value,
			);
		}

		return array(
			'code'    => 'success',
			'message' => __( 'This is what the account service says.', 'jetpack-dashboard' ),
			'data'    => in_array( $part, self::AS_TEXT, true ) ? (string) wp_json_encode( $value ) : $value,
		);
	}

	/**
	 * Data with its age.
	 *
	 * @param array<mixed> $data Validated.
	 * @return array{body: mixed, age: int}
	 */
	public static function aged( string $part, array $data, int $age ): array {
		return array(
			'body' => self::of( $part, $data ),
			'age'  => $age,
		);
	}

	/**
	 * Converts empty arrays to objects.
	 *
	 * @param array<mixed> $data As cached.
	 * @return mixed
	 */
	private static function with_objects( string $part, array $data ) {
		foreach ( self::OBJECTS[ $part ] ?? array() as $key ) {
			if ( '' === $key ) {
				return (object) $data;
			}

			if ( isset( $data[ $key ] ) ) {
				$data[ $key ] = (object) $data[ $key ];
			}
		}

		return $data;
	}
}
