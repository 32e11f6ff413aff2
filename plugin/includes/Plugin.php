<?php
/**
 * The composition root.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard;

use Jetpack_Dashboard\Admin\Capabilities;
use Jetpack_Dashboard\Admin\Page_Factory;
use Jetpack_Dashboard\Admin\Release_Notice;
use Jetpack_Dashboard\Change_Log\Change_Log;
use Jetpack_Dashboard\Connection\Parts as Connection_Parts;
use Jetpack_Dashboard\Features\Protect\Cli_Command;
use Jetpack_Dashboard\Features\Protect\Parts;
use Jetpack_Dashboard\Features\Protect\Protection;
use Jetpack_Dashboard\Features\Stats\Parts as Stats_Parts;
use Jetpack_Dashboard\Features\Waf\Firewall;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;
use Jetpack_Dashboard\Modules\Client_Address_Check;
use Jetpack_Dashboard\Modules\Module_Catalogue;
use Jetpack_Dashboard\Modules\Module_Loader;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Switches;
use Jetpack_Dashboard\Modules\Visible_Modules;
use Jetpack_Dashboard\Modules\Visible_Settings;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Rest\Routes;
use Jetpack_Dashboard\Settings\Dismissed_Notices;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use Jetpack_Dashboard\Site_Data\Site_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the services, each once and only when asked for, and hooks them up.
 */
final class Plugin {

	/**
	 * The one plugin, for uninstall, WP-CLI and tests. Everything else gets what it needs through its constructor.
	 *
	 * @var self|null
	 */
	private static $instance;

	/**
	 * The plugin's main file.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * Services that were asked for, by class.
	 *
	 * @var array<class-string, object>
	 */
	private $services = array();

	/**
	 * Keeps where the plugin stands.
	 *
	 * @param string $file The plugin's main file.
	 */
	private function __construct( string $file ) {
		$this->file = $file;
	}

	/**
	 * Starts the plugin as soon as every other plugin's file is loaded, so that a conflict is seen whatever the order.
	 *
	 * @param string $file The plugin's main file.
	 */
	public static function boot( string $file ): void {
		self::$instance = new self( $file );

		Lifecycle::register( $file );

		// While the plugin is being activated, plugins_loaded is long past.
		if ( did_action( 'plugins_loaded' ) ) {
			self::$instance->start();
		} else {
			add_action( 'plugins_loaded', array( self::$instance, 'start' ), 5 );
		}
	}

	/**
	 * The one plugin, for uninstall, WP-CLI and tests.
	 *
	 * @throws \LogicException When the plugin was not booted.
	 */
	public static function instance(): self {
		if ( null === self::$instance ) {
			throw new \LogicException( 'Plugin::boot() has not run.' );
		}

		return self::$instance;
	}

	/**
	 * Hooks everything, unless another plugin serves the same REST namespace.
	 */
	public function start(): void {
		$conflict = new Conflict_Guard();
		$conflict->register();

		if ( $conflict->is_off() ) {
			return;
		}

		( new Capabilities( $this->connection_status(), array( $this, 'stats_roles' ) ) )->register();
		$this->connection()->register();
		Site_Data::register( array( $this, 'site_data' ) );
		( new Change_Log( $this->settings_registry(), $this->clock() ) )->register();
		( new Kernel\Privacy\Privacy_Tools( array( new Admin\Personal_Data_Sources( $this ), 'all' ) ) )->register();

		add_action( 'jetpack_dashboard_register_routes', array( new Routes( $this ), 'register' ) );

		( new Client_Address_Check( $this->modules(), array( $this, 'client_address' ) ) )->register();
		Protection::heed_constant();
		Firewall::heed_constant();
		$this->modules()->load_active();

		// Whether protection is on or not: who is locked out must get in either way.
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			\WP_CLI::add_command( 'jetpack protect', new Cli_Command( $this->protect_parts()->lockouts() ) );
		}

		add_action( 'init', array( $this, 'load_translations' ) );

		if ( is_admin() ) {
			( new Page_Factory( $this ) )->register();
		}
	}

	/**
	 * Loads the translations that ship with the plugin; those of WordPress's language packs come before them.
	 */
	public function load_translations(): void {
		load_plugin_textdomain( 'jetpack-dashboard', false, dirname( $this->basename() ) . '/languages' );
	}

	/**
	 * The roles that may see statistics.
	 *
	 * @return string[]|null Null while the module is off.
	 */
	public function stats_roles(): ?array {
		return $this->modules()->is_active( 'stats' ) ? (array) $this->settings()->get( 'roles' ) : null;
	}

	/**
	 * The plugin as WordPress names it: folder and main file.
	 */
	public function basename(): string {
		return plugin_basename( $this->file );
	}

	/**
	 * Absolute path of a file of the plugin.
	 *
	 * @param string $relative Path below the plugin's folder.
	 */
	public function path( string $relative = '' ): string {
		return plugin_dir_path( $this->file ) . $relative;
	}

	/**
	 * URL of a file of the plugin.
	 *
	 * @param string $relative Path below the plugin's folder; the folder itself ends with a slash.
	 */
	public function url( string $relative = '' ): string {
		return plugin_dir_url( $this->file ) . $relative;
	}

	/**
	 * The time.
	 */
	public function clock(): Clock {
		return $this->once( Clock::class, fn() => new Clock() );
	}

	/**
	 * The parts of the connection.
	 */
	public function connection(): Connection_Parts {
		return $this->once( Connection_Parts::class, fn() => new Connection_Parts( $this->clock() ) );
	}

	/**
	 * The connection's state.
	 */
	public function connection_status(): Connection_Status {
		return $this->connection()->status();
	}

	/**
	 * What the provider knows about the site.
	 */
	public function site_data(): Site_Data {
		return $this->once( Site_Data::class, fn() => Site_Data::of( $this->connection(), $this->clock() ) );
	}

	/**
	 * What the site knows about every setting.
	 */
	public function settings_registry(): Settings_Registry {
		return $this->once( Settings_Registry::class, fn() => new Settings_Registry() );
	}

	/**
	 * The settings' values.
	 */
	public function settings(): Settings_Store {
		return $this->once( Settings_Store::class, fn() => new Settings_Store( $this->settings_registry() ) );
	}

	/**
	 * The modules and which of them are on.
	 */
	public function modules(): Module_Registry {
		return $this->once(
			Module_Registry::class,
			function (): Module_Registry {
				$catalogue = new Module_Catalogue( $this->path( 'modules' ), JETPACK_DASHBOARD_VERSION );

				return new Module_Registry( $catalogue, new Module_Switches(), $this->connection_status(), new Module_Loader( $catalogue, $this ) );
			}
		);
	}

	/**
	 * The modules that the current user may read.
	 */
	public function visible_modules(): Visible_Modules {
		return $this->once( Visible_Modules::class, fn() => new Visible_Modules( $this->modules(), $this->visible_settings(), $this->connection_status() ) );
	}

	/**
	 * The settings that the current user may read.
	 */
	public function visible_settings(): Visible_Settings {
		return $this->once( Visible_Settings::class, fn() => new Visible_Settings( $this->settings_registry(), $this->settings(), $this->modules() ) );
	}

	/**
	 * The notices that users have put away.
	 */
	public function dismissed_notices(): Dismissed_Notices {
		return $this->once( Dismissed_Notices::class, fn() => new Dismissed_Notices( Release_Notice::version( $this->path( 'release-notice.php' ) ) ) );
	}

	/**
	 * The address of whoever sent the request (decision 62).
	 */
	public function client_address(): Client_Address {
		return $this->once( Client_Address::class, fn() => new Client_Address( $_SERVER, Proxy_Declaration::of_site( array( $this->settings(), 'get' ) ) ) );
	}

	/**
	 * The parts of log-in protection; its module hooks them up.
	 */
	public function protect_parts(): Parts {
		return $this->once( Parts::class, fn() => new Parts( array( $this, 'client_address' ), array( $this, 'settings' ), $this->clock() ) );
	}

	/**
	 * The parts of the statistics; their module hooks them up.
	 */
	public function stats_parts(): Stats_Parts {
		return $this->once( Stats_Parts::class, fn() => new Stats_Parts( $this->url(), array( $this, 'client_address' ), array( $this, 'settings' ), array( $this, 'site_data' ), $this->clock() ) );
	}

	/**
	 * Builds a service when it is first asked for.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name The service's class.
	 * @param callable(): T   $build      Builds it.
	 * @return T
	 */
	private function once( string $class_name, callable $build ) {
		if ( ! isset( $this->services[ $class_name ] ) ) {
			$this->services[ $class_name ] = $build();
		}

		/** @var T $service */ // phpcs:ignore Generic.Commenting.DocComment.MissingShort
		$service = $this->services[ $class_name ];

		return $service;
	}
}
