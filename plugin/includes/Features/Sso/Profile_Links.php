<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Kernel\Request_Number;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Links a user's account at the owner's provider from the profile page. Administrators can remove the links of users that they can edit. */
final class Profile_Links {

	private const LINK   = 'jetpack_dashboard_sso_link';
	private const UNLINK = 'jetpack_dashboard_sso_unlink';
	private const FLASH  = 'sso_link';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( 'show_user_profile', array( $this, 'print_section' ) );
				add_action( 'edit_user_profile', array( $this, 'print_section' ) );
				add_action( 'admin_notices', array( $this, 'print_notice' ) );
				add_action( 'admin_post_' . self::LINK, array( $this, 'start' ) );
				add_action( 'admin_post_' . self::UNLINK, array( $this, 'unlink' ) );
			}
		);
	}

	/** Kind of purpose of Own_Sign_On: the response can only link this user. */
	public static function kind( int $user_id ): string {
		return "link:$user_id";
	}

	/** @param WP_User $user */
	public function print_section( $user ): void {
		$provider = $this->services->get( Own_Provider_Store::class )->get();
		$link     = $provider ? $this->services->get( Own_Links::class )->of_user( $user->ID, $provider->issuer ) : null;
		$is_own   = get_current_user_id() === $user->ID;
		if ( ! $provider || ( ! $link && ! $is_own ) ) {
			return;
		}

		$action = $link ? self::UNLINK : self::LINK;
		/* translators: %s: name of an identity provider. */
		$label = $link ? __( 'Disconnect the account', 'jetpack-dashboard' ) : sprintf( __( 'Connect your account at %s', 'jetpack-dashboard' ), $provider->label() );
		$text  = $link ? self::describe( $link ) : __( 'You can then log in with it, without your password.', 'jetpack-dashboard' );
		printf(
			'<h2>%s</h2><table class="form-table" role="presentation"><tr><th scope="row">%s</th><td><p>%s</p><p><button type="submit" class="button" form="jp-sso-form">%s</button></p></td></tr></table>',
			esc_html__( 'Secure sign-on', 'jetpack-dashboard' ),
			esc_html( $provider->label() ),
			esc_html( $text ),
			esc_html( $label )
		);
		// Forms can't be nested, and this is in the form of the profile.
		add_action( 'admin_footer', static fn() => self::print_form( $action, $user->ID ) );
	}

	public function print_notice(): void {
		if ( 'profile' !== ( get_current_screen()->id ?? '' ) && 'user-edit' !== ( get_current_screen()->id ?? '' ) ) {
			return;
		}

		$notice = ( new Flash( self::FLASH ) )->take();
		foreach ( array( 'success', 'error' ) as $type ) {
			if ( is_string( $notice[ $type ] ?? null ) ) {
				wp_admin_notice( esc_html( $notice[ $type ] ), array( 'type' => $type ) );
			}
		}
	}

	/** Redirects to the provider, and exits. */
	public function start(): void {
		$user_id = self::checked_user( self::LINK );
		if ( get_current_user_id() !== $user_id || ! Network_Members::is_member( $user_id ) ) {
			self::refuse();
		}

		$provider = $this->services->get( Own_Provider_Store::class )->get();
		if ( $provider ) {
			$this->services->get( Own_Sign_On::class )->redirect_to_provider( $provider, self::kind( $user_id ), '', fn() => self::leave( $user_id, self::failed() ) );
		}
		self::leave( $user_id, self::failed() );
	}

	/**
	 * Links the current user, and exits.
	 *
	 * @param Identity|WP_Error $identity
	 * @return never
	 */
	public function finish( $identity ): void {
		$user_id = get_current_user_id();
		$result  = is_wp_error( $identity ) ? $identity : $this->services->get( Own_Links::class )->add( $user_id, $identity );

		self::leave( $user_id, is_wp_error( $result ) ? self::error( (string) $result->get_error_code() ) : array( 'success' => __( 'Your account is connected. You can log in with it now.', 'jetpack-dashboard' ) ) );
	}

	public function unlink(): void {
		$user_id  = self::checked_user( self::UNLINK );
		$provider = $this->services->get( Own_Provider_Store::class )->get();
		if ( $provider ) {
			$this->services->get( Own_Links::class )->delete( $user_id, $provider->issuer );
		}
		self::leave( $user_id, array( 'success' => __( 'The account is disconnected.', 'jetpack-dashboard' ) ) );
	}

	/** The user of a form, whom the current user may edit. */
	private static function checked_user( string $action ): int {
		$user_id = Request_Number::of( absint( $_POST['user_id'] ?? 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified below, with the id.
		if ( ! isset( $_POST['_wpnonce'] ) || 0 === $user_id || ! current_user_can( 'edit_user', $user_id ) ) {
			self::refuse();
		}
		check_admin_referer( "$action-$user_id" );

		return $user_id;
	}

	/** @return never */
	private static function refuse(): void {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
	}

	/**
	 * @param array<string, string> $notice
	 * @return never
	 */
	private static function leave( int $user_id, array $notice ): void {
		( new Flash( self::FLASH ) )->set( $notice );
		nocache_headers();
		wp_safe_redirect( get_current_user_id() === $user_id ? admin_url( 'profile.php' ) : admin_url( "user-edit.php?user_id=$user_id" ) );
		exit;
	}

	private static function print_form( string $action, int $user_id ): void {
		printf(
			'<form id="jp-sso-form" method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="user_id" value="%d"><input type="hidden" name="_wpnonce" value="%s"></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( $action ),
			absint( $user_id ),
			esc_attr( wp_create_nonce( "$action-$user_id" ) )
		);
	}

	/** @param array{email: string, time: int} $link */
	private static function describe( array $link ): string {
		return '' === $link['email']
			/* translators: %s: date and time. */
			? sprintf( __( 'Connected since %s.', 'jetpack-dashboard' ), Results::date( $link['time'] ) )
			/* translators: 1: email address. 2: date and time. */
			: sprintf( __( 'Connected as %1$s since %2$s.', 'jetpack-dashboard' ), $link['email'], Results::date( $link['time'] ) );
	}

	/** @return array<string, string> */
	private static function error( string $code ): array {
		switch ( $code ) {
			case 'taken':
				return array( 'error' => __( 'Your account was not connected, because another user of this site is connected to it.', 'jetpack-dashboard' ) );
			case 'has_link':
				return array( 'error' => __( 'Your account was not connected, because you are connected to another one. Disconnect that one first.', 'jetpack-dashboard' ) );
			case 'access_denied':
				return array( 'error' => __( 'Your account was not connected, because you declined to share it with the site.', 'jetpack-dashboard' ) );
		}

		return self::failed();
	}

	/** @return array<string, string> */
	private static function failed(): array {
		return array( 'error' => __( 'Your account could not be connected. Try again. If the problem persists, ask an administrator to check the identity provider.', 'jetpack-dashboard' ) );
	}
}
