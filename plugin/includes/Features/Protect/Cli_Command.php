<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Lists and removes lockouts of brute force protection. */
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
	 * [--format=<format>]
	 * : table, json, csv, yaml or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 * @subcommand list
	 */
	public function list_lockouts( $args, $options ): void {
		\WP_CLI\Utils\format_items(
			$options['format'] ?? 'table',
			array_map(
				static function ( array $lockout ): array {
					return array_merge( array( 'account' => '' ), $lockout );
				},
				$this->lockouts->locked()
			),
			array( 'type', 'address', 'account', 'failures', 'lockedAt', 'lockedUntil' )
		);
	}

	/**
	 * Lets an address or an account in again.
	 *
	 * ## OPTIONS
	 *
	 * [<ip>]
	 * : The address.
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
			if ( ! $this->lockouts->unlock_address( $args[0] ) ) {
				/* translators: %s: what was typed. */
				WP_CLI::error( sprintf( __( '“%s” is not an IP address.', 'jetpack-dashboard' ), $args[0] ) );
			}
			/* translators: %s: an IP address. */
			WP_CLI::success( sprintf( __( '%s can log in again.', 'jetpack-dashboard' ), $args[0] ) );
		}
		if ( isset( $options['account'] ) ) {
			$this->lockouts->unlock_account( $options['account'] );
			/* translators: %s: a user name. */
			WP_CLI::success( sprintf( __( 'The account “%s” is unlocked.', 'jetpack-dashboard' ), $options['account'] ) );
		}
	}
}
