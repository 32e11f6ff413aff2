<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Cleans and checks what a visitor entered. The browser's checks are only a convenience. Ignores everything that isn't a field of the form. */
final class Validator {

	/**
	 * @param array<array-key, mixed>                                                  $input Unslashed, by field name.
	 * @param array<string, array{name: string, path: string, bytes: int, error: int}> $files By field name.
	 */
	public function check( Form $form, array $input, array $files ): Submission {
		$submission = new Submission();

		foreach ( $form->fields as $field ) {
			if ( 'file' === $field->type ) {
				self::check_file( $submission, $field, $files[ $field->name ] ?? null );
				continue;
			}
			$value = self::clean( $field, $input[ $field->name ] ?? '' );
			$error = self::problem_with( $field, $value );

			$submission->values[ $field->name ] = $value;
			if ( '' !== $error ) {
				$submission->errors[ $field->name ] = $error;
			}
		}

		if ( array_sum( array_column( $submission->files, 'bytes' ) ) > File_Rules::max_form_bytes() ) {
			$submission->problem = self::too_large();
		}

		return $submission;
	}

	/** The error of a form whose files are too large together. */
	public static function too_large(): string {
		/* translators: %s: size of files, such as 10 MB. */
		return sprintf( __( 'Your message was not sent. Choose files that are at most %s together.', 'jetpack-dashboard' ), (string) size_format( File_Rules::max_form_bytes() ) );
	}

	/** @param array{name: string, path: string, bytes: int, error: int}|null $file */
	private static function check_file( Submission $submission, Field $field, ?array $file ): void {
		$error = $file ? File_Rules::problem_with( $field, $file ) : ( $field->is_required ? __( 'Choose a file.', 'jetpack-dashboard' ) : '' );

		$submission->values[ $field->name ] = $file ? sprintf( '%s (%s)', $file['name'], (string) size_format( $file['bytes'] ) ) : '';
		if ( '' !== $error ) {
			$submission->errors[ $field->name ] = $error;
		} elseif ( $file ) {
			$submission->files[ $field->name ] = $file;
		}
	}

	/**
	 * @param mixed $value
	 * @return string|string[]
	 */
	private static function clean( Field $field, $value ) {
		if ( 'checkbox-multiple' === $field->type ) {
			return array_values( array_intersect( $field->options, array_map( static fn( $item ): string => self::text( $item ), is_array( $value ) ? $value : array( $value ) ) ) );
		}

		$text = self::text( $value );
		if ( in_array( $field->type, array( 'checkbox', 'consent' ), true ) ) {
			return '' === $text ? '' : '1';
		}
		if ( 'textarea' !== $field->type ) {
			$text = trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
		}
		if ( 'url' === $field->type && '' !== $text && 1 !== preg_match( '#^[a-z][a-z0-9+.-]*:#i', $text ) ) {
			$text = "https://$text";
		}

		return $text;
	}

	/** @param string|string[] $value Cleaned. */
	private static function problem_with( Field $field, $value ): string {
		if ( '' === $value || array() === $value ) {
			return $field->is_required ? self::missing( $field ) : '';
		}
		if ( is_array( $value ) ) {
			return '';
		}

		$limit = 'textarea' === $field->type ? Field::TEXT_LENGTH : Field::LINE_LENGTH;
		if ( mb_strlen( $value ) > $limit ) {
			/* translators: %s: number of characters. */
			return sprintf( __( 'Enter at most %s characters.', 'jetpack-dashboard' ), number_format_i18n( $limit ) );
		}

		switch ( $field->type ) {
			case 'email':
				return is_email( $value ) ? '' : __( 'Enter an email address, such as name@example.com.', 'jetpack-dashboard' );
			case 'url':
				return self::is_web_address( $value ) ? '' : __( 'Enter a web address, such as https://example.com.', 'jetpack-dashboard' );
			case 'telephone':
				return 1 === preg_match( '/^(?=(?:\D*\d){3})[\d\s+().\/#*x-]{3,40}$/i', $value ) ? '' : __( 'Enter a phone number. Use digits, spaces, and the signs + - ( ).', 'jetpack-dashboard' );
			case 'date':
				return self::is_date( $value ) ? '' : __( 'Enter a date as year, month and day, such as 2030-12-31.', 'jetpack-dashboard' );
			case 'number':
				return self::problem_with_number( $field, $value );
			case 'select':
			case 'radio':
				return in_array( $value, $field->options, true ) ? '' : __( 'Choose one of the options.', 'jetpack-dashboard' );
		}

		return '';
	}

	private static function missing( Field $field ): string {
		if ( in_array( $field->type, array( 'checkbox', 'consent' ), true ) ) {
			return __( 'Check this box to send the form.', 'jetpack-dashboard' );
		}

		return in_array( $field->type, array( 'select', 'radio', 'checkbox-multiple' ), true ) ? __( 'Choose an option.', 'jetpack-dashboard' ) : __( 'Fill in this field.', 'jetpack-dashboard' );
	}

	private static function problem_with_number( Field $field, string $value ): string {
		if ( 1 !== preg_match( '/^-?\d{1,15}(\.\d{1,10})?$/', $value ) ) {
			return __( 'Enter a number.', 'jetpack-dashboard' );
		}
		if ( '' !== $field->min && (float) $value < (float) $field->min ) {
			/* translators: %s: the lowest number allowed. */
			return sprintf( __( 'Enter a number that is at least %s.', 'jetpack-dashboard' ), $field->min );
		}
		if ( '' !== $field->max && (float) $value > (float) $field->max ) {
			/* translators: %s: the highest number allowed. */
			return sprintf( __( 'Enter a number that is at most %s.', 'jetpack-dashboard' ), $field->max );
		}

		return '';
	}

	private static function is_web_address( string $value ): bool {
		return 1 === preg_match( '#^https?://[^\s/?\#@]+\.[^\s/?\#@.]{2,}([/?\#:]\S*)?$#iu', $value ) && '' !== esc_url_raw( $value, array( 'http', 'https' ) );
	}

	private static function is_date( string $value ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/', $value, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}

	/**
	 * Valid UTF-8 without control characters, except line breaks and tabs.
	 *
	 * @param mixed $value
	 */
	private static function text( $value ): string {
		$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value, true ) : '';
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );

		return trim( (string) preg_replace( '/[\x{00}-\x{08}\x{0b}-\x{1f}\x{7f}\x{2028}\x{2029}\x{202a}-\x{202e}\x{2066}-\x{2069}]/u', '', $text ) );
	}
}
