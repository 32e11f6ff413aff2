<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Adds a link to the settings to the plugin's row on the plugins page. */
final class Plugin_Links {

	/** Plugin basename. */
	private string $plugin;

	public function __construct( Plugin_Files $files ) {
		$this->plugin = $files->basename();
	}

	public function register(): void {
		add_filter( "plugin_action_links_{$this->plugin}", array( $this, 'add' ) );
	}

	/**
	 * @param string[] $links By key.
	 * @return string[]
	 */
	public function add( $links ): array {
		if ( ! current_user_can( 'jetpack_admin_page' ) ) {
			return (array) $links;
		}
		$settings = sprintf(
			'<a href="%s">%s</a>',
			esc_url( admin_url( 'admin.php?page=' . Admin_Page::SLUG . '#/settings' ) ),
			esc_html__( 'Settings', 'jetpack-dashboard' )
		);

		return array_merge( array( 'settings' => $settings ), (array) $links );
	}
}
