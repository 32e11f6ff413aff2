<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Connection\Connected_Plugins;
use Jetpack_Dashboard\Connection\Current_User;
use Jetpack_Dashboard\Kernel\Admin\Build;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Opens a disconnect dialog from the plugin's Deactivate link while the site is connected. Without JavaScript the link just
 * deactivates.
 */
final class Plugins_Page {

	private const HANDLE = 'jetpack-dashboard-plugins-page';
	private const ENTRY  = 'plugins-page';

	/** Account fields that the survey sends. Excludes the login. */
	private const SURVEY_IDS = array(
		'blogid' => true,
		'userid' => true,
	);

	/** Plugin basename. */
	private string $plugin;
	private Build $build;
	private Connection_Status $connection;
	private Account_Service $account_service;
	private Connected_Plugins $connected_plugins;
	private Current_User $user;

	public function __construct( Plugin_Files $files, Build $build, Connection_Status $connection, Account_Service $account_service, Connected_Plugins $connected_plugins, Current_User $user ) {
		$this->plugin            = $files->basename();
		$this->build             = $build;
		$this->connection        = $connection;
		$this->account_service   = $account_service;
		$this->connected_plugins = $connected_plugins;
		$this->user              = $user;
	}

	public function register(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Not on the network's plugins page, where this would be one connection among many.
	 *
	 * @param string $hook_suffix
	 */
	public function enqueue( $hook_suffix ): void {
		if ( 'plugins.php' !== $hook_suffix || is_network_admin() || ! $this->is_needed() ) {
			return;
		}

		$asset = $this->build->asset( self::ENTRY );

		wp_enqueue_script( self::HANDLE, $this->build->url( self::ENTRY . '.js' ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'jetpack-dashboard', $this->build->languages() );
		// Percent-encoded, so that it can't end the script element or the string.
		wp_add_inline_script(
			self::HANDLE,
			sprintf(
				"window.JetpackDashboardPlugins=JSON.parse(decodeURIComponent('%s'));",
				rawurlencode( (string) wp_json_encode( $this->to_array(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) )
			),
			'before'
		);

		if ( $this->build->has( self::ENTRY . '.css' ) ) {
			wp_enqueue_style( self::HANDLE, $this->build->url( self::ENTRY . '.css' ), array( 'wp-components' ), $asset['version'] );
		}
	}

	/** @return array<string, mixed> plugin, api, initialState: as on the dashboard page. */
	public function to_array(): array {
		// A copied site has the original's account ids, so it sends none.
		$account = $this->connection->is_in_identity_crisis() ? false : $this->user->tracks_user_data();

		return array(
			'plugin'       => $this->plugin,
			'api'          => array(
				'root'   => esc_url_raw( rest_url() ),
				'nonce'  => wp_create_nonce( 'wp_rest' ),
				'userId' => get_current_user_id(),
			),
			'initialState' => array(
				'adminUrl'         => admin_url(),
				'accountService'   => array(
					'isConfigured' => $this->account_service->is_configured(),
					'host'         => $this->account_service->host(),
					'url'          => $this->account_service->url(),
				),
				'connectedPlugins' => (object) $this->connected_plugins->all(),
				'tracksUserData'   => $account ? array_intersect_key( $account, self::SURVEY_IDS ) : false,
			),
		);
	}

	/** Whether the site is connected and the user may disconnect it. */
	private function is_needed(): bool {
		return $this->connection->is_registered()
			&& current_user_can( 'jetpack_disconnect' )
			&& current_user_can( 'deactivate_plugin', $this->plugin )
			&& $this->build->has_script( self::ENTRY );
	}
}
