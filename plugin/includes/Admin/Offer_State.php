<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Licensing\Licensing_Store;
use Jetpack_Dashboard\Licensing\Licensing_Ui;
use Jetpack_Dashboard\Licensing\Partner_Coupon;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Initial state of products, licenses and coupon. Reads stored data only. */
final class Offer_State implements Initial_State_Part {

	private Connection_Status $connection;
	private Licensing_Store $licensing;
	private Licensing_Ui $licensing_ui;
	private Partner_Coupon $partner_coupon;

	public function __construct( Connection_Status $connection, Licensing_Store $licensing, Licensing_Ui $licensing_ui, Partner_Coupon $partner_coupon ) {
		$this->connection     = $connection;
		$this->licensing      = $licensing;
		$this->licensing_ui   = $licensing_ui;
		$this->partner_coupon = $partner_coupon;
	}

	/** @return array<string, mixed> Keys for managers are empty for other users. */
	public function to_array(): array {
		$is_manager = current_user_can( 'jetpack_manage_modules' );

		return array(
			'products'                => (object) ( $is_manager ? Product_Catalog::to_array() : array() ),
			'partnerCoupon'           => $is_manager ? $this->coupon() : false,
			'licensing'               => $this->licensing(),
			/**
			 * Filters whether licenses are managed on the provider's site.
			 *
			 * @since 1.0.0
			 *
			 * @param bool $use_my_jetpack
			 */
			'useMyJetpackLicensingUI' => (bool) apply_filters( 'jetpack_dashboard_use_my_jetpack_licensing_ui', true ),
		);
	}

	/** @return array<string, mixed> The counts are from the last request for them. */
	private function licensing(): array {
		$is_owner = $this->connection->is_owner( get_current_user_id() );

		return array(
			'error'                   => current_user_can( 'manage_options' ) ? $this->licensing->error() : '',
			'showLicensingUi'         => $this->licensing_ui->is_offered(),
			'userCounts'              => (object) ( $is_owner ? $this->licensing->counts() : array() ),
			'activationNoticeDismiss' => $is_owner ? $this->licensing->dismissal() : array_fill_keys( array( 'last_detached_count', 'last_dismissed_time' ), null ),
		);
	}

	/**
	 * `partnerCoupon`. A product of the catalog has the catalog's texts, which are in the user's language.
	 *
	 * @return array<string, mixed>|false
	 */
	private function coupon() {
		$coupon = $this->partner_coupon->current();

		if ( null === $coupon ) {
			return false;
		}

		foreach ( Product_Catalog::to_array() as $product ) {
			if ( $product['slug'] === $coupon['product']['slug'] ) {
				$coupon['product'] = array_intersect_key( $product, $coupon['product'] );
			}
		}

		return $coupon;
	}
}
