<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Writer;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Restorer;
use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Backs up the database and wp-content to a folder of the server, and restores them.
 */
final class Backup_Command {

	private Backup_Folder $folder;

	public function __construct( Backup_Folder $folder ) {
		$this->folder = $folder;
	}

	/**
	 * Creates a backup. Unchanged files are stored once. After an interruption, call it again: it goes on.
	 *
	 * ## OPTIONS
	 *
	 * [--full]
	 * : Read all files again, which repairs damaged pieces of what the site still has.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup create
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function create( $args, $options ): void {
		$this->run(
			function ( Backups $backups ) use ( $options ): void {
				$exposure = $this->folder->exposure( $backups->folder() );
				if ( ! in_array( $exposure, array( Backup_Folder::OUTSIDE, Backup_Folder::CLOSED ), true ) ) {
					/* translators: %s: path of a folder. */
					WP_CLI::warning( sprintf( __( 'The web server may serve the backup folder to visitors. Block it in the server’s configuration: %s', 'jetpack-dashboard' ), $backups->folder() ) );
				}
				$manifest = $backups->alone( static fn(): array => ( new Backup_Writer( $backups ) )->create( 'manual', isset( $options['full'] ) ) );
				if ( $manifest['skipped'] > 0 ) {
					/* translators: %d: number of files. */
					WP_CLI::warning( sprintf( __( 'Files that could not be read, and are not in the backup: %d', 'jetpack-dashboard' ), $manifest['skipped'] ) );
				}
				/* translators: %s: id of a backup. */
				WP_CLI::success( sprintf( __( 'Created backup %s.', 'jetpack-dashboard' ), $manifest['id'] ) );
			}
		);
	}

	/**
	 * Lists the backups, oldest first.
	 *
	 * ## OPTIONS
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
	 *     wp jetpack backup list
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function list( $args, $options ): void {
		$this->run(
			static function ( Backups $backups ) use ( $options ): void {
				$rows = array();
				foreach ( $backups->ids() as $id ) {
					$manifest = $backups->manifest( $id );
					$rows[]   = array(
						'id'     => $id,
						'time'   => wp_date( 'Y-m-d H:i:s', (int) $manifest['time'] ),
						'reason' => $manifest['reason'],
						'files'  => $manifest['files'],
						'tables' => count( $manifest['tables'] ),
						'size'   => $manifest['size'],
						'stored' => $manifest['stored'],
					);
				}
				Terminal::print_rows( $options, $rows, array( 'id', 'time', 'reason', 'files', 'tables', 'size', 'stored' ) );
			}
		);
	}

	/**
	 * Reads a backup completely and compares it with its checksums.
	 *
	 * ## OPTIONS
	 *
	 * <backup>
	 * : Id of the backup.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup verify 20260131-031500-a1b2c3
	 *
	 * @param string[] $args
	 */
	public function verify( $args ): void {
		$this->run(
			static function ( Backups $backups ) use ( $args ): void {
				$counts = $backups->alone( static fn(): array => $backups->verify( $args[0] ) );
				/* translators: 1: number of files, 2: number of database tables. */
				WP_CLI::success( sprintf( __( 'The backup is complete: %1$d files, %2$d tables.', 'jetpack-dashboard' ), $counts['files'], $counts['tables'] ) );
			}
		);
	}

	/**
	 * Restores the database and wp-content. Backs up the current state first. After an interruption, call it again.
	 *
	 * ## OPTIONS
	 *
	 * <backup>
	 * : Id of the backup.
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup restore 20260131-031500-a1b2c3
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function restore( $args, $options ): void {
		WP_CLI::confirm( __( 'Replace the database and wp-content with this backup?', 'jetpack-dashboard' ), $options );
		$this->run(
			static function ( Backups $backups ) use ( $args ): void {
				$safety = $backups->alone( static fn(): string => ( new Restorer( $backups ) )->restore( $args[0] ) );
				/* translators: %s: id of a backup. */
				WP_CLI::success( sprintf( __( 'Restored the backup. To undo this, restore %s.', 'jetpack-dashboard' ), $safety ) );
			}
		);
	}

	/**
	 * Deletes a backup.
	 *
	 * ## OPTIONS
	 *
	 * <backup>
	 * : Id of the backup.
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup delete 20260131-031500-a1b2c3 --yes
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function delete( $args, $options ): void {
		WP_CLI::confirm( __( 'Delete this backup?', 'jetpack-dashboard' ), $options );
		$this->run(
			static function ( Backups $backups ) use ( $args ): void {
				$backups->alone( static fn() => $backups->delete( $args[0] ) );
				WP_CLI::success( __( 'Deleted the backup.', 'jetpack-dashboard' ) );
			}
		);
	}

	/** @param callable(Backups): void $work */
	private function run( callable $work ): void {
		if ( is_multisite() ) {
			WP_CLI::error( __( 'Backups of a network are not supported.', 'jetpack-dashboard' ) );
		}
		try {
			$work( new Backups( $this->folder->prepare() ) );
		} catch ( Backup_Error $error ) {
			WP_CLI::error( $error->getMessage() );
		}
	}
}
