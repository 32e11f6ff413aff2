<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Lists and removes followers.
 */
final class Cli_Command {

	private const CHUNK = 200;

	private Followers $followers;

	public function __construct( Followers $followers ) {
		$this->followers = $followers;
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
