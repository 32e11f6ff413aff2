<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Refuses changes that somebody has to insist on. */
interface Write_Check {

	/**
	 * Why the change is refused.
	 *
	 * @param array<string, mixed> $values New values by setting, and new states by module. All of them are valid.
	 * @return WP_Error|null Null when nothing speaks against it.
	 */
	public function problem( array $values ): ?WP_Error;
}
