<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Decodes the JSON of backups. Those of a storage may be written by others, and a few megabytes of JSON can take all of PHP's memory. */
final class Backup_Json {

	/** Enough for a manifest of a terabyte, or for a file of one. */
	public const MAX_BYTES = 16777216;

	private const MAX_VALUES = 500000;
	private const MAX_ARRAYS = 100000;

	/** @return array<mixed> Empty if it isn't an array, or is too large. */
	public static function decode( string $json ): array {
		$is_small = strlen( $json ) <= self::MAX_BYTES
			&& substr_count( $json, ',' ) <= self::MAX_VALUES
			&& substr_count( $json, '[' ) + substr_count( $json, '{' ) <= self::MAX_ARRAYS;
		$value    = $is_small ? json_decode( $json, true ) : null;

		return is_array( $value ) ? $value : array();
	}
}
