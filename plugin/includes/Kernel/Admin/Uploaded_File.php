<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The file of a form. It isn't stored. */
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
	 * @param mixed    $upload    An item of $_FILES.
	 * @param string   $none      Message if no file was chosen.
	 * @param WP_Error $too_large Error if it is larger than the form accepts.
	 * @param int      $max_bytes What the form accepts.
	 * @return string|WP_Error Path of the file, until the request ends.
	 */
	public static function path( $upload, string $none, WP_Error $too_large, int $max_bytes ) {
		$code = is_array( $upload ) ? (int) ( $upload['error'] ?? UPLOAD_ERR_NO_FILE ) : UPLOAD_ERR_NO_FILE;
		$path = is_array( $upload ) ? $upload['tmp_name'] ?? '' : '';
		if ( UPLOAD_ERR_NO_FILE === $code ) {
			return new WP_Error( 'no_file', $none );
		}
		if ( UPLOAD_ERR_INI_SIZE === $code || UPLOAD_ERR_FORM_SIZE === $code ) {
			return self::too_large( $too_large, $max_bytes );
		}
		if ( UPLOAD_ERR_PARTIAL === $code ) {
			return new WP_Error( 'partial_upload', __( 'The upload was interrupted. Choose the file again.', 'jetpack-dashboard' ) );
		}

		return UPLOAD_ERR_OK === $code && is_string( $path ) && is_uploaded_file( $path )
			? $path
			/* translators: %d: number of an error. */
			: new WP_Error( 'unreadable_upload', sprintf( __( 'The server couldn’t save the uploaded file. Try again, or ask your host about it. (upload error %d)', 'jetpack-dashboard' ), $code ) );
	}

	/**
	 * @param WP_Error $too_large Error if it is larger than the form accepts.
	 * @param int      $max_bytes What the form accepts.
	 */
	public static function too_large( WP_Error $too_large, int $max_bytes ): WP_Error {
		$limit = wp_max_upload_size();

		return $limit < $max_bytes
			/* translators: %s: size, such as 512 KB. */
			? new WP_Error( 'too_large', sprintf( __( 'The file is larger than this server accepts (%s). Ask your host to raise upload_max_filesize and post_max_size, or import the file with WP-CLI.', 'jetpack-dashboard' ), (string) size_format( $limit ) ) )
			: $too_large;
	}
}
