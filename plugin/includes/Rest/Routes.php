<?php
/**
 * The plugin's REST routes.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Features\Monitor\Monitor;
use Jetpack_Dashboard\Features\Monitor\Monitor_Controller;
use Jetpack_Dashboard\Features\Protect\Protect_Controller;
use Jetpack_Dashboard\Features\Search\Search_Controller;
use Jetpack_Dashboard\Features\Stats\Stats_Controller;
use Jetpack_Dashboard\Features\Verification_Tools\Google_Verification_Controller;
use Jetpack_Dashboard\Features\Waf\Self_Block;
use Jetpack_Dashboard\Features\Waf\Waf_Controller;
use Jetpack_Dashboard\Features\Wordads\Wordads_Controller;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Conflict_Check;
use Jetpack_Dashboard\Modules\Module_Defaults;
use Jetpack_Dashboard\Modules\Setting_Effects;
use Jetpack_Dashboard\Modules\Settings_Lock;
use Jetpack_Dashboard\Modules\Settings_Reset;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Plugin;
use Jetpack_Dashboard\Plugins\Antispam;
use Jetpack_Dashboard\Plugins\Limited_Calls;
use Jetpack_Dashboard\Plugins\Own_Plugins;
use Jetpack_Dashboard\Plugins\Vault;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the controllers once REST is asked for, and marks their answers as nobody's to keep.
 */
final class Routes {

	/**
	 * The plugin's services.
	 *
	 * @var Plugin
	 */
	private $plugin;

	/**
	 * Takes the services.
	 *
	 * @param Plugin $plugin The plugin's services.
	 */
	public function __construct( Plugin $plugin ) {
		$this->plugin = $plugin;
	}

	/**
	 * Registers every route. Called when nobody else serves the namespace (Conflict_Guard).
	 */
	public function register(): void {
		foreach ( $this->controllers() as $controller ) {
			$controller->register_routes();
		}

		( new Page_User() )->register();
		Json_Body::register();
		add_filter( 'rest_request_after_callbacks', array( self::class, 'fit_fields' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( $this, 'complete' ), 10, 3 );
	}

	/**
	 * Ignores `_fields` for a response without fields: WordPress takes each for an array or a list of arrays, and a text,
	 * null or a list of texts would be a fatal error.
	 *
	 * @param mixed           $response Response, data or error.
	 * @param mixed           $handler  The route's handler.
	 * @param WP_REST_Request $request  Request.
	 * @return mixed
	 */
	public static function fit_fields( $response, $handler, $request ) {
		if ( ! isset( $request['_fields'] ) || is_wp_error( $response ) || 0 !== strpos( $request->get_route(), '/' . Controller::ROUTE_NAMESPACE ) ) {
			return $response;
		}

		$response = rest_ensure_response( $response );
		$data     = $response->get_data();
		if ( $data instanceof \stdClass ) {
			$data = get_object_vars( $data );
			$response->set_data( $data );
		}

		$has_fields = is_array( $data ) && ( ! wp_is_numeric_array( $data ) || count( array_filter( $data, 'is_array' ) ) === count( $data ) );
		if ( ! $has_fields ) {
			unset( $request['_fields'] );
		}

		return $response;
	}

	/**
	 * Completes the headers of our answers.
	 *
	 * No cache may keep them: they are one user's, and of this moment; WordPress sees to that only for users who are logged in.
	 * And who may ask again only later is told when (rule 2).
	 *
	 * @param WP_HTTP_Response $response Answer.
	 * @param WP_REST_Server   $server   Server.
	 * @param WP_REST_Request  $request  Request.
	 */
	public function complete( $response, $server, $request ): WP_HTTP_Response {
		if ( 0 !== strpos( $request->get_route(), '/' . Controller::ROUTE_NAMESPACE ) ) {
			return $response;
		}

		foreach ( array_filter( wp_get_nocache_headers() ) as $name => $value ) {
			$response->header( $name, $value );
		}

		$body  = $response->get_data();
		$after = $response->get_status() >= 400 && is_array( $body ) ? ( $body['data']['retryAfter'] ?? null ) : null;

		if ( is_int( $after ) ) {
			$response->header( 'Retry-After', (string) $after );
		}

		return $response;
	}

	/**
	 * The connection's routes.
	 */
	public function connection(): Connection_Controller {
		$connection = $this->plugin->connection();

		return new Connection_Controller( $connection->status(), $connection->connected_plugins(), $connection->connection_test(), $connection->disconnection() );
	}

	/**
	 * The routes of brute force protection.
	 */
	public function protect(): Protect_Controller {
		return new Protect_Controller( $this->plugin->protect_parts(), $this->plugin->modules(), $this->plugin->connection_status(), array( $this->plugin, 'client_address' ) );
	}

	/**
	 * One controller per resource. What several routes may match, the narrower has to come first.
	 *
	 * @return \WP_REST_Controller[]
	 */
	private function controllers(): array {
		$plugin     = $this->plugin;
		$connection = $plugin->connection();
		$modules    = $plugin->modules();
		$registry   = $plugin->settings_registry();
		$store      = $plugin->settings();
		$calls      = new Limited_Calls( $connection->time_budget() );
		$antispam   = new Antispam( new Own_Plugins(), $calls );
		$conflicts  = new Conflict_Check( $store, $plugin->visible_settings() );
		$self_block = new Self_Block( array( $plugin, 'client_address' ), $store, $modules );
		$writer     = new Settings_Writer( $registry, $modules, new Setting_Effects( $store, $antispam ), $store, $conflicts, new Settings_Lock( $connection->lock() ), $self_block );

		return array(
			$this->connection(),
			new Registration_Controller( $connection->status(), $connection->registration(), $connection->authorization(), $connection->reconnection() ),
			new User_Connection_Controller( $connection->status(), $connection->current_user(), $connection->user_connection() ),
			new Identity_Crisis_Controller( $connection->identity_crisis() ),
			new Commerce_Modal_Controller(),
			new Tracking_Controller( $connection->tracking() ),
			new Survey_Controller( $connection->site_api() ),
			$this->protect(),
			new Dashboard_Controller( $plugin->site_data() ),
			new Site_Data_Controller( $plugin->site_data(), $this->benefits() ),
			new Stats_Controller( $plugin->stats_parts(), $modules ),
			new Antispam_Controller( $antispam ),
			new Vault_Controller( new Vault( $calls ) ),
			new Monitor_Controller( fn() => Monitor::of( $connection, $store ), $modules, $plugin->site_data() ),
			new Login_Mail_Controller( array( $connection, 'login_mail' ) ),
			new Module_Switch_Controller( $modules, $self_block ),
			new Modules_Controller( $modules, $plugin->visible_modules() ),
			new Settings_Controller( $registry, $plugin->visible_settings(), $writer, $modules ),
			new Options_Controller( new Settings_Reset( $registry, $store, new Module_Defaults( $modules ), $plugin->dismissed_notices() ) ),
			new Notices_Controller( $plugin->dismissed_notices() ),
			new Plugins_Controller( new Plugin_Installer() ),
			new Updates_Controller(),
			new Waf_Controller(),
			new Search_Controller( $modules, $store, $writer ),
			new Wordads_Controller( $modules, $writer ),
			new Google_Verification_Controller( $connection->site_api(), $connection->failure() ),
		);
	}

	/**
	 * What the plugin has done for the site.
	 */
	private function benefits(): Benefits {
		return new Benefits(
			$this->plugin->modules(),
			array(
				'jetpack-stats' => fn() => $this->plugin->stats_parts()->report()->summary()['views'],
				'protect'       => fn() => (int) $this->plugin->protect_parts()->lockouts()->blocked_count(),
			)
		);
	}
}
