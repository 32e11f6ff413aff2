<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;

defined( 'ABSPATH' ) || exit;

/** The redirect URI that the site registers. Linking users and logging in use the same one. */
final class Redirect_Uri {

	/** The value of `action` in the URL's query. */
	public const ACTION = 'authorize';

	/** The URI. */
	public static function url(): string {
		return add_query_arg( 'action', self::ACTION, Dashboard_Page::url() );
	}
}
