<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use Jetpack_Dashboard\Modules\Module_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Lists modules, and turns them on and off.
 */
final class Module_Command {

	private Module_Registry $modules;

	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
	}

	/**
	 * Lists modules.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only modules with this status.
	 * ---
	 * options:
	 *   - on
	 *   - off
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: module, name, status, available, override, unavailable_reason.
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
	 *     wp jetpack module list --status=on --format=json
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 * @subcommand list
	 */
	public function list_modules( $args, $options ): void {
		$rows = array_map( fn( $slug ): array => $this->row( (string) $slug ), array_keys( $this->modules->all() ) );
		if ( isset( $options['status'] ) ) {
			$rows = array_values( array_filter( $rows, static fn( array $row ): bool => $options['status'] === $row['status'] ) );
		}

		Terminal::print_rows( $options, $rows, array( 'module', 'name', 'status', 'available' ) );
	}

	/**
	 * Shows a module.
	 *
	 * ## OPTIONS
	 *
	 * <module>
	 * : Slug, such as protect.
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
	 *     wp jetpack module get protect
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function get( $args, $options ): void {
		if ( ! $this->modules->get( $args[0] ) ) {
			Terminal::stop( Module_Error::not_found() );
		}

		Terminal::print_fields( $options, $this->row( $args[0] ) + array( 'description' => Module_Texts::of( $args[0] )['description'] ) );
	}

	/**
	 * Turns modules on. If one of them can't be turned on, the others are, and the command fails.
	 *
	 * ## OPTIONS
	 *
	 * <module>...
	 * : Slugs.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack module activate protect stats
	 *
	 * @param string[] $args
	 */
	public function activate( $args ): void {
		$this->switch_all( $args, true );
	}

	/**
	 * Turns modules off. If one of them can't be turned off, the others are, and the command fails.
	 *
	 * ## OPTIONS
	 *
	 * <module>...
	 * : Slugs.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack module deactivate likes
	 *
	 * @param string[] $args
	 */
	public function deactivate( $args ): void {
		$this->switch_all( $args, false );
	}

	/** @param string[] $slugs */
	private function switch_all( array $slugs, bool $is_on ): void {
		$failed = 0;
		foreach ( array_unique( $slugs ) as $slug ) {
			$result = $is_on ? $this->modules->activate( $slug ) : $this->modules->deactivate( $slug );
			if ( is_wp_error( $result ) && Module_Error::ALREADY_INACTIVE !== $result->get_error_code() ) {
				++$failed;
				WP_CLI::warning( $slug . ': ' . $result->get_error_message() );
			} else {
				WP_CLI::log( $slug . ': ' . ( $is_on ? __( 'On', 'jetpack-dashboard' ) : __( 'Off', 'jetpack-dashboard' ) ) );
			}
		}
		if ( $failed ) {
			/* translators: %d: number of modules. */
			WP_CLI::error( sprintf( _n( '%d module could not be switched.', '%d modules could not be switched.', $failed, 'jetpack-dashboard' ), $failed ) );
		}
		WP_CLI::success( $is_on ? __( 'The modules have been activated.', 'jetpack-dashboard' ) : __( 'The modules have been deactivated.', 'jetpack-dashboard' ) );
	}

	/** @return array{module: string, name: string, status: string, available: bool, override: string, unavailable_reason: string} */
	private function row( string $slug ): array {
		$reason = $this->modules->unavailable_reason( $slug );

		return array(
			'module'             => $slug,
			'name'               => Module_Texts::of( $slug )['name'],
			'status'             => $this->modules->is_active( $slug ) ? 'on' : 'off',
			'available'          => false === $reason,
			'override'           => (string) $this->modules->override( $slug ),
			'unavailable_reason' => (string) $reason,
		);
	}
}
