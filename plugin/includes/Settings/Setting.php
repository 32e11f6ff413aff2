<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A value. Made by Kind, completed by the methods that return `$this`; both are for the declarations only. Properties are
 * for reading only.
 */
final class Setting {

	public const GENERAL = 'settings';

	private const OPTION_PREFIX = 'jetpack_dashboard_';

	/** Name in REST. */
	public string $key;

	/** 'boolean', 'integer', 'string', 'array' or 'object'. */
	public string $type;

	/**
	 * What holds until somebody saves something, or a function that says it.
	 *
	 * @var mixed
	 */
	private $default;

	/**
	 * The only values allowed; empty when the rule decides.
	 *
	 * @var string[]
	 */
	public array $enum = array();

	/** The module that owns it, or GENERAL. */
	public string $group = self::GENERAL;

	/** The WordPress option that keeps it; '' when writing it does something instead (`is_action`). */
	public string $option;

	/** Whether every request needs it. */
	public bool $is_autoloaded = false;

	/** Whether writing it starts something instead of storing a value. */
	public bool $is_action = false;

	/** Whether REST tells its value. */
	public bool $is_readable = true;

	/** Whether it is the plugin's own affair, unknown to REST. */
	public bool $is_internal = false;

	/** Whether nobody shall read its value but where it is needed. */
	public bool $is_secret = false;

	/** Whether its cleaner removes HTML. If it does, the user gets a notice. */
	public bool $is_without_html = false;

	/** Whether a reset leaves it alone. */
	public bool $survives_reset = false;

	/** What a user needs to write it. */
	public string $capability = 'jetpack_configure_modules';

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
	private $sanitizer;

	/**
	 * Gives the description; null for an internal setting.
	 *
	 * @var (callable(): string)|null
	 */
	private $description;

	/**
	 * Gives the labels of the allowed values.
	 *
	 * @var (callable(): array<string, string>)|null
	 */
	private $labels;

	/**
	 * @param mixed         $default_value
	 * @param callable|null $sanitizer       What becomes of it; nothing when left out.
	 */
	public function __construct( string $key, string $type, $default_value, callable $rule, ?callable $sanitizer = null ) {
		$this->key       = $key;
		$this->type      = $type;
		$this->default   = $default_value;
		$this->rule      = $rule;
		$this->sanitizer = $sanitizer;
		$this->option    = self::OPTION_PREFIX . $key;
	}

	/**
	 * With a default in the reader's language.
	 *
	 * @param \Closure $default_value Gives the default; not called before somebody reads it.
	 */
	public function by_default( \Closure $default_value ): self {
		$this->default = $default_value;

		return $this;
	}

	/** Kept in an option whose name sites and other plugins know, which nobody's reset may delete. */
	public function kept_in( string $option ): self {
		$this->option = $option;

		return $this->surviving_reset();
	}

	/** Needed by every request while its module is on. */
	public function autoloaded(): self {
		$this->is_autoloaded = true;

		return $this;
	}

	/**
	 * Writing it starts something (filter `jetpack_dashboard_apply_{key}`).
	 *
	 * @param bool $is_readable Whether there is something to read nonetheless.
	 */
	public function as_action( bool $is_readable = false ): self {
		$this->is_action   = true;
		$this->is_readable = $is_readable;
		$this->option      = '';

		return $this;
	}

	/** Unknown to REST. */
	public function internal(): self {
		$this->is_internal = true;
		$this->is_readable = false;

		return $this;
	}

	/** Never written down anywhere else. */
	public function secret(): self {
		$this->is_secret = true;

		return $this;
	}

	/** Its cleaner removes HTML. */
	public function without_html(): self {
		$this->is_without_html = true;

		return $this;
	}

	/** Left alone by a reset. */
	public function surviving_reset(): self {
		$this->survives_reset = true;

		return $this;
	}

	/** Written by whoever has this capability. */
	public function written_with( string $capability ): self {
		$this->capability = $capability;

		return $this;
	}

	/**
	 * Described in a sentence, or with the label of its control on the settings screen: notices and the change log name it so.
	 *
	 * @param callable(): string $description Gives the text in the current locale.
	 */
	public function described( callable $description ): self {
		$this->description = $description;

		return $this;
	}

	/**
	 * With a label for each allowed value.
	 *
	 * @param callable(): array<string, string> $labels Gives the labels in the current locale, by value.
	 */
	public function labeled( callable $labels ): self {
		$this->labels = $labels;

		return $this;
	}

	/** The description in the current locale: plain text, '' for an internal setting. */
	public function description(): string {
		return $this->description ? ( $this->description )() : '';
	}

	/**
	 * The allowed values with their labels, in the current locale.
	 *
	 * @return array<string, string> Labels by value; empty for a setting without a list of values.
	 */
	public function enum_labels(): array {
		return array_intersect_key( $this->labels ? ( $this->labels )() : array(), array_flip( $this->enum ) ) + array_combine( $this->enum, $this->enum );
	}

	/**
	 * What holds until somebody saves something.
	 *
	 * @return mixed
	 */
	public function default_value() {
		return $this->default instanceof \Closure ? ( $this->default )() : $this->default;
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
	public function sanitize( $value ) {
		return $this->cast( $this->sanitizer ? call_user_func( $this->sanitizer, $value ) : $value );
	}

	/**
	 * Whether HTML is removed from a value before it is kept.
	 *
	 * @param mixed $value A value that the rule let through.
	 */
	public function removes_html( $value ): bool {
		return $this->is_without_html && Sanitizers::has_html( $value );
	}

	/**
	 * A value in the setting's own type, whatever the database made of it.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public function cast( $value ) {
		return Sanitizers::as_type( $value, $this->type, $this->default_value() );
	}
}
