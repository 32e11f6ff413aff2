<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

/** URLs of sitemap files, which are generated on request. */
final class Address {

	public const INDEX      = 'sitemap.xml';
	public const NEWS       = 'news-sitemap.xml';
	public const STYLESHEET = 'sitemap.xsl';

	/** Query argument for sites with plain permalinks. */
	private const QUERY = 'jetpack-sitemap';

	public static function of( string $file ): string {
		return get_option( 'permalink_structure' ) ? home_url( '/' . $file ) : home_url( '/?' . self::QUERY . '=' . $file );
	}

	public static function asked_for( \WP $request ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A public file is read.
		$query = isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? sanitize_file_name( wp_unslash( $_GET[ self::QUERY ] ) ) : '';

		return get_option( 'permalink_structure' ) ? (string) $request->request : $query;
	}
}
