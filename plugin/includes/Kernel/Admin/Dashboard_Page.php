<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

final class Dashboard_Page {

	/** `page` parameter of the dashboard. */
	public const SLUG = 'jetpack';

	/** `page` parameters of the modules list and other subpages. */
	public const MODULES_SLUG       = 'jetpack_modules';
	public const ACTIVITY_SLUG      = 'jetpack-activity';
	public const SETTINGS_FILE_SLUG = 'jetpack-settings-file';

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}
}
