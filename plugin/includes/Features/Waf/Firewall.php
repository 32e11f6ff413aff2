<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Allowed_Addresses;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Checks requests before other plugins run: block list, then rules. Allowed IP addresses are never refused. Users who may publish are
 * exempt for the content that they submit, and for nothing else (docs/decisions/027).
 */
final class Firewall {

	public const CRON_HOOK = 'jetpack_dashboard_firewall_prune';

	/** Log entry of the block list. */
	public const BLOCKED_ADDRESS = 'blocked-address';

	private Client_Address $client;
	private Settings_Store $settings;
	private Clock $clock;

	/** The translations folder. */
	private string $languages;

	public function __construct( Client_Address $client, Settings_Store $settings, Clock $clock, Plugin_Files $files ) {
		$this->client    = $client;
		$this->settings  = $settings;
		$this->clock     = $clock;
		$this->languages = $files->path( 'languages' );
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( 'jetpack_activate_module_waf', array( $this, 'start' ) );
				add_action( 'jetpack_deactivate_module_waf', array( $this, 'stop' ) );
				add_action( self::CRON_HOOK, array( $this, 'prune' ) );
				add_action( 'admin_init', array( Log::class, 'suggest_privacy_policy' ) );
				// Reactivating the plugin keeps the module on, but the schedule is gone.
				add_action( 'init', array( $this, 'ensure_schedule' ) );
			}
		);

		if ( Client_Address::is_web_request() ) {
			// Modules are loaded during plugins_loaded. Only WordPress and must-use plugins run earlier.
			add_action( 'plugins_loaded', array( $this, 'check' ), 6 );
		}
	}

	public function start(): void {
		Schema::create();
		$this->ensure_schedule();
	}

	/** Makes no queries: the schedule is an autoloaded option. */
	public function ensure_schedule(): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			wp_schedule_event( $this->clock->now() + DAY_IN_SECONDS, 'daily', self::CRON_HOOK );
		}
	}

	public function prune(): void {
		( new Log( $this->clock ) )->prune();
	}

	public function stop(): void {
		wp_clear_scheduled_hook( self::CRON_HOOK );
	}

	public function check(): void {
		$rule = $this->is_blocked() ? self::BLOCKED_ADDRESS : $this->broken_rule();
		if ( '' !== $rule ) {
			$this->refuse( $rule );
			return;
		}

		$this->check_body();
	}

	private function is_blocked(): bool {
		$blocked = $this->settings->get( 'jetpack_waf_ip_list' ) ? (string) $this->settings->get( 'jetpack_waf_ip_block_list' ) : '';
		$address = '' === $blocked ? null : $this->client->ip();

		return null !== $address && Ip_List::of_stored( $blocked )->covers( $address );
	}

	// phpcs:disable WordPress.Security -- The request is read as it came, and nothing is done with it.

	/**
	 * The rule that path, query, headers or uploads match. Applies to everyone: a link can make any browser send these. Only a
	 * nonce can't be in a link: with it, the query of a user who may publish is checked again as prose.
	 */
	private function broken_rule(): string {
		$rule = Rules::broken_by( ( new Incoming_Request( $_SERVER, $_GET, $_COOKIE, $_FILES ) )->texts() );
		if ( '' === $rule || ! ( new Editor_Request( $_SERVER, $_GET, $_POST ) )->is_exempt() ) {
			return $rule;
		}

		return Rules::broken_by( ( new Incoming_Request( $_SERVER, $_GET, $_COOKIE, $_FILES, true ) )->texts() );
	}

	/** Checks the body, unless the sender is exempt. */
	private function check_body(): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- The request itself; it can be read again.
		$stream   = fopen( 'php://input', 'rb' );
		$is_empty = ! $stream || '' === (string) stream_get_contents( $stream, 1 );
		// Most requests have none, and need no class to read it.
		if ( ! $_POST && $is_empty ) {
			return;
		}
		if ( $stream ) {
			rewind( $stream );
		}

		$type = $_SERVER['CONTENT_TYPE'] ?? '';
		$body = new Request_Body( $_POST, $stream ? $stream : null, is_string( $type ) ? $type : '', $_SERVER, $_GET );
		$rule = $body->broken_rule();

		if ( '' === $rule || ( new Editor_Request( $_SERVER, $_GET, $_POST ) )->is_exempt() ) {
			return;
		}
		if ( Deferred_Check::applies( $_SERVER, $_GET, $_POST, $body->method() ) ) {
			Deferred_Check::defer( fn() => $this->refuse( $rule ) );
			return;
		}

		$this->refuse( $rule );
	}

	/** Logs the request and exits, except for allowed addresses, or if a filter only logs it. */
	private function refuse( string $rule ): void {
		// Read as late as possible: most requests need neither the address nor the allow lists.
		$address = $this->client->ip();
		if ( $address && ( new Allowed_Addresses( $this->settings ) )->contains( $address ) ) {
			return;
		}

		/**
		 * Filters whether a request is blocked; otherwise it is only logged.
		 *
		 * @since 1.0.0
		 *
		 * @param bool   $is_blocked
		 * @param string $rule The matched rule.
		 */
		$is_blocked = (bool) apply_filters( 'jetpack_dashboard_firewall_blocks', true, $rule );
		$server     = static fn( string $key ): string => isset( $_SERVER[ $key ] ) && is_string( $_SERVER[ $key ] ) ? $_SERVER[ $key ] : '';

		( new Log( $this->clock ) )->add( $address, $rule, ! $is_blocked, $server( 'REQUEST_METHOD' ), (string) strtok( $server( 'REQUEST_URI' ), '?' ) );

		if ( $is_blocked ) {
			Refusal::send( $this->languages );
		}
	}
}
