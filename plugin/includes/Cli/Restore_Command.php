<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Backup\Backup_Busy;
use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Restore_Parts;
use Jetpack_Dashboard\Backup\Restorer;
use Jetpack_Dashboard\Backup\Scope;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp jetpack backup restore`. */
final class Restore_Command {

	private Backups_Runner $runner;
	private Backup_Log $log;

	public function __construct( Backups_Runner $runner, Backup_Log $log ) {
		$this->runner = $runner;
		$this->log    = $log;
	}

	/**
	 * Restores the database and wp-content, or a part of them. Backs up the current state first. After an interruption, call it again.
	 *
	 * ## OPTIONS
	 *
	 * <backup>
	 * : Id of the backup.
	 *
	 * [--only=<part>]
	 * : Restore only a part.
	 * ---
	 * options:
	 *   - database
	 *   - files
	 * ---
	 *
	 * [--file=<path>]
	 * : Restore only this file, or this folder with everything in it. A path from WordPress's folder, or a full path.
	 *
	 * [--table=<table>]
	 * : Restore only this table of the database.
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * [--folder=<folder>]
	 * : Folder with backups, such as a copy from another server. Default: the site's own.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack backup restore 20260131-031500-a1b2c3
	 *     wp jetpack backup restore 20260131-031500-a1b2c3 --only=database
	 *     wp jetpack backup restore 20260131-031500-a1b2c3 --file=wp-content/uploads/2026/01/photo.jpg
	 *     wp jetpack backup restore 20260131-031500-a1b2c3 --table=wp_posts
	 *     wp jetpack backup restore 20260131-031500-a1b2c3 --folder=/mnt/jetpack-backups
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function restore( $args, $options ): void {
		$this->runner->run(
			function ( Backups $backups ) use ( $args, $options ): void {
				$parts     = Restore_Parts::from_options( $options );
				$questions = array(
					Restore_Parts::ALL      => __( 'Replace the database and wp-content with this backup?', 'jetpack-dashboard' ),
					Restore_Parts::DATABASE => __( 'Replace the database with this backup?', 'jetpack-dashboard' ),
					Restore_Parts::FILES    => __( 'Replace wp-content with this backup?', 'jetpack-dashboard' ),
				);
				$subject   = $parts->describe();
				$manifest  = in_array( $args[0], $backups->ids(), true ) ? $backups->manifest( $args[0] ) : null;
				if ( $manifest && 'no' === Manifest::encryption( $manifest ) && $backups->keys()->is_used() ) {
					WP_CLI::warning( Backups::plain_warning() );
				}
				if ( $manifest && $parts->files && '' === $parts->path && Scope::MAIN === Scope::of_manifest( $manifest )->name() ) {
					WP_CLI::log( Scope::describe_main() );
				}
				/* translators: %s: path of a file or folder, or name of a database table. */
				WP_CLI::confirm( $questions[ $subject ] ?? sprintf( __( 'Replace %s with what this backup has?', 'jetpack-dashboard' ), $subject ), $options );
				$signals = new Restore_Signals( $this->runner->folders( $backups ) );
				$restore = static function () use ( $signals, $backups, $args, $parts ): string {
					$signals->start();
					try {
						return ( new Restorer( $backups ) )->restore( $args[0], $parts );
					} finally {
						$signals->stop();
					}
				};
				try {
					$safety = $this->runner->alone( $backups, $restore );
				} catch ( Backup_Error $error ) {
					if ( ! $error instanceof Backup_Busy ) {
						$this->log->restore_failed( $args[0], $parts, $error->getMessage() );
					}
					throw $error;
				}
				$this->log->restored( $args[0], $parts );
				/* translators: %s: id of a backup. */
				WP_CLI::success( sprintf( __( 'Restored the backup. To undo this, restore %s.', 'jetpack-dashboard' ), $safety ) );
			},
			$options['folder'] ?? ''
		);
	}
}
