<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Reads the anti-spam plugin's spam count, and checks its key through the plugin. */
class Antispam {

	public const NOT_INSTALLED = 'not_installed';
	public const NOT_ACTIVE    = 'not_active';
	public const INVALID_KEY   = 'invalid_key';
	public const CHECK_FAILED  = 'key_check_failed';

	private const COUNT_OPTION = 'akismet_spam_count';
	private const KEY_OPTION   = 'wordpress_api_key';

	/** Account states with a valid key. */
	private const GOOD_STATES = array( 'active', 'active-dunning', 'no-sub' );

	/** Transient with the result of the last check, without the key. */
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
	 * Number of blocked spam comments.
	 *
	 * @param bool $is_refresh Whether to bypass the cache.
	 * @return int|string The count, NOT_INSTALLED, NOT_ACTIVE or INVALID_KEY. If the check fails, the count is still returned.
	 */
	public function blocked( bool $is_refresh = false ) {
		$problem = $this->plugin_problem() ?? $this->problem_with_stored( $is_refresh );

		return null === $problem || self::CHECK_FAILED === $problem->get_error_code() ? (int) get_option( self::COUNT_OPTION ) : (string) $problem->get_error_code();
	}

	public function problem(): ?WP_Error {
		return $this->plugin_problem() ?? $this->problem_with_stored( true );
	}

	/**
	 * Checks a key.
	 *
	 * @return WP_Error|null Codes NOT_INSTALLED, NOT_ACTIVE, INVALID_KEY, CHECK_FAILED; null if valid.
	 */
	public function problem_with( string $key ): ?WP_Error {
		$problem = $this->plugin_problem();
		if ( $problem ) {
			return $problem;
		}

		$result = $this->calls->run( static fn() => self::verify( $key ) );
		$result = is_array( $result ) ? $result : array( self::CHECK_FAILED, '' );
		$hash   = self::hash_of( $key );

		// Not cached, so that a corrected key works at once.
		if ( self::INVALID_KEY === $result[0] ) {
			delete_transient( self::MEMORY );
		} else {
			set_transient( self::MEMORY, array( $hash, $result[0] ), '' === $result[0] ? self::GOOD_FOR_S : self::FAILED_FOR_S );
		}

		return '' === $result[0] ? null : self::error( ...$result );
	}

	/** @param bool $is_refresh Whether to bypass the cache. */
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

	/** Whether the plugin is active and has a key, valid or not. */
	public static function has_key(): bool {
		return is_callable( array( 'Akismet', 'verify_key' ) ) && '' !== self::stored_key();
	}

	private function plugin_problem(): ?WP_Error {
		// Available, whatever folder it was loaded from.
		if ( is_callable( array( 'Akismet', 'verify_key' ) ) ) {
			return null;
		}

		return self::error( Own_Plugins::NOT_INSTALLED === $this->plugins->state( Own_Plugins::ANTISPAM ) ? self::NOT_INSTALLED : self::NOT_ACTIVE, '' );
	}

	/** The key may be defined in wp-config.php. */
	private static function stored_key(): string {
		$key = is_callable( array( 'Akismet', 'get_api_key' ) ) ? call_user_func( array( 'Akismet', 'get_api_key' ) ) : get_option( self::KEY_OPTION );

		return is_string( $key ) ? $key : '';
	}

	/**
	 * Checks the key through the plugin.
	 *
	 * @return array{string, string} Error code ('' if valid) and account state.
	 */
	private static function verify( string $key ): array {
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

	/** Loads a class that the plugin loads on admin pages only. */
	private static function load_screens(): void {
		$folder = defined( 'AKISMET__PLUGIN_DIR' ) ? (string) constant( 'AKISMET__PLUGIN_DIR' ) : '';

		if ( ! class_exists( 'Akismet_Admin', false ) && is_file( $folder . 'class.akismet-admin.php' ) ) {
			require_once $folder . 'class.akismet-admin.php';
		}
	}

	private static function hash_of( string $key ): string {
		return wp_hash( 'antispam ' . $key );
	}

	/** @param string $state Account state, or 'none' without a key. */
	private static function error( string $code, string $state ): WP_Error {
		$messages = array(
			self::NOT_INSTALLED => __( 'The anti-spam plugin is not installed.', 'jetpack-dashboard' ),
			self::NOT_ACTIVE    => __( 'The anti-spam plugin is not active.', 'jetpack-dashboard' ),
			self::CHECK_FAILED  => __( 'The anti-spam service could not check this key. Try again later.', 'jetpack-dashboard' ),
		);
		$about    = array(
			'none'      => __( 'The anti-spam plugin has no key yet.', 'jetpack-dashboard' ),
			'missing'   => __( 'The anti-spam service has no account with this key.', 'jetpack-dashboard' ),
			'cancelled' => __( 'The subscription for this key has been canceled.', 'jetpack-dashboard' ),
			'suspended' => __( 'The account for this key has been suspended.', 'jetpack-dashboard' ),
		);

		return new WP_Error( $code, $messages[ $code ] ?? $about[ $state ] ?? __( 'The anti-spam service does not accept this key.', 'jetpack-dashboard' ) );
	}
}
