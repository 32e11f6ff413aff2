<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use WP_Widget;

defined( 'ABSPATH' ) || exit;

/** The Subscribe widget. */
final class Subscribe_Widget extends WP_Widget {

	public function __construct() {
		parent::__construct(
			'jetpack_dashboard_subscribe',
			__( 'Subscribe', 'jetpack-dashboard' ),
			array( 'description' => __( 'Lets visitors subscribe to new posts by email.', 'jetpack-dashboard' ) )
		);
	}

	/**
	 * @param array<string, mixed> $args
	 * @param array<string, mixed> $instance
	 */
	public function widget( $args, $instance ): void {
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The theme's HTML, and a form that is escaped.
		echo $args['before_widget'] ?? '';
		if ( '' !== self::title( $instance ) ) {
			echo ( $args['before_title'] ?? '' ) . esc_html( self::title( $instance ) ) . ( $args['after_title'] ?? '' );
		}
		echo Subscribe_Form::html();
		echo $args['after_widget'] ?? '';
		// phpcs:enable
	}

	/**
	 * @param array<string, mixed> $new_instance
	 * @param array<string, mixed> $old_instance
	 * @return array<string, string>
	 */
	public function update( $new_instance, $old_instance ): array {
		return array( 'title' => mb_substr( sanitize_text_field( self::title( $new_instance ) ), 0, 200 ) );
	}

	/** @param array<string, mixed> $instance */
	public function form( $instance ): string {
		printf(
			'<p><label for="%1$s">%2$s</label> <input class="widefat" type="text" id="%1$s" name="%3$s" value="%4$s" maxlength="200"></p>',
			esc_attr( $this->get_field_id( 'title' ) ),
			esc_html__( 'Title', 'jetpack-dashboard' ),
			esc_attr( $this->get_field_name( 'title' ) ),
			esc_attr( self::title( $instance ) )
		);

		return '';
	}

	/** @param array<string, mixed> $instance */
	private static function title( array $instance ): string {
		return is_string( $instance['title'] ?? null ) ? $instance['title'] : '';
	}
}
