<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Cli;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backup_Folder;
use Jetpack_Dashboard\Backup\Backups;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Runs work on the backups of a folder, and prints why it stopped. */
final class Backups_Runner {

	private Backup_Folder $folder;

	public function __construct( Backup_Folder $folder ) {
		$this->folder = $folder;
	}

	/**
	 * @param callable(Backups): void $work
	 * @param string                  $folder '' for the site's own.
	 */
	public function run( callable $work, string $folder = '' ): void {
		if ( is_multisite() ) {
			WP_CLI::error( Backups::network_text() );
		}
		try {
			if ( '' !== $folder && ! is_dir( "$folder/backups" ) ) {
				/* translators: %s: path of a folder. */
				WP_CLI::error( sprintf( __( 'There are no backups in the folder %s.', 'jetpack-dashboard' ), $folder ) );
			}
			$work( new Backups( '' === $folder ? $this->folder->prepare() : (string) realpath( $folder ) ) );
		} catch ( Backup_Error $error ) {
			WP_CLI::error( $error->getMessage() );
		}
	}

	/**
	 * Runs work that changes the site, such as a restore. If the backups are in another folder, it locks the site's own folder, too: a
	 * backup that is created meanwhile would be of a half-restored site.
	 *
	 * @param callable(): string $work
	 * @throws Backup_Error
	 */
	public function alone( Backups $backups, callable $work ): string {
		$own = $this->folder->path();

		return '' !== $own && is_dir( "$own/backups" ) && realpath( $own ) !== realpath( $backups->folder() ) ? ( new Backups( $own ) )->alone( static fn(): string => $backups->alone( $work ) ) : $backups->alone( $work );
	}

	/** @return string[] Folders that may have the state of a restore: that of these backups, and the site's own. */
	public function folders( Backups $backups ): array {
		return array_filter( array( $backups->folder(), $this->folder->path() ) );
	}
}
