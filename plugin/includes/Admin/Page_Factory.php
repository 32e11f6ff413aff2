<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Admin\Activity\Activity_Actions;
use Jetpack_Dashboard\Admin\Debugger\Connection_Check;
use Jetpack_Dashboard\Admin\Debugger\Environment_Section;
use Jetpack_Dashboard\Admin\Debugger\Plugin_Section;
use Jetpack_Dashboard\Admin\Debugger\Report;
use Jetpack_Dashboard\Admin\Modules\Module_Switching;
use Jetpack_Dashboard\Admin\Modules\Modules_Per_Page;
use Jetpack_Dashboard\Admin\Settings_File\Settings_File_Actions;
use Jetpack_Dashboard\Admin\Settings_File\Tools_Card;
use Jetpack_Dashboard\Connection\Connection_State;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Licensing\Coupon_Store;
use Jetpack_Dashboard\Licensing\Licensing_Store;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module_Catalog;
use Jetpack_Dashboard\Modules\Site_Plan;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Recommendations\Answer_Store;
use Jetpack_Dashboard\Recommendations\Assistant_Status;
use Jetpack_Dashboard\Recommendations\Conditional_Recommendations;
use Jetpack_Dashboard\Rest\Connection_Controller;
use Jetpack_Dashboard\Rest\Recommendations_Controller;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Registers the dashboard page, its initial state and the subpages. */
final class Page_Factory {

	/** Classes that make up the initial state. */
	private const STATE = array(
		Page_State::class,
		Connection_State::class,
		Site_State::class,
		Feature_State::class,
		Offer_State::class,
		Recommendations_State::class,
		Dashboard_State::class,
	);

	/** Options, other than settings, that the initial state reads. Primed in the same query. */
	private const STATE_OPTIONS = array(
		Page_State::AFFILIATE_CODE_OPTION,
		Page_State::PARTNER_SUBSIDIARY_OPTION,
		Connection_State::COMMERCE_MODAL_OPTION,
		Connection_Store::ERRORS,
		Site_Plan::OPTION,
		Module_Catalog::CACHE_OPTION,
		Licensing_Store::ERROR,
		Licensing_Store::DISMISSAL,
		Licensing_Store::COUNTS,
		Coupon_Store::OPTION,
	);

	private Feature_Files $features;
	private Container $services;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	public function register(): void {
		$services = $this->services;

		$services->set( Page_Data::class, fn() => new Page_Data( $this->initial_state(), $this->preloaded(), $services->get( Plugin_Files::class ) ) );

		$services->set( Report::class, static fn( Container $c ) => new Report( array( $c->get( Environment_Section::class ), $c->get( Plugin_Section::class ) ) ) );

		$services->get( Admin_Page::class )->register();
		$services->get( Plugins_Page::class )->register();
		$services->get( Palette_Script::class )->register();
		$services->get( Plugin_Links::class )->register();
		$services->get( Activation_Redirect::class )->register();
		$services->get( Recommendations_Badge::class )->register();
		$services->get( Subpages::class )->register();
		if ( is_network_admin() ) {
			$services->get( Network_Page::class )->register();
		}
		$services->get( Module_Switching::class )->register();
		$services->get( Modules_Per_Page::class )->register();
		$services->get( Activity_Actions::class )->register();
		$services->get( Settings_File_Actions::class )->register();
		$services->get( Tools_Card::class )->register();
		$services->get( Google_Popup::class )->register();
		$services->get( Connection_Check::class )->register();
	}

	/**
	 * Calls the controllers directly: WordPress's REST server would first register the routes of all plugins.
	 *
	 * @return array<string, callable(): (\WP_REST_Response|\WP_Error)> By path.
	 */
	private function preloaded(): array {
		$preloads = array( '/jetpack/v4/connection' => fn() => $this->services->get( Connection_Controller::class )->read() );

		foreach ( $this->features->all() as $feature ) {
			$preloads += $feature->preloads( $this->services );
		}

		return $preloads + $this->preloaded_recommendations();
	}

	/** @return array<string, callable(): \WP_REST_Response> Empty for users who may not read them. */
	private function preloaded_recommendations(): array {
		if ( ! current_user_can( 'jetpack_configure_modules' ) || ! $this->services->get( Assistant_Status::class )->is_on() ) {
			return array();
		}

		return array(
			'/jetpack/v4/recommendations/data'        => fn() => $this->services->get( Recommendations_Controller::class )->read_data(),
			'/jetpack/v4/recommendations/conditional' => fn() => $this->services->get( Recommendations_Controller::class )->read_conditional(),
		);
	}

	/** Lazy: the parts are built only when the page is printed. */
	private function initial_state(): Initial_State {
		return new Initial_State(
			function (): array {
				$this->services->get( Settings_Store::class )->prime( array_merge( self::STATE_OPTIONS, Answer_Store::option_names(), Conditional_Recommendations::option_names() ) );

				return array_map( array( $this->services, 'get' ), self::STATE );
			}
		);
	}
}
