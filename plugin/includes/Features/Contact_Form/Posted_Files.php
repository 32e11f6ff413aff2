<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** The files of a request, which PHP lists by property instead of by field. */
final class Posted_Files {

	private const NAME_LENGTH = 150;

	/** @return array<string, array{name: string, path: string, bytes: int, error: int}> By field name; without fields in which no file was chosen. */
	public static function read(): array {
		$posted = isset( $_FILES[ Receiver::FIELDS ] ) && is_array( $_FILES[ Receiver::FIELDS ] ) ? $_FILES[ Receiver::FIELDS ] : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Sanitized below.
		$files  = array();
		foreach ( is_array( $posted['error'] ?? null ) ? $posted['error'] : array() as $key => $error ) {
			$name = $posted['name'][ $key ] ?? '';
			$path = $posted['tmp_name'][ $key ] ?? '';
			$size = $posted['size'][ $key ] ?? 0;
			if ( is_int( $error ) && is_string( $name ) && is_string( $path ) && is_int( $size ) && UPLOAD_ERR_NO_FILE !== $error ) {
				$files[ (string) $key ] = array(
					'name'  => self::name( $name ),
					'path'  => $path,
					'bytes' => $size,
					'error' => $error,
				);
			}
		}

		return $files;
	}

	/** PHP then drops all fields of the request. */
	public static function exceed_limit(): bool {
		$limit = (int) wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );

		return isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] && array() === $_POST && array() === $_FILES // phpcs:ignore WordPress.Security.NonceVerification -- Only whether they are empty.
			&& $limit > 0 && absint( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > $limit;
	}

	/** Keeps the extension of long names. */
	private static function name( string $name ): string {
		$name = sanitize_file_name( wp_check_invalid_utf8( $name, true ) );
		$end  = mb_substr( $name, -10 );

		return mb_strlen( $name ) > self::NAME_LENGTH ? mb_substr( $name, 0, self::NAME_LENGTH - 10 ) . $end : $name;
	}
}
