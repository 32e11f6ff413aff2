<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** The site's uploads folder. */
final class Uploads {

	/** Any month: without one, WordPress reads the time zone to find the current month's folder, which takes half a millisecond. */
	private const MONTH = '1970/01';

	/** @return string Absolute path, without a trailing slash. */
	public static function folder(): string {
		return wp_upload_dir( self::MONTH, false )['basedir'];
	}

	/** @return string Without a trailing slash. */
	public static function url(): string {
		return wp_upload_dir( self::MONTH, false )['baseurl'];
	}
}
