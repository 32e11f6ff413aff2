<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Connection\Authorization_Callback;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Provider\Account_Service;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Login with the linked account. Passwords still work, so that nobody is locked out if the provider is down. */
final class Single_Sign_On {

	public const ACTION = 'jetpack-sso';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'login_form', array( $this, 'print_button' ) );
		add_filter( 'wp_login_errors', array( $this, 'add_error' ) );
		add_action( 'login_form_' . self::ACTION, array( $this, 'redirect_to_provider' ) );
		// The redirect URI is in wp-admin, which would redirect visitors to the login form first.
		add_action( 'init', array( $this, 'handle_callback' ), 1 );
	}

	public function print_button(): void {
		if ( $this->services->get( Account_Login::class )->is_possible() ) {
			$this->form()->print_button();
		}
	}

	/**
	 * @param \WP_Error $errors
	 * @return \WP_Error
	 */
	public function add_error( $errors ) {
		return $this->form()->add_error( $errors );
	}

	public function redirect_to_provider(): void {
		if ( ! $this->services->get( Account_Login::class )->is_possible() ) {
			Login_Form::redirect_to_form( 'failed' );
		}

		$redirect = self::query( 'redirect_to' );
		$login    = $this->services->get( Account_Login::class );
		$url      = $login->url( $this->services->get( Login_Attempt::class )->start( $login->purpose(), $redirect ) );
		if ( is_wp_error( $url ) ) {
			Login_Form::redirect_to_form( 'failed' );
		}

		nocache_headers();
		wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect -- It is the provider's, which Discovery checks.
		exit;
	}

	/** Logs the user in and exits. Callbacks of linking have the same URL, but another state, and are ignored here. */
	public function handle_callback(): void {
		if ( ! Authorization_Callback::matches_request() || ! $this->services->get( Account_Login::class )->is_possible() ) {
			return;
		}
		$purpose = $this->services->get( Account_Login::class )->purpose();
		if ( ! $this->services->get( Login_Attempt::class )->is_own( $purpose, self::query( 'state' ) ) ) {
			return;
		}

		$attempt = $this->services->get( Login_Attempt::class )->consume( $purpose, self::query( 'state' ) );
		$issuer  = self::query( 'iss' );

		// RFC 9207: rejects responses of another provider.
		if ( null === $attempt || ( '' !== $issuer && untrailingslashit( $issuer ) !== $this->services->get( Account_Service::class )->url() ) ) {
			Login_Form::redirect_to_form( 'failed' );
		}
		if ( '' === self::query( 'code' ) ) {
			Login_Form::redirect_to_form( 'access_denied' === self::query( 'error' ) ? 'access_denied' : 'failed' );
		}

		$user = $this->services->get( Account_Login::class )->user( self::query( 'code' ), $attempt );
		$user = is_wp_error( $user ) ? $user : User_Login::admitted( $user );
		if ( ! $user instanceof WP_User ) {
			Login_Form::redirect_to_form( is_wp_error( $user ) && in_array( $user->get_error_code(), array( 'no_user', 'two_step' ), true ) ? (string) $user->get_error_code() : 'failed' );
		}

		User_Login::log_in( $user, $attempt['redirect'] );
	}

	private function form(): Login_Form {
		return new Login_Form( $this->services->get( Account_Service::class )->host() );
	}

	/** @return string '' if missing or an array. */
	private static function query( string $name ): string {
		// phpcs:ignore WordPress.Security -- The state is compared, the code is the provider's to judge, the redirect is a safe one's.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : '';
	}
}
