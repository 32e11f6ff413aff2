<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

defined( 'ABSPATH' ) || exit;

/** A setting of a widget or block. */
final class Field {

	public const TEXT   = 'text';
	public const LONG   = 'long';
	public const DATE   = 'date';
	public const NUMBER = 'number';
	public const TOGGLE = 'toggle';

	/** Maximum length in characters. */
	private const LENGTHS = array(
		self::TEXT => 200,
		self::LONG => 2000,
	);

	public string $key;
	public string $type;
	public string $label;

	/** @var string|int|bool */
	public $default_value;

	public int $maximum;

	/** @param string|int|bool $default_value */
	public function __construct( string $key, string $type, string $label, $default_value = '', int $maximum = 0 ) {
		$this->key           = $key;
		$this->type          = $type;
		$this->label         = $label;
		$this->default_value = $default_value;
		$this->maximum       = $maximum;
	}

	/**
	 * @param self[]               $fields
	 * @param array<string, mixed> $values
	 * @return array<string, string|int|bool> A valid value for each field.
	 */
	public static function sanitize_all( array $fields, array $values ): array {
		$result = array();
		foreach ( $fields as $field ) {
			$result[ $field->key ] = $field->sanitize( $values[ $field->key ] ?? $field->default_value );
		}

		return $result;
	}

	/** @return array{type: string, default: string|int|bool} Of a block. */
	public function attribute(): array {
		$types = array(
			self::NUMBER => 'integer',
			self::TOGGLE => 'boolean',
		);

		return array(
			'type'    => $types[ $this->type ] ?? 'string',
			'default' => $this->default_value,
		);
	}

	/**
	 * @param mixed $value
	 * @return string|int|bool
	 */
	private function sanitize( $value ) {
		$text = is_scalar( $value ) ? (string) $value : '';

		switch ( $this->type ) {
			case self::TOGGLE:
				return in_array( $text, array( '1', 'on' ), true );
			case self::NUMBER:
				return is_numeric( $text ) ? max( 1, min( $this->maximum, (int) $text ) ) : $this->default_value;
			case self::DATE:
				return preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $text : '';
		}

		return mb_substr( self::LONG === $this->type ? sanitize_textarea_field( $text ) : sanitize_text_field( $text ), 0, self::LENGTHS[ $this->type ], 'UTF-8' );
	}
}
