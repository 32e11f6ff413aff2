<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Export;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backup_Log;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Sends a backup as a zip while it is written, without a temporary file. */
class Backup_Download {

	public const ACTION = 'jetpack_dashboard_backup_download';

	private Backup_Folder $folder;
	private Module_Registry $modules;
	private Backup_Log $log;

	public function __construct( Backup_Folder $folder, Module_Registry $modules, Backup_Log $log ) {
		$this->folder  = $folder;
		$this->modules = $modules;
		$this->log     = $log;
	}

	public static function url( string $id ): string {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'id'       => $id,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	public function send(): void {
		if ( ! current_user_can( Backups_Controller::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$id = isset( $_GET['id'] ) && is_string( $_GET['id'] ) ? sanitize_key( $_GET['id'] ) : '';
		if ( ! $this->modules->is_active( Backups_Controller::SLUG ) ) {
			Backup_Actions::redirect( array(), array(), Result_Notice::ID );
		}
		try {
			$export = new Backup_Export( new Backups( $this->folder->prepare() ) );
			$export->check( $id );
		} catch ( Backup_Error $error ) {
			Backup_Actions::redirect( array( 'error' => $error->getMessage() ) );
		}
		$this->log->exported( $id );
		self::start( "backup-$id.zip" );
		try {
			$export->write(
				$id,
				static function ( string $bytes ): void {
					echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- A zip.
					flush();
				}
			);
		} catch ( Backup_Error $error ) {
			// The download ends without the end of a zip: programs say that it is damaged.
			exit;
		}
		exit;
	}

	private static function start( string $name ): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- It takes as long as the download.
		}
		nocache_headers();
		header( 'Content-Type: application/zip' );
		header( "Content-Disposition: attachment; filename=\"$name\"" );
		header( 'X-Accel-Buffering: no' );
	}
}
