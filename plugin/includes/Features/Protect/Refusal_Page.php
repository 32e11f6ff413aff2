<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

defined( 'ABSPATH' ) || exit;

/** The page for locked-out users, styled like the login form. */
final class Refusal_Page {

	/**
	 * Sends status 429, and exits.
	 *
	 * @param int    $seconds  Time until the next attempt.
	 * @param string $username Prefills the form that requests an unlock link.
	 */
	public function send( int $seconds, string $username ): void {
		Refusal::send_headers( $seconds );
		Unlock_Screen::page(
			__( 'Login is locked', 'jetpack-dashboard' ),
			function () use ( $seconds, $username ): void {
				?>
				<div class="notice notice-error" id="login_error" role="alert">
					<p><strong><?php echo esc_html( Refusal::message( $seconds ) ); ?></strong></p>
					<p><?php esc_html_e( 'Until then, this account can’t be used to log in from your IP address, even with the correct password.', 'jetpack-dashboard' ); ?></p>
				</div>
				<?php
				Unlock_Screen::request_form( $username );
				?>
				<p id="nav"><a href="<?php echo esc_url( wp_login_url() ); ?>"><?php esc_html_e( 'Back to the login form', 'jetpack-dashboard' ); ?></a></p>
				<?php
			}
		);
	}
}
