<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Types and sizes of files that visitors can send. Excludes everything that a browser or an office suite could execute, such as SVG, HTML, archives and files with macros. */
final class File_Rules {

	/** MIME types by group and extensions, as in WordPress. */
	private const TYPES = array(
		'images'    => array(
			'jpg|jpeg' => 'image/jpeg',
			'png'      => 'image/png',
			'gif'      => 'image/gif',
			'webp'     => 'image/webp',
		),
		'documents' => array(
			'pdf'  => 'application/pdf',
			'docx' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
			'xlsx' => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
			'pptx' => 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
			'odt'  => 'application/vnd.oasis.opendocument.text',
			'ods'  => 'application/vnd.oasis.opendocument.spreadsheet',
			'txt'  => 'text/plain',
			'csv'  => 'text/csv',
		),
		'audio'     => array(
			'mp3' => 'audio/mpeg',
			'm4a' => 'audio/mpeg',
			'wav' => 'audio/wav',
			'ogg' => 'audio/ogg',
		),
		'video'     => array(
			'mp4'  => 'video/mp4',
			'mov'  => 'video/quicktime',
			'webm' => 'video/webm',
		),
	);

	private const DEFAULT_GROUPS = array( 'images', 'documents' );

	private const DEFAULT_MEGABYTES = 10;
	private const MEGABYTE          = 1048576;

	/**
	 * @param string[] $groups
	 * @return string[] Known groups; the default ones if there are none.
	 */
	public static function groups( array $groups ): array {
		return array_values( array_intersect( array_keys( self::TYPES ), $groups ) ) ?: self::DEFAULT_GROUPS;
	}

	/** @return array<string, string> Plain text by group. */
	public static function group_names(): array {
		return array(
			'images'    => __( 'Images', 'jetpack-dashboard' ),
			'documents' => __( 'Documents', 'jetpack-dashboard' ),
			'audio'     => __( 'Audio', 'jetpack-dashboard' ),
			'video'     => __( 'Video', 'jetpack-dashboard' ),
		);
	}

	/** @return string[] Extensions without a dot. */
	public static function extensions( Field $field ): array {
		return explode( '|', implode( '|', array_keys( self::mimes( $field ) ) ) );
	}

	/** Bytes that a field accepts. Never more than the server does. */
	public static function max_bytes( Field $field ): int {
		$megabytes = (float) $field->max_size;

		return (int) min( self::max_form_bytes(), ( $megabytes > 0 ? $megabytes : self::DEFAULT_MEGABYTES ) * self::MEGABYTE );
	}

	/** Bytes of all files of a form. */
	public static function max_form_bytes(): int {
		return (int) wp_max_upload_size();
	}

	/**
	 * @param array{name: string, path: string, bytes: int, error: int} $file
	 * @return string An error, or ''.
	 */
	public static function problem_with( Field $field, array $file ): string {
		$max = self::max_bytes( $field );
		if ( $file['bytes'] > $max || in_array( $file['error'], array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) ) {
			/* translators: %s: size of a file, such as 10 MB. */
			return sprintf( __( 'Choose a file of at most %s.', 'jetpack-dashboard' ), (string) size_format( $max ) );
		}
		if ( UPLOAD_ERR_OK !== $file['error'] || ! is_uploaded_file( $file['path'] ) ) {
			return __( 'The file couldn’t be uploaded. Choose it again.', 'jetpack-dashboard' );
		}
		if ( $file['bytes'] < 1 ) {
			return __( 'The file is empty. Choose another file.', 'jetpack-dashboard' );
		}

		// Compares the content with the extension.
		$found = wp_check_filetype_and_ext( $file['path'], $file['name'], self::mimes( $field ) );

		/* translators: %s: extensions, such as jpg, png, pdf. */
		return $found['ext'] && $found['type'] ? '' : sprintf( __( 'Choose a file of one of these types: %s.', 'jetpack-dashboard' ), implode( ', ', self::extensions( $field ) ) );
	}

	/** @return array<string, string> */
	private static function mimes( Field $field ): array {
		return array_merge( ...array_map( static fn( string $group ): array => self::TYPES[ $group ], self::groups( $field->file_types ) ) );
	}
}
