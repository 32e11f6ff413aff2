<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Commands of `wp jetpack scan` that compare a file with another version of it, and restore that. */
final class Cli_File_Command {

	private Threats $threats;
	private Threat_Diff $diff;
	private Threat_Fixes $fixes;

	public function __construct( Threats $threats, Threat_Diff $diff, Threat_Fixes $fixes ) {
		$this->threats = $threats;
		$this->diff    = $diff;
		$this->fixes   = $fixes;
	}

	/**
	 * Shows what was changed in the file of a threat, compared with its published original or with a backup.
	 *
	 * Lines of the other version begin with -, lines of the present file with +. Characters that would control the terminal are shown as ?.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : As in wp jetpack scan threats.
	 *
	 * [--backup]
	 * : Compare with the newest version in a backup that differs and in which a scan finds nothing.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan diff 12 --backup
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function diff( $args, $options ): void {
		$diff = Terminal::with_database( fn() => $this->diff->text( Terminal::id( $args[0] ), isset( $options['backup'] ) ) );
		if ( is_wp_error( $diff ) ) {
			Terminal::stop( $diff );
		}
		if ( '' !== $diff['backup'] ) {
			/* translators: 1: date and time. 2: ID of a backup. */
			WP_CLI::line( sprintf( __( 'Compared with the version in the backup of %1$s (%2$s).', 'jetpack-dashboard' ), Backups::date( $diff['backup'] ), $diff['backup'] ) );
		}
		foreach ( $diff['lines'] as $line ) {
			WP_CLI::line( $line );
		}
		if ( $diff['is_cut'] ) {
			WP_CLI::line( __( 'There are more changes than can be shown here.', 'jetpack-dashboard' ) );
		} elseif ( ! $diff['lines'] ) {
			WP_CLI::line( __( 'Only spaces and line ends were changed.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * Replaces the file of a threat by its published original, or by its version in a backup. The present file is kept for 30 days: see wp jetpack scan quarantine.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : As in wp jetpack scan threats.
	 *
	 * [--backup=<backup>]
	 * : Use the version in this backup, which wp jetpack scan diff --backup shows. Asks first.
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan restore 12
	 *     wp jetpack scan restore 12 --backup=20260131-040000-1a2b3c
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function restore( $args, $options ): void {
		$id     = Terminal::id( $args[0] );
		$backup = $options['backup'] ?? null;
		if ( null !== $backup ) {
			$this->confirm( $id, $backup, $options );
		}
		$place = Terminal::with_database( fn() => $this->fixes->restore( $id, $backup ) );
		if ( is_wp_error( $place ) ) {
			Terminal::stop( $place );
		}
		WP_CLI::success(
			sprintf(
				/* translators: %s: path of a file. */
				null === $backup ? __( 'Restored the original of %s.', 'jetpack-dashboard' ) : __( 'Restored the earlier version of %s.', 'jetpack-dashboard' ),
				$place
			)
		);
	}

	/** @param array<string, string> $options */
	private function confirm( int $id, string $backup, array $options ): void {
		if ( 1 !== preg_match( '/' . Earlier_Version::BACKUP . '/D', $backup ) ) {
			WP_CLI::error( __( 'There is no such backup.', 'jetpack-dashboard' ) );
		}
		$threat = Terminal::with_database( fn() => $this->threats->find( $id ) );
		if ( ! $threat ) {
			Terminal::stop( Threat_Fixes::no_such_threat() );
		}
		/* translators: 1: path of a file. 2: ID of a backup. */
		WP_CLI::confirm( sprintf( __( 'Replace %1$s by its version in the backup %2$s?', 'jetpack-dashboard' ), $threat['place'], $backup ), $options );
	}
}
