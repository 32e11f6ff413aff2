<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

defined( 'ABSPATH' ) || exit;

/** The end of a request that could not delete the data of all sites: WordPress must not delete the plugin yet. */
final class Unfinished_Uninstall {

	/** How far uninstalling has come: the id of the last site. */
	private const OPTION = 'jetpack_dashboard_uninstalled_sites';

	private const MAIN_FILE = 'jetpack-dashboard.php';

	public static function last_site(): int {
		return (int) get_site_option( self::OPTION );
	}

	public static function set_last_site( int $id ): void {
		update_site_option( self::OPTION, $id );
	}

	/**
	 * Deactivates the plugin on the current site, where visits would store data again until the last request. WordPress lets networks delete
	 * plugins that are active on single sites.
	 */
	public static function deactivate_plugin(): void {
		$active = (array) get_option( 'active_plugins', array() );
		$others = array_filter( $active, static fn( $file ): bool => self::MAIN_FILE !== basename( (string) $file ) );

		if ( count( $others ) < count( $active ) ) {
			update_option( 'active_plugins', array_values( $others ) );
		}
	}

	/** For a plugin that is used again: sites have data again. */
	public static function forget(): void {
		if ( is_multisite() ) {
			delete_site_option( self::OPTION );
		}
	}

	/**
	 * Ends the request with a message.
	 *
	 * @param string $plugin_file The plugin's main file, relative to the plugins folder.
	 * @return never
	 */
	public static function stop( string $plugin_file ): void {
		$message = __( 'This network has too many sites to delete the data of all of them at once. The data of some sites is left. Delete the plugin again to continue, or use “wp plugin uninstall jetpack-dashboard”, which has no time limit.', 'jetpack-dashboard' );

		if ( wp_doing_ajax() ) {
			wp_send_json_error(
				array(
					'delete'       => 'plugin',
					'slug'         => dirname( $plugin_file ),
					'plugin'       => $plugin_file,
					'errorMessage' => $message,
				)
			);
		}
		wp_die(
			esc_html( $message ),
			'',
			array(
				'response'  => 503,
				'back_link' => true,
			)
		);
	}
}
