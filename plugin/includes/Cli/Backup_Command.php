<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backup_Writer;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Locked_Backup;
use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Piece_Check;
use Jetpack_Dashboard\Backup\Restore_State;
use Jetpack_Dashboard\Backup\Scope;
use Jetpack_Dashboard\Backup\Scope_Setting;
use Jetpack_Dashboard\Backup\Site_Files;
use Jetpack_Dashboard\Backup\Zip_File;
use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Backs up the database and wp-content to a folder of the server, and restores them.
 */
final class Backup_Command {

	private Backup_Folder $folder;
	private Backup_Log $log;
	private Backups_Runner $runner;
	private Scope_Setting $setting;

	public function __construct( Backup_Folder $folder, Backup_Log $log, Backups_Runner $runner, Scope_Setting $setting ) {
		$this->folder  = $folder;
		$this->log     = $log;
		$this->runner  = $runner;
		$this->setting = $setting;
	}

	/**
	 * Creates a backup. Unchanged files are stored once. After an interruption, call it again: it continues.
	 *
	 * ## OPTIONS
	 *
	 * [--full]
	 * : Read all files again, which repairs damaged pieces of what the site still has.
	 *
	 * [--scope=<scope>]
	 * : Which files of wp-content to back up: all of them, or main for uploads, themes and plugins. Default: as in the settings.
	 * ---
	 * options:
	 *   - all
	 *   - main
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup create
	 *     wp jetpack backup create --scope=all
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function create( $args, $options ): void {
		$this->runner->run(
			function ( Backups $backups ) use ( $options ): void {
				$exposure = $this->folder->exposure( $backups->folder() );
				if ( ! in_array( $exposure, array( Backup_Folder::OUTSIDE, Backup_Folder::CLOSED ), true ) ) {
					/* translators: %s: path of a folder. */
					WP_CLI::warning( sprintf( __( 'The web server may serve the backup folder to visitors. Block it in the server’s configuration: %s', 'jetpack-dashboard' ), $backups->folder() ) );
				}
				$scopes   = array(
					Scope::ALL  => Scope::all(),
					Scope::MAIN => Scope::main(),
				);
				$writer   = new Backup_Writer( $backups, $scopes[ $options['scope'] ?? '' ] ?? $this->setting->scope() );
				$manifest = $backups->alone( static fn(): array => $writer->create( 'manual', isset( $options['full'] ) ) );
				$this->log->created( $manifest );
				if ( $manifest['skipped'] > 0 ) {
					/* translators: %d: number of files and folders. */
					WP_CLI::warning( sprintf( __( 'Files and folders that could not be read, and are not in the backup: %d', 'jetpack-dashboard' ), $manifest['skipped'] ) );
				}
				foreach ( ( new Site_Files( $backups->folder() ) )->missed() as $missed ) {
					/* translators: %s: path of a folder. */
					WP_CLI::warning( sprintf( __( 'This folder is outside of wp-content, and not in the backup: %s', 'jetpack-dashboard' ), $missed ) );
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
	 * [--folder=<folder>]
	 * : Folder with backups, such as a copy from another server. Default: the site's own.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup list
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function list( $args, $options ): void {
		$this->runner->run(
			static function ( Backups $backups ) use ( $options ): void {
				$rows = array();
				foreach ( $backups->ids() as $id ) {
					try {
						$manifest = $backups->manifest( $id );
					} catch ( Locked_Backup $locked ) {
						$manifest = $locked->summary();
					} catch ( Backup_Error $error ) {
						WP_CLI::warning( "$id: " . $error->getMessage() );
						$manifest = array( 'reason' => 'damaged' );
					}
					$rows[] = array(
						'id'        => $id,
						'time'      => wp_date( 'Y-m-d H:i:s', Backups::time( $id ) ),
						'reason'    => $manifest['reason'],
						'files'     => $manifest['files'] ?? 0,
						'tables'    => count( $manifest['tables'] ?? array() ),
						'scope'     => isset( $manifest['tables'] ) ? Scope::of_manifest( $manifest )->name() : '',
						'size'      => $manifest['size'] ?? 0,
						'stored'    => $manifest['stored'] ?? 0,
						'encrypted' => Manifest::encryption( $manifest ),
					);
				}
				$restore = Restore_State::unfinished( $backups->folder() );
				if ( $restore ) {
					WP_CLI::warning( $restore->message() . " ($restore->id, $restore->safety)" );
				}
				Terminal::print_rows( $options, $rows, array( 'id', 'time', 'reason', 'files', 'tables', 'scope', 'size', 'stored', 'encrypted' ) );
			},
			$options['folder'] ?? ''
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
	 * [--folder=<folder>]
	 * : Folder with backups, such as a copy from another server. Default: the site's own.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup verify 20260131-031500-a1b2c3
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function verify( $args, $options ): void {
		$this->runner->run(
			static function ( Backups $backups ) use ( $args ): void {
				$counts = $backups->alone( static fn(): array => ( new Piece_Check( $backups ) )->all( $args[0] ) );
				/* translators: 1: number of files, 2: number of database tables. */
				WP_CLI::success( sprintf( __( 'The backup is complete: %1$d files, %2$d tables.', 'jetpack-dashboard' ), $counts['files'], $counts['tables'] ) );
			},
			$options['folder'] ?? ''
		);
	}

	/**
	 * Exports a backup as a zip with the files and the database as SQL, for other programs.
	 *
	 * ## OPTIONS
	 *
	 * <backup>
	 * : Id of the backup.
	 *
	 * --output=<file>
	 * : Path of the zip, which must not exist yet.
	 *
	 * [--folder=<folder>]
	 * : Folder with backups, such as a copy from another server. Default: the site's own.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup export 20260131-031500-a1b2c3 --output=/home/me/backup.zip
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function export( $args, $options ): void {
		$this->runner->run(
			function ( Backups $backups ) use ( $args, $options ): void {
				Zip_File::write( $backups, $args[0], $options['output'] );
				$this->log->exported( $args[0] );
				/* translators: 1: path of a file. 2: its size, such as '12 MB'. */
				WP_CLI::success( sprintf( __( 'Exported the backup to %1$s (%2$s).', 'jetpack-dashboard' ), $options['output'], (string) size_format( (int) filesize( $options['output'] ) ) ) );
			},
			$options['folder'] ?? ''
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
		$this->runner->run(
			function ( Backups $backups ) use ( $args ): void {
				$backups->alone( static fn() => $backups->delete( $args[0] ) );
				$this->log->deleted( $args[0] );
				WP_CLI::success( __( 'Deleted the backup.', 'jetpack-dashboard' ) );
			}
		);
	}
}
