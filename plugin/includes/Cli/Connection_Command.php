<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Connection\Disconnection;
use Jetpack_Dashboard\Kernel\Cli\Terminal;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Shows, tests and ends the connection to the account service. Connecting needs a browser.
 */
final class Connection_Command {

	private Connection_Status $status;
	private Account_Service $account_service;
	private Connection_Test $test;
	private Disconnection $disconnection;

	public function __construct( Connection_Status $status, Account_Service $account_service, Connection_Test $test, Disconnection $disconnection ) {
		$this->status          = $status;
		$this->account_service = $account_service;
		$this->test            = $test;
		$this->disconnection   = $disconnection;
	}

	/**
	 * Shows the connection's status.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack connection status --format=json
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function status( $args, $options ): void {
		Terminal::print_fields(
			$options,
			array(
				'accountService' => $this->account_service->is_configured() ? $this->account_service->host() : '',
				'siteId'         => $this->status->site_id(),
				'identityCrisis' => $this->status->is_in_identity_crisis(),
			) + array_diff_key( $this->status->to_array( 0 ), array( 'isUserConnected' => true ) )
		);
	}

	/**
	 * Tests the connection step by step. Fails at the first step that fails.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print the steps.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack connection test
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function test( $args, $options ): void {
		$steps  = $this->test->report();
		$failed = array_filter( $steps, static fn( array $step ): bool => Connection_Test::FAILED === $step['status'] );

		Terminal::print_rows( $options, $steps, array( 'step', 'status', 'problem' ) );
		if ( $failed ) {
			WP_CLI::error( __( 'The connection doesn’t work.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * Disconnects the site from the account service.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Don't ask for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack connection disconnect --yes
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function disconnect( $args, $options ): void {
		if ( $this->status->is_registered() ) {
			WP_CLI::confirm( __( 'Disconnect this site? Features that need the account service stop working.', 'jetpack-dashboard' ), $options );
		}
		$result = $this->disconnection->disconnect();
		if ( is_wp_error( $result ) ) {
			Terminal::stop( $result );
		}
		if ( isset( $result['error'] ) ) {
			WP_CLI::warning( __( 'This site is disconnected, but the account service could not be notified and may still list it.', 'jetpack-dashboard' ) );
		}
		WP_CLI::success( __( 'This site is disconnected.', 'jetpack-dashboard' ) );
	}
}
