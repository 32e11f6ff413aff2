<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Net\Client_Address;

defined( 'ABSPATH' ) || exit;

/**
 * `wp-login.php?action=jetpack_unlock`: requests and redeems unlock links. Opening a link only shows a button, since email clients
 * prefetch links.
 */
final class Unlock_Screen {

	private Unlock_Links $links;
	private Client_Address $client;

	public function __construct( Unlock_Links $links, Client_Address $client ) {
		$this->links  = $links;
		$this->client = $client;
	}

	/** Handles login_form_{ACTION}, and exits. */
	public function handle(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- A visitor has no session; the token is the proof, and requesting a link is harmless and limited.
		$is_post  = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		$token    = self::text( $is_post ? $_POST : $_GET, 'token' );
		$username = self::text( $_POST, 'unlock_username' );
		// phpcs:enable
		nocache_headers();
		// The URL contains the token.
		header( 'Referrer-Policy: no-referrer' );
		if ( '' !== $token ) {
			$is_post ? $this->redeem( $token ) : $this->confirm( $token );
		} elseif ( $is_post && '' !== $username ) {
			$this->request( $username );
		} else {
			self::page(
				__( 'Unlock your login', 'jetpack-dashboard' ),
				static function (): void {
					self::request_form( '' );
				}
			);
		}
	}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return add_query_arg( array_merge( array( 'action' => Protection::UNLOCK_ACTION ), $query ), wp_login_url() );
	}

	/** Renders a page with WordPress's login header and footer, and exits. */
	public static function page( string $title, callable $body ): void {
		login_header( $title );
		$body();
		login_footer();
		exit;
	}

	public static function request_form( string $username ): void {
		?>
		<form method="post" action="<?php echo esc_url( self::url() ); ?>">
			<p><?php esc_html_e( 'Can’t wait? We can email you a link to unlock your login immediately.', 'jetpack-dashboard' ); ?></p>
			<p>
				<label for="unlock_username"><?php esc_html_e( 'Username or email address', 'jetpack-dashboard' ); ?></label>
				<input type="text" name="unlock_username" id="unlock_username" class="input" value="<?php echo esc_attr( $username ); ?>" size="20" autocapitalize="off" autocomplete="username" required />
			</p>
			<p class="submit"><input type="submit" class="button button-primary button-large" value="<?php esc_attr_e( 'Email me a link', 'jetpack-dashboard' ); ?>" /></p>
		</form>
		<?php
	}

	/** @param string $username Username or email address. */
	private function request( string $username ): void {
		$ip = $this->client->ip();
		$this->links->request( $username, $this->client->address(), null === $ip ? '' : $ip->bucket() );
		self::message( __( 'Check your email', 'jetpack-dashboard' ), __( 'If this account exists, we have sent a link to its email address. It can take a few minutes to arrive.', 'jetpack-dashboard' ) );
	}

	private function confirm( string $token ): void {
		self::page(
			__( 'Unlock your login', 'jetpack-dashboard' ),
			static function () use ( $token ): void {
				?>
				<form method="post" action="<?php echo esc_url( self::url() ); ?>">
					<p><?php esc_html_e( 'Unlocks your account, so that you can log in from here again.', 'jetpack-dashboard' ); ?></p>
					<input type="hidden" name="token" value="<?php echo esc_attr( $token ); ?>" />
					<p class="submit"><input type="submit" class="button button-primary button-large" value="<?php esc_attr_e( 'Unlock', 'jetpack-dashboard' ); ?>" /></p>
				</form>
				<?php
			}
		);
	}

	private function redeem( string $token ): void {
		$ip   = $this->client->ip();
		$user = $this->links->redeem( $token, null === $ip ? '' : $ip->bucket() );
		if ( null === $user ) {
			status_header( 403 );
			self::message( __( 'Link not valid', 'jetpack-dashboard' ), __( 'This link has expired or was already used. You can request a new one.', 'jetpack-dashboard' ), self::url(), __( 'Request a new link', 'jetpack-dashboard' ) );
		}
		self::message( __( 'Unlocked', 'jetpack-dashboard' ), __( 'You can log in from here again.', 'jetpack-dashboard' ), wp_login_url(), __( 'Log in', 'jetpack-dashboard' ) );
	}

	/** @param string $title */
	private static function message( string $title, string $message, string $url = '', string $label = '' ): void {
		self::page(
			$title,
			static function () use ( $message, $url, $label ): void {
				echo '<div class="notice notice-info message" role="status"><p>' . esc_html( $message ) . '</p></div>';
				if ( '' !== $url ) {
					echo '<p id="nav"><a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a></p>';
				}
			}
		);
	}

	/** @param array<string, mixed> $source $_GET or $_POST. */
	private static function text( array $source, string $key ): string {
		$value = $source[ $key ] ?? '';
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}
}
