<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Activity\Setting_Texts;
use Jetpack_Dashboard\Kernel\Cli\Terminal;
use Jetpack_Dashboard\Modules\Settings_File\Import_File;
use Jetpack_Dashboard\Modules\Settings_File\Import_Plan;
use Jetpack_Dashboard\Modules\Settings_File\Import_Undo;
use Jetpack_Dashboard\Modules\Settings_File\Import_Planner;
use Jetpack_Dashboard\Modules\Settings_File\Settings_Export;
use Jetpack_Dashboard\Modules\Settings_File\Settings_Import;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Settings as a file.
 */
final class File_Command {

	private Settings_Export $export;
	private Settings_Import $import;
	private Import_Planner $planner;
	private Import_Undo $undo;
	private Setting_Texts $texts;

	public function __construct( Settings_Export $export, Settings_Import $import, Import_Planner $planner, Import_Undo $undo, Setting_Texts $texts ) {
		$this->export  = $export;
		$this->import  = $import;
		$this->planner = $planner;
		$this->undo    = $undo;
		$this->texts   = $texts;
	}

	/**
	 * Exports modules and settings as JSON, without secrets.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : File to write. Without it, the JSON is printed.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack export settings.json
	 *
	 * @param string[] $args
	 */
	public function export( $args ): void {
		$json = $this->export->to_json();
		if ( ! isset( $args[0] ) ) {
			WP_CLI::line( rtrim( $json ) );
			return;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- The user of the command line chooses the file.
		if ( strlen( $json ) !== @file_put_contents( $args[0], $json ) ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( '%s could not be written.', 'jetpack-dashboard' ), $args[0] ) );
		}
		/* translators: %s: path of a file. */
		WP_CLI::success( sprintf( __( 'Exported to %s.', 'jetpack-dashboard' ), $args[0] ) );
	}

	/**
	 * Imports modules and settings from a file made with "wp jetpack export" or downloaded in wp-admin. Shows the changes and asks for confirmation.
	 *
	 * If a value is invalid, nothing is changed. Modules and settings that this site doesn't have are skipped.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : File to read, or - for standard input.
	 *
	 * [--dry-run]
	 * : Only show what would change.
	 *
	 * [--undo[=<id>]]
	 * : Undo the last import, except for values that were changed since. With an ID, only if no other file was imported since.
	 *
	 * [--yes]
	 * : Don't ask for confirmation.
	 *
	 * [--format=<format>]
	 * : How to print the changes.
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
	 *     wp jetpack import settings.json --dry-run
	 *     wp jetpack import settings.json --yes
	 *     wp jetpack import --undo
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function import( $args, $options ): void {
		if ( isset( $options['undo'] ) ) {
			$this->undo( $options );
			return;
		}
		$file = $this->import->read( self::read( $args[0] ?? '' ) );
		if ( is_wp_error( $file ) ) {
			Terminal::stop( $file );
		}

		$plan = $this->planner->plan( $file );
		$this->print_plan( $plan, $options );
		if ( isset( $options['dry-run'] ) || ! $plan->after ) {
			self::conclude( $plan->after ? __( 'Nothing was changed, because of --dry-run.', 'jetpack-dashboard' ) : __( 'This site already has these settings.', 'jetpack-dashboard' ), $options );
			return;
		}
		WP_CLI::confirm( __( 'Make these changes?', 'jetpack-dashboard' ), $options );
		$result = $this->import->apply( $file, $plan->fingerprint() );
		if ( is_wp_error( $result ) ) {
			Terminal::stop( $result );
		}
		$last = $this->undo->last();
		/* translators: %s: ID of the import. */
		self::conclude( sprintf( __( 'Imported. “wp jetpack import --undo=%s” undoes it.', 'jetpack-dashboard' ), $last['id'] ?? '' ), $options );
	}

	/**
	 * Says what was done, unless a program reads the output.
	 *
	 * @param array<string, string> $options
	 */
	private static function conclude( string $message, array $options ): void {
		if ( 'table' === ( $options['format'] ?? 'table' ) ) {
			WP_CLI::success( $message );
		}
	}

	/** @param array<string, string> $options */
	private function undo( array $options ): void {
		WP_CLI::confirm( __( 'Undo the last import?', 'jetpack-dashboard' ), $options );
		// Without an ID, WP-CLI passes true.
		$result = $this->import->undo( '1' === (string) $options['undo'] ? '' : $options['undo'], true );
		if ( is_wp_error( $result ) ) {
			if ( 'html_not_allowed' === $result->get_error_code() ) {
				$result->add_data( array( 'resolution' => __( 'Add --user=<login>.', 'jetpack-dashboard' ) ) );
			}
			Terminal::stop( $result );
		}
		WP_CLI::success( __( 'The last import was undone.', 'jetpack-dashboard' ) );
	}

	/** @param array<string, string> $options */
	private function print_plan( Import_Plan $plan, array $options ): void {
		$rows = array();
		foreach ( $plan->after as $key => $new ) {
			$rows[] = array(
				'name'   => $key,
				'change' => $this->texts->label( $key ),
				'before' => $plan->before[ $key ],
				'after'  => $new,
			);
		}
		Terminal::print_rows( $options, $rows, array( 'name', 'change', 'before', 'after' ) );
		foreach ( $plan->remarks as $name => $remark ) {
			WP_CLI::warning( "$name: $remark" );
		}
	}

	private static function read( string $file ): string {
		if ( '' === $file ) {
			WP_CLI::error( __( 'Pass a file.', 'jetpack-dashboard' ) );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- The user of the command line chooses the file.
		$text = @file_get_contents( '-' === $file ? 'php://stdin' : $file, false, null, 0, Import_File::MAX_BYTES + 1 );
		if ( false === $text ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( '%s could not be read.', 'jetpack-dashboard' ), $file ) );
		}

		return $text;
	}
}
