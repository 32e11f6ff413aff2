<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Modules\Settings_File\Import_File;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Reads the file of a form. It isn't stored. */
final class Uploaded_File {

	/**
	 * Whether PHP dropped the whole form, because it is larger than post_max_size.
	 *
	 * @param array<mixed> $server $_SERVER.
	 * @param array<mixed> $fields $_POST.
	 */
	public static function is_dropped( array $server, array $fields ): bool {
		return 'POST' === ( $server['REQUEST_METHOD'] ?? '' ) && ! $fields && 0 === strncmp( (string) ( $server['CONTENT_TYPE'] ?? '' ), 'multipart/', 10 );
	}

	/**
	 * @param mixed $upload An item of $_FILES.
	 * @return string|WP_Error The contents; at most one byte more than Import_File allows.
	 */
	public static function contents( $upload ) {
		$code = is_array( $upload ) ? (int) ( $upload['error'] ?? UPLOAD_ERR_NO_FILE ) : UPLOAD_ERR_NO_FILE;
		$path = is_array( $upload ) ? $upload['tmp_name'] ?? '' : '';
		if ( UPLOAD_ERR_NO_FILE === $code ) {
			return new WP_Error( 'no_file', __( 'Choose a settings file first.', 'jetpack-dashboard' ) );
		}
		if ( UPLOAD_ERR_INI_SIZE === $code || UPLOAD_ERR_FORM_SIZE === $code ) {
			return self::too_large();
		}
		if ( UPLOAD_ERR_PARTIAL === $code ) {
			return new WP_Error( 'partial_upload', __( 'The upload was interrupted. Choose the file again.', 'jetpack-dashboard' ) );
		}
		$text = UPLOAD_ERR_OK === $code && is_string( $path ) && is_uploaded_file( $path )
			? file_get_contents( $path, false, null, 0, Import_File::MAX_BYTES + 1 ) // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- An uploaded file.
			: false;

		return false === $text
			/* translators: %d: number of an error. */
			? new WP_Error( 'unreadable_upload', sprintf( __( 'The server couldn’t save the uploaded file. Try again, or ask your host about it. (upload error %d)', 'jetpack-dashboard' ), $code ) )
			: $text;
	}

	public static function too_large(): WP_Error {
		$limit = wp_max_upload_size();

		return $limit < Import_File::MAX_BYTES
			/* translators: %s: size, such as 512 KB. */
			? new WP_Error( 'too_large', sprintf( __( 'The file is larger than this server accepts (%s). Ask your host to raise upload_max_filesize and post_max_size, or import the file with WP-CLI.', 'jetpack-dashboard' ), (string) size_format( $limit ) ) )
			: Import_File::too_large();
	}
}
