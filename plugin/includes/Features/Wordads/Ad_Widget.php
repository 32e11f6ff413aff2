<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use WP_HTML_Tag_Processor;
use WP_Widget;

defined( 'ABSPATH' ) || exit;

/** The Ad widget. Its code is sanitized like the settings (Ad_Code). */
final class Ad_Widget extends WP_Widget {

	private Ad_Places $places;

	public function __construct( Ad_Places $places ) {
		$this->places = $places;

		parent::__construct(
			'jetpack_dashboard_ad',
			__( 'Ad', 'jetpack-dashboard' ),
			array( 'description' => __( 'Shows an ad from your settings, or the ad code that you paste here.', 'jetpack-dashboard' ) )
		);
	}

	/**
	 * @param array<string, mixed> $args
	 * @param array<string, mixed> $instance
	 */
	public function widget( $args, $instance ): void {
		$ad = $this->places->ad( self::place( $instance ), self::code( $instance ) );

		if ( '' !== $ad ) {
			$box = new WP_HTML_Tag_Processor( $args['before_widget'] ?? '' );
			if ( $box->next_tag() ) {
				$box->add_class( Ad_Places::BOX );
				$box->set_attribute( 'hidden', true );
			}
			echo $box->get_updated_html() . $ad . ( $args['after_widget'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The theme's HTML, and see Ad_Code.
		}
	}

	/**
	 * @param array<string, mixed> $new_instance
	 * @param array<string, mixed> $old_instance
	 * @return array<string, string>|false False keeps the previous widget.
	 */
	public function update( $new_instance, $old_instance ) {
		$code = self::code( $new_instance );

		return Ad_Code::problem_with( $code ) ? false : array(
			'place' => self::place( $new_instance ),
			'code'  => Ad_Code::sanitize( $code ),
		);
	}

	/** @param array<string, mixed> $instance */
	public function form( $instance ): string {
		?>
		<p>
			<label for="<?php echo esc_attr( $this->get_field_id( 'place' ) ); ?>"><?php esc_html_e( 'Show', 'jetpack-dashboard' ); ?></label>
			<select class="widefat" id="<?php echo esc_attr( $this->get_field_id( 'place' ) ); ?>" name="<?php echo esc_attr( $this->get_field_name( 'place' ) ); ?>">
				<?php foreach ( Ad_Places::names() as $place => $name ) : ?>
					<option value="<?php echo esc_attr( $place ); ?>" <?php selected( $place, self::place( $instance ) ); ?>><?php echo esc_html( $name ); ?></option>
				<?php endforeach; ?>
			</select>
		</p>
		<p>
			<label for="<?php echo esc_attr( $this->get_field_id( 'code' ) ); ?>"><?php esc_html_e( 'Ad code', 'jetpack-dashboard' ); ?></label>
			<textarea class="widefat code" rows="6" dir="ltr" spellcheck="false" maxlength="<?php echo (int) Ad_Code::LENGTH; ?>" id="<?php echo esc_attr( $this->get_field_id( 'code' ) ); ?>" name="<?php echo esc_attr( $this->get_field_name( 'code' ) ); ?>"><?php echo esc_textarea( self::code( $instance ) ); ?></textarea>
		</p>
		<?php if ( ! current_user_can( 'unfiltered_html' ) ) : ?>
			<p><?php esc_html_e( 'Your user role can’t add scripts. They are removed when you save.', 'jetpack-dashboard' ); ?></p>
		<?php endif; ?>
		<?php
		return '';
	}

	/** @param array<string, mixed> $instance */
	private static function place( array $instance ): string {
		$place = $instance['place'] ?? '';

		return is_string( $place ) && isset( Ad_Places::names()[ $place ] ) ? $place : Ad_Places::CUSTOM;
	}

	/** @param array<string, mixed> $instance */
	private static function code( array $instance ): string {
		return is_string( $instance['code'] ?? null ) ? $instance['code'] : '';
	}
}
