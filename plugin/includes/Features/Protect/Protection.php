<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;

defined( 'ABSPATH' ) || exit;

/** Hooks for brute force protection. Requests that aren't login attempts create no services and make no queries. */
final class Protection {

	public const UNLOCK_ACTION = 'jetpack_unlock';

	public const LINKS_HOOK = 'jetpack_dashboard_protect_send_links';

	public const PRUNE_HOOK = 'jetpack_dashboard_protect_prune';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( 'jetpack_activate_module_protect', array( $this, 'start' ) );
				add_action( 'jetpack_deactivate_module_protect', array( Pruner::class, 'unschedule' ) );
				add_action( self::PRUNE_HOOK, array( $this, 'prune' ) );
				add_action( self::LINKS_HOOK, array( $this, 'send_links' ) );
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
			}
		);
		add_action( 'jetpack_dashboard_options_reset', array( $this, 'reset' ) );
		add_action( 'login_form_' . self::UNLOCK_ACTION, array( $this, 'show_unlock_screen' ) );
		Note_Hooks::add_source( $this->services, Lockout_Notes::class );
		// WP-CLI has no client address.
		if ( Client_Address::is_web_request() ) {
			add_filter( 'authenticate', array( $this, 'before_login' ), PHP_INT_MIN, 3 );
			add_filter( 'determine_current_user', array( $this, 'before_application_password' ), 19 );
			add_filter( 'rest_authentication_errors', array( $this, 'filter_authentication_errors' ), PHP_INT_MAX );
		}
	}

	public function start(): void {
		Schema::create();
		Pruner::schedule();
	}

	public function suggest_privacy_policy(): void {
		$limits = new Limits();
		$days   = static fn( string $name ): int => (int) ceil( $limits->get( $name ) / DAY_IN_SECONDS );

		Policy_Guide::suggest(
			__( 'Brute force protection', 'jetpack-dashboard' ),
			__( 'Brute force protection stores failed logins on this site’s own server to stop password guessing.', 'jetpack-dashboard' ),
			sprintf(
				/* translators: 1: number of days. 2: number of days. */
				__( 'When a login to our site fails, we store the IP address, the username that was entered and the time, to stop password guessing. We delete these records after %1$d days at the latest. When you log in, we store your IP address and set a cookie that recognizes your browser, both for %2$d days, so that attacks on your account don’t lock you out.', 'jetpack-dashboard' ),
				$days( 'attempts_kept_for' ),
				$days( 'known_for' )
			)
		);
	}

	/**
	 * Resets the blocked count when the dashboard's options are reset.
	 *
	 * @param string $what
	 */
	public function reset( $what ): void {
		if ( 'options' === $what ) {
			$this->services->get( Lockouts::class )->reset_blocked_count();
		}
	}

	/**
	 * Creates the guard on the first login attempt of a request, and runs it.
	 *
	 * @param \WP_User|\WP_Error|null $user
	 * @param string                  $username
	 * @param string                  $password
	 * @return \WP_User|\WP_Error|null
	 */
	public function before_login( $user, $username, $password ) {
		if ( ! Login_Guard::is_attempt( $username, $password ) && ! $this->services->has_built( Login_Guard::class ) ) {
			return $user;
		}
		$guard = $this->services->get( Login_Guard::class );
		if ( ! has_filter( 'authenticate', array( $guard, 'after' ) ) ) {
			add_filter( 'authenticate', array( $guard, 'after' ), PHP_INT_MAX, 3 );
			add_action( 'wp_login_failed', array( $guard, 'send_refusal' ), PHP_INT_MAX, 2 );
			add_filter( 'xmlrpc_login_error', array( $guard, 'fault' ), 10, 2 );
			add_action( 'wp_login', array( $this, 'remember_device' ), PHP_INT_MAX, 2 );
			Pruner::schedule();
		}
		return $guard->before( $user, $username, $password );
	}

	/**
	 * The same for application passwords, if the request has credentials.
	 *
	 * @param int|false $user_id
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
	 * @param \WP_Error|null|true $errors
	 * @return \WP_Error|null|true
	 */
	public function filter_authentication_errors( $errors ) {
		return isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ? $this->services->get( Application_Password_Guard::class )->filter_errors( $errors ) : $errors;
	}

	/**
	 * Runs last: a plugin that asks for a second factor ends the request before that.
	 *
	 * @param string   $login
	 * @param \WP_User $user
	 */
	public function remember_device( $login, $user ): void {
		if ( $user instanceof \WP_User ) {
			$this->services->get( Known_Device::class )->remember( $user );
		}
	}

	public function show_unlock_screen(): void {
		$this->services->get( Unlock_Screen::class )->handle();
	}

	public function send_links(): void {
		$this->services->get( Unlock_Links::class )->send_waiting();
	}

	public function prune(): void {
		$this->services->get( Pruner::class )->prune();
	}
}
