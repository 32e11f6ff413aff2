<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, imports and removes followers.
 */
final class Cli_Command {

	private const CHUNK = 200;

	private Followers $followers;
	private Followers_Actions $actions;

	public function __construct( Followers $followers, Followers_Actions $actions ) {
		$this->followers = $followers;
		$this->actions   = $actions;
	}

	/**
	 * Lists followers.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : Only followers in this state.
	 * ---
	 * options:
	 *   - pending
	 *   - confirmed
	 *   - unsubscribed
	 *   - bounced
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: email, state, since.
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
	 *     wp jetpack subscriptions list --state=confirmed --format=csv
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 * @subcommand list
	 */
	public function list_followers( $args, $options ): void {
		$rows = array();
		$id   = 0;
		do {
			$chunk = Terminal::with_database( fn(): array => $this->followers->after( $id, self::CHUNK ) );
			foreach ( $chunk as $row ) {
				$id = (int) $row['id'];
				if ( $row['state'] === ( $options['state'] ?? $row['state'] ) ) {
					$rows[] = array(
						'email' => $row['email'],
						'state' => $row['state'],
						'since' => gmdate( 'Y-m-d', (int) $row['created'] ),
					);
				}
			}
		} while ( $chunk );

		Terminal::print_rows( $options, $rows, array( 'email', 'state', 'since' ) );
	}

	/**
	 * Imports followers from a CSV file, confirmed without an email.
	 *
	 * Reads the first column. Addresses that are already in the list or unsubscribed are left out. A file may have up to 10,000 lines.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The CSV file.
	 *
	 * [--yes]
	 * : Don't ask whether these people agreed to get emails.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack subscriptions import followers.csv --yes
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function import( $args, $options ): void {
		if ( ! is_file( $args[0] ) || ! is_readable( $args[0] ) ) {
			/* translators: %s: a file name. */
			WP_CLI::error( sprintf( __( '%s can’t be read.', 'jetpack-dashboard' ), $args[0] ) );
		}
		WP_CLI::confirm( __( 'Did all of these people agree to get your emails?', 'jetpack-dashboard' ), $options );
		list( $emails, $is_cut ) = Followers_Actions::addresses( $args[0] );
		$text                    = Terminal::with_database( fn(): string => $this->actions->add( $emails, $is_cut ) );
		$is_cut ? WP_CLI::error( $text ) : WP_CLI::success( $text );
	}

	/**
	 * Removes a follower, who gets no more emails.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : The follower's address.
	 *
	 * [--yes]
	 * : Don't ask for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack subscriptions remove aiko@example.com --yes
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function remove( $args, $options ): void {
		$follower = Terminal::with_database( fn(): ?array => $this->followers->find_by_email( $args[0] ) );
		if ( ! $follower || Followers::UNSUBSCRIBED === $follower['state'] ) {
			/* translators: %s: an email address. */
			WP_CLI::error( sprintf( __( '%s doesn’t follow this site.', 'jetpack-dashboard' ), $args[0] ) );
		}
		/* translators: %s: an email address. */
		WP_CLI::confirm( sprintf( __( 'Remove %s?', 'jetpack-dashboard' ), $args[0] ), $options );
		Terminal::with_database( fn() => $this->followers->unfollow( (int) $follower['id'] ) );
		WP_CLI::success( __( 'The follower was removed.', 'jetpack-dashboard' ) );
	}
}
