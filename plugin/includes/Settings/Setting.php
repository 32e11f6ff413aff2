<?php
/**
 * One setting: what it may hold, where it is kept.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

/**
 * A value. Made by the named constructors, completed by the methods that return `$this`; both are for the declarations only.
 * Properties are for reading only.
 */
final class Setting {

	public const GENERAL = 'settings';

	private const OPTION_PREFIX = 'jetpack_dashboard_';

	/**
	 * Name in REST.
	 *
	 * @var string
	 */
	public $key;

	/**
	 * 'boolean', 'integer', 'string', 'array' or 'object'.
	 *
	 * @var string
	 */
	public $type;

	/**
	 * What holds until somebody saves something.
	 *
	 * @var mixed
	 */
	public $default;

	/**
	 * The only values allowed; empty when the rule decides.
	 *
	 * @var string[]
	 */
	public $enum = array();

	/**
	 * The module that owns it, or GENERAL.
	 *
	 * @var string
	 */
	public $group = self::GENERAL;

	/**
	 * The WordPress option that keeps it; '' when writing it does something instead (`is_action`).
	 *
	 * @var string
	 */
	public $option;

	/**
	 * Whether every request needs it.
	 *
	 * @var bool
	 */
	public $is_autoloaded = false;

	/**
	 * Whether the whole network shares it.
	 *
	 * @var bool
	 */
	public $is_network_wide = false;

	/**
	 * Whether writing it starts something instead of storing a value.
	 *
	 * @var bool
	 */
	public $is_action = false;

	/**
	 * Whether it is the plugin's own affair, unknown to REST.
	 *
	 * @var bool
	 */
	public $is_internal = false;

	/**
	 * Whether a reset leaves it alone (contract/rest.md §6).
	 *
	 * @var bool
	 */
	public $survives_reset = false;

	/**
	 * What a user needs to write it.
	 *
	 * @var string
	 */
	public $capability = 'jetpack_configure_modules';

	/**
	 * Takes a value as it came, gives null or what is wrong with it.
	 *
	 * @var callable(mixed): (WP_Error|null)
	 */
	private $rule;

	/**
	 * Takes a value that passed the rule, gives the one to keep; null when they are the same.
	 *
	 * @var (callable(mixed): mixed)|null
	 */
	private $cleaner;

	/**
	 * Use the named constructors.
	 *
	 * @param string   $key           Name in REST.
	 * @param string   $type          Type.
	 * @param mixed    $default_value Default.
	 * @param callable $rule          Rule.
	 */
	private function __construct( string $key, string $type, $default_value, callable $rule ) {
		$this->key     = $key;
		$this->type    = $type;
		$this->default = $default_value;
		$this->rule    = $rule;
		$this->option  = self::OPTION_PREFIX . $key;
	}

	/**
	 * On or off.
	 *
	 * @param string $key           Name in REST.
	 * @param bool   $default_value Default.
	 */
	public static function boolean( string $key, bool $default_value ): self {
		return new self( $key, 'boolean', $default_value, array( Rules::class, 'boolean' ) );
	}

	/**
	 * A whole number above 0.
	 *
	 * @param string $key           Name in REST.
	 * @param int    $default_value Default.
	 */
	public static function count( string $key, int $default_value ): self {
		return new self( $key, 'integer', $default_value, array( Rules::class, 'positive_integer' ) );
	}

	/**
	 * One of a few words, the first by default.
	 *
	 * @param string   $key  Name in REST.
	 * @param string[] $enum Allowed values.
	 */
	public static function choice( string $key, array $enum ): self {
		$setting = new self(
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
	 * @param string        $key     Name in REST.
	 * @param callable|null $rule    What it may be; any string when left out.
	 * @param callable|null $cleaner What becomes of it; nothing when left out.
	 */
	public static function text( string $key, ?callable $rule = null, ?callable $cleaner = null ): self {
		$setting = new self( $key, 'string', '', $rule ?? array( Rules::class, 'text' ) );

		$setting->cleaner = $cleaner;

		return $setting;
	}

	/**
	 * A list or a map.
	 *
	 * @param string        $key           Name in REST.
	 * @param string        $type          'array' or 'object'.
	 * @param array         $default_value Default.
	 * @param callable      $rule          What it may be.
	 * @param callable|null $cleaner       What becomes of it; nothing when left out.
	 */
	public static function structure( string $key, string $type, array $default_value, callable $rule, ?callable $cleaner = null ): self {
		$setting = new self( $key, $type, $default_value, $rule );

		$setting->cleaner = $cleaner;

		return $setting;
	}

	/**
	 * Kept in an option whose name sites and other plugins know, which nobody's reset may delete.
	 *
	 * @param string $option Option name.
	 */
	public function kept_in( string $option ): self {
		$this->option = $option;

		return $this->surviving_reset();
	}

	/**
	 * Needed by every request while its module is on.
	 */
	public function autoloaded(): self {
		$this->is_autoloaded = true;

		return $this;
	}

	/**
	 * Shared by the whole network.
	 */
	public function network_wide(): self {
		$this->is_network_wide = true;

		return $this;
	}

	/**
	 * Writing it starts something (filter `jetpack_dashboard_apply_{key}`).
	 */
	public function as_action(): self {
		$this->is_action = true;
		$this->option    = '';

		return $this;
	}

	/**
	 * Unknown to REST.
	 */
	public function internal(): self {
		$this->is_internal = true;

		return $this;
	}

	/**
	 * Left alone by a reset.
	 */
	public function surviving_reset(): self {
		$this->survives_reset = true;

		return $this;
	}

	/**
	 * Written by whoever has this capability.
	 *
	 * @param string $capability Capability.
	 */
	public function written_with( string $capability ): self {
		$this->capability = $capability;

		return $this;
	}

	/**
	 * What is wrong with a value.
	 *
	 * @param mixed $value As it came.
	 */
	public function problem_with( $value ): ?WP_Error {
		return call_user_func( $this->rule, $value );
	}

	/**
	 * The value to keep, in its own type.
	 *
	 * @param mixed $value A value that the rule let through.
	 * @return mixed
	 */
	public function clean( $value ) {
		return $this->cast( $this->cleaner ? call_user_func( $this->cleaner, $value ) : $value );
	}

	/**
	 * A value in the setting's own type, whatever the database made of it.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	public function cast( $value ) {
		switch ( $this->type ) {
			case 'boolean':
				return ! in_array( $value, array( false, 0, '0', '', 'false', 'off', null ), true );
			case 'integer':
				return is_scalar( $value ) ? (int) $value : $this->default;
			case 'string':
				return is_scalar( $value ) ? (string) $value : $this->default;
		}

		return is_array( $value ) ? $value : $this->default;
	}
}
