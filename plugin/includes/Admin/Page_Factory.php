<?php
/**
 * Builds the dashboard's page, and what stands on WordPress's own.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Admin\Debugger\Connection_Check;
use Jetpack_Dashboard\Admin\Debugger\Debugger_Page;
use Jetpack_Dashboard\Admin\Debugger\Environment_Section;
use Jetpack_Dashboard\Admin\Debugger\Plugin_Section;
use Jetpack_Dashboard\Admin\Debugger\Report;
use Jetpack_Dashboard\Admin\Modules\Changes_List;
use Jetpack_Dashboard\Admin\Modules\Module_Switching;
use Jetpack_Dashboard\Admin\Modules\Modules_Page;
use Jetpack_Dashboard\Change_Log\Change_Log;
use Jetpack_Dashboard\Change_Log\Change_Texts;
use Jetpack_Dashboard\Connection\Connection_State;
use Jetpack_Dashboard\Features\Search\Search_Page;
use Jetpack_Dashboard\Features\Stats\Stats_Page;
use Jetpack_Dashboard\Features\Waf\Log;
use Jetpack_Dashboard\Features\Waf\Log_Page;
use Jetpack_Dashboard\Kernel\Admin\Build;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\State_Notices;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Site_Plan;
use Jetpack_Dashboard\Plugin;
use Jetpack_Dashboard\Plugins\Own_Plugins;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * The page's part of the composition root: which parts make up the page and its initial state.
 */
final class Page_Factory {

	/**
	 * The services.
	 *
	 * @var Plugin
	 */
	private $plugin;

	/**
	 * Takes the services.
	 *
	 * @param Plugin $plugin The services.
	 */
	public function __construct( Plugin $plugin ) {
		$this->plugin = $plugin;
	}

	/**
	 * The page.
	 */
	public function page(): Admin_Page {
		$path          = $this->plugin->path();
		$url           = $this->plugin->url();
		$state_notices = new State_Notices();

		return new Admin_Page(
			new Page_Assets( new Build( $path, $url ), new Page_Data( $this->initial_state( $state_notices ), $this->preloaded(), $path, $url ) ),
			new Menu_Links( $this->plugin->connection_status(), array( $this->plugin->modules(), 'is_active' ) ),
			$state_notices
		);
	}

	/**
	 * What stands on WordPress's plugins page.
	 */
	public function plugins_page(): Plugins_Page {
		$connection = $this->plugin->connection();

		return new Plugins_Page(
			$this->plugin->basename(),
			new Build( $this->plugin->path(), $this->plugin->url() ),
			$connection->status(),
			$connection->account_service(),
			$connection->connected_plugins(),
			$connection->current_user()
		);
	}

	/**
	 * The pages beside the dashboard.
	 */
	public function subpages(): Subpages {
		$plugin     = $this->plugin;
		$connection = $plugin->connection();

		return new Subpages(
			array(
				new Subpage(
					About_Page::SLUG,
					static fn(): string => __( 'About Jetpack', 'jetpack-dashboard' ),
					'jetpack_admin_page',
					fn(): Subpage_Body => new About_Page( $connection->account_service(), $this->release_notice() )
				),
				new Subpage(
					Modules_Page::SLUG,
					static fn(): string => __( 'Modules', 'jetpack-dashboard' ),
					'jetpack_manage_modules',
					fn(): Subpage_Body => new Modules_Page( $plugin->modules(), new Flash( 'modules' ), new Changes_List( $this->change_log(), new Change_Texts( $plugin->settings_registry() ) ) )
				),
				new Subpage(
					Debugger_Page::SLUG,
					static fn(): string => __( 'Debug', 'jetpack-dashboard' ),
					'manage_options',
					static fn(): Subpage_Body => new Debugger_Page(
						new Report( array( new Environment_Section(), new Plugin_Section( $plugin ) ) ),
						new Flash( 'connection_test' ),
						$plugin->connection()->account_service()
					)
				),
				new Subpage(
					Log_Page::SLUG,
					static fn(): string => __( 'Firewall log', 'jetpack-dashboard' ),
					'jetpack_manage_modules',
					static fn(): Subpage_Body => new Log_Page( new Log( $plugin->clock() ), $plugin->modules() )
				),
				new Subpage(
					Search_Page::SLUG,
					static fn(): string => __( 'Search', 'jetpack-dashboard' ),
					'manage_options',
					static fn(): Subpage_Body => new Search_Page( $plugin->modules(), $plugin->settings(), $connection->status() )
				),
				new Subpage(
					Stats_Page::SLUG,
					static fn(): string => __( 'Site Stats', 'jetpack-dashboard' ),
					'view_stats',
					static fn(): Subpage_Body => new Stats_Page( $plugin->stats_parts()->report(), $plugin->stats_parts()->daily_counts(), $plugin->stats_parts()->calendar(), new Build( $plugin->path(), $plugin->url() ) )
				),
			)
		);
	}

	/**
	 * Hooks the pages, and what their forms are sent to.
	 */
	public function register(): void {
		$this->page()->register();
		$this->plugins_page()->register();
		$this->subpages()->register();
		( new Module_Switching( array( $this->plugin, 'modules' ), new Flash( 'modules' ) ) )->register();
		$this->google_window()->register();
		( new Connection_Check( array( $this->plugin->connection(), 'connection_test' ), new Flash( 'connection_test' ) ) )->register();
	}

	/**
	 * The release notice.
	 */
	private function release_notice(): Release_Notice {
		return new Release_Notice( $this->plugin->path( 'release-notice.php' ), $this->plugin->url(), $this->plugin->dismissed_notices() );
	}

	/**
	 * The last changes of settings and switches.
	 */
	private function change_log(): Change_Log {
		return new Change_Log( $this->plugin->settings_registry(), $this->plugin->clock() );
	}

	/**
	 * The window in which a connection to Google is made.
	 */
	private function google_window(): Google_Window {
		return new Google_Window( $this->plugin->connection()->account_service(), $this->plugin->connection_status() );
	}

	/**
	 * What gives the answers of routes that the first screen reads. They are asked directly: REST's own server would first
	 * register the routes of WordPress and of every plugin.
	 *
	 * @return array<string, callable(): (\WP_REST_Response|\WP_Error)> By path.
	 */
	private function preloaded(): array {
		$routes = new Routes( $this->plugin );

		return array(
			'/jetpack/v4/connection'          => static fn() => $routes->connection()->read(),
			'/jetpack/v4/module/protect/data' => static function () use ( $routes ) {
				$protect = $routes->protect();
				$allowed = $protect->may_read_count();

				return is_wp_error( $allowed ) ? $allowed : $protect->get_count();
			},
		);
	}

	/**
	 * The initial state. Its parts are built only where the page is printed.
	 *
	 * @param State_Notices $state_notices Codes from the page load before.
	 */
	private function initial_state( State_Notices $state_notices ): Initial_State {
		return new Initial_State(
			function () use ( $state_notices ): array {
				$plugin     = $this->plugin;
				$connection = $plugin->connection_status();

				$plugin->settings()->prime(
					array(
						Page_State::AFFILIATE_CODE_OPTION,
						Page_State::PARTNER_SUBSIDIARY_OPTION,
						Connection_State::COMMERCE_MODAL_OPTION,
						Connection_Store::ERRORS,
						Site_Plan::OPTION,
						Offer_State::STEP_OPTION,
						Offer_State::ERROR_OPTION,
						Offer_State::DISMISSAL_OPTION,
					)
				);

				return array(
					new Page_State( $plugin->url(), $plugin->client_address(), $state_notices, $this->release_notice(), $this->google_window() ),
					new Connection_State( $plugin->connection() ),
					new Site_State( $connection, new Site_Plan( $plugin->modules() ) ),
					new Feature_State( $plugin->visible_modules(), $plugin->visible_settings(), $plugin->settings(), $plugin->dismissed_notices(), $this->change_log(), new Change_Texts( $plugin->settings_registry() ) ),
					new Offer_State( $connection ),
					new Dashboard_State( array( $plugin->site_data(), 'last_of' ), new Own_Plugins() ),
				);
			}
		);
	}
}
