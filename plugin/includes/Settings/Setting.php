<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A setting's declaration. Created by Kind and completed with fluent methods. Properties are read-only. */
final class Setting {

	public const GENERAL = 'settings';

	private const OPTION_PREFIX = 'jetpack_dashboard_';

	/** Name in REST. */
	public string $key;

	/** 'boolean', 'integer', 'string', 'array' or 'object'. */
	public string $type;

	/** @var mixed The default, or a function that returns it. */
	private $default;

	/** @var string[] Allowed values; empty if the validator decides. */
	public array $enum = array();

	/** The module's slug, or GENERAL. */
	public string $group = self::GENERAL;

	/** Option name; '' for actions. */
	public string $option;

	public bool $is_autoloaded = false;

	/** Whether writing runs an action instead of storing a value. */
	public bool $is_action = false;

	/** Whether REST returns its value. */
	public bool $is_readable = true;

	/** Whether REST doesn't know it. */
	public bool $is_internal = false;

	/** Whether its value is kept out of logs. */
	public bool $is_secret = false;

	/** Whether the cards of its module show a switch for it by themselves. */
	public bool $is_switch = false;

	/** Whether the app reloads the page after saving it. */
	public bool $reloads_page = false;

	/** Whether the app saves it without a notice. */
	public bool $is_silent = false;

	/** HTML that its sanitizer removes: 'all', 'by role' (what the current user may not store), the key of a map's one such text, or ''. The user then gets a notice. */
	public string $removed_html = '';

	public bool $survives_reset = false;

	/** Capability required to write it. */
	public string $capability = 'jetpack_configure_modules';

	/** @var callable(mixed): (WP_Error|null) Validator. */
	private $rule;

	/** @var (callable(mixed): mixed)|null Sanitizer for validated values; null for none. */
	private $sanitizer;

	/**
	 * Stores a validated value, or runs the action; null for the default.
	 *
	 * @var (callable(mixed, Settings_Store): (array<string, mixed>|WP_Error))|null
	 */
	public $writer;

	/** @var (callable(mixed): mixed)|null Returns the value for clients; null for the stored one. */
	public $reader;

	/** @var (callable(): string)|null Returns the description; null for internal settings. */
	private $description;

	/** @var (callable(): string)|null Returns the help text of its switch; null for none. */
	private $help;

	/** @var (callable(): array<string, string>)|null Returns the labels of allowed values or items. */
	private $labels;

	/**
	 * @param mixed         $default_value
	 * @param callable|null $sanitizer
	 */
	public function __construct( string $key, string $type, $default_value, callable $rule, ?callable $sanitizer = null ) {
		$this->key       = $key;
		$this->type      = $type;
		$this->default   = $default_value;
		$this->rule      = $rule;
		$this->sanitizer = $sanitizer;
		$this->option    = self::OPTION_PREFIX . $key;
	}

	/** @param \Closure $default_value Returns a translated default. Called on first use. */
	public function by_default( \Closure $default_value ): self {
		$this->default = $default_value;

		return $this;
	}

	/** Stores it in an existing option that other plugins know. A reset doesn't delete it. */
	public function kept_in( string $option ): self {
		$this->option = $option;

		return $this->surviving_reset();
	}

	/** Loads it with every request while its module is active. */
	public function autoloaded(): self {
		$this->is_autoloaded = true;

		return $this;
	}

	/** Writing runs written_by(), or else the filter `jetpack_dashboard_apply_{key}`. */
	public function as_action( bool $is_readable = false ): self {
		$this->is_action   = true;
		$this->is_readable = $is_readable;
		$this->option      = '';

		return $this;
	}

	/**
	 * Writes it in its own way. Unless the function calls Settings_Store::update(), it calls announce().
	 *
	 * @param callable(mixed, Settings_Store): (array<string, mixed>|WP_Error) $writer Gets a validated value; returns data for the response.
	 */
	public function written_by( callable $writer ): self {
		$this->writer = $writer;

		return $this;
	}

	/**
	 * Shows clients another value than the stored one.
	 *
	 * @param callable(mixed): mixed $reader Gets the stored value.
	 */
	public function shown_as( callable $reader ): self {
		$this->reader = $reader;

		return $this;
	}

	/** Hides it from REST. */
	public function internal(): self {
		$this->is_internal = true;
		$this->is_readable = false;

		return $this;
	}

	/** Keeps its value out of logs. */
	public function secret(): self {
		$this->is_secret = true;

		return $this;
	}

	/**
	 * Shows it as a switch in the settings, below the switch of its module. Its description is the label.
	 *
	 * @param (callable(): string)|null $help Returns the text below the label in the current locale.
	 */
	public function as_switch( ?callable $help = null ): self {
		$this->is_switch = true;
		$this->help      = $help;

		return $this;
	}

	/** The app reloads the page after saving it, because it changes the admin menu. */
	public function reloading_page(): self {
		$this->reloads_page = true;

		return $this;
	}

	/** The app saves it without a notice. */
	public function silent(): self {
		$this->is_silent = true;

		return $this;
	}

	/** Its sanitizer removes HTML: 'all', 'by role' if it depends on the current user, or the key of a map's one such text. */
	public function without_html( string $removed = 'all' ): self {
		$this->removed_html = $removed;

		return $this;
	}

	/** Excludes it from resets. */
	public function surviving_reset(): self {
		$this->survives_reset = true;

		return $this;
	}

	/** Sets the capability required to write it. */
	public function written_with( string $capability ): self {
		$this->capability = $capability;

		return $this;
	}

	/**
	 * Sets the label of its control, or a sentence. Used in notices and the activity log.
	 *
	 * @param callable(): string $description Returns the text in the current locale.
	 */
	public function described( callable $description ): self {
		$this->description = $description;

		return $this;
	}

	/**
	 * Sets labels of allowed values, or of the items of a list.
	 *
	 * @param callable(): array<string, string> $labels Returns labels by value in the current locale.
	 */
	public function labeled( callable $labels ): self {
		$this->labels = $labels;

		return $this;
	}

	/** Plain text in the current locale; '' for internal settings. */
	public function description(): string {
		return $this->description ? ( $this->description )() : '';
	}

	/** The help text of its switch in the current locale; '' for none. */
	public function help(): string {
		return $this->help ? ( $this->help )() : '';
	}

	/** @return array<string, string> Labels by allowed value, or by known item of a list, in the current locale. */
	public function enum_labels(): array {
		$labels = $this->labels ? ( $this->labels )() : array();

		return $this->enum ? array_intersect_key( $labels, array_flip( $this->enum ) ) + array_combine( $this->enum, $this->enum ) : $labels;
	}

	/** Whether the default is the same in every language. */
	public function has_constant_default(): bool {
		return ! $this->default instanceof \Closure;
	}

	/** @return mixed */
	public function default_value() {
		return $this->default instanceof \Closure ? ( $this->default )() : $this->default;
	}

	/** @param mixed $value */
	public function problem_with( $value ): ?WP_Error {
		return call_user_func( $this->rule, $value );
	}

	/**
	 * @param mixed $value Validated.
	 * @return mixed
	 */
	public function sanitize( $value ) {
		return $this->cast( $this->sanitizer ? call_user_func( $this->sanitizer, $value ) : $value );
	}

	/**
	 * Whether sanitizing removes HTML from the value.
	 *
	 * @param mixed $value Validated.
	 */
	public function removes_html( $value ): bool {
		return 'by role' === $this->removed_html
			? is_string( $value ) && $this->sanitize( $value ) !== trim( $value )
			: '' !== $this->removed_html && Sanitizers::has_html( is_array( $value ) ? $value[ $this->removed_html ] ?? $value : $value );
	}

	/**
	 * Casts a stored value to the setting's type.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public function cast( $value ) {
		return Sanitizers::as_type( $value, $this->type, $this->default_value() );
	}
}
