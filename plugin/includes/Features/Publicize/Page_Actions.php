<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Request_Number;

defined( 'ABSPATH' ) || exit;

/** The forms of the connections page. */
class Page_Actions {

	public const ADD    = 'jetpack_dashboard_publicize_add';
	public const TEST   = 'jetpack_dashboard_publicize_test';
	public const REMOVE = 'jetpack_dashboard_publicize_remove';
	public const RESEND = 'jetpack_dashboard_publicize_resend';

	public const ACTIONS = array( self::ADD, self::TEST, self::REMOVE, self::RESEND );

	public const FLASH = 'publicize';

	private const MIN_SECRET = 16;

	private Connections $connections;
	private Jobs $jobs;
	private Networks $networks;
	private Secrets $secrets;
	private Mastodon_Login $login;

	public function __construct( Connections $connections, Jobs $jobs, Networks $networks, Secrets $secrets, Mastodon_Login $login ) {
		$this->connections = $connections;
		$this->jobs        = $jobs;
		$this->networks    = $networks;
		$this->secrets     = $secrets;
		$this->login       = $login;
	}

	/** Handles admin_post_{action}, and exits. */
	public function handle( string $action ): void {
		if ( ! current_user_can( 'publish_posts' ) || ! isset( $_POST['_wpnonce'] ) ) {
			self::refuse();
		}
		check_admin_referer( $action );
		$id = Request_Number::of( absint( $_POST['id'] ?? 0 ) );

		if ( self::ADD === $action ) {
			$this->add();
		} elseif ( self::RESEND === $action ) {
			$this->resend( $id );
		} else {
			$this->change( $action, $id );
		}
		self::back();
	}

	/** Returns to the page. */
	public static function back(): void {
		wp_safe_redirect( Subpage::url( Connections_Page::SLUG ) );
		exit;
	}

	public static function tell( string $text, bool $is_error = false ): void {
		( new Flash( self::FLASH ) )->set( array( $is_error ? 'error' : 'text' => $text ) );
	}

	/** A form with one button. */
	public static function print_button( string $action, int $id, string $label, string $full_label ): void {
		printf(
			'<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="id" value="%d"><input type="hidden" name="_wpnonce" value="%s"><button type="submit" class="button button-small" aria-label="%s">%s</button></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( $action ),
			absint( $id ),
			esc_attr( wp_create_nonce( $action ) ),
			esc_attr( $full_label ),
			esc_html( $label )
		);
	}

	private function add(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- Verified in handle().
		$owner   = current_user_can( 'manage_options' ) && 'site' === sanitize_key( $_POST['owner'] ?? '' ) ? Connections::SITE : get_current_user_id();
		$network = sanitize_key( $_POST['network'] ?? '' );
		// phpcs:enable
		if ( $this->connections->is_full( $owner ) ) {
			self::tell( self::full(), true );
		} elseif ( Mastodon::ID === $network ) {
			$this->login->start( $owner, Outgoing::origin( self::field( 'server' ) ) );
		} elseif ( Bluesky::ID === $network ) {
			$this->add_bluesky( $owner );
		} elseif ( Webhook::ID === $network ) {
			$this->add_webhook( $owner );
		}
	}

	private function add_bluesky( int $owner ): void {
		$identifier = ltrim( self::field( 'identifier' ), '@' );
		$password   = self::field( 'password' );
		$server     = '' === self::field( 'server' ) ? Bluesky::SERVER : Outgoing::origin( self::field( 'server' ) );
		if ( '' === $identifier || '' === $password || '' === $server ) {
			self::tell( __( 'Enter a handle, an app password, and the server’s name if it isn’t bsky.social.', 'jetpack-dashboard' ), true );
			return;
		}

		$bluesky = $this->networks->find( Bluesky::ID );
		$session = $bluesky instanceof Bluesky ? $bluesky->session( $server, $identifier, $password ) : null;
		if ( ! $session || ! $session->is_success() || '' === $session->text( 'did' ) ) {
			self::tell( $session && ! $session->is_success() ? $session->error() : __( 'The server’s response was not understood.', 'jetpack-dashboard' ), true );
			return;
		}
		$this->store(
			$owner,
			Bluesky::ID,
			'@' . ( $session->text( 'handle' ) ?: $identifier ),
			array( 'server' => $server ),
			array(
				// The account's id, since a handle can change.
				'identifier' => $session->text( 'did' ),
				'password'   => $password,
			)
		);
	}

	private function add_webhook( int $owner ): void {
		$url    = esc_url_raw( self::field( 'url' ), array( 'https' ) );
		$secret = self::field( 'secret' );
		$host   = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( '' === $host || strlen( $url ) > 2000 || 0 !== strpos( $url, 'https://' ) ) {
			self::tell( __( 'Enter an address that begins with https://.', 'jetpack-dashboard' ), true );
			return;
		}
		if ( strlen( $secret ) < self::MIN_SECRET ) {
			/* translators: %d: number of characters. */
			self::tell( sprintf( __( 'Enter a secret of at least %d characters.', 'jetpack-dashboard' ), self::MIN_SECRET ), true );
			return;
		}
		$this->store(
			$owner,
			Webhook::ID,
			self::field( 'label' ) ?: $host,
			array(),
			// Addresses of automation services work like passwords.
			array(
				'url'    => $url,
				'secret' => $secret,
			)
		);
	}

	/**
	 * @param array<string, string> $facts
	 * @param array<string, string> $secrets
	 */
	private function store( int $owner, string $network, string $label, array $facts, array $secrets ): void {
		if ( $this->connections->add( $owner, $network, $label, $facts, $secrets ) ) {
			/* translators: %s: name of an account. */
			self::tell( sprintf( __( '%s is connected. New posts are shared there.', 'jetpack-dashboard' ), $label ) );
		} else {
			self::tell( self::full(), true );
		}
	}

	private function change( string $action, int $id ): void {
		$connection = $this->connections->find( $id );
		if ( ! $connection || ! $connection->is_editable() ) {
			self::refuse();
		}
		$network = $this->networks->find( $connection->network );
		$secrets = $connection->secrets( $this->secrets );

		if ( self::REMOVE === $action ) {
			$this->connections->delete( $id );
			if ( $network instanceof Mastodon && null !== $secrets ) {
				$network->revoke( $connection, $secrets );
			}
			/* translators: %s: name of an account. */
			self::tell( sprintf( __( '%s is disconnected.', 'jetpack-dashboard' ), $connection->label ) );
			return;
		}
		if ( ! $network || null === $secrets ) {
			self::tell( __( 'The site’s security keys have changed. Disconnect the account and connect it again.', 'jetpack-dashboard' ), true );
			return;
		}
		$outcome = $network->test( $connection, $secrets );
		if ( Outcome::SENT === $outcome->kind ) {
			/* translators: %s: name of an account. */
			self::tell( sprintf( __( '%s works.', 'jetpack-dashboard' ), $connection->label ) );
		} else {
			self::tell( $connection->label . ': ' . $outcome->error, true );
		}
	}

	private function resend( int $id ): void {
		$job = $this->jobs->find( $id );
		if ( ! $job || ! ( current_user_can( 'manage_options' ) || ( get_current_user_id() === (int) $job['author'] && current_user_can( 'edit_post', (int) $job['post'] ) ) ) ) {
			self::refuse();
		}
		$this->jobs->resend( $id );
		Dispatcher::schedule();
		self::tell( __( 'The message is sent again in the background.', 'jetpack-dashboard' ) );
	}

	/** A line of the form. */
	private static function field( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Verified in handle(). Passwords keep all characters, and everything else is validated.
		$value = wp_unslash( $_POST[ $name ] ?? '' );

		return is_string( $value ) ? trim( (string) preg_replace( '/[\x00-\x1f\x7f]/', '', substr( wp_check_invalid_utf8( $value ), 0, 2000 ) ) ) : '';
	}

	private static function full(): string {
		return __( 'There are too many connections. Disconnect one first.', 'jetpack-dashboard' );
	}

	/** @return never */
	private static function refuse(): void {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
	}
}
