<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use WP_Widget;

defined( 'ABSPATH' ) || exit;

/** The Search filters widget, with a title. */
final class Filters_Widget extends WP_Widget {

	/** @var callable(): string */
	private $form;

	/** @param callable(): string $form Returns the HTML of a search form. */
	public function __construct( callable $form ) {
		$this->form = $form;

		parent::__construct(
			'jetpack_dashboard_search_filters',
			__( 'Search filters', 'jetpack-dashboard' ),
			array(
				'description'           => __( 'A search form with filters for type and category.', 'jetpack-dashboard' ),
				'show_instance_in_rest' => true,
			)
		);
	}

	/**
	 * @param array<string, mixed> $args
	 * @param array<string, mixed> $instance
	 */
	public function widget( $args, $instance ): void {
		$title = (string) apply_filters( 'widget_title', self::title( (array) $instance ), $instance, $this->id_base );
		$title = '' === $title ? '' : ( $args['before_title'] ?? '' ) . esc_html( $title ) . ( $args['after_title'] ?? '' );

		echo ( $args['before_widget'] ?? '' ) . $title . ( $this->form )() . ( $args['after_widget'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The theme's HTML, and a form that is escaped.
	}

	/**
	 * @param array<string, mixed> $new_instance
	 * @param array<string, mixed> $old_instance
	 * @return array<string, string>
	 */
	public function update( $new_instance, $old_instance ): array {
		return array( 'title' => self::title( (array) $new_instance ) );
	}

	/** @param array<string, mixed> $instance */
	public function form( $instance ): string {
		printf(
			'<p><label for="%1$s">%2$s</label> <input class="widefat" type="text" id="%1$s" name="%3$s" value="%4$s" maxlength="200"></p>',
			esc_attr( $this->get_field_id( 'title' ) ),
			esc_html__( 'Title', 'jetpack-dashboard' ),
			esc_attr( $this->get_field_name( 'title' ) ),
			esc_attr( self::title( (array) $instance ) )
		);

		return '';
	}

	/** @param array<string, mixed> $instance */
	private static function title( array $instance ): string {
		return is_string( $instance['title'] ?? null ) ? mb_substr( sanitize_text_field( $instance['title'] ), 0, 200, 'UTF-8' ) : '';
	}
}
