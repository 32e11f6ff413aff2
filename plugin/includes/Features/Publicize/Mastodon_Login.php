<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Base64_Url;

defined( 'ABSPATH' ) || exit;

/** Connects a Mastodon account with OAuth: registers the site as an app, and exchanges the code that the user comes back with. */
class Mastodon_Login {

	/** Where the server sends the user back to. */
	public const CALLBACK = 'jetpack_dashboard_publicize_mastodon';

	private const SCOPES = 'read:accounts write:statuses';

	/** Followed by the user. */
	private const PENDING   = 'jetpack_dashboard_publicize_login_';
	private const PENDING_S = 15 * MINUTE_IN_SECONDS;

	private Outgoing $outgoing;
	private Connections $connections;
	private Secrets $secrets;
	private Mastodon $mastodon;

	public function __construct( Outgoing $outgoing, Connections $connections, Secrets $secrets, Mastodon $mastodon ) {
		$this->outgoing    = $outgoing;
		$this->connections = $connections;
		$this->secrets     = $secrets;
		$this->mastodon    = $mastodon;
	}

	/** Sends the user to the server, and exits, unless that isn't possible. */
	public function start( int $owner, string $server ): void {
		if ( '' === $server ) {
			Page_Actions::tell( __( 'Enter the name of your server, such as mastodon.social.', 'jetpack-dashboard' ), true );
			return;
		}

		$app = $this->outgoing->post(
			"$server/api/v1/apps",
			(string) wp_json_encode(
				array(
					'client_name'   => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ?: (string) wp_parse_url( home_url(), PHP_URL_HOST ),
					'redirect_uris' => self::callback_url(),
					'scopes'        => self::SCOPES,
					'website'       => home_url( '/' ),
				)
			)
		);
		if ( ! $app->is_success() || '' === $app->text( 'client_id' ) ) {
			Page_Actions::tell( $app->is_success() ? __( 'The server’s response was not understood.', 'jetpack-dashboard' ) : $app->error(), true );
			return;
		}

		$pending = array(
			'state'         => wp_generate_password( 32, false ),
			'verifier'      => wp_generate_password( 64, false ),
			'owner'         => (string) $owner,
			'server'        => $server,
			'client_id'     => $app->text( 'client_id' ),
			'client_secret' => $app->text( 'client_secret' ),
		);
		set_transient( self::pending_key(), $this->secrets->encrypt( $pending ), self::PENDING_S );

		$query = array(
			'response_type'         => 'code',
			'client_id'             => $pending['client_id'],
			'redirect_uri'          => self::callback_url(),
			'scope'                 => self::SCOPES,
			'state'                 => $pending['state'],
			'code_challenge'        => Base64_Url::encode( hash( 'sha256', $pending['verifier'], true ) ),
			'code_challenge_method' => 'S256',
		);
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- The user entered the server to go there.
		wp_redirect( add_query_arg( array_map( 'rawurlencode', $query ), "$server/oauth/authorize" ) );
		exit;
	}

	/** Handles the return from the server, and exits. The state takes the place of a nonce. */
	public function finish(): void {
		if ( ! current_user_can( 'publish_posts' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The state is compared; the code is only passed on.
		$state = is_string( $_GET['state'] ?? null ) ? wp_unslash( $_GET['state'] ) : '';
		$code  = is_string( $_GET['code'] ?? null ) ? substr( wp_unslash( $_GET['code'] ), 0, 500 ) : '';
		// phpcs:enable
		$pending = $this->secrets->decrypt( (string) get_transient( self::pending_key() ) );

		if ( null === $pending || '' === $state || ! hash_equals( $pending['state'], $state ) ) {
			Page_Actions::tell( __( 'The connection was started too long ago, or in another browser. Try again.', 'jetpack-dashboard' ), true );
			Page_Actions::back();
		}
		delete_transient( self::pending_key() );
		if ( '' === $code ) {
			Page_Actions::tell( __( 'The account was not connected, because access was not granted.', 'jetpack-dashboard' ), true );
		} else {
			$this->connect( (array) $pending, $code );
		}
		Page_Actions::back();
	}

	/** @param array<string, string> $pending */
	private function connect( array $pending, string $code ): void {
		$owner   = (int) $pending['owner'];
		$token   = $this->outgoing->post(
			$pending['server'] . '/oauth/token',
			(string) wp_json_encode(
				array(
					'grant_type'    => 'authorization_code',
					'code'          => $code,
					'client_id'     => $pending['client_id'],
					'client_secret' => $pending['client_secret'],
					'redirect_uri'  => self::callback_url(),
					'scope'         => self::SCOPES,
					'code_verifier' => $pending['verifier'],
				)
			)
		);
		$secrets = array(
			'token'         => $token->text( 'access_token' ),
			'client_id'     => $pending['client_id'],
			'client_secret' => $pending['client_secret'],
		);
		$account = $token->is_success() ? $this->mastodon->account( $pending['server'], $secrets ) : $token;
		if ( ! $account->is_success() ) {
			Page_Actions::tell( $account->error(), true );
			return;
		}

		$instance = $this->outgoing->get( $pending['server'] . '/api/v2/instance' );
		$label    = '@' . $account->text( 'username' ) . '@' . wp_parse_url( $pending['server'], PHP_URL_HOST );
		$is_added = ( Connections::SITE !== $owner || current_user_can( 'manage_options' ) ) && $this->connections->add(
			$owner,
			Mastodon::ID,
			$label,
			array(
				'server' => $pending['server'],
				'limit'  => (string) ( $instance->number( array( 'configuration', 'statuses', 'max_characters' ) ) ?: Mastodon::DEFAULT_LIMIT ),
			),
			$secrets
		);
		if ( $is_added ) {
			/* translators: %s: name of an account. */
			Page_Actions::tell( sprintf( __( '%s is connected. New posts are shared there.', 'jetpack-dashboard' ), $label ) );
		} else {
			Page_Actions::tell( __( 'There are too many connections. Disconnect one first.', 'jetpack-dashboard' ), true );
		}
	}

	private static function callback_url(): string {
		return admin_url( 'admin-post.php?action=' . self::CALLBACK );
	}

	private static function pending_key(): string {
		return self::PENDING . get_current_user_id();
	}
}
