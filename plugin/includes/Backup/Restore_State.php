<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** The last restore that changed the site. A file, since the database is replaced. It shows what a killed process left. */
final class Restore_State {

	private const FILE = '/work/restore.json';

	/** The backup that is restored. */
	public string $id;

	/** The backup of the site as it was before. */
	public string $safety;

	/** Unix time. */
	public int $started_at;

	public bool $is_done = false;

	/** Why it stopped, in the site's language; '' if it runs, is done, or was killed. */
	public string $error = '';

	public function __construct( string $id, string $safety, int $started_at ) {
		$this->id         = $id;
		$this->safety     = $safety;
		$this->started_at = $started_at;
	}

	/** @param string $folder Of the backups. */
	public static function last( string $folder ): ?self {
		$stored = json_decode( self::stored( $folder ), true );
		if ( ! is_string( $stored['id'] ?? null ) || ! is_string( $stored['safety'] ?? null ) || ! is_int( $stored['started_at'] ?? null ) ) {
			return null;
		}
		$state          = new self( $stored['id'], $stored['safety'], $stored['started_at'] );
		$state->is_done = true === ( $stored['is_done'] ?? false );
		$state->error   = is_string( $stored['error'] ?? null ) ? $stored['error'] : '';

		return $state;
	}

	/** The last restore as JSON; '' if there was none. */
	public static function stored( string $folder ): string {
		$file = $folder . self::FILE;

		return is_file( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
	}

	/** @param string $stored As stored(), before a restore that has changed nothing. */
	public static function put_back( string $folder, string $stored ): void {
		if ( '' === $stored ) {
			wp_delete_file( $folder . self::FILE );
		} else {
			Local_Folder::write( $folder . self::FILE, $stored );
		}
	}

	/** The last restore, if it has not finished. */
	public static function unfinished( string $folder ): ?self {
		$last = self::last( $folder );

		return $last && ! $last->is_done ? $last : null;
	}

	/** @throws Backup_Error If the folder can't be written. */
	public function save( string $folder ): void {
		if ( ! Local_Folder::write( $folder . self::FILE, (string) wp_json_encode( get_object_vars( $this ) ) ) ) {
			throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
		}
	}

	public function forget( string $folder ): void {
		wp_delete_file( $folder . self::FILE );
	}

	/** What the owner reads: what happened, and what to do. */
	public function message(): string {
		/* translators: 1: date and time of a backup. 2: date and time of another backup. */
		$text = sprintf( __( 'A restore of the backup of %1$s began and has not finished. Your site may be partly restored. Restore that backup again, or the backup of %2$s to go back.', 'jetpack-dashboard' ), Backups::date( $this->id ), Backups::date( $this->safety ) );

		return '' === $this->error ? $text : $text . ' ' . $this->error;
	}
}
