<?php
/**
 * The settings of the Performance page.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Setting;

/**
 * Site accelerator, search, video hosting, and the media card.
 */
final class Performance_Settings {

	/**
	 * The settings by the module that owns them.
	 *
	 * @return array<string, Setting[]>
	 */
	public static function by_group(): array {
		return array(
			'tiled-gallery'  => array(
				Setting::boolean( 'tiled_galleries', false ),
			),
			'carousel'       => array(
				Setting::choice( 'carousel_background_color', array( 'black', 'white' ) )->surviving_reset(),
				Setting::boolean( 'carousel_display_exif', false )->surviving_reset(),
				Setting::boolean( 'carousel_display_comments', true )->surviving_reset(),
			),
			'search'         => array(
				Setting::boolean( 'instant_search_enabled', false )->autoloaded(),
				Setting::boolean( 'search_auto_config', false )->as_action(),
			),
			'videopress'     => array(
				Setting::boolean( 'videopress_private_enabled_for_site', false ),
			),
			Setting::GENERAL => array(
				Setting::boolean( 'has_jetpack_search_product', false ),
			),
		);
	}
}
