<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** A field as the form declares it. Properties are read-only. */
final class Field {

	public const TYPES = array( 'name', 'text', 'email', 'telephone', 'url', 'date', 'number', 'textarea', 'select', 'radio', 'checkbox', 'checkbox-multiple', 'consent', 'file' );

	public const LINE_LENGTH = 500;
	public const TEXT_LENGTH = 10000;

	private const MAX_OPTIONS = 100;

	/** Other names of types. */
	private const ALIASES = array(
		'phone' => 'telephone',
		'tel'   => 'telephone',
	);

	/** Key of its value in a request. Stays the same if other fields change, so that cached pages stay usable. */
	public string $name;

	/** One of TYPES. */
	public string $type;

	/** Plain text. */
	public string $label;

	public bool $is_required;

	/**
	 * Choices of a select, radio or checkbox-multiple field.
	 *
	 * @var string[]
	 */
	public array $options;

	public string $placeholder;
	public string $default;

	/** Lowest and highest number; '' for none. */
	public string $min;
	public string $max;

	/**
	 * Groups of file types; none for the default ones.
	 *
	 * @var string[]
	 */
	public array $file_types;

	/** Megabytes that a file can have; '' for the default. */
	public string $max_size;

	/** @param array<array-key, mixed> $attributes Of the block or shortcode. */
	public function __construct( string $type, array $attributes, int $number ) {
		$type              = self::ALIASES[ $type ] ?? $type;
		$this->type        = in_array( $type, self::TYPES, true ) ? $type : 'text';
		$label             = self::line( $attributes['label'] ?? '' );
		$this->label       = '' === $label ? self::default_label( $this->type ) : $label;
		$this->is_required = in_array( $attributes['required'] ?? false, array( true, 1, '1', 'true', 'required' ), true );
		$this->options     = self::choices( $attributes['options'] ?? array() );
		$this->placeholder = self::line( $attributes['placeholder'] ?? '' );
		$this->default     = self::line( $attributes['defaultValue'] ?? $attributes['default'] ?? '' );
		$this->min         = self::number( $attributes['min'] ?? '' );
		$this->max         = self::number( $attributes['max'] ?? '' );
		$this->file_types  = 'file' === $this->type ? File_Rules::groups( self::choices( $attributes['fileTypes'] ?? $attributes['filetypes'] ?? array() ) ) : array();
		$this->max_size    = 'file' === $this->type ? self::number( $attributes['maxSize'] ?? $attributes['maxsize'] ?? '' ) : '';
		$this->name        = substr( md5( "$this->type $this->label $number" ), 0, 8 );
	}

	public function is_group(): bool {
		return in_array( $this->type, array( 'radio', 'checkbox-multiple' ), true );
	}

	public static function default_label( string $type ): string {
		$labels = array(
			'name'              => __( 'Name', 'jetpack-dashboard' ),
			'text'              => __( 'Text', 'jetpack-dashboard' ),
			'email'             => __( 'Email', 'jetpack-dashboard' ),
			'telephone'         => __( 'Phone', 'jetpack-dashboard' ),
			'url'               => __( 'Website', 'jetpack-dashboard' ),
			'date'              => __( 'Date', 'jetpack-dashboard' ),
			'number'            => __( 'Number', 'jetpack-dashboard' ),
			'textarea'          => __( 'Message', 'jetpack-dashboard' ),
			'select'            => __( 'Select one', 'jetpack-dashboard' ),
			'radio'             => __( 'Choose one', 'jetpack-dashboard' ),
			'checkbox'          => __( 'Checkbox', 'jetpack-dashboard' ),
			'checkbox-multiple' => __( 'Choose several', 'jetpack-dashboard' ),
			'consent'           => __( 'I agree that this site stores my message.', 'jetpack-dashboard' ),
			'file'              => __( 'File', 'jetpack-dashboard' ),
		);

		return $labels[ $type ] ?? $type;
	}

	/**
	 * A single line of plain text.
	 *
	 * @param mixed $value
	 */
	public static function line( $value ): string {
		return is_scalar( $value ) ? mb_substr( sanitize_text_field( html_entity_decode( (string) $value, ENT_QUOTES, 'UTF-8' ) ), 0, self::LINE_LENGTH ) : '';
	}

	/**
	 * @param mixed $value A list, or comma-separated.
	 * @return string[]
	 */
	private static function choices( $value ): array {
		$options = array_map( array( self::class, 'line' ), is_array( $value ) ? $value : explode( ',', self::line( $value ) ) );

		return array_slice( array_values( array_unique( array_filter( $options, static fn( string $option ): bool => '' !== $option ) ) ), 0, self::MAX_OPTIONS );
	}

	/** @param mixed $value */
	private static function number( $value ): string {
		return is_numeric( $value ) ? (string) $value : '';
	}
}
