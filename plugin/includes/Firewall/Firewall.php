<?php
/**
 * The firewall, put together.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Firewall;

use Jetpack_Dashboard\Clock;
use Jetpack_Dashboard\Net\Client_Address;
use Jetpack_Dashboard\Net\Ip_Address;
use Jetpack_Dashboard\Net\Ip_List;
use Jetpack_Dashboard\Protect\Allowed_Addresses;
use Jetpack_Dashboard\Settings\Settings_Store;

/**
 * Checks each request while the module is on, before other plugins do anything with it: the blocked list, then the rules. An
 * allowed address is never refused (decision 50), and who may write posts breaks no rule.
 */
final class Firewall {

	public const CRON_HOOK = 'jetpack_dashboard_firewall_prune';

	/** What the log calls the blocked list. */
	public const BLOCKED_ADDRESS = 'blocked-address';

	/**
	 * Gives the visitor's address.
	 *
	 * @var callable(): Client_Address
	 */
	private $client;

	/**
	 * The settings.
	 *
	 * @var Settings_Store
	 */
	private $settings;

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

	/**
	 * Takes its services.
	 *
	 * @param callable       $client   Gives the visitor's Client_Address.
	 * @param Settings_Store $settings The settings.
	 * @param Clock          $clock    The time.
	 */
	public function __construct( callable $client, Settings_Store $settings, Clock $clock ) {
		$this->client   = $client;
		$this->settings = $settings;
		$this->clock    = $clock;
	}

	/**
	 * A constant in wp-config.php switches the firewall off, for whoever has blocked themselves.
	 */
	public static function heed_constant(): void {
		if ( defined( 'JETPACK_DASHBOARD_FIREWALL_DISABLED' ) && constant( 'JETPACK_DASHBOARD_FIREWALL_DISABLED' ) ) {
			add_filter( 'jetpack_active_modules', static fn( $slugs ): array => array_diff( (array) $slugs, array( 'waf' ) ), PHP_INT_MAX );
		}
	}

	/**
	 * Hooks everything.
	 */
	public function register(): void {
		add_action( 'jetpack_activate_module_waf', array( $this, 'start' ) );
		add_action( 'jetpack_deactivate_module_waf', array( $this, 'stop' ) );
		add_action( self::CRON_HOOK, array( new Log( $this->clock ), 'prune' ) );
		// Whoever switches the plugin off and on again finds its schedule gone and the module on.
		add_action( 'init', array( $this, 'ensure_schedule' ) );

		if ( Client_Address::is_visited() ) {
			// Modules are loaded while this action runs; what hooks itself in earlier is WordPress's or a must-use plugin's.
			add_action( 'plugins_loaded', array( $this, 'check' ), 6 );
		}
	}

	/**
	 * Makes table and schedule when the module is switched on.
	 */
	public function start(): void {
		Schema::create();
		$this->ensure_schedule();
	}

	/**
	 * Has cron come by. Costs no query: WordPress has its schedule at hand.
	 */
	public function ensure_schedule(): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			wp_schedule_event( $this->clock->now() + DAY_IN_SECONDS, 'daily', self::CRON_HOOK );
		}
	}

	/**
	 * Ends the schedule when the module is switched off.
	 */
	public function stop(): void {
		wp_clear_scheduled_hook( self::CRON_HOOK );
	}

	/**
	 * Lets the request in, or ends it.
	 */
	public function check(): void {
		$address = ( $this->client )()->ip();
		$rule    = $this->broken_rule( $address );

		// The allowed lists are read only for who would be refused: most requests need none of it.
		if ( '' === $rule || ( $address && ( new Allowed_Addresses( $this->settings ) )->contain( $address ) ) ) {
			return;
		}

		$is_silent = 'silent' === $this->settings->get( 'jetpack_waf_mode' );
		$server    = static fn( string $key ): string => isset( $_SERVER[ $key ] ) && is_string( $_SERVER[ $key ] ) ? $_SERVER[ $key ] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The log keeps of it what is printable.

		( new Log( $this->clock ) )->add( $address ? $address->to_string() : '', $rule, $is_silent, $server( 'REQUEST_METHOD' ), (string) strtok( $server( 'REQUEST_URI' ), '?' ) );

		if ( ! $is_silent ) {
			Refusal::send();
		}
	}

	/**
	 * Why the request would be refused.
	 *
	 * @param Ip_Address|null $address The visitor's address.
	 * @return string A rule's name; '' when it wouldn't.
	 */
	private function broken_rule( ?Ip_Address $address ): string {
		if ( $address && $this->settings->get( 'jetpack_waf_ip_list' ) ) {
			$blocked = (string) $this->settings->get( 'jetpack_waf_ip_block_list' );
			if ( '' !== $blocked && Ip_List::of_stored( $blocked )->covers( $address ) ) {
				return self::BLOCKED_ADDRESS;
			}
		}

		$rule = Rules::broken_by( new Incoming_Request( $_SERVER, $_GET, $_FILES ) ); // phpcs:ignore WordPress.Security -- Read as it came, and changes nothing.

		return '' === $rule || self::is_trusted() ? '' : $rule;
	}

	/**
	 * Whether somebody sent it who may write posts, and so may write anything. WordPress does not know yet who that is, and
	 * must find out by itself, when every plugin is there.
	 */
	private static function is_trusted(): bool {
		$user_id = (int) wp_validate_auth_cookie( '', 'logged_in' );

		return $user_id > 0 && user_can( $user_id, 'edit_posts' );
	}
}
