<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Block_Type_Registry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Adds the Search filters block to the theme's first widget area, from which instant search opens (setting `search_auto_config`). */
final class Theme_Setup {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** @return array{}|WP_Error No data for the response, or why the block can't be added. */
	public function apply() {
		if ( ! $this->is_on() ) {
			return new WP_Error( 'instant_search_disabled', __( 'Instant search is off. Turn it on first.', 'jetpack-dashboard' ) );
		}

		$area = $this->area();
		if ( null === $area ) {
			return new WP_Error( 'instant_search_not_supported', __( 'Your theme has no widget areas, or blocks are turned off. Add a search form to the theme instead, for example in the site editor.', 'jetpack-dashboard' ) );
		}

		if ( ! self::has_block() ) {
			self::add_to( $area );
		}

		return array();
	}

	/** Whether there is a place for the block. */
	public function is_possible(): bool {
		return $this->is_on() && null !== $this->area();
	}

	private function is_on(): bool {
		return (bool) $this->settings->get( 'instant_search_enabled' );
	}

	/** The first widget area of the theme; null if there is none, or blocks are turned off. */
	private function area(): ?string {
		global $wp_registered_sidebars;

		$areas = wp_is_block_theme() || ! WP_Block_Type_Registry::get_instance()->is_registered( Filters_Block::NAME ) ? array() : array_diff( array_keys( (array) $wp_registered_sidebars ), array( 'wp_inactive_widgets' ) );

		return $areas ? (string) reset( $areas ) : null;
	}

	/** Whether a widget area has the block. */
	private static function has_block(): bool {
		$widgets = (array) get_option( 'widget_block', array() );
		$areas   = wp_get_sidebars_widgets(); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- As the theme shows them, with what filters change.
		unset( $areas['wp_inactive_widgets'] );

		foreach ( array_merge( array(), ...array_values( array_filter( $areas, 'is_array' ) ) ) as $id ) {
			$number = 0 === strpos( (string) $id, 'block-' ) ? (int) substr( (string) $id, 6 ) : 0;
			if ( $number > 0 && has_block( Filters_Block::NAME, (string) ( $widgets[ $number ]['content'] ?? '' ) ) ) {
				return true;
			}
		}

		return false;
	}

	private static function add_to( string $area ): void {
		$widgets = (array) get_option( 'widget_block', array() );
		$number  = max( array_merge( array( 1 ), array_filter( array_keys( $widgets ), 'is_int' ) ) ) + 1;
		$areas   = wp_get_sidebars_widgets(); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- As the theme shows them, with what filters change.

		$widgets[ $number ] = array( 'content' => '<!-- wp:' . Filters_Block::NAME . ' /-->' );
		$areas[ $area ]     = array_merge( array( "block-$number" ), (array) ( $areas[ $area ] ?? array() ) );

		update_option( 'widget_block', $widgets + array( '_multiwidget' => 1 ) );
		wp_set_sidebars_widgets( $areas );
	}
}
