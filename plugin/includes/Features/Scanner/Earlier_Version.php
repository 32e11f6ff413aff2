<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Backup\File_Versions;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The newest version of a file that a backup has, differs from the present one, and isn't a threat itself. */
class Earlier_Version {

	/** Codes of files whose earlier versions are threats too, or of what can't be compared. */
	private const NEVER = array( Threat::NOT_READ, 'php-in-uploads', 'unknown-in-core', 'unknown-in-plugin', 'added-since', 'too-large' );

	/** Pattern of a backup's id. */
	public const BACKUP = '^[0-9a-f-]{1,40}$';

	private const MAX_BYTES = 1048576;

	private File_Versions $versions;
	private Folder_Scan $scan;

	public function __construct( File_Versions $versions, Folder_Scan $scan ) {
		$this->versions = $versions;
		$this->scan     = $scan;
	}

	/** Whether to offer to look for one. */
	public function can_exist( string $kind, string $code, string $place ): bool {
		return Threat::FILE === $kind && ! in_array( $code, self::NEVER, true ) && '' !== self::from_content( Packages::path( $place ) ) && $this->versions->has_backups();
	}

	/**
	 * @param string $md5    Of the present file.
	 * @param string $backup Id of the backup that it must be in; '' for any.
	 * @return array{backup: string, content: string}|WP_Error
	 */
	public function of( string $path, string $md5, string $backup = '' ) {
		$inner = self::from_content( $path );
		foreach ( '' === $inner ? array() : $this->versions->of( $inner, self::MAX_BYTES ) as $id => $content ) {
			if ( md5( $content ) !== $md5 && ! $this->scan->threats_in( $path, $content ) ) {
				return '' === $backup || $backup === $id ? array(
					'backup'  => $id,
					'content' => $content,
				) : self::none();
			}
		}

		return self::none();
	}

	/** Backups contain wp-content only. */
	private static function from_content( string $path ): string {
		$content = Packages::clean( WP_CONTENT_DIR );

		return '' !== $path && Packages::is_in( $path, $content ) && $path !== $content ? substr( $path, strlen( $content ) + 1 ) : '';
	}

	private static function none(): WP_Error {
		return new WP_Error( 'no_earlier', __( 'No backup has an earlier version of this file that isn’t a threat itself.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
	}
}
