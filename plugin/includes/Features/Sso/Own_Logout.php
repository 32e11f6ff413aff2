<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use WP_Session_Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Logs users out of the owner's provider after they log out of the site (OpenID Connect RP-Initiated Logout 1.0), if their session began
 * with it. The provider recognizes the client by its ID: an `id_token_hint` would mean storing the token, or sending an expired one.
 */
final class Own_Logout {

	/** Key in the information of a session, which WordPress deletes with the session. */
	private const MARK = 'jetpack_sso';

	/** After other plugins have said where to go. */
	private const PRIORITY = 100;

	private Own_Provider_Store $store;
	private Own_Discovery $discovery;
	private Login_Attempt $attempts;

	/** The provider that the session began with. */
	private ?Own_Provider $provider = null;

	public function __construct( Own_Provider_Store $store, Own_Discovery $discovery, Login_Attempt $attempts ) {
		$this->store     = $store;
		$this->discovery = $discovery;
		$this->attempts  = $attempts;
	}

	/** Where the provider sends the browser afterwards. Must be registered there. */
	public static function redirect_uri( Own_Provider $provider ): string {
		return $provider->return_url( Own_Sign_On::SIGNED_OUT );
	}

	/** Marks the session that this request creates, if the provider's users are logged out there. */
	public function mark_session( Own_Provider $provider ): void {
		if ( $provider->logs_out ) {
			add_filter( 'attach_session_information', static fn( $information ) => array( self::MARK => self::mark( $provider ) ) + (array) $information );
		}
	}

	/** Reads the mark while there is a session. WordPress has not checked the nonce yet, so nothing else happens here. */
	public function prepare(): void {
		$session  = is_user_logged_in() ? WP_Session_Tokens::get_instance( get_current_user_id() )->get( wp_get_session_token() ) : null;
		$mark     = is_array( $session ) ? (string) ( $session[ self::MARK ] ?? '' ) : '';
		$provider = '' === $mark ? null : $this->store->get();
		if ( $provider && $provider->logs_out && hash_equals( self::mark( $provider ), $mark ) ) {
			$this->provider = $provider;
			add_filter( 'logout_redirect', array( $this, 'url' ), self::PRIORITY );
		}
	}

	/**
	 * The URL at the provider, once WordPress has logged the user out.
	 *
	 * @param string $redirect Where WordPress goes: also after the provider, and instead of it if it can't be used.
	 * @return string
	 */
	public function url( $redirect ) {
		$document = $this->provider && ! is_user_logged_in() ? $this->discovery->document( $this->provider ) : null;
		$url      = $document instanceof Provider_Document ? $document->endpoints[ Provider_Document::LOGOUT ] : '';
		if ( ! $this->provider || ! $document instanceof Provider_Document || '' === $url ) {
			return $redirect;
		}

		$attempt = $this->attempts->start( self::purpose( $this->provider ), wp_validate_redirect( (string) $redirect ), Network_Return::mark( $this->provider ) );
		$host    = (string) wp_parse_url( $url, PHP_URL_HOST );
		add_filter( 'allowed_redirect_hosts', static fn( $hosts ) => array_merge( (array) $hosts, array( $host ) ) );

		return $document->url(
			Provider_Document::LOGOUT,
			array(
				'client_id'                => $this->provider->client_id,
				'post_logout_redirect_uri' => self::redirect_uri( $this->provider ),
				'state'                    => $attempt['state'],
			)
		);
	}

	/** Goes on after the provider, and exits. */
	public function finish(): void {
		$provider = $this->store->get();
		$state    = isset( $_GET['state'] ) && is_string( $_GET['state'] ) ? wp_unslash( $_GET['state'] ) : ''; // phpcs:ignore WordPress.Security -- Only compared.
		$attempt  = $provider ? $this->attempts->consume( self::purpose( $provider ), $state ) : null;
		$redirect = $attempt['redirect'] ?? '';

		nocache_headers();
		wp_safe_redirect( '' === $redirect ? add_query_arg( 'loggedout', 'true', wp_login_url() ) : $redirect );
		exit;
	}

	private static function purpose( Own_Provider $provider ): string {
		return Own_Sign_On::purpose( 'logout', $provider );
	}

	private static function mark( Own_Provider $provider ): string {
		return substr( hash( 'sha256', "$provider->issuer|$provider->client_id" ), 0, 16 );
	}
}
