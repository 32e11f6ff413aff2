<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** What a visitor entered into a form, cleaned, with an error for each invalid field. */
final class Submission {

	/**
	 * By field name. Checkboxes have '1' or ''.
	 *
	 * @var array<string, string|string[]>
	 */
	public array $values = array();

	/**
	 * By field name.
	 *
	 * @var array<string, string>
	 */
	public array $errors = array();

	/**
	 * Valid files by field name. `stored` is set when the file is in our folder.
	 *
	 * @var array<string, array{name: string, path: string, bytes: int, error: int, stored?: string}>
	 */
	public array $files = array();

	/** An error that belongs to no field, or ''. */
	public string $problem = '';

	public function is_valid(): bool {
		return array() === $this->errors && '' === $this->problem;
	}

	/** A value as text. */
	public function text( Field $field ): string {
		$value = $this->values[ $field->name ] ?? '';
		if ( in_array( $field->type, array( 'checkbox', 'consent' ), true ) ) {
			return '' === $value ? __( 'No', 'jetpack-dashboard' ) : __( 'Yes', 'jetpack-dashboard' );
		}

		return is_array( $value ) ? implode( ', ', $value ) : $value;
	}

	/** The first value of a field of a type, or ''. */
	public function first( Form $form, string $type ): string {
		foreach ( $form->fields as $field ) {
			$value = $this->values[ $field->name ] ?? '';
			if ( $type === $field->type && is_string( $value ) && '' !== $value ) {
				return $value;
			}
		}

		return '';
	}
}
