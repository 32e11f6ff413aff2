<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Where administrators set up their own identity provider. The module can only be turned on afterwards, so the page works without it. */
final class Provider_Page implements Subpage_Body {

	public const SLUG = 'jetpack-sign-on';

	/** Parameter of the address: asks whether to remove the provider. */
	public const REMOVE = 'remove';

	private const NONCE = 'jetpack_dashboard_sso_provider';
	private const FLASH = 'sso_provider';

	private Own_Provider_Store $store;
	private Own_Discovery $discovery;
	private Module_Registry $modules;
	private Sign_On_Test_Run $test;

	/** Values that were not saved, which the form shows again. */
	private ?Own_Provider $rejected = null;

	private string $error = '';

	/**
	 * The result of a test, if one was requested.
	 *
	 * @var array<int, array{id: string, label: string, status: string, text: string}>
	 */
	private array $steps = array();

	public function __construct( Own_Provider_Store $store, Own_Discovery $discovery, Module_Registry $modules, Sign_On_Test_Run $test ) {
		$this->store     = $store;
		$this->discovery = $discovery;
		$this->modules   = $modules;
		$this->test      = $test;
	}

	/** Handles the page's own forms: hooks for admin-post.php exist only while the module is active. */
	public function prepare(): void {
		if ( array() === $_POST ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified below.
			return;
		}
		if ( ! current_user_can( Own_Provider_Store::capability() ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::NONCE );

		if ( 'remove' === self::posted( 'task' ) ) {
			$this->store->delete();
			self::leave( __( 'The identity provider was removed. Accounts stay connected if you set up the same provider again.', 'jetpack-dashboard' ) );
		}

		if ( 'test' === self::posted( 'task' ) ) {
			$this->run_test();
			return;
		}

		$this->save();
	}

	public function render(): void {
		$provider = $this->rejected ?? $this->store->own();
		$is_set   = null !== $this->store->own();
		$shared   = $is_set ? null : $this->store->get();
		$notice   = ( new Flash( self::FLASH ) )->take();

		echo '<div class="wrap"><h1>' . esc_html__( 'Secure sign-on', 'jetpack-dashboard' ) . '</h1><hr class="wp-header-end">';
		if ( '' !== $this->error ) {
			Result_Notice::print( $this->error, 'error' );
		} elseif ( is_string( $notice['text'] ?? null ) ) {
			Result_Notice::print( $notice['text'], 'success' );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows a form.
		if ( $provider && $is_set && ! empty( $_GET[ self::REMOVE ] ) ) {
			Provider_Form::print_question( self::NONCE, $provider );
			echo '</div>';
			return;
		}
		if ( $shared ) {
			Provider_Network_Form::print_shared_notice( $shared );
		}
		if ( ( $is_set || $shared ) && ! $this->modules->is_active( 'sso' ) ) {
			self::print_box( __( 'Secure sign-on is off. Turn it on in the security settings to show the button on the login form.', 'jetpack-dashboard' ), 'info' );
		}
		echo '<p>' . esc_html__( 'Users log in with your own identity provider, such as Keycloak, Authentik, Entra ID or Google. Any provider with OpenID Connect works. Passwords keep working.', 'jetpack-dashboard' ) . '</p>';
		echo '<p>' . esc_html__( 'Users connect their accounts on their profile pages. With “Match accounts by their email address” in the security settings, the first login of an account also connects it to the user with the same address. Turn that on only if you know that the address of each user is theirs: if somebody created a user with another person’s address, both could use it afterwards.', 'jetpack-dashboard' ) . '</p>';
		if ( Own_Users::can_strangers_register() ) {
			self::print_box( __( 'Anyone can register on this site, so nobody is matched by their email address.', 'jetpack-dashboard' ), 'info' );
		}
		if ( array() !== $this->steps ) {
			Provider_Form::print_steps( $this->steps, null !== $this->rejected );
		}
		Provider_Form::print_form( self::NONCE, $provider ?? new Own_Provider( array( 'scopes' => Own_Provider::SCOPES ) ), $is_set );
		printf(
			'<p><a class="button" href="%s">%s</a></p></div>',
			esc_url( admin_url( 'admin.php?page=jetpack#/security' ) ),
			esc_html__( 'Security settings', 'jetpack-dashboard' )
		);
	}

	/** Tests the stored provider. Entered values that aren't saved stay in the form. */
	private function run_test(): void {
		$steps = $this->test->start();
		if ( is_wp_error( $steps ) ) {
			$this->error = $steps->get_error_message();
			return;
		}

		$this->steps = $steps;
		$entered     = self::entered();
		$stored      = $this->store->own();
		if ( '' !== self::posted( 'secret' ) || ! $stored || $entered->values() !== $stored->values() ) {
			$this->rejected = $entered;
		}
	}

	private static function entered(): Own_Provider {
		return new Own_Provider(
			array(
				'issuer'    => self::posted( 'issuer' ),
				'client_id' => self::posted( 'client_id' ),
				'scopes'    => (string) preg_replace( '/\s+/', ' ', self::posted( 'scopes' ) ),
				'name'      => sanitize_text_field( self::posted( 'name' ) ),
				'acr'       => (string) preg_replace( '/\s+/', ' ', self::posted( 'acr' ) ),
				'logout'    => self::posted( 'logout' ),
				'create'    => self::posted( 'create' ),
				'role'      => '' === self::posted( 'create' ) . self::posted( 'join' ) ? '' : self::posted( 'role' ),
				'domains'   => (string) preg_replace( '/[\s,]+/', ' ', self::posted( 'domains' ) ),
				'join'      => is_multisite() ? self::posted( 'join' ) : '',
				'shared'    => is_multisite() && is_main_site() ? self::posted( 'shared' ) : '',
				'map'       => self::posted( 'map' ),
				'claim'     => self::posted( 'claim' ),
				'rows'      => self::rows(),
			)
		);
	}

	private function save(): void {
		$provider = self::entered();
		$secret   = self::posted( 'secret' );

		$this->error = $provider->problem();
		if ( '' === $this->error && ! preg_match( '/^[\x20-\x7e]{0,' . Own_Provider::MAX_SECRET . '}$/D', $secret ) ) {
			$this->error = __( 'The client secret is too long, or has characters that aren’t allowed.', 'jetpack-dashboard' );
		}
		if ( '' === $this->error ) {
			$document = $this->discovery->fetch( $provider );
			/* translators: %s: an error message. */
			$this->error = is_wp_error( $document ) ? sprintf( __( 'The provider could not be reached at this issuer. %s', 'jetpack-dashboard' ), $document->get_error_message() ) : '';
			if ( $provider->logs_out && $document instanceof Provider_Document && '' === $document->endpoints[ Provider_Document::LOGOUT ] ) {
				$this->error = __( 'The provider’s document has no valid “end_session_endpoint”, so users can’t be logged out there. Clear the checkbox under “Logging out”.', 'jetpack-dashboard' );
			}
		}
		if ( '' !== $this->error ) {
			// The form never shows the secret, and an empty one may mean a public client.
			$secret_hint    = '' === $secret ? '' : __( 'Enter the client secret again.', 'jetpack-dashboard' );
			$this->error    = trim( __( 'Nothing was saved.', 'jetpack-dashboard' ) . " $this->error $secret_hint" );
			$this->rejected = $provider;
			return;
		}

		$this->store->save( $provider, $secret );
		self::leave( __( 'The identity provider was saved.', 'jetpack-dashboard' ) );
	}

	/** @return never */
	private static function leave( string $text ): void {
		( new Flash( self::FLASH ) )->set( array( 'text' => $text ) );
		wp_safe_redirect( Subpage::url( self::SLUG ) . '#' . Result_Notice::ID );
		exit;
	}

	private static function print_box( string $text, string $type ): void {
		wp_admin_notice(
			esc_html( $text ),
			array(
				'type'               => $type,
				'additional_classes' => array( 'inline' ),
			)
		);
	}

	/** @return string JSON of Own_Provider::$role_rows; '' without rows. */
	private static function rows(): string {
		$rows  = array();
		$roles = self::posted_list( 'row_role' );
		foreach ( self::posted_list( 'row_value' ) as $index => $value ) {
			if ( '' !== $value ) {
				$rows[] = array( $value, $roles[ $index ] ?? '' );
			}
		}

		return array() === $rows ? '' : (string) wp_json_encode( $rows );
	}

	/** @return string[] By position. */
	private static function posted_list( string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Verified in prepare(); sanitized here.
		$list = isset( $_POST[ $name ] ) && is_array( $_POST[ $name ] ) ? array_values( wp_unslash( $_POST[ $name ] ) ) : array();

		return array_map( static fn( $text ): string => is_string( $text ) ? sanitize_text_field( $text ) : '', $list );
	}

	private static function posted( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Verified in prepare(); validated by Own_Provider.
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? trim( wp_unslash( $_POST[ $name ] ) ) : '';
	}
}
