<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** The button and error messages of the login form. */
final class Login_Form {

	/** Query argument with the error code. */
	private const ERROR = 'jetpack-sso-error';

	private string $host;

	/** @param string $host */
	public function __construct( string $host ) {
		$this->host = $host;
	}

	public function print_button(): void {
		self::print_link( self::start_url( Single_Sign_On::ACTION ), $this->host );
	}

	/** Keeps where to go after the login, which the form sends in its body after a wrong password. */
	public static function start_url( string $action ): string {
		// phpcs:ignore WordPress.Security -- WordPress's own login form does the same.
		$requested = isset( $_REQUEST['redirect_to'] ) && is_string( $_REQUEST['redirect_to'] ) ? wp_unslash( $_REQUEST['redirect_to'] ) : '';
		$redirect  = wp_validate_redirect( esc_url_raw( $requested ) );
		$address   = add_query_arg( 'action', $action, wp_login_url() );

		return '' === $redirect ? $address : add_query_arg( 'redirect_to', rawurlencode( $redirect ), $address );
	}

	/** @param string $provider Name of the provider. */
	public static function print_link( string $address, string $provider ): void {
		printf(
			'<p class="jp-sso" style="margin-block-end:16px"><a class="button button-large" style="inline-size:100%%;text-align:center" href="%s">%s</a></p>',
			esc_url( $address ),
			/* translators: %s: host of the account service, or name of the owner's own provider. */
			esc_html( sprintf( __( 'Log in with %s', 'jetpack-dashboard' ), $provider ) )
		);
	}

	/**
	 * @param \WP_Error $errors
	 * @return \WP_Error
	 */
	public function add_error( $errors ) {
		$code = isset( $_GET[ self::ERROR ] ) && is_string( $_GET[ self::ERROR ] ) ? sanitize_key( $_GET[ self::ERROR ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only a sentence of ours comes of it.
		if ( '' !== $code ) {
			$errors->add( 'jetpack_sso', esc_html( $this->text( $code ) ) );
		}

		return $errors;
	}

	/** @return never */
	public static function redirect_to_form( string $code ): void {
		nocache_headers();
		wp_safe_redirect( add_query_arg( self::ERROR, rawurlencode( $code ), wp_login_url() ) );
		exit;
	}

	private function text( string $code ): string {
		switch ( $code ) {
			case 'no_user':
				/* translators: %s: host of the account service. */
				return sprintf( __( 'No user of this site is connected to the account at %s that you chose. Log in with your password, then connect your account in the dashboard.', 'jetpack-dashboard' ), $this->host );
			case 'two_step':
				/* translators: %s: host of the account service. */
				return sprintf( __( 'This site requires two-step authentication. Turn it on for your account at %s, then log in again.', 'jetpack-dashboard' ), $this->host );
			case 'access_denied':
				return __( 'You declined to share your account with the site, so you are not logged in.', 'jetpack-dashboard' );
		}

		/* translators: %s: host of the account service. */
		return sprintf( __( 'Could not log you in with %s. Try again, or use your password.', 'jetpack-dashboard' ), $this->host );
	}
}
