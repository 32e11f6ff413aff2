<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\State_Notices;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** Saves the coupon of `admin.php?page=jetpack&partnerCoupon=…`, and validates the stored one when the dashboard is opened. */
final class Coupon_Link {

	private const QUERY = 'partnerCoupon';

	/** Query parameter that makes the dashboard of a connected site show the coupon. */
	private const SHOW = 'showCouponRedemption';

	private Partner_Coupon $coupon;
	private Connection_Status $connection;
	private Account_Service $account_service;
	private Client $client;

	public function __construct( Partner_Coupon $coupon, Connection_Status $connection, Account_Service $account_service, Client $client ) {
		$this->coupon          = $coupon;
		$this->connection      = $connection;
		$this->account_service = $account_service;
		$this->client          = $client;
	}

	/** Whether the request has a coupon, or one is stored. Saves creating this class's dependencies otherwise. */
	public static function is_needed(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Links of partners can't contain a nonce; Coupon_Code validates the format.
		return current_user_can( 'jetpack_manage_modules' ) && ( isset( $_GET[ self::QUERY ] ) || false !== get_option( Partner_Coupon::OPTION ) );
	}

	/** Runs before headers are sent, for managers only. May redirect and exit. */
	public function open(): void {
		if ( $this->connection->is_local() ) {
			return;
		}

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Links of partners can't contain a nonce; Coupon_Code validates the format.
		$given = isset( $_GET[ self::QUERY ] ) ? wp_unslash( $_GET[ self::QUERY ] ) : null;

		if ( null !== $given ) {
			$this->redirect( $this->coupon->save_from_link( $given ) );
		}

		$referrer = wp_get_raw_referer();
		$status   = $this->coupon->refresh( is_string( $referrer ) && $this->client->is_own( $referrer ) );

		if ( '' !== $status ) {
			$this->redirect( $status );
		}
	}

	/**
	 * Redirects to the dashboard, which shows the coupon or the error.
	 *
	 * @return never
	 */
	private function redirect( string $status ): void {
		$message = $this->message( $status );

		if ( '' !== $message ) {
			State_Notices::leave_error( $status . '_partner_coupon', $message );
		}

		$is_shown = Coupon_Response::AVAILABLE === $status && $this->connection->is_registered();

		nocache_headers();
		wp_safe_redirect( $is_shown ? add_query_arg( self::SHOW, '1', Dashboard_Page::url() ) : Dashboard_Page::url() );
		exit;
	}

	/** The error message, or ''. */
	private function message( string $status ): string {
		$host = $this->account_service->host();

		switch ( $status ) {
			case Coupon_Response::EXPIRED:
				return __( 'Your partner coupon has expired. Ask the partner who gave it to you for a new one.', 'jetpack-dashboard' );
			case Coupon_Response::USED:
				return __( 'Your partner coupon has already been used.', 'jetpack-dashboard' );
			case Coupon_Response::UNKNOWN:
				/* translators: %s: the account service's host name. */
				return sprintf( __( '%s doesn’t know this partner coupon. Check that you followed the whole link.', 'jetpack-dashboard' ), $host );
			case Coupon_Response::FOREIGN:
				return __( 'This partner coupon can’t be used on this site. It was issued to another partner’s customers.', 'jetpack-dashboard' );
			case Partner_Coupon::INVALID:
				return __( 'The link has no valid partner coupon. Check that you followed the whole link.', 'jetpack-dashboard' );
			case Partner_Coupon::UNCHECKED:
				return $this->unchecked_message( $host );
			default:
				return '';
		}
	}

	/** '' if the dashboard shows the coupon even though it isn't validated. */
	private function unchecked_message( string $host ): string {
		if ( $this->connection->is_registered() ) {
			/* translators: %s: the account service's host name. */
			return sprintf( __( 'Your partner coupon could not be checked, because %s did not respond as expected. Follow the link again in a few minutes.', 'jetpack-dashboard' ), $host );
		}

		return null === $this->coupon->current() ? __( 'Your partner coupon is saved. It is checked once the site is connected.', 'jetpack-dashboard' ) : '';
	}
}
