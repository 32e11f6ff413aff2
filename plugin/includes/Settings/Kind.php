<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The words with which settings are declared. */
final class Kind {

	/** On or off. */
	public static function boolean( string $key, bool $default_value ): Setting {
		return new Setting( $key, 'boolean', $default_value, array( Rules::class, 'boolean' ) );
	}

	/** A whole number above 0. */
	public static function count( string $key, int $default_value ): Setting {
		return new Setting( $key, 'integer', $default_value, array( Rules::class, 'positive_integer' ) );
	}

	/**
	 * One of a few words, the first by default.
	 *
	 * @param string[] $enum Allowed values.
	 */
	public static function choice( string $key, array $enum ): Setting {
		$setting = new Setting(
			$key,
			'string',
			$enum[0],
			static function ( $value ) use ( $enum ): ?WP_Error {
				return Rules::one_of( $value, $enum );
			}
		);

		$setting->enum = $enum;

		return $setting;
	}

	/**
	 * A text, empty by default.
	 *
	 * @param callable|null $rule    What it may be; a line of words when left out.
	 * @param callable|null $sanitizer What becomes of it; nothing when left out.
	 */
	public static function text( string $key, ?callable $rule = null, ?callable $sanitizer = null ): Setting {
		return new Setting( $key, 'string', '', $rule ?? array( Rules::class, 'line' ), $sanitizer );
	}

	/**
	 * A list of words.
	 *
	 * @param string[]      $default_value
	 * @param callable|null $sanitizer       What becomes of it; nothing when left out.
	 */
	public static function words( string $key, array $default_value, callable $rule, ?callable $sanitizer = null ): Setting {
		return new Setting( $key, 'array', $default_value, $rule, $sanitizer );
	}

	/**
	 * @param array<string, mixed> $default_value
	 * @param callable|null        $sanitizer       What becomes of it; nothing when left out.
	 */
	public static function map( string $key, array $default_value, callable $rule, ?callable $sanitizer = null ): Setting {
		return new Setting( $key, 'object', $default_value, $rule, $sanitizer );
	}
}
