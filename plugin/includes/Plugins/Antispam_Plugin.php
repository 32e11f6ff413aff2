<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

use Jetpack_Dashboard\Kernel\Active_Plugins;

defined( 'ABSPATH' ) || exit;

/** The anti-spam plugin's description, for the search of settings. */
final class Antispam_Plugin {

	public const FILE = Own_Plugins::FILES[ Own_Plugins::ANTISPAM ];

	/** @return array{description: string, url: string} Empty if the plugin is inactive. */
	public static function described( bool $is_for_manager ): array {
		$path = WP_PLUGIN_DIR . '/' . self::FILE;
		$data = $is_for_manager && Active_Plugins::has( self::FILE ) && is_readable( $path )
			? get_file_data(
				$path,
				array(
					'description' => 'Description',
					'url'         => 'Plugin URI',
				)
			)
			: array();

		return array(
			'description' => wp_strip_all_tags( $data['description'] ?? '' ),
			'url'         => wp_strip_all_tags( $data['url'] ?? '' ),
		);
	}
}
