<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

use WP_Widget;

defined( 'ABSPATH' ) || exit;

/** A classic widget of a kind, with a title. */
final class Classic_Widget extends WP_Widget {

	private Kind $kind;

	public function __construct( Kind $kind ) {
		$this->kind = $kind;
		$texts      = $kind->texts();

		parent::__construct(
			'jetpack_dashboard_' . str_replace( '-', '_', $kind->name() ),
			$texts['title'],
			array(
				'description'           => $texts['description'],
				'classname'             => "jp-widget jp-widget--{$kind->name()}",
				'show_instance_in_rest' => true,
			)
		);
	}

	/**
	 * @param array<string, mixed> $args
	 * @param array<string, mixed> $instance
	 */
	public function widget( $args, $instance ): void {
		$html = $this->kind->html( Field::sanitize_all( $this->kind->fields(), (array) $instance ) );
		if ( '' === $html ) {
			return;
		}
		$title = (string) apply_filters( 'widget_title', self::title( (array) $instance ), $instance, $this->id_base );
		$title = '' === $title ? '' : ( $args['before_title'] ?? '' ) . esc_html( $title ) . ( $args['after_title'] ?? '' );

		echo ( $args['before_widget'] ?? '' ) . $title . $html . ( $args['after_widget'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The theme's HTML, and see Kind::html().
	}

	/**
	 * @param array<string, mixed> $new_instance
	 * @param array<string, mixed> $old_instance
	 * @return array<string, string|int|bool>
	 */
	public function update( $new_instance, $old_instance ): array {
		$values = (array) $new_instance;
		foreach ( $this->kind->fields() as $field ) {
			// Browsers don't send a checkbox that is off.
			$values += Field::TOGGLE === $field->type ? array( $field->key => false ) : array();
		}

		return array( 'title' => self::title( $values ) ) + Field::sanitize_all( $this->kind->fields(), $values );
	}

	/** @param array<string, mixed> $instance */
	public function form( $instance ): string {
		$fields = array_merge( array( new Field( 'title', Field::TEXT, __( 'Title', 'jetpack-dashboard' ) ) ), $this->kind->fields() );
		$values = Field::sanitize_all( $fields, (array) $instance );
		foreach ( $fields as $field ) {
			$this->render_field( $field, $values[ $field->key ] );
		}

		return '';
	}

	/** @param string|int|bool $value */
	private function render_field( Field $field, $value ): void {
		$id    = $this->get_field_id( $field->key );
		$label = sprintf( '<label for="%s">%s</label>', esc_attr( $id ), esc_html( $field->label ) );
		$names = sprintf( 'id="%s" name="%s"', esc_attr( $id ), esc_attr( $this->get_field_name( $field->key ) ) );

		if ( Field::TOGGLE === $field->type ) {
			$html = sprintf( '<input type="checkbox" %s value="1" %s> %s', $names, checked( $value, true, false ), $label );
		} elseif ( Field::LONG === $field->type ) {
			$html = sprintf( '%s <textarea class="widefat" rows="4" %s>%s</textarea>', $label, $names, esc_textarea( (string) $value ) );
		} else {
			$html = sprintf( '%s <input class="widefat" type="%s" %s value="%s"%s>', $label, esc_attr( $field->type ), $names, esc_attr( (string) $value ), Field::NUMBER === $field->type ? ' min="1" max="' . (int) $field->maximum . '"' : '' );
		}
		echo "<p>$html</p>"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
	}

	/** @param array<string, mixed> $instance */
	private static function title( array $instance ): string {
		return is_string( $instance['title'] ?? null ) ? sanitize_text_field( $instance['title'] ) : '';
	}
}
