<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Lists and removes lockouts of brute force protection, also while it is off.
 */
final class Cli_Command {

	private Lockouts $lockouts;

	public function __construct( Lockouts $lockouts ) {
		$this->lockouts = $lockouts;
	}

	/**
	 * Lists who is locked out now.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: type, address, account, failures, lockedAt, lockedUntil.
	 *
	 * [--format=<format>]
	 * : How to print the list.
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
	 *     wp jetpack protect list
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 * @subcommand list
	 */
	public function list_lockouts( $args, $options ): void {
		$locked = Terminal::with_database( array( $this->lockouts, 'locked' ) );

		Terminal::print_rows(
			$options,
			array_map( static fn( array $lockout ): array => array_merge( array( 'account' => '' ), $lockout ), $locked ),
			array( 'type', 'address', 'account', 'failures', 'lockedAt', 'lockedUntil' )
		);
	}

	/**
	 * Lists the latest failed and refused logins, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: time, address, username, via, refused.
	 *
	 * [--format=<format>]
	 * : How to print the list.
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
	 *     wp jetpack protect attempts --format=json
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function attempts( $args, $options ): void {
		Terminal::print_rows( $options, Terminal::with_database( array( $this->lockouts, 'latest_attempts' ) ), array( 'time', 'address', 'username', 'via', 'refused' ) );
	}

	/**
	 * Lets an address or an account in again.
	 *
	 * ## OPTIONS
	 *
	 * [<ip>]
	 * : The IP address.
	 *
	 * [--account=<name>]
	 * : A user name or an email address.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack protect unlock 203.0.113.7
	 *     wp jetpack protect unlock --account=admin
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function unlock( $args, $options ): void {
		if ( ! isset( $args[0] ) && ! isset( $options['account'] ) ) {
			WP_CLI::error( __( 'Pass an IP address, or an account with --account.', 'jetpack-dashboard' ) );
		}
		if ( isset( $args[0] ) ) {
			if ( ! Terminal::with_database( fn(): bool => $this->lockouts->unlock_address( $args[0] ) ) ) {
				/* translators: %s: what was typed. */
				WP_CLI::error( sprintf( __( '“%s” is not an IP address.', 'jetpack-dashboard' ), $args[0] ) );
			}
			/* translators: %s: an IP address. */
			WP_CLI::success( sprintf( __( '%s can log in again.', 'jetpack-dashboard' ), $args[0] ) );
		}
		if ( isset( $options['account'] ) ) {
			Terminal::with_database( fn() => $this->lockouts->unlock_account( $options['account'] ) );
			/* translators: %s: a user name. */
			WP_CLI::success( sprintf( __( 'The account “%s” is unlocked.', 'jetpack-dashboard' ), $options['account'] ) );
		}
	}
}
