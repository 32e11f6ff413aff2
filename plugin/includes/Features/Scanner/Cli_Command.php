<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Scans the site for changed files, malicious code and weak spots, and lists what was found.
 */
final class Cli_Command {

	private const SLICE_S = 10.0;

	private const WAIT_US = 500000;

	private Scanner $scanner;
	private Report $report;
	private Threats $threats;
	private Threat_Fixes $fixes;
	private Quarantine $quarantine;

	public function __construct( Scanner $scanner, Report $report, Threats $threats, Threat_Fixes $fixes, Quarantine $quarantine ) {
		$this->scanner    = $scanner;
		$this->report     = $report;
		$this->threats    = $threats;
		$this->fixes      = $fixes;
		$this->quarantine = $quarantine;
	}

	/**
	 * Scans the site, or continues with the scan that is running. Exits with 1 if there are threats.
	 *
	 * ## OPTIONS
	 *
	 * [--full]
	 * : Also read files that haven't changed since the last scan.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan run
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function run( $args, $options ): void {
		Terminal::with_database(
			function () use ( $options ): void {
				$state = $this->scanner->start( isset( $options['full'] ) );
				$files = -1;
				while ( $state->is_running ) {
					$state = $this->scanner->run( self::SLICE_S );
					if ( $state->is_running ) {
						/* translators: %s: number of files. */
						WP_CLI::log( sprintf( _n( '%s file', '%s files', $state->files, 'jetpack-dashboard' ), number_format_i18n( $state->files ) ) );
						if ( $files === $state->files ) {
							// Another process is at work.
							usleep( self::WAIT_US );
						}
						$files = $state->files;
					}
				}
			}
		);
		$report = Terminal::with_database( array( $this->report, 'get' ) );
		/* translators: 1: number of files. 2: number of files that were read. 3: seconds. */
		WP_CLI::log( sprintf( __( 'Files: %1$s, read: %2$s. CPU time: %3$s s.', 'jetpack-dashboard' ), $report['files'], $report['read'], round( $report['cpu_ms'] / 1000, 1 ) ) );
		if ( $report['threats'] > 0 ) {
			/* translators: %s: number of threats. */
			WP_CLI::error( sprintf( _n( '%s threat was found. See wp jetpack scan threats.', '%s threats were found. See wp jetpack scan threats.', $report['threats'], 'jetpack-dashboard' ), $report['threats'] ) );
		}
		WP_CLI::success( __( 'No threats were found.', 'jetpack-dashboard' ) );
	}

	/**
	 * Shows whether a scan is running, and the numbers of the last one.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print the values.
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
	 *     wp jetpack scan status
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function status( $args, $options ): void {
		Terminal::print_fields( $options, Terminal::with_database( array( $this->report, 'get' ) ) );
	}

	/**
	 * Lists the threats and weak spots that the last scan found.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, comma-separated: id, kind, what, place, detail, ignored.
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
	 *   - ids
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan threats --format=json
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function threats( $args, $options ): void {
		$rows = array_map(
			static fn( array $row ): array => array(
				'id'      => $row['id'],
				'kind'    => $row['kind'],
				'what'    => Threat_Texts::title( $row['code'] ),
				'place'   => $row['place'],
				'detail'  => Threat::VULNERABLE === $row['kind'] ? Vulnerability::read_detail( $row['detail'] )['title'] : $row['detail'],
				'ignored' => $row['is_ignored'],
			),
			Terminal::with_database( array( $this->threats, 'all' ) )
		);
		Terminal::print_rows( $options, $rows, array( 'id', 'kind', 'what', 'place', 'ignored' ) );
	}

	/**
	 * Ignores a threat until what was found changes.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : As in wp jetpack scan threats.
	 *
	 * [--undo]
	 * : Stop ignoring it.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan ignore 12
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function ignore( $args, $options ): void {
		$is_ignored = ! isset( $options['undo'] );
		$result     = Terminal::with_database( fn() => $this->fixes->ignore( Terminal::id( $args[0] ), $is_ignored ) );
		if ( is_wp_error( $result ) ) {
			Terminal::stop( $result );
		}
		WP_CLI::success( $is_ignored ? __( 'Ignored, until it changes.', 'jetpack-dashboard' ) : __( 'No longer ignored.', 'jetpack-dashboard' ) );
	}

	/**
	 * Deletes the file of a threat. It is kept for 30 days: see wp jetpack scan quarantine.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : As in wp jetpack scan threats.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan delete 12
	 *
	 * @param string[] $args
	 */
	public function delete( $args ): void {
		$place = Terminal::with_database( fn() => $this->fixes->delete( Terminal::id( $args[0] ) ) );
		if ( is_wp_error( $place ) ) {
			Terminal::stop( $place );
		}
		/* translators: %s: path of a file. */
		WP_CLI::success( sprintf( __( 'Deleted %s.', 'jetpack-dashboard' ), $place ) );
	}

	/**
	 * Lists the deleted and replaced files that are kept.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, comma-separated: id, place, bytes, replaced, taken, sha256.
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
	 *   - ids
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan quarantine
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function quarantine( $args, $options ): void {
		$rows = array_map(
			static fn( array $item ): array => array(
				'id'       => $item['id'],
				'place'    => $item['place'],
				'bytes'    => $item['bytes'],
				'replaced' => '' !== $item['replacement'],
				'taken'    => gmdate( 'c', $item['taken_at'] ),
				'sha256'   => $item['sha256'],
			),
			Terminal::with_database( array( $this->quarantine, 'all' ) )
		);
		Terminal::print_rows( $options, $rows, array( 'id', 'place', 'bytes', 'replaced', 'taken' ) );
	}

	/**
	 * Puts a deleted or replaced file back.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : As in wp jetpack scan quarantine.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan undo 3
	 *
	 * @param string[] $args
	 */
	public function undo( $args ): void {
		$place = Terminal::with_database( fn() => $this->fixes->undo( Terminal::id( $args[0] ) ) );
		if ( is_wp_error( $place ) ) {
			Terminal::stop( $place );
		}
		/* translators: %s: path of a file. */
		WP_CLI::success( sprintf( __( 'Put back %s.', 'jetpack-dashboard' ), $place ) );
	}
}
