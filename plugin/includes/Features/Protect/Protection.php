<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks protection up. A request that is no log-in builds none of its parts and asks the
 * database nothing.
 */
final class Protection {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'jetpack_activate_module_protect', array( $this, 'start' ) );
		add_action( 'jetpack_deactivate_module_protect', array( Pruner::class, 'unschedule' ) );
		add_action( 'jetpack_dashboard_options_reset', array( $this, 'reset' ) );
		add_action( Pruner::CRON_HOOK, array( $this, 'prune' ) );
		add_action( Unlock_Links::CRON_HOOK, array( $this, 'send_links' ) );
		add_action( 'login_form_' . Unlock_Screen::ACTION, array( $this, 'show_unlock_screen' ) );
		add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
		// On the command line there is nobody to guess and no address to count.
		if ( Client_Address::is_web_request() ) {
			add_filter( 'authenticate', array( $this, 'before_login' ), PHP_INT_MIN, 3 );
			add_filter( 'determine_current_user', array( $this, 'before_application_password' ), 19 );
			add_filter( 'rest_authentication_errors', array( $this, 'answer_application_password' ), PHP_INT_MAX );
		}
	}

	/** Makes tables and schedule when the module is switched on. */
	public function start(): void {
		Schema::create();
		Pruner::schedule();
	}

	/** Suggests a paragraph for the site's privacy policy. */
	public function suggest_privacy_policy(): void {
		$limits = new Limits();
		$days   = static fn( string $name ): int => (int) ceil( $limits->get( $name ) / DAY_IN_SECONDS );

		Policy_Guide::suggest(
			__( 'Brute force protection', 'jetpack-dashboard' ),
			__( 'Brute force protection stores failed logins on this site’s own server to stop password guessing.', 'jetpack-dashboard' ),
			sprintf(
				/* translators: 1: number of days. 2: number of days. */
				__( 'When a login to our site fails, we store the IP address, the name that was entered and the time, to stop password guessing. We delete these records after %1$d days at the latest. When you log in, we store your IP address and set a cookie that recognizes your browser, both for %2$d days, so that attacks on your account don’t lock you out.', 'jetpack-dashboard' ),
				$days( 'attempts_kept_for' ),
				$days( 'known_for' )
			)
		);
	}

	/**
	 * Forgets the blocked count when the dashboard's options are reset.
	 *
	 * @param string $what
	 */
	public function reset( $what ): void {
		if ( 'options' === $what ) {
			$this->services->get( Lockouts::class )->reset_blocked_count();
		}
	}

	/**
	 * The first log-in of a request hooks the rest of the guard up and is then guarded by it.
	 *
	 * @param \WP_User|\WP_Error|null $user     Passed on.
	 * @param string                  $username Passed on.
	 * @param string                  $password Passed on.
	 * @return \WP_User|\WP_Error|null
	 */
	public function before_login( $user, $username, $password ) {
		if ( ! Login_Guard::is_attempt( $username, $password ) && ! $this->services->has_built( Login_Guard::class ) ) {
			return $user;
		}
		$guard = $this->services->get( Login_Guard::class );
		if ( ! has_filter( 'authenticate', array( $guard, 'after' ) ) ) {
			add_filter( 'authenticate', array( $guard, 'after' ), PHP_INT_MAX, 3 );
			add_action( 'wp_login_failed', array( $guard, 'answer' ), PHP_INT_MAX, 2 );
			add_filter( 'xmlrpc_login_error', array( $guard, 'fault' ), 10, 2 );
			add_action( 'wp_login', array( $this, 'remember_device' ), PHP_INT_MAX, 2 );
			Pruner::schedule();
		}
		return $guard->before( $user, $username, $password );
	}

	/**
	 * Likewise for application passwords; a request without credentials goes no further.
	 *
	 * @param int|false $user_id Passed on.
	 * @return int|false
	 */
	public function before_application_password( $user_id ) {
		if ( ! empty( $user_id ) || ! isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
			return $user_id;
		}
		$guard = $this->services->get( Application_Password_Guard::class );
		if ( ! has_filter( 'determine_current_user', array( $guard, 'after' ) ) ) {
			add_filter( 'determine_current_user', array( $guard, 'after' ), 21 );
		}
		return $guard->before( $user_id );
	}

	/**
	 * Answers a REST request that carries credentials.
	 *
	 * @param \WP_Error|null|true $errors Passed on.
	 * @return \WP_Error|null|true
	 */
	public function answer_application_password( $errors ) {
		return isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ? $this->services->get( Application_Password_Guard::class )->answer( $errors ) : $errors;
	}

	/**
	 * Marks the browser of somebody who logged in. Last of all: a plugin that asks for a second
	 * factor ends the request before.
	 *
	 * @param string   $login Unused.
	 * @param \WP_User $user  Who logged in.
	 */
	public function remember_device( $login, $user ): void {
		if ( $user instanceof \WP_User ) {
			$this->services->get( Known_Device::class )->remember( $user );
		}
	}

	public function show_unlock_screen(): void {
		$this->services->get( Unlock_Screen::class )->answer();
	}

	/** Sends unlock links (cron). */
	public function send_links(): void {
		$this->services->get( Unlock_Links::class )->send_waiting();
	}

	/** Prunes the tables (cron). */
	public function prune(): void {
		$this->services->get( Pruner::class )->prune();
	}
}
