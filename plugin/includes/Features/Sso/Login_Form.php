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
		$redirect = isset( $_REQUEST['redirect_to'] ) && is_string( $_REQUEST['redirect_to'] ) ? esc_url_raw( wp_unslash( $_REQUEST['redirect_to'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WordPress's own login form does the same.
		$address  = add_query_arg( 'action', Single_Sign_On::ACTION, wp_login_url() );
		if ( '' !== $redirect ) {
			$address = add_query_arg( 'redirect_to', rawurlencode( $redirect ), $address );
		}

		printf(
			'<p class="jp-sso" style="margin-block-end:16px"><a class="button button-large" style="inline-size:100%%;text-align:center" href="%s">%s</a></p>',
			esc_url( $address ),
			/* translators: %s: host of the account service. */
			esc_html( sprintf( __( 'Log in with %s', 'jetpack-dashboard' ), $this->host ) )
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
