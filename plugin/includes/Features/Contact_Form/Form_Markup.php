<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Spam\Honeypot;

defined( 'ABSPATH' ) || exit;

/** Prints a form with the visitor's input and errors. The same for all visitors, so that pages can be cached. */
final class Form_Markup {

	private Form $form;
	private ?Submission $submission;
	private Clock $clock;

	/** Unique on the page. */
	private string $prefix;

	public function __construct( Form $form, ?Submission $submission, Clock $clock, string $prefix ) {
		$this->form       = $form;
		$this->submission = $submission;
		$this->clock      = $clock;
		$this->prefix     = $prefix;
	}

	/**
	 * @param string $wrapper Attributes of the outer element, escaped.
	 * @param string $fields  HTML.
	 */
	public function form( string $wrapper, string $fields ): string {
		$now    = isset( $_POST[ Receiver::TIME ] ) && $this->submission && is_string( $_POST[ Receiver::TIME ] ) ? sanitize_key( wp_unslash( $_POST[ Receiver::TIME ] ) ) : Spam_Check::signed_time( $this->clock->now() ); // phpcs:ignore WordPress.Security.NonceVerification -- Signed; visitors have no nonce.
		$button = '' === $this->form->button ? __( 'Send', 'jetpack-dashboard' ) : $this->form->button;

		return sprintf( '<form %s method="post" action="#%s"%s>', $wrapper, esc_attr( self::result_id( $this->prefix ) ), $this->form->has_files() ? ' enctype="multipart/form-data"' : '' )
			. $this->summary()
			. $fields
			. Honeypot::html( "$this->prefix-check", Receiver::TRAP )
			. sprintf( '<input type="hidden" name="%s" value="%s"><input type="hidden" name="%s" value="%s">', esc_attr( Contact_Forms::PARAMETER ), esc_attr( $this->form->id ), esc_attr( Receiver::TIME ), esc_attr( $now ) )
			. '<div class="wp-block-button jp-form__submit"><button type="submit" class="wp-block-button__link wp-element-button">' . esc_html( $button ) . '</button></div></form>';
	}

	/** @param string $wrapper Attributes of the outer element, escaped. */
	public function confirmation( string $wrapper ): string {
		$text = '' === $this->form->confirmation ? __( 'Your message has been sent. Thank you!', 'jetpack-dashboard' ) : $this->form->confirmation;

		return sprintf( '<div %s><p class="jp-form__sent" id="%s" role="status" tabindex="-1">%s</p></div>', $wrapper, esc_attr( self::result_id( $this->prefix ) ), esc_html( $text ) );
	}

	/** The element that tells the result. It is the target of the page's address, so that the browser focuses it. */
	public static function result_id( string $prefix ): string {
		return "$prefix-result";
	}

	/** @param bool $is_block Whether the block of the field is being rendered, whose colors and sizes apply. */
	public function field( Field $field, bool $is_block = false ): string {
		$id    = $this->prefix . '-' . $field->name;
		$error = $this->submission->errors[ $field->name ] ?? '';
		$note  = '' === $error ? '' : sprintf( '<p class="jp-form__error" id="%s-error">%s</p>', esc_attr( $id ), esc_html( $error ) );
		$class = 'jp-form__field jp-form__field--' . $field->type . ( '' === $error ? '' : ' is-invalid' );
		$outer = $is_block ? get_block_wrapper_attributes( array( 'class' => $class ) ) : sprintf( 'class="%s"', esc_attr( $class ) );
		$label = esc_html( $field->label ) . ( $field->is_required ? ' <span class="jp-form__required">' . esc_html__( '(required)', 'jetpack-dashboard' ) . '</span>' : '' );

		if ( $field->is_group() ) {
			// The summary links to the group.
			return sprintf( '<fieldset %s id="%s" tabindex="-1"%s><legend>%s</legend>%s%s</fieldset>', $outer, esc_attr( $id ), '' === $error ? '' : ' aria-describedby="' . esc_attr( $id ) . '-error"', $label, $this->choices( $field, $id ), $note );
		}

		$label = sprintf( '<label for="%s">%s</label>', esc_attr( $id ), $label );
		$input = $this->control( $field, $id, '' !== $error );
		$is_in = in_array( $field->type, array( 'checkbox', 'consent' ), true );

		return sprintf( '<div %s>%s%s</div>', $outer, $is_in ? "<div class=\"jp-form__option\">$input$label</div>" : $label . $input, ( 'file' === $field->type ? $this->file_hint( $field, $id ) : '' ) . $note );
	}

	/** Limits of a file field. After an error, also which file must be chosen again: browsers don't keep files. */
	private function file_hint( Field $field, string $id ): string {
		/* translators: 1: extensions, such as jpg, png, pdf, 2: size of a file, such as 10 MB. */
		$text = sprintf( __( 'Types: %1$s. At most %2$s.', 'jetpack-dashboard' ), implode( ', ', File_Rules::extensions( $field ) ), (string) size_format( File_Rules::max_bytes( $field ) ) );
		$file = $this->submission->files[ $field->name ] ?? null;
		if ( $file ) {
			/* translators: %s: name of a file. */
			$text = sprintf( __( 'Choose %s again.', 'jetpack-dashboard' ), $file['name'] ) . ' ' . $text;
		}

		return sprintf( '<p class="jp-form__hint" id="%s-hint">%s</p>', esc_attr( $id ), esc_html( $text ) );
	}

	private function summary(): string {
		if ( ! $this->submission || $this->submission->is_valid() ) {
			return '';
		}

		$items = '';
		foreach ( $this->form->fields as $field ) {
			if ( isset( $this->submission->errors[ $field->name ] ) ) {
				$items .= sprintf( '<li><a href="#%s-%s">%s: %s</a></li>', esc_attr( $this->prefix ), esc_attr( $field->name ), esc_html( rtrim( $field->label, '.:' ) ), esc_html( $this->submission->errors[ $field->name ] ) );
			}
		}
		$text = '' === $this->submission->problem ? __( 'Your message was not sent. Correct these fields:', 'jetpack-dashboard' ) : $this->submission->problem;

		return '<div class="jp-form__summary" id="' . esc_attr( self::result_id( $this->prefix ) ) . '" role="alert" tabindex="-1"><p>' . esc_html( $text ) . '</p>' . ( '' === $items ? '' : "<ul>$items</ul>" ) . '</div>';
	}

	private function control( Field $field, string $id, bool $is_invalid ): string {
		$value  = $this->value( $field );
		$shared = sprintf( 'id="%s" name="%s"', esc_attr( $id ), esc_attr( $this->input_name( $field ) ) )
			. ( $field->is_required ? ' required' : '' )
			. ( $is_invalid ? sprintf( ' aria-invalid="true" aria-describedby="%s-error"', esc_attr( $id ) ) : '' );
		if ( 'file' === $field->type ) {
			return sprintf(
				'<input type="file" id="%1$s" name="%2$s" accept="%3$s"%4$s%5$s aria-describedby="%1$s-hint%6$s">',
				esc_attr( $id ),
				esc_attr( $this->input_name( $field ) ),
				esc_attr( '.' . implode( ',.', File_Rules::extensions( $field ) ) ),
				$field->is_required ? ' required' : '',
				$is_invalid ? ' aria-invalid="true"' : '',
				$is_invalid ? esc_attr( " $id-error" ) : ''
			);
		}
		$hint = '' === $field->placeholder ? '' : sprintf( ' placeholder="%s"', esc_attr( $field->placeholder ) );

		switch ( $field->type ) {
			case 'textarea':
				return sprintf( '<textarea %s%s rows="6" maxlength="%d">%s</textarea>', $shared, $hint, Field::TEXT_LENGTH, esc_textarea( $value ) );
			case 'select':
				return sprintf( '<select %s>%s</select>', $shared, $this->options( $field, $value ) );
			case 'checkbox':
			case 'consent':
				return sprintf( '<input type="checkbox" %s value="1"%s>', $shared, '' === $value ? '' : ' checked' );
			case 'number':
				$hint .= ' step="any"' . ( '' === $field->min ? '' : sprintf( ' min="%s"', esc_attr( $field->min ) ) ) . ( '' === $field->max ? '' : sprintf( ' max="%s"', esc_attr( $field->max ) ) );
				break;
		}

		$types    = array(
			'name'      => 'text',
			'telephone' => 'tel',
		);
		$complete = array(
			'name'      => ' autocomplete="name"',
			'email'     => ' autocomplete="email"',
			'telephone' => ' autocomplete="tel"',
			'url'       => ' autocomplete="url"',
		);
		$limit    = in_array( $field->type, array( 'number', 'date' ), true ) ? '' : sprintf( ' maxlength="%d"', Field::LINE_LENGTH );

		return sprintf( '<input type="%s" %s%s%s%s value="%s">', esc_attr( $types[ $field->type ] ?? $field->type ), $shared, $hint, $complete[ $field->type ] ?? '', $limit, esc_attr( $value ) );
	}

	private function options( Field $field, string $value ): string {
		$html = sprintf( '<option value="">%s</option>', esc_html( '' === $field->placeholder ? __( 'Select one option', 'jetpack-dashboard' ) : $field->placeholder ) );
		foreach ( $field->options as $option ) {
			$html .= sprintf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $option ), $option === $value ? ' selected' : '' );
		}

		return $html;
	}

	private function choices( Field $field, string $id ): string {
		$chosen = (array) ( $this->submission ? $this->submission->values[ $field->name ] ?? array() : array( $field->default ) );
		$html   = '';
		foreach ( $field->options as $index => $option ) {
			$html .= sprintf(
				'<div class="jp-form__option"><input type="%1$s" id="%2$s-%3$d" name="%4$s" value="%5$s"%6$s%7$s><label for="%2$s-%3$d">%5$s</label></div>',
				'radio' === $field->type ? 'radio' : 'checkbox',
				esc_attr( $id ),
				$index,
				esc_attr( $this->input_name( $field ) . ( 'radio' === $field->type ? '' : '[]' ) ),
				esc_attr( $option ),
				in_array( $option, $chosen, true ) ? ' checked' : '',
				'radio' === $field->type && $field->is_required ? ' required' : ''
			);
		}

		return $html;
	}

	private function value( Field $field ): string {
		if ( ! $this->submission ) {
			return in_array( $field->type, array( 'checkbox', 'consent' ), true ) ? '' : $field->default;
		}
		$value = $this->submission->values[ $field->name ] ?? '';

		return is_array( $value ) ? '' : $value;
	}

	private function input_name( Field $field ): string {
		return Receiver::FIELDS . '[' . $field->name . ']';
	}
}
