<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use WP_Application_Passwords;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Guards REST requests with an application password. WordPress checks these in determine_current_user, not in wp_authenticate(). */
final class Application_Password_Guard {

	private Attempt_Limiter $limiter;
	private Attempt_Factory $factory;

	/** Verdict of the current check. */
	private ?Verdict $verdict = null;

	/**
	 * Results by hash of the credentials: WordPress checks several times per request.
	 *
	 * @var array<string, int> Seconds until the next attempt; 0 if admitted.
	 */
	private array $checked = array();

	/** The error response. */
	private ?WP_Error $refusal = null;

	public function __construct( Attempt_Limiter $limiter, Attempt_Factory $factory ) {
		$this->limiter = $limiter;
		$this->factory = $factory;
	}

	/**
	 * Before WordPress's check (determine_current_user, priority 19).
	 *
	 * @param int|false $user_id
	 * @return int|false
	 */
	public function before( $user_id ) {
		$this->verdict = null;
		if ( ! empty( $user_id ) || ! $this->is_attempt() ) {
			return $user_id;
		}
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Compared and counted, never printed.
		$username = wp_unslash( $_SERVER['PHP_AUTH_USER'] );
		$digest   = md5( $username . "\n" . $_SERVER['PHP_AUTH_PW'] );
		// phpcs:enable
		if ( ! isset( $this->checked[ $digest ] ) ) {
			$this->verdict            = $this->limiter->admit( $this->factory->of_request( $username, Attempt::APPLICATION_PASSWORD ) );
			$this->checked[ $digest ] = $this->verdict->seconds();
		}
		if ( $this->checked[ $digest ] > 0 ) {
			$this->refusal = Refusal::error( $this->checked[ $digest ] );
			remove_filter( 'determine_current_user', 'wp_validate_application_password', 20 );
		}
		return $user_id;
	}

	/**
	 * After WordPress's check (determine_current_user, priority 21).
	 *
	 * @param int|false $user_id
	 * @return int|false
	 */
	public function after( $user_id ) {
		if ( null !== $this->refusal && ! has_filter( 'determine_current_user', 'wp_validate_application_password' ) ) {
			add_filter( 'determine_current_user', 'wp_validate_application_password', 20 );
		}
		if ( null !== $this->verdict && ! $this->verdict->is_refused() ) {
			if ( empty( $user_id ) ) {
				$this->limiter->fail( $this->verdict );
				Generic_Login_Error::spend_application_password_check( $this->verdict->attempt() );
			} else {
				$this->limiter->succeed( $this->verdict, (int) $user_id );
			}
		}
		$this->verdict = null;
		return $user_id;
	}

	/**
	 * Rejects the request before dispatch, without saying whether username or password was wrong (rest_authentication_errors, last, since
	 * WordPress finds the user during this filter).
	 *
	 * @param WP_Error|null|true $errors
	 * @return WP_Error|null|true
	 */
	public function filter_errors( $errors ) {
		if ( ! $this->has_credentials() ) {
			return $errors;
		}
		// Another plugin's result may have kept WordPress from checking.
		wp_get_current_user();
		if ( null === $this->refusal ) {
			return $errors instanceof WP_Error ? Generic_Login_Error::for_rest( $errors ) : $errors;
		}
		if ( ! headers_sent() ) {
			header( 'Retry-After: ' . $this->refusal->get_error_data()['retry_after'] );
		}
		return $this->refusal;
	}

	/** Whether WordPress will check an application password. Runs on every request, so the cheapest test comes first. */
	private function is_attempt(): bool {
		if ( ! $this->has_credentials() ) {
			return false;
		}
		$is_api_request = ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
		/** This filter is documented in wp-includes/user.php */
		$is_api_request = apply_filters( 'application_password_is_api_request', $is_api_request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return $is_api_request && wp_is_application_passwords_available() && WP_Application_Passwords::is_in_use();
	}

	private function has_credentials(): bool {
		return isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] )
			&& is_string( $_SERVER['PHP_AUTH_USER'] ) && '' !== $_SERVER['PHP_AUTH_USER'] && '' !== $_SERVER['PHP_AUTH_PW'];
	}
}
