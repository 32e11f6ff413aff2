<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** A form as it is saved. Properties are read-only. */
final class Form {

	private const MAX_FIELDS     = 50;
	private const MAX_RECIPIENTS = 10;

	/** Changes with the form. Doesn't reveal the recipients. */
	public string $id;

	/** The post that contains the form, or whose page shows it; 0 if there is none. */
	public int $post_id;

	/**
	 * Email addresses; empty for the administration email address.
	 *
	 * @var string[]
	 */
	public array $recipients;

	/** '' for the default. */
	public string $subject;
	public string $button;
	public string $confirmation;

	/** @var Field[] */
	public array $fields;

	/**
	 * @param array<array-key, mixed> $attributes Of the block or shortcode.
	 * @param Field[]                 $fields
	 */
	public function __construct( array $attributes, array $fields, int $post_id ) {
		$this->post_id      = $post_id;
		$this->recipients   = self::addresses( $attributes['to'] ?? '' );
		$this->subject      = Field::line( $attributes['subject'] ?? '' );
		$this->button       = Field::line( $attributes['submitButtonText'] ?? $attributes['submit_button_text'] ?? '' );
		$this->confirmation = Field::line( $attributes['customThankyouMessage'] ?? $attributes['customthankyoumessage'] ?? '' );
		$this->fields       = array_slice( $fields, 0, self::MAX_FIELDS );
		$this->id           = substr( wp_hash( 'contact form ' . wp_json_encode( array( $post_id, $this->recipients, $this->subject, $this->fields ) ) ), 0, 12 );
	}

	public function has_files(): bool {
		return in_array( 'file', array_column( $this->fields, 'type' ), true );
	}

	public function has( Field $field ): bool {
		return in_array( $field->name, array_column( $this->fields, 'name' ), true );
	}

	/**
	 * @param mixed $value Comma-separated.
	 * @return string[]
	 */
	public static function addresses( $value ): array {
		$addresses = array_map( 'trim', explode( ',', is_string( $value ) ? $value : '' ) );
		$addresses = array_filter( $addresses, static fn( string $address ): bool => false !== is_email( $address ) && 1 !== preg_match( '/[\r\n,;<>]/', $address ) );

		return array_slice( array_values( array_unique( $addresses ) ), 0, self::MAX_RECIPIENTS );
	}
}
