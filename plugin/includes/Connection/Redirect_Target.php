<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;


defined( 'ABSPATH' ) || exit;

/** Allows redirects to this site's wp-admin only; anything else goes to the dashboard. */
final class Redirect_Target {

	private const MAX_LENGTH = 1000;

	public static function dashboard(): string {
		return Dashboard_Page::url();
	}

	/**
	 * @param string $target A path relative to wp-admin, an absolute path, or a full URL of wp-admin.
	 * @return string Full URL.
	 */
	public static function resolve( string $target ): string {
		$admin_url  = admin_url();
		$admin_path = (string) wp_parse_url( $admin_url, PHP_URL_PATH );

		foreach ( array( $admin_url, $admin_path ) as $start ) {
			if ( '' !== $start && 0 === strpos( $target, $start ) ) {
				$target = substr( $target, strlen( $start ) );
				break;
			}
		}

		return self::is_below_admin( $target ) ? $admin_url . $target : self::dashboard();
	}

	private static function is_below_admin( string $path ): bool {
		if ( '' === $path || strlen( $path ) > self::MAX_LENGTH || preg_match( '/[\x00-\x20\x7f-\xff\\\\<>"]/', $path ) ) {
			return false;
		}

		// No root, scheme, user or dot segments, also not encoded.
		return (bool) preg_match( '#^(?:[\w-]+/)*[\w-]+\.php(?:[?\#]|$)#D', $path );
	}
}
