<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Initial state of products, licenses, coupon and recommendations. Reads stored data only. */
final class Offer_State implements Initial_State_Part {

	public const STEP_OPTION      = 'jetpack_dashboard_recommendations_step';
	public const ERROR_OPTION     = 'jetpack_dashboard_licensing_error';
	public const DISMISSAL_OPTION = 'jetpack_dashboard_licensing_dismissal';

	private const FIRST_STEP = 'not-started';

	private Connection_Status $connection;

	public function __construct( Connection_Status $connection ) {
		$this->connection = $connection;
	}

	/** @return array<string, mixed> Keys for managers are empty for other users. */
	public function to_array(): array {
		$is_manager = current_user_can( 'jetpack_manage_modules' );
		$step       = $is_manager ? get_option( self::STEP_OPTION, self::FIRST_STEP ) : self::FIRST_STEP;

		return array(
			'products'                => (object) ( $is_manager ? Product_Catalogue::to_array() : array() ),
			'partnerCoupon'           => false,
			'recommendationsStep'     => is_string( $step ) ? $step : self::FIRST_STEP,
			'newRecommendations'      => array(),
			'licensing'               => $this->licensing(),
			/**
			 * Filters whether licenses are managed on the provider's site.
			 *
			 * @param bool $use_my_jetpack
			 */
			'useMyJetpackLicensingUI' => (bool) apply_filters( 'jetpack_dashboard_use_my_jetpack_licensing_ui', true ),
		);
	}

	/** @return array<string, mixed> The counts arrive later, when the app fetches the owner's account. */
	private function licensing(): array {
		$error     = current_user_can( 'manage_options' ) ? get_option( self::ERROR_OPTION, '' ) : '';
		$dismissal = $this->connection->is_owner( get_current_user_id() ) ? get_option( self::DISMISSAL_OPTION, array() ) : array();

		return array(
			'error'                   => is_string( $error ) ? $error : '',
			/** Filters whether license keys can be entered on this site. */
			'showLicensingUi'         => (bool) apply_filters( 'jetpack_licensing_ui_enabled', false ) && current_user_can( 'jetpack_connect_user' ),
			'userCounts'              => (object) array(),
			'activationNoticeDismiss' => array(
				'last_detached_count' => isset( $dismissal['last_detached_count'] ) ? (int) $dismissal['last_detached_count'] : null,
				'last_dismissed_time' => isset( $dismissal['last_dismissed_time'] ) ? (string) $dismissal['last_dismissed_time'] : null,
			),
		);
	}
}
