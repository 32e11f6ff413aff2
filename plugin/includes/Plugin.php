<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard;

use Jetpack_Dashboard\Activity\Activity_Hooks;
use Jetpack_Dashboard\Admin\Capabilities;
use Jetpack_Dashboard\Admin\Commands_Controller;
use Jetpack_Dashboard\Admin\Page_Factory;
use Jetpack_Dashboard\Admin\Personal_Data_Sources;
use Jetpack_Dashboard\Admin\Release_Notice;
use Jetpack_Dashboard\Admin\Site_Health\Site_Health;
use Jetpack_Dashboard\Cli\Commands;
use Jetpack_Dashboard\Connection\Connection_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Mail\Mail_Failure;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;
use Jetpack_Dashboard\Kernel\Page\Privacy_Page;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Privacy\Privacy_Tools;
use Jetpack_Dashboard\Licensing\Licensing_Hooks;
use Jetpack_Dashboard\Modules\Client_Address_Check;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module_Catalog;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Recommendations\Recommendation_Hooks;
use Jetpack_Dashboard\Rest\Abilities\Abilities;
use Jetpack_Dashboard\Rest\Core_Routes;
use Jetpack_Dashboard\Rest\Routes;
use Jetpack_Dashboard\Settings\Absent_Options;
use Jetpack_Dashboard\Settings\Dismissed_Notices;
use Jetpack_Dashboard\Settings\Setting_Source;
use Jetpack_Dashboard\Settings\Settings_Store;
use Jetpack_Dashboard\Site_Data\Site_Data;

defined( 'ABSPATH' ) || exit;

/** Creates the container and adds the first hooks. */
final class Plugin {

	private static ?Container $container = null;

	/** Waits for plugins_loaded, so that conflicts are detected regardless of the load order. */
	public static function boot( string $file ): void {
		self::$container = self::make_container( $file );

		Lifecycle::register( $file );

		// During activation, plugins_loaded has already run.
		if ( did_action( 'plugins_loaded' ) ) {
			self::start();
		} else {
			add_action( 'plugins_loaded', array( self::class, 'start' ), 5 );
		}
	}

	/**
	 * For WP-CLI and tests. Other code uses constructor injection.
	 *
	 * @throws \LogicException If the plugin was not booted.
	 */
	public static function container(): Container {
		if ( null === self::$container ) {
			throw new \LogicException( 'Plugin::boot() has not run.' );
		}

		return self::$container;
	}

	/** Adds all hooks, unless another plugin serves the same REST namespace. */
	public static function start(): void {
		$services = self::container();
		$conflict = new Conflict_Guard();
		$conflict->register();

		if ( $conflict->is_off() ) {
			return;
		}

		$services->get( Capabilities::class )->register();
		$services->get( Connection_Hooks::class )->register();
		Site_Data::register( $services->lazy( Site_Data::class ) );
		$services->get( Licensing_Hooks::class )->register();
		Activity_Hooks::register( $services );
		( new Recommendation_Hooks( $services ) )->register();
		( new Privacy_Tools( static fn() => $services->get( Personal_Data_Sources::class )->all() ) )->register();

		Abilities::hook( $services );
		Site_Health::register( $services );
		add_action( 'wp_mail_failed', $services->method( Mail_Failure::class, 'on_failure' ) );
		add_action( 'wp_mail_succeeded', $services->method( Mail_Failure::class, 'on_success' ) );

		Core_Routes::register();
		add_action( 'jetpack_dashboard_register_routes', static fn() => $services->get( Routes::class )->register() );
		add_action( 'jetpack_dashboard_register_routes', static fn() => $services->get( Commands_Controller::class )->register_routes() );

		Absent_Options::register();
		Privacy_Page::register();
		$services->get( Client_Address_Check::class )->register();
		$services->get( Module_Registry::class )->load_active();

		// Even while modules are inactive, so that locked-out users can get in.
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			// Some services use translated texts.
			add_action( 'init', $services->method( Commands::class, 'register' ), 20 );
		}

		add_action( 'init', array( self::class, 'load_translations' ) );

		if ( is_admin() ) {
			$services->get( Page_Factory::class )->register();
		}
	}

	/** Loads bundled translations; language packs take precedence. */
	public static function load_translations(): void {
		// phpcs:ignore Generic.PHP.ForbiddenFunctions, PluginCheck.CodeAnalysis.DiscouragedFunctions -- WordPress 6.6 and 6.7 don't find them.
		load_plugin_textdomain( 'jetpack-dashboard', false, dirname( self::container()->get( Plugin_Files::class )->basename() ) . '/languages' );
	}

	/** Adds factories for services that can't be autowired. */
	private static function make_container( string $file ): Container {
		$services = new Container();

		$services->set( Plugin_Files::class, static fn() => new Plugin_Files( $file ) );
		$services->set( Feature_Files::class, static fn() => Feature_Files::shipped() );
		$services->set( Setting_Source::class, static fn() => Feature_Files::shipped() );
		$services->set( Module_Catalog::class, static fn( Container $c ) => new Module_Catalog( $c->get( Feature_Files::class ), JETPACK_DASHBOARD_VERSION ) );
		$services->set( Dismissed_Notices::class, static fn( Container $c ) => new Dismissed_Notices( Release_Notice::version( $c->get( Plugin_Files::class ) ) ) );
		$services->set( Proxy_Declaration::class, static fn( Container $c ) => Proxy_Declaration::of_site( array( $c->get( Settings_Store::class ), 'get' ) ) );
		$services->set( Client_Address::class, static fn( Container $c ) => new Client_Address( $_SERVER, $c->lazy( Proxy_Declaration::class ) ) );

		return $services;
	}
}
