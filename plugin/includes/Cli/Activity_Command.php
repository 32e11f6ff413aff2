<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Activity\Activity_Texts;
use Jetpack_Dashboard\Activity\Entries;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Filter;
use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The activity log.
 */
final class Activity_Command {

	/** A table or YAML needs all entries at once. */
	private const MAX_AT_ONCE = 1000;
	private const AT_ONCE     = array( 'table', 'yaml' );

	private Entries $entries;
	private Activity_Texts $texts;

	public function __construct( Entries $entries, Activity_Texts $texts ) {
		$this->entries = $entries;
		$this->texts   = $texts;
	}

	/**
	 * Lists what happened on the site, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--kind=<kind>]
	 * : What it is about.
	 * ---
	 * options:
	 *   - settings
	 *   - login
	 *   - users
	 *   - content
	 *   - comments
	 *   - software
	 *   - scan
	 *   - backup
	 *   - import
	 * ---
	 *
	 * [--by=<user>]
	 * : Id, login or email address of the user who did it, or "none" for visitors and the site itself.
	 *
	 * [--after=<date>]
	 * : First day, such as 2026-01-31, in the site's time zone.
	 *
	 * [--before=<date>]
	 * : Last day.
	 *
	 * [--search=<text>]
	 * : Text in titles, names, values and names of users, or an IP address.
	 *
	 * [--limit=<number>]
	 * : Maximum number of entries, and at most 1000 as a table or YAML.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, comma-separated.
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
	 *     wp jetpack activity --kind=login --limit=10
	 *     wp jetpack activity --by=admin --after=2026-01-01 --format=csv
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function list( $args, $options ): void {
		foreach ( array( 'after', 'before' ) as $name ) {
			if ( isset( $options[ $name ] ) && 1 !== preg_match( '/^\d{4}-\d\d-\d\d$/', $options[ $name ] ) ) {
				/* translators: %s: name of an option. */
				WP_CLI::error( sprintf( __( '--%s must be a date such as 2026-01-31.', 'jetpack-dashboard' ), $name ) );
			}
		}
		$filter = Filter::of( array( 'user' => $options['by'] ?? '' ) + $options );
		if ( -1 === $filter->user_id ) {
			WP_CLI::error( __( 'There is no such user.', 'jetpack-dashboard' ) );
		}
		$limit  = max( 1, (int) ( $options['limit'] ?? 50 ) );
		$format = $options['format'] ?? 'table';
		if ( $limit > self::MAX_AT_ONCE && in_array( $format, self::AT_ONCE, true ) ) {
			/* translators: 1: number of entries. 2: name of a format, such as table. */
			WP_CLI::error( sprintf( __( 'Only %1$s entries can be listed with --format=%2$s. Use csv or json for more.', 'jetpack-dashboard' ), number_format_i18n( self::MAX_AT_ONCE ), $format ) );
		}
		Terminal::with_database( fn() => Terminal::stream_rows( $options, $this->rows( $filter, $limit ), array( 'time', 'author', 'summary', 'changes', 'address' ) ) );
	}

	/** @return \Generator<array<string, mixed>> */
	private function rows( Filter $filter, int $limit ): \Generator {
		foreach ( $this->entries->chunks( $filter, $limit ) as $entries ) {
			foreach ( $entries as $entry ) {
				yield $this->row( $entry );
			}
		}
	}

	/** @return array<string, mixed> */
	private function row( Entry $entry ): array {
		return array(
			'id'      => $entry->id,
			'time'    => wp_date( 'Y-m-d H:i:s', $entry->time ),
			'kind'    => $entry->kind,
			'action'  => $entry->action,
			'author'  => $this->texts->author( $entry ),
			'summary' => $this->texts->summary( $entry ),
			'changes' => $this->texts->values( $entry ),
			'address' => $entry->address,
			'amount'  => $entry->amount,
		);
	}
}
