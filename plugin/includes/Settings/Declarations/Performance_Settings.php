<?php
/**
 * The settings of the Performance page.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings\Declarations;

use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Setting;

defined( 'ABSPATH' ) || exit;

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
				Kind::boolean( 'tiled_galleries', false ),
			),
			'carousel'       => array(
				Kind::choice( 'carousel_background_color', array( 'black', 'white' ) )->surviving_reset(),
				Kind::boolean( 'carousel_display_exif', false )->surviving_reset(),
				Kind::boolean( 'carousel_display_comments', true )->surviving_reset(),
			),
			'search'         => array(
				Kind::boolean( 'instant_search_enabled', false )->autoloaded(),
				Kind::boolean( 'search_auto_config', false )->as_action(),
			),
			'videopress'     => array(
				Kind::boolean( 'videopress_private_enabled_for_site', false ),
			),
			Setting::GENERAL => array(
				Kind::boolean( 'has_jetpack_search_product', false ),
			),
		);
	}
}
