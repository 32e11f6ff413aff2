<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Login and linking with the owner's own provider. Adds its hooks only if there is one. */
final class Own_Sign_On {

	/** Actions of wp-login.php. */
	public const ACTION     = 'jetpack-sign-on';
	public const CALLBACK   = 'jetpack-sign-on-callback';
	public const SIGNED_OUT = 'jetpack-signed-out';

	/** Query argument with the error code. */
	private const ERROR = 'jetpack-sign-on-error';

	/** Logins that a visitor can start per minute, and finish, since each sends requests to the provider. */
	private const PER_MINUTE = 20;

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'login_form', array( $this, 'print_button' ) );
		add_filter( 'wp_login_errors', array( $this, 'add_error' ) );
		add_action( 'login_form_' . self::ACTION, array( $this, 'start_login' ) );
		add_action( 'login_form_' . self::CALLBACK, array( $this, 'handle_callback' ) );
		add_action( 'login_form_logout', $this->services->method( Own_Logout::class, 'prepare' ) );
		add_action( 'login_form_' . self::SIGNED_OUT, $this->services->method( Own_Logout::class, 'finish' ) );
		$this->services->get( Profile_Links::class )->register();
		Network_Return::register();
	}

	public function print_button(): void {
		$provider = $this->services->get( Own_Provider_Store::class )->get();
		if ( $provider ) {
			Login_Form::print_link( Login_Form::start_url( self::ACTION ), $provider->label() );
		}
	}

	/**
	 * @param \WP_Error $errors
	 * @return \WP_Error
	 */
	public function add_error( $errors ) {
		$code     = sanitize_key( self::query( self::ERROR ) );
		$provider = '' === $code ? null : $this->services->get( Own_Provider_Store::class )->get();
		if ( $provider ) {
			$errors->add( 'jetpack_sso', esc_html( Own_Errors::for_users( $code, $provider->label() ) ) );
		}

		return $errors;
	}

	public function start_login(): void {
		$provider = $this->services->get( Own_Provider_Store::class )->get();
		if ( ! $provider ) {
			self::redirect_to_form( 'failed' );
		}
		if ( ! $this->is_within_limit( 'sso_start' ) ) {
			$this->fail( 'limit' );
		}

		$this->redirect_to_provider( $provider, 'login', self::query( 'redirect_to' ), fn( WP_Error $error ) => $this->fail( (string) $error->get_error_code() ) );
	}

	/**
	 * Redirects to the provider, and exits.
	 *
	 * @param string                   $kind     Of purpose().
	 * @param string                   $redirect Where to go after the login; '' for WordPress's default.
	 * @param callable(WP_Error): void $fail     Called if the provider can't be reached.
	 */
	public function redirect_to_provider( Own_Provider $provider, string $kind, string $redirect, callable $fail ): void {
		$attempt = $this->services->get( Login_Attempt::class )->start( self::purpose( $kind, $provider ), $redirect, Network_Return::mark( $provider ) );
		$url     = $this->services->get( Own_Login::class )->url( $provider, $attempt );
		if ( is_wp_error( $url ) ) {
			$fail( $url );
			return;
		}

		nocache_headers();
		wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect -- It is the provider's, which Provider_Document checks.
		exit;
	}

	/** Finishes a login or a link, and exits. */
	public function handle_callback(): void {
		$provider = $this->services->get( Own_Provider_Store::class )->get();
		if ( ! $provider ) {
			self::redirect_to_form( 'failed' );
		}

		$attempts = $this->services->get( Login_Attempt::class );
		$state    = self::query( 'state' );
		$link     = self::purpose( Profile_Links::kind( get_current_user_id() ), $provider );
		$is_link  = is_user_logged_in() && $attempts->is_own( $link, $state );
		$attempt  = $attempts->consume( $is_link ? $link : self::purpose( 'login', $provider ), $state );
		$identity = $attempt ? $this->identity( $provider, $attempt ) : new WP_Error( 'expired' );
		if ( $is_link ) {
			$this->services->get( Profile_Links::class )->finish( $identity );
		}

		$user = is_wp_error( $identity ) ? $identity : $this->services->get( Own_Users::class )->admitted( $identity );
		if ( ! $attempt || ! $user instanceof WP_User ) {
			$this->fail( is_wp_error( $user ) ? (string) $user->get_error_code() : 'failed' );
		}

		$this->services->get( Own_Logout::class )->mark_session( $provider );
		User_Login::log_in( $user, $attempt['redirect'] );
	}

	/** Purpose of Login_Attempt. The sites of a network can share the client and the cookie, but not the attempt. */
	public static function purpose( string $kind, Own_Provider $provider ): string {
		return 'own|' . get_current_blog_id() . "|$kind|$provider->issuer|$provider->client_id";
	}

	/**
	 * Counts only responses to attempts of this browser: strangers can't use up the limit of those who share their address.
	 *
	 * @param array{nonce: string, verifier: string, redirect: string} $attempt
	 * @return Identity|WP_Error
	 */
	private function identity( Own_Provider $provider, array $attempt ) {
		if ( ! $this->is_within_limit( 'sso_finish' ) ) {
			return new WP_Error( 'limit' );
		}

		$response = array(
			'code'  => self::query( 'code' ),
			'error' => self::query( 'error' ),
			'iss'   => self::query( 'iss' ),
		);

		return $this->services->get( Own_Login::class )->identity( $provider, $response, $attempt );
	}

	private function is_within_limit( string $name ): bool {
		try {
			return $this->services->get( Rate_Limiter::class )->allows_visitor( $name, self::PER_MINUTE, MINUTE_IN_SECONDS );
		} catch ( Storage_Error $error ) {
			return false;
		}
	}

	/**
	 * Logs a login that failed, and exits.
	 *
	 * @return never
	 */
	private function fail( string $code ): void {
		$this->services->get( Sign_On_Log::class )->failed( $code );
		self::redirect_to_form( $code );
	}

	/** @return never */
	private static function redirect_to_form( string $code ): void {
		nocache_headers();
		wp_safe_redirect( add_query_arg( self::ERROR, rawurlencode( $code ), wp_login_url() ) );
		exit;
	}

	/** @return string '' if missing or an array. */
	private static function query( string $name ): string {
		// phpcs:ignore WordPress.Security -- The state is compared, the code is the provider's to judge, the redirect is a safe one's.
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : '';
	}
}
