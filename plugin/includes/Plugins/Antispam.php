<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What the anti-spam plugin has counted, and whether its service accepts a key. The plugin
 * itself asks its service.
 */
class Antispam {

	public const NOT_INSTALLED = 'not_installed';
	public const NOT_ACTIVE    = 'not_active';
	public const INVALID_KEY   = 'invalid_key';
	public const CHECK_FAILED  = 'key_check_failed';

	private const COUNT_OPTION = 'akismet_spam_count';
	private const KEY_OPTION   = 'wordpress_api_key';

	/** States of an account whose key may be used. */
	private const GOOD_STATES = array( 'active', 'active-dunning', 'no-sub' );

	/** What the service said of the stored key last. The key itself is not in it. */
	private const MEMORY = 'jetpack_dashboard_antispam_key';

	private const GOOD_FOR_S   = HOUR_IN_SECONDS;
	private const FAILED_FOR_S = MINUTE_IN_SECONDS;

	private Own_Plugins $plugins;
	private Limited_Calls $calls;

	public function __construct( Own_Plugins $plugins, Limited_Calls $calls ) {
		$this->plugins = $plugins;
		$this->calls   = $calls;
	}

	/**
	 * How much spam was blocked, or why there is no knowing.
	 *
	 * @param bool $is_refresh Whether the service is asked about the key though it was lately.
	 * @return int|string The count, NOT_INSTALLED, NOT_ACTIVE or INVALID_KEY. A service that can't be asked takes no count away.
	 */
	public function blocked( bool $is_refresh = false ) {
		$problem = $this->plugin_problem() ?? $this->problem_with_stored( $is_refresh );

		return null === $problem || self::CHECK_FAILED === $problem->get_error_code() ? (int) get_option( self::COUNT_OPTION ) : (string) $problem->get_error_code();
	}

	/** What is wrong with the key that the plugin uses. The service is asked. */
	public function problem(): ?WP_Error {
		return $this->plugin_problem() ?? $this->problem_with_stored( true );
	}

	/**
	 * What is wrong with a key. The service is asked.
	 *
	 * @return WP_Error|null Codes NOT_INSTALLED, NOT_ACTIVE, INVALID_KEY, CHECK_FAILED; null when it may be used.
	 */
	public function problem_with( string $key ): ?WP_Error {
		$problem = $this->plugin_problem();
		if ( $problem ) {
			return $problem;
		}

		$answer = $this->calls->run( static fn() => self::ask( $key ) );
		$answer = is_array( $answer ) ? $answer : array( self::CHECK_FAILED, '' );
		$hash   = self::hash_of( $key );

		// Who has mended a bad key wants to see it at once, so that answer is not kept.
		if ( self::INVALID_KEY === $answer[0] ) {
			delete_transient( self::MEMORY );
		} else {
			set_transient( self::MEMORY, array( $hash, $answer[0] ), '' === $answer[0] ? self::GOOD_FOR_S : self::FAILED_FOR_S );
		}

		return '' === $answer[0] ? null : self::error( ...$answer );
	}

	/**
	 * What is wrong with the key that the plugin uses.
	 *
	 * @param bool $is_refresh Whether the service is asked though it was lately.
	 */
	private function problem_with_stored( bool $is_refresh ): ?WP_Error {
		$key = self::stored_key();
		if ( '' === $key ) {
			return self::error( self::INVALID_KEY, 'none' );
		}

		$memory = $is_refresh ? null : get_transient( self::MEMORY );
		if ( is_array( $memory ) && self::hash_of( $key ) === ( $memory[0] ?? '' ) ) {
			return '' === ( $memory[1] ?? '' ) ? null : self::error( self::CHECK_FAILED, '' );
		}

		return $this->problem_with( $key );
	}

	/** Why the plugin can't be asked. */
	private function plugin_problem(): ?WP_Error {
		// Wherever it is loaded from, it is there.
		if ( is_callable( array( 'Akismet', 'verify_key' ) ) ) {
			return null;
		}

		return self::error( Own_Plugins::NOT_INSTALLED === $this->plugins->state( Own_Plugins::ANTISPAM ) ? self::NOT_INSTALLED : self::NOT_ACTIVE, '' );
	}

	/** The key that the plugin uses, which the site's configuration may give. */
	private static function stored_key(): string {
		$key = is_callable( array( 'Akismet', 'get_api_key' ) ) ? call_user_func( array( 'Akismet', 'get_api_key' ) ) : get_option( self::KEY_OPTION );

		return is_string( $key ) ? $key : '';
	}

	/**
	 * Has the plugin ask its service.
	 *
	 * @return array{string, string} Code, '' for a good key, and what is wrong with the account where that is known.
	 */
	private static function ask( string $key ): array {
		$verify = array( 'Akismet', 'verify_key' );

		switch ( is_callable( $verify ) ? $verify( $key ) : '' ) {
			case 'valid':
				break;
			case 'invalid':
				return array( self::INVALID_KEY, '' );
			default:
				return array( self::CHECK_FAILED, '' );
		}

		self::load_screens();
		if ( ! is_callable( array( 'Akismet_Admin', 'get_akismet_user' ) ) ) {
			return array( '', '' );
		}

		$account = call_user_func( array( 'Akismet_Admin', 'get_akismet_user' ), $key );
		$state   = is_object( $account ) && is_string( $account->status ?? null ) ? $account->status : '';

		if ( in_array( $state, self::GOOD_STATES, true ) ) {
			return array( '', '' );
		}

		return '' === $state ? array( self::CHECK_FAILED, '' ) : array( self::INVALID_KEY, $state );
	}

	/** Loads the class that knows about accounts, which the plugin itself loads on admin pages only. */
	private static function load_screens(): void {
		$folder = defined( 'AKISMET__PLUGIN_DIR' ) ? (string) constant( 'AKISMET__PLUGIN_DIR' ) : '';

		if ( ! class_exists( 'Akismet_Admin', false ) && is_file( $folder . 'class.akismet-admin.php' ) ) {
			require_once $folder . 'class.akismet-admin.php';
		}
	}

	/** By what a key is recognised. */
	private static function hash_of( string $key ): string {
		return wp_hash( 'antispam ' . $key );
	}

	/**
	 * An error with words for a person.
	 *
	 * @param string $state What is wrong with the account, or 'none' where there is no key.
	 */
	private static function error( string $code, string $state ): WP_Error {
		$words = array(
			self::NOT_INSTALLED => __( 'The anti-spam plugin is not installed.', 'jetpack-dashboard' ),
			self::NOT_ACTIVE    => __( 'The anti-spam plugin is not active.', 'jetpack-dashboard' ),
			self::CHECK_FAILED  => __( 'The anti-spam service could not be asked about this key. Try again later.', 'jetpack-dashboard' ),
		);
		$about = array(
			'none'      => __( 'The anti-spam plugin has no key yet.', 'jetpack-dashboard' ),
			'missing'   => __( 'The anti-spam service knows no account with this key.', 'jetpack-dashboard' ),
			'cancelled' => __( 'The subscription that this key belongs to has been cancelled.', 'jetpack-dashboard' ),
			'suspended' => __( 'The account that this key belongs to has been suspended.', 'jetpack-dashboard' ),
		);

		return new WP_Error( $code, $words[ $code ] ?? $about[ $state ] ?? __( 'The anti-spam service does not accept this key.', 'jetpack-dashboard' ) );
	}
}
