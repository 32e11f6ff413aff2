<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Refuses a change unless the client confirms it. */
interface Write_Check {

	/**
	 * @param array<string, mixed> $values New values by setting, and states by module; validated.
	 * @return WP_Error|null Null if the change is fine.
	 */
	public function problem( array $values ): ?WP_Error;
}
