<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use IXR_Error;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Guards wp_authenticate(): the login form, XML-RPC, and other plugins' forms. */
final class Login_Guard {

	private Attempt_Limiter $limiter;
	private Attempt_Factory $factory;

	/**
	 * Stack of verdicts of nested authentications.
	 *
	 * @var array<int, Verdict|null>
	 */
	private $verdicts = array();

	/**
	 * Callbacks that were removed for a refused attempt, by priority.
	 *
	 * @var array<int, array<string, array{function: callable, accepted_args: int}>>
	 */
	private $checks = array();

	public function __construct( Attempt_Limiter $limiter, Attempt_Factory $factory ) {
		$this->limiter = $limiter;
		$this->factory = $factory;
	}

	/**
	 * WordPress authenticates with empty fields whenever it shows the form.
	 *
	 * @param mixed $username Username or email address.
	 * @param mixed $password
	 */
	public static function is_attempt( $username, $password ): bool {
		return is_string( $username ) && is_string( $password ) && '' !== $username && '' !== $password;
	}

	/**
	 * First on the authenticate filter.
	 *
	 * @param WP_User|WP_Error|null $user
	 * @param string                $username
	 * @param string                $password
	 * @return WP_User|WP_Error|null
	 */
	public function before( $user, $username, $password ) {
		if ( ! self::is_attempt( $username, $password ) ) {
			$this->verdicts[] = null;
			return $user;
		}
		$verdict          = $this->limiter->admit( $this->factory->of_request( $username, $this->via() ) );
		$this->verdicts[] = $verdict;
		if ( ! $verdict->is_refused() ) {
			return $user;
		}
		$this->remove_checks();
		return Refusal::error( $verdict->seconds() );
	}

	/**
	 * Last on the authenticate filter.
	 *
	 * @param WP_User|WP_Error|null $user
	 * @param string                $username
	 * @param string                $password
	 * @return WP_User|WP_Error|null
	 */
	public function after( $user, $username, $password ) {
		$verdict = array_pop( $this->verdicts );
		if ( null === $verdict ) {
			return $user;
		}
		if ( $verdict->is_refused() ) {
			$this->restore_checks();
			return Refusal::error( $verdict->seconds() );
		}
		if ( $user instanceof WP_User ) {
			$this->limiter->succeed( $verdict, $user->ID );
			return $user;
		}
		$this->limiter->fail( $verdict );
		return $user instanceof WP_Error ? Generic_Login_Error::for_form( $user, $password ) : $user;
	}

	/**
	 * Sends the response to a refused attempt at the login form (wp_login_failed, last, after other plugins). Elsewhere the caller shows
	 * the error.
	 *
	 * @param string        $username As entered.
	 * @param WP_Error|null $error
	 */
	public function send_refusal( $username, $error = null ): void {
		if ( ! $error instanceof WP_Error || Refusal::CODE !== $error->get_error_code() ) {
			return;
		}
		$seconds = (int) $error->get_error_data()['retry_after'];
		if ( did_action( 'login_init' ) ) {
			( new Refusal_Page() )->send( $seconds, (string) $username );
		}
		if ( Attempt::XMLRPC === $this->via() ) {
			Refusal::send_headers( $seconds );
		}
	}

	/**
	 * The XML-RPC error (xmlrpc_login_error).
	 *
	 * @param IXR_Error $fault
	 * @param WP_Error  $error
	 * @return IXR_Error
	 */
	public function fault( $fault, $error ) {
		return $error instanceof WP_Error && Refusal::CODE === $error->get_error_code()
			? new IXR_Error( 429, $error->get_error_message() )
			: $fault;
	}

	private function via(): string {
		return defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ? Attempt::XMLRPC : Attempt::FORM;
	}

	/**
	 * Removes all other authenticate callbacks. WordPress's own continue after an error, and a refused attempt must not learn anything
	 * from them, not even from their timing.
	 */
	private function remove_checks(): void {
		global $wp_filter;
		$this->checks = array();
		foreach ( $wp_filter['authenticate']->callbacks as $priority => $callbacks ) {
			if ( PHP_INT_MIN !== $priority && PHP_INT_MAX !== $priority ) {
				$this->checks[ $priority ] = $callbacks;
				remove_all_filters( 'authenticate', $priority );
			}
		}
	}

	/** Restores them for other authentications in this request. */
	private function restore_checks(): void {
		foreach ( $this->checks as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				add_filter( 'authenticate', $callback['function'], $priority, $callback['accepted_args'] );
			}
		}
		$this->checks = array();
	}
}
