<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** The addresses of the pages that others link to. */
final class Dashboard_Page {

	/** `admin.php?page=` of the dashboard. */
	public const SLUG = 'jetpack';

	/** `admin.php?page=` of the list of modules. */
	public const MODULES_SLUG = 'jetpack_modules';

	/** The dashboard's URL. */
	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}
}
