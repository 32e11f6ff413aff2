<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_IMAGE' ) || exit;

/** The key of the signatures and the URL of the uploads folder, in a file for image.php. Works without WordPress. */
final class Key_File {

	// phpcs:disable WordPress -- WordPress isn't there when image.php runs.

	/** PHP code that exits, so that the web server doesn't send the key. */
	private const GUARD = '<?php exit; ?>';

	private const NAME = '/key.php';

	public static function write( string $folder, string $key, string $uploads ): bool {
		$text = self::GUARD . json_encode( array( $key, $uploads ) );

		return @file_get_contents( $folder . self::NAME ) === $text || Copies::write( $folder . self::NAME, $text );
	}

	/** @return array{string, string}|null Key and URL; null if the file is missing. */
	public static function read( string $folder ): ?array {
		$text = (string) @file_get_contents( $folder . self::NAME );
		$key  = 0 === strpos( $text, self::GUARD ) ? json_decode( substr( $text, strlen( self::GUARD ) ), true ) : null;

		return is_array( $key ) && isset( $key[0], $key[1] ) && is_string( $key[0] ) && is_string( $key[1] ) ? array( $key[0], $key[1] ) : null;
	}
}
