<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\State_Notices;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Redirect_Uri;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Handles admin.php?page=jetpack&action=authorize, the OAuth redirect URI, and &action=register, which registers the site. Both
 * redirect, and the result is shown on the dashboard.
 */
final class Authorization_Callback {

	public const REGISTER_ACTION = 'register';
	public const REGISTER_NONCE  = 'jetpack-register';

	/** OAuth error codes that have another name in State_Notices. */
	private const RENAMED_ERRORS = array(
		'server_error'            => 'wpcom_500',
		'temporarily_unavailable' => 'wpcom_outage',
	);

	private const MAX_VALUE_LENGTH = 4096;

	private Pending_Authorizations $pending;
	private User_Linking $linking;
	private Site_Registration $registration;
	private Authorization $authorization;
	private Account_Service $account_service;

	public function __construct( Pending_Authorizations $pending, User_Linking $linking, Site_Registration $registration, Authorization $authorization, Account_Service $account_service ) {
		$this->pending         = $pending;
		$this->linking         = $linking;
		$this->registration    = $registration;
		$this->authorization   = $authorization;
		$this->account_service = $account_service;
	}

	public static function matches_request(): bool {
		return 'admin.php' === ( $GLOBALS['pagenow'] ?? '' ) && ! is_network_admin() && ! is_user_admin()
			&& Dashboard_Page::SLUG === self::query( 'page' )
			&& in_array( self::query( 'action' ), array( Redirect_Uri::ACTION, self::REGISTER_ACTION ), true );
	}

	/** Runs on admin_init: the user is logged in, and no headers are sent yet. */
	public function handle(): void {
		if ( Redirect_Uri::ACTION === self::query( 'action' ) ) {
			$this->handle_callback();
		} else {
			$this->register_site();
		}
	}

	private function handle_callback(): void {
		$pending = $this->pending->consume( get_current_user_id(), self::query( 'state' ) );

		if ( is_wp_error( $pending ) ) {
			self::fail( $pending );
		}

		$message = $this->link( $pending );

		if ( is_wp_error( $message ) ) {
			self::fail( $message );
		}

		self::redirect_with_message( $message, $pending['redirect'] );
	}

	/**
	 * @param array{nonce: string, verifier: string, redirect: string, is_renewal: bool, replaces: string} $pending
	 * @return string|WP_Error A message code.
	 */
	private function link( array $pending ) {
		$issuer = self::query( 'iss' );

		// RFC 9207: rejects responses of another provider.
		if ( '' !== $issuer && untrailingslashit( $issuer ) !== $this->account_service->url() ) {
			return new WP_Error( 'iss_mismatch', __( 'The response came from a different account service than expected.', 'jetpack-dashboard' ) );
		}

		$error = self::query( 'error' );

		if ( '' !== $error ) {
			return self::refused( $error );
		}

		$code = self::query( 'code' );

		if ( '' === $code ) {
			return new WP_Error( 'no_code', __( 'The account service sent no authorization code.', 'jetpack-dashboard' ) );
		}

		if ( ! current_user_can( 'jetpack_connect_user' ) ) {
			return new WP_Error( 'no_cap', __( 'You are not allowed to connect your account on this site.', 'jetpack-dashboard' ) );
		}

		return $this->linking->link( get_current_user_id(), $pending, $code );
	}

	private function register_site(): void {
		if ( ! wp_verify_nonce( self::query( '_wpnonce' ), self::REGISTER_NONCE ) ) {
			self::fail( new WP_Error( 'cheatin', __( 'This link has expired or belongs to another user. Start again from the dashboard.', 'jetpack-dashboard' ) ) );
		}

		if ( ! current_user_can( 'jetpack_connect' ) ) {
			self::fail( new WP_Error( 'no_cap', __( 'You are not allowed to connect this site.', 'jetpack-dashboard' ) ) );
		}

		$redirect   = self::query( 'redirect' );
		$registered = $this->registration->register();
		$url        = is_wp_error( $registered ) ? $registered : $this->authorization->url( get_current_user_id(), $redirect );

		if ( is_wp_error( $url ) ) {
			if ( 'already_authorized' === $url->get_error_code() ) {
				self::redirect_with_message( 'already_authorized', Redirect_Target::resolve( $redirect ) );
			}

			self::fail( $url );
		}

		nocache_headers();
		wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect -- It is the provider's, which Discovery checks.
		exit;
	}

	/** @param string $code */
	private static function refused( string $code ): WP_Error {
		$code = preg_match( '/^[a-z0-9_-]{1,60}$/D', $code ) ? $code : 'malformed_error';

		return new WP_Error( self::RENAMED_ERRORS[ $code ] ?? $code, self::query( 'error_description' ) );
	}

	/** @return never */
	private static function fail( WP_Error $error ): void {
		State_Notices::leave_error( (string) $error->get_error_code(), $error->get_error_message() );
		self::redirect( Redirect_Target::dashboard() );
	}

	/** @return never */
	private static function redirect_with_message( string $message, string $redirect ): void {
		State_Notices::leave_message( $message );
		self::redirect( $redirect );
	}

	/** @return never */
	private static function redirect( string $redirect ): void {
		nocache_headers();
		wp_safe_redirect( Redirect_Target::resolve( $redirect ) );
		exit;
	}

	/** @return string '' if missing, an array, or too long. */
	private static function query( string $name ): string {
		// phpcs:ignore WordPress.Security -- Each is checked by what it is for: state and nonce by their stores, the rest compared or matched.
		$value = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : '';

		return strlen( $value ) <= self::MAX_VALUE_LENGTH ? $value : '';
	}
}
