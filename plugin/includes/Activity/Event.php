<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

defined( 'ABSPATH' ) || exit;

/** Something that happened in this request, before it is stored. */
final class Event {

	/** Maximum code points per text of a value. */
	private const TEXT_LENGTH = 300;

	/** Maximum bytes per value. */
	public const VALUE_LENGTH = 16000;

	public string $kind;
	public string $action;
	public string $type  = '';
	public string $name  = '';
	public string $label = '';

	/** @var mixed */
	public $old = null;

	/** @var mixed */
	public $new = null;

	/** The current user if null. */
	public ?int $user_id = null;

	/** A lane of Activity_Log; by user if null. */
	public ?int $lane = null;

	/** Whether the address of the request is that of the user. */
	public bool $has_address = true;

	public int $amount = 1;

	/** Equal events within these seconds share a row; 0 if each has its own. */
	public int $summed_s = 0;

	/** @var array<string, bool> Notes of the recorder. Not stored. */
	public array $memo = array();

	/**
	 * @param string $kind   A constant of Entry.
	 * @param string $action At most 20 characters.
	 */
	public function __construct( string $kind, string $action ) {
		$this->kind   = $kind;
		$this->action = $action;
	}

	/**
	 * @param string|int $name  Id of what was changed.
	 * @param string     $label What it is called. Of any origin.
	 * @param string     $type  As Entry::$type.
	 */
	public function about( $name, string $label = '', string $type = '' ): self {
		$this->name  = self::clean( (string) $name, 100 );
		$this->label = self::clean( $label, 200 );
		$this->type  = substr( $type, 0, 20 );

		return $this;
	}

	/**
	 * @param mixed $old
	 * @param mixed $new_value
	 */
	public function changed( $old, $new_value ): self {
		$this->old = $old;
		$this->new = $new_value;

		return $this;
	}

	/**
	 * Adds fields; each keeps its first old value.
	 *
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $new_values The same fields.
	 */
	public function merge( array $old, array $new_values ): void {
		$this->old = (array) $this->old + $old;
		$this->new = array_merge( (array) $this->new, $new_values );
	}

	/** Drops fields with equal values. Returns whether any are left. */
	public function keep_changes(): bool {
		if ( ! is_array( $this->old ) || ! is_array( $this->new ) ) {
			return true;
		}
		foreach ( $this->old as $name => $value ) {
			if ( array_key_exists( $name, $this->new ) && $this->new[ $name ] === $value ) {
				unset( $this->old[ $name ], $this->new[ $name ] );
			}
		}

		return array() !== $this->old || array() !== $this->new;
	}

	public function by( int $user_id ): self {
		$this->user_id = $user_id;

		return $this;
	}

	public function in_lane( int $lane ): self {
		$this->lane = $lane;

		return $this;
	}

	public function summed( int $seconds = HOUR_IN_SECONDS ): self {
		$this->summed_s = $seconds;

		return $this;
	}

	/** Identifies the row of events that are summed; '' for a row of its own. */
	public function sum_key( int $now ): string {
		return 0 === $this->summed_s ? '' : md5( implode( "\n", array( $this->kind, $this->action, $this->type, $this->name, (string) $this->user_id, (string) $this->summed_s, (string) intdiv( $now, $this->summed_s ) ) ) );
	}

	/** Plain text without line breaks, and without characters that reverse or hide the text around them. */
	public static function clean( string $text, int $length ): string {
		$text = wp_strip_all_tags( wp_check_invalid_utf8( $text, true ) );
		$text = (string) preg_replace( array( '/[\x{00}-\x{1f}\x{7f}-\x{9f}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}]+/u', '/\s+/u' ), ' ', $text );

		return mb_substr( trim( $text ), 0, $length, 'UTF-8' );
	}

	/**
	 * Serializes a value, with long texts truncated.
	 *
	 * @param mixed $value
	 * @param int   $length Maximum bytes.
	 */
	public static function to_stored( $value, int $length = self::VALUE_LENGTH ): string {
		$json = self::encoded( self::truncated( $value ) );

		return strlen( $json ) <= $length ? $json : '"…"';
	}

	/**
	 * Whether to_stored() shortens the value.
	 *
	 * @param mixed $value
	 * @param int   $length Maximum bytes.
	 */
	public static function is_too_long( $value, int $length = self::VALUE_LENGTH ): bool {
		return self::to_stored( $value, $length ) !== self::encoded( $value );
	}

	/** @param mixed $value */
	private static function encoded( $value ): string {
		// Unescaped, so that it can be searched.
		return (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	private static function truncated( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( self::class, 'truncated' ), $value );
		}

		return is_string( $value ) && mb_strlen( $value, 'UTF-8' ) > self::TEXT_LENGTH
			? mb_substr( $value, 0, self::TEXT_LENGTH, 'UTF-8' ) . '…'
			: $value;
	}
}
