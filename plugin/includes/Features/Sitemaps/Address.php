<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

/** The addresses of the files, which exist as requests only. */
final class Address {

	public const INDEX      = 'sitemap.xml';
	public const NEWS       = 'news-sitemap.xml';
	public const STYLESHEET = 'sitemap.xsl';

	/** The file's name on a site without pretty addresses. */
	private const QUERY = 'jetpack-sitemap';

	/** A file's address. */
	public static function of( string $file ): string {
		return get_option( 'permalink_structure' ) ? home_url( '/' . $file ) : home_url( '/?' . self::QUERY . '=' . $file );
	}

	/** The file that a request names. */
	public static function asked_for( \WP $request ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A public file is read.
		$query = isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? sanitize_file_name( wp_unslash( $_GET[ self::QUERY ] ) ) : '';

		return get_option( 'permalink_structure' ) ? (string) $request->request : $query;
	}
}
