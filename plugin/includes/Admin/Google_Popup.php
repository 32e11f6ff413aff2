<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/**
 * The popup that the traffic page opens. It redirects to the account service, receives a connection id in the callback, posts it to
 * the opener and closes. Nothing changes on the site, so the callback needs no nonce.
 */
final class Google_Popup {

	private const OPEN  = 'jetpack_dashboard_connect_google';
	private const CLOSE = 'jetpack_dashboard_connected_google';

	private const SERVICE_PATH = '/connect/google_site_verification';

	private Account_Service $account_service;
	private Connection_Status $connection;

	public function __construct( Account_Service $account_service, Connection_Status $connection ) {
		$this->account_service = $account_service;
		$this->connection      = $connection;
	}

	public function register(): void {
		add_action( 'admin_post_' . self::OPEN, array( $this, 'redirect_to_service' ) );
		add_action( 'admin_post_' . self::CLOSE, array( $this, 'handle_callback' ) );
	}

	/** @return string '' if the user may not connect accounts. */
	public function url(): string {
		return $this->is_possible() ? add_query_arg( '_wpnonce', wp_create_nonce( self::OPEN ), self::address( self::OPEN ) ) : '';
	}

	public function redirect_to_service(): void {
		check_admin_referer( self::OPEN );
		if ( ! $this->is_possible() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}

		nocache_headers();
		wp_redirect( add_query_arg( 'redirect_to', rawurlencode( self::address( self::CLOSE ) ), $this->account_service->url() . self::SERVICE_PATH ) ); // phpcs:ignore WordPress.Security.SafeRedirect -- The site's owner configured where the service is.
		exit;
	}

	/** Posts the connection id to the opener on the same origin only; an empty id if the user canceled. */
	public function handle_callback(): void {
		if ( ! $this->is_possible() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing changes.
		$keyring_id = Request_Number::of( absint( is_string( $_GET['keyring_id'] ?? null ) ? $_GET['keyring_id'] : 0 ) );

		nocache_headers();
		?>
		<!doctype html>
		<html <?php language_attributes(); ?>>
		<head><meta charset="utf-8"><title><?php esc_html_e( 'Connected to Google', 'jetpack-dashboard' ); ?></title></head>
		<body>
			<p><?php esc_html_e( 'You can close this window.', 'jetpack-dashboard' ); ?></p>
			<?php
			wp_print_inline_script_tag(
				sprintf( 'if ( window.opener ) { window.opener.postMessage( { keyring_id: %d }, window.location.origin ); } window.close();', $keyring_id )
			);
			?>
		</body>
		</html>
		<?php
		exit;
	}

	private function is_possible(): bool {
		return current_user_can( 'jetpack_configure_modules' ) && $this->account_service->is_configured() && ! $this->connection->is_offline() && $this->connection->is_user_connected( get_current_user_id() );
	}

	private static function address( string $action ): string {
		return admin_url( 'admin-post.php?action=' . $action );
	}
}
