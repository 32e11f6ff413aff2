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
	private const NONCE = 'jetpack_replace_partner_coupon_';

	/** Query parameter that makes the dashboard of a connected site show the coupon. */
	private const SHOW = 'showCouponRedemption';

	private Partner_Coupon $coupon;
	private Coupon_Store $store;
	private Connection_Status $connection;
	private Account_Service $account_service;
	private Client $client;

	public function __construct( Partner_Coupon $coupon, Coupon_Store $store, Connection_Status $connection, Account_Service $account_service, Client $client ) {
		$this->coupon          = $coupon;
		$this->store           = $store;
		$this->connection      = $connection;
		$this->account_service = $account_service;
		$this->client          = $client;
	}

	/** Whether the request has a coupon, or one is stored. Saves creating this class's dependencies otherwise. */
	public static function is_needed(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Links of partners can't contain a nonce; Coupon_Code validates the format.
		return current_user_can( 'jetpack_manage_modules' ) && ( isset( $_GET[ self::QUERY ] ) || false !== get_option( Coupon_Store::OPTION ) );
	}

	/** Runs before headers are sent, for managers only. May redirect and exit. */
	public function open(): void {
		if ( $this->connection->is_local() ) {
			return;
		}

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Links of partners can't contain a nonce; Coupon_Code validates the format.
		$value = isset( $_GET[ self::QUERY ] ) ? wp_unslash( $_GET[ self::QUERY ] ) : null;

		if ( null !== $value ) {
			$status = $this->coupon->save_from_link( $value, $this->confirmed( $value ) );

			if ( is_string( $value ) && Partner_Coupon::REPLACES === $status ) {
				$this->confirm( $value );
			}

			$this->redirect( $status );
		}

		$referrer = wp_get_raw_referer();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether it is there.
		$is_shown = isset( $_GET[ self::SHOW ] );
		$status   = $this->coupon->refresh( is_string( $referrer ) && $this->client->is_own( $referrer ), $is_shown );

		if ( '' !== $status ) {
			$this->redirect( $status );
		}
	}

	/**
	 * The code of the stored coupon if the request is from the button of confirm() and that coupon is still stored, or ''.
	 *
	 * @param mixed $code
	 */
	private function confirmed( $code ): string {
		$nonce  = isset( $_GET['_wpnonce'] ) ? sanitize_text_field( wp_unslash( $_GET['_wpnonce'] ) ) : '';
		$stored = $this->store->code();

		return is_string( $code ) && false !== wp_verify_nonce( $nonce, self::nonce_action( $code, $stored ) ) ? $stored : '';
	}

	private static function nonce_action( string $code, string $replaced ): string {
		return self::NONCE . $code . '_' . $replaced;
	}

	/**
	 * Asks whether to replace the stored coupon. Without this, anybody's link could replace it.
	 *
	 * @return never
	 */
	private function confirm( string $code ): void {
		$url = wp_nonce_url( add_query_arg( self::QUERY, rawurlencode( $code ), Dashboard_Page::url() ), self::nonce_action( $code, $this->store->code() ) );

		nocache_headers();
		wp_die(
			sprintf(
				'<h1>%1$s</h1><p>%2$s</p><p><a class="button" href="%3$s">%4$s</a> <a class="button" href="%5$s">%6$s</a></p>',
				esc_html__( 'Replace the partner coupon?', 'jetpack-dashboard' ),
				/* translators: %s: a coupon's code. */
				sprintf( esc_html__( 'This site already has another partner coupon. Do you want to replace it with %s?', 'jetpack-dashboard' ), '<code>' . esc_html( $code ) . '</code>' ),
				esc_url( $url ),
				esc_html__( 'Replace the coupon', 'jetpack-dashboard' ),
				esc_url( Dashboard_Page::url() ),
				esc_html__( 'Keep the current coupon', 'jetpack-dashboard' )
			),
			esc_html__( 'Replace the partner coupon?', 'jetpack-dashboard' ),
			array( 'response' => 200 )
		);
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
				return $this->unchecked_message();
			default:
				return '';
		}
	}

	/** '' if the dashboard shows the coupon even though it isn't validated. */
	private function unchecked_message(): string {
		if ( $this->connection->is_registered() ) {
			return __( 'Your partner coupon could not be checked right now. Follow the link again in a few minutes.', 'jetpack-dashboard' );
		}

		return null === $this->coupon->current() ? __( 'Your partner coupon is saved. It is checked once the site is connected.', 'jetpack-dashboard' ) : '';
	}
}
