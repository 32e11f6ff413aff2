<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

defined( 'ABSPATH' ) || exit;

/** Redirects requests for copies that no longer exist to their originals. Page caches may have old addresses. */
final class Missing_Copy {

	/** Adds nothing unless the request is for a copy. */
	public static function register(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
		$uri = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '';

		if ( preg_match( '~^[^?#]*/' . Copies::FOLDER . '/' . Copies::HASH . '/([^?#]+)~', $uri, $found ) && Sources::is_path( $found[1] ) ) {
			// Before the theme is loaded and posts are queried.
			add_action( 'setup_theme', static fn() => self::redirect( $found[1] ) );
		}
	}

	private static function redirect( string $path ): void {
		$sources = Sources::of_site();
		if ( null === $sources->file( $path ) ) {
			return;
		}

		header( 'Cache-Control: no-store' );
		wp_safe_redirect( $sources->url( $path ), 302, 'Jetpack Dashboard' );
		exit;
	}
}
