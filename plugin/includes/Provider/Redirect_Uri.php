<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;

defined( 'ABSPATH' ) || exit;

/** The registered redirect URI, used to link users and to log in. */
final class Redirect_Uri {

	/** `action` in the query. */
	public const ACTION = 'authorize';

	public static function url(): string {
		return add_query_arg( 'action', self::ACTION, Dashboard_Page::url() );
	}
}
