<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use IXR_Error;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Everything that goes through wp_authenticate(): the log-in form, XML-RPC, and other plugins' forms. */
final class Login_Guard {

	private Attempt_Limiter $limiter;
	private Attempt_Factory $factory;

	/**
	 * Verdicts of the running authentications, the innermost last.
	 *
	 * @var array<int, Verdict|null>
	 */
	private $verdicts = array();

	/**
	 * Checks that were taken off for a refused attempt: priority => callbacks.
	 *
	 * @var array<int, array<string, array{function: callable, accepted_args: int}>>
	 */
	private $checks = array();

	public function __construct( Attempt_Limiter $limiter, Attempt_Factory $factory ) {
		$this->limiter = $limiter;
		$this->factory = $factory;
	}

	/**
	 * Whether there is anything to check. WordPress asks with empty fields whenever it shows the form.
	 *
	 * @param mixed $username A user name or an email address.
	 * @param mixed $password
	 */
	public static function is_attempt( $username, $password ): bool {
		return is_string( $username ) && is_string( $password ) && '' !== $username && '' !== $password;
	}

	/**
	 * Before every check (filter authenticate, first).
	 *
	 * @param WP_User|WP_Error|null $user     Unused; null here.
	 * @param string                $username A user name or an email address.
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
	 * After every check (filter authenticate, last).
	 *
	 * @param WP_User|WP_Error|null $user     What the checks gave.
	 * @param string                $username Unused.
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
	 * Answers a refused attempt at the log-in form (action wp_login_failed, last, so that other
	 * plugins hear of it as well). Elsewhere the caller shows the error's message.
	 *
	 * @param string        $username The name as it was typed.
	 * @param WP_Error|null $error    Why.
	 */
	public function answer( $username, $error = null ): void {
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
	 * Puts the refusal into XML-RPC's answer (filter xmlrpc_login_error).
	 *
	 * @param IXR_Error $fault
	 * @param WP_Error  $error Why.
	 * @return IXR_Error
	 */
	public function fault( $fault, $error ) {
		return $error instanceof WP_Error && Refusal::CODE === $error->get_error_code()
			? new IXR_Error( 429, $error->get_error_message() )
			: $fault;
	}

	/** By which door the request came. */
	private function via(): string {
		return defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ? Attempt::XMLRPC : Attempt::FORM;
	}

	/**
	 * Takes every other check off the running filter: WordPress's own go on after an error, and
	 * a refused attempt must learn nothing from any of them, not even by the time it takes.
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

	/** Puts them back for whoever authenticates next in this request. */
	private function restore_checks(): void {
		foreach ( $this->checks as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				add_filter( 'authenticate', $callback['function'], $priority, $callback['accepted_args'] );
			}
		}
		$this->checks = array();
	}
}
