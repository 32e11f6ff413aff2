<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Site_Data;

defined( 'ABSPATH' ) || exit;

/** Wraps data in its route's response format. */
final class Bodies {

	/** Success code, message, and `data` as a JSON string. */
	public const TEXT = 'text';

	/** Success code, message and `data`. */
	public const MESSAGE = 'message';

	/** Success code and `data`. */
	public const CODE = 'code';

	/** Only `data`. */
	public const DATA = 'data';

	/** Without a wrapper. */
	public const BARE = 'bare';

	/**
	 * @param array<mixed> $data As cached.
	 * @return mixed
	 */
	public static function of( string $part, array $data ) {
		list( 'envelope' => $envelope, 'objects' => $objects ) = Part::row( $part );

		$value = self::with_objects( $objects, $data );

		if ( self::BARE === $envelope ) {
			return $value;
		}

		if ( self::DATA === $envelope ) {
			return array( 'data' => $value );
		}

		if ( self::CODE === $envelope ) {
			return array(
				'code' => 'success',
				'data' => $value,
			);
		}

		return array(
			'code'    => 'success',
			'message' => __( 'Data from the account service.', 'jetpack-dashboard' ),
			'data'    => self::TEXT === $envelope ? (string) wp_json_encode( $value ) : $value,
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
	 * @param string[]     $keys Keys of objects; '' is the body itself.
	 * @param array<mixed> $data As cached.
	 * @return mixed
	 */
	private static function with_objects( array $keys, array $data ) {
		foreach ( $keys as $key ) {
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
