<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widget_Visibility;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use WP_Widget;

defined( 'ABSPATH' ) || exit;

/** Conditions of classic widgets, and of widgets that contain one block. */
final class Widgets {

	/** Within the widget's settings. */
	private const KEY = 'jp_visibility';

	public function register(): void {
		add_filter( 'widget_display_callback', array( $this, 'hide' ), 10, 2 );
		Backend_Hooks::add(
			function (): void {
				add_filter( 'widget_update_callback', array( $this, 'save' ), 10, 4 );
				add_action( 'in_widget_form', array( $this, 'render_fields' ), 10, 3 );
			}
		);
	}

	/**
	 * @param array<string, mixed>|false $instance
	 * @param WP_Widget                  $widget
	 * @return array<string, mixed>|false
	 */
	public function hide( $instance, $widget ) {
		if ( ! is_array( $instance ) || Blocks::is_preview() ) {
			return $instance;
		}
		$conditions = $instance[ self::KEY ] ?? ( 'block' === $widget->id_base ? self::of_block( (string) ( $instance['content'] ?? '' ) ) : null );

		return null === $conditions || Conditions::is_visible( $conditions ) ? $instance : false;
	}

	/**
	 * Keeps the conditions, which the widget doesn't know.
	 *
	 * @param array<string, mixed>|false $instance
	 * @param array<string, mixed>       $value
	 * @param array<string, mixed>       $previous
	 * @param WP_Widget                  $widget
	 * @return array<string, mixed>|false
	 */
	public function save( $instance, $value, $previous, $widget ) {
		if ( ! is_array( $instance ) || 'block' === $widget->id_base ) {
			return $instance;
		}
		unset( $instance[ self::KEY ] );
		$conditions = Conditions::sanitize( $value[ self::KEY ] ?? $previous[ self::KEY ] ?? array() );

		return $conditions ? array( self::KEY => $conditions ) + $instance : $instance;
	}

	/**
	 * Works without a script.
	 *
	 * @param WP_Widget            $widget
	 * @param string|null          $result   'noform' if the widget has no settings.
	 * @param array<string, mixed> $instance
	 */
	public function render_fields( $widget, &$result, $instance ): void {
		if ( 'block' === $widget->id_base ) {
			return;
		}
		$result     = null;
		$conditions = Conditions::sanitize( $instance[ self::KEY ] ?? array() );
		$texts      = Choices::texts();
		?>
		<details class="jp-widget-visibility" <?php echo $conditions ? 'open' : ''; ?>>
			<summary><?php echo esc_html( $texts['title'] ); ?></summary>
			<p class="description"><?php echo esc_html( $texts['help'] ); ?></p>
			<?php
			self::render_select( $widget, 'action', $texts['action'], array_intersect_key( $texts, array_flip( array( 'show', 'hide' ) ) ), array( $conditions['action'] ?? 'show' ) );
			self::render_select( $widget, 'match', $texts['match'], array_intersect_key( $texts, array_flip( array( 'all', 'any' ) ) ), array( $conditions['match'] ?? 'all' ) );
			foreach ( Choices::all() as $name => $list ) {
				$chosen = $conditions[ $name ] ?? array();
				// Keeps values that aren't among the choices.
				self::render_select( $widget, $name, $list['label'], $list['choices'] + array_combine( $chosen, $chosen ), $chosen, true );
			}
			foreach ( Conditions::DATES as $name ) :
				?>
				<p>
					<label for="<?php echo esc_attr( self::id( $widget, $name ) ); ?>"><?php echo esc_html( $texts[ $name ] ); ?></label>
					<input type="date" class="widefat" id="<?php echo esc_attr( self::id( $widget, $name ) ); ?>" name="<?php echo esc_attr( self::name( $widget, $name ) ); ?>" value="<?php echo esc_attr( $conditions[ $name ] ?? '' ); ?>">
				</p>
			<?php endforeach; ?>
		</details>
		<?php
	}

	/**
	 * @param WP_Widget                 $widget
	 * @param array<int|string, string> $choices
	 * @param string[]                  $chosen
	 */
	private static function render_select( $widget, string $name, string $label, array $choices, array $chosen, bool $is_multiple = false ): void {
		?>
		<p>
			<label for="<?php echo esc_attr( self::id( $widget, $name ) ); ?>"><?php echo esc_html( $label ); ?></label>
			<select class="widefat" id="<?php echo esc_attr( self::id( $widget, $name ) ); ?>" name="<?php echo esc_attr( self::name( $widget, $name ) . ( $is_multiple ? '[]' : '' ) ); ?>" <?php echo $is_multiple ? 'multiple size="4"' : ''; ?>>
				<?php foreach ( $choices as $value => $text ) : ?>
					<option value="<?php echo esc_attr( (string) $value ); ?>" <?php selected( in_array( (string) $value, $chosen, true ) ); ?>><?php echo esc_html( $text ); ?></option>
				<?php endforeach; ?>
			</select>
		</p>
		<?php
	}

	/** @param WP_Widget $widget */
	private static function id( $widget, string $name ): string {
		return $widget->get_field_id( self::KEY . "-$name" );
	}

	/** @param WP_Widget $widget */
	private static function name( $widget, string $name ): string {
		return $widget->get_field_name( self::KEY ) . "[$name]";
	}

	/**
	 * The conditions of a block widget, which would otherwise leave an empty container.
	 *
	 * @return mixed Null if there are none or several blocks.
	 */
	private static function of_block( string $content ) {
		if ( false === strpos( $content, Blocks::KEY ) ) {
			return null;
		}
		$blocks = array_values( array_filter( parse_blocks( $content ), static fn( array $block ): bool => null !== $block['blockName'] || '' !== trim( (string) $block['innerHTML'] ) ) );

		return 1 === count( $blocks ) ? $blocks[0]['attrs']['metadata'][ Blocks::KEY ] ?? null : null;
	}
}
