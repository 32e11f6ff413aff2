<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;


defined( 'ABSPATH' ) || exit;

/** Only pages of this site's wp-admin; anything else is the dashboard. */
final class Redirect_Target {

	private const MAX_LENGTH = 1000;

	public static function dashboard(): string {
		return Dashboard_Page::url();
	}

	/**
	 * A URL of wp-admin.
	 *
	 * @param string $wanted A path below wp-admin, the path of a page of wp-admin, or its whole URL.
	 * @return string The whole URL; the dashboard's for anything that could lead elsewhere.
	 */
	public static function resolve( string $wanted ): string {
		$admin_url  = admin_url();
		$admin_path = (string) wp_parse_url( $admin_url, PHP_URL_PATH );

		foreach ( array( $admin_url, $admin_path ) as $start ) {
			if ( '' !== $start && 0 === strpos( $wanted, $start ) ) {
				$wanted = substr( $wanted, strlen( $start ) );
				break;
			}
		}

		return self::is_below_admin( $wanted ) ? $admin_url . $wanted : self::dashboard();
	}

	/** Whether a relative path can't leave wp-admin, whoever reads it. */
	private static function is_below_admin( string $path ): bool {
		if ( '' === $path || strlen( $path ) > self::MAX_LENGTH || preg_match( '/[\x00-\x20\x7f-\xff\\\\<>"]/', $path ) ) {
			return false;
		}

		// Of the path itself: no root, no scheme, no user, nothing that goes up, and nothing that hides one of these.
		return (bool) preg_match( '#^(?:[\w-]+/)*[\w-]+\.php(?:[?\#]|$)#D', $path );
	}
}
