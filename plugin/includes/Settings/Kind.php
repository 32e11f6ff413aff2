<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Factory methods to declare settings. */
final class Kind {

	/** Followed by a module's slug: an autoloaded option. While it is '1', the module's boot_inactive() runs if the module is off. */
	public const KEEP_PREFIX = 'jetpack_dashboard_keep_';

	public static function boolean( string $key, bool $default_value ): Setting {
		return new Setting( $key, 'boolean', $default_value, array( Rules::class, 'boolean' ) );
	}

	/** A boolean, false by default, that works while its module is off: while it is on, the module's boot_inactive() runs. */
	public static function independent_boolean( string $key, string $slug ): Setting {
		$setting = self::boolean( $key, false )->autoloaded();

		$setting->option = self::KEEP_PREFIX . $slug;

		return $setting;
	}

	/** A positive integer. */
	public static function count( string $key, int $default_value ): Setting {
		return new Setting( $key, 'integer', $default_value, array( Rules::class, 'positive_integer' ) );
	}

	/**
	 * One of several values; the first is the default.
	 *
	 * @param string[] $enum
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
	 * '' by default.
	 *
	 * @param callable|null $rule Validator; a single line by default.
	 * @param callable|null $sanitizer
	 */
	public static function text( string $key, ?callable $rule = null, ?callable $sanitizer = null ): Setting {
		return new Setting( $key, 'string', '', $rule ?? array( Rules::class, 'line' ), $sanitizer );
	}

	/**
	 * A list of strings.
	 *
	 * @param string[]      $default_value
	 * @param callable|null $sanitizer
	 */
	public static function words( string $key, array $default_value, callable $rule, ?callable $sanitizer = null ): Setting {
		return new Setting( $key, 'array', $default_value, $rule, $sanitizer );
	}

	/**
	 * @param array<string, mixed> $default_value
	 * @param callable|null        $sanitizer
	 */
	public static function map( string $key, array $default_value, callable $rule, ?callable $sanitizer = null ): Setting {
		return new Setting( $key, 'object', $default_value, $rule, $sanitizer );
	}
}
