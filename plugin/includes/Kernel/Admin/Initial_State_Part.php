<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** Provides top-level keys of the initial state, filtered for the current user. */
interface Initial_State_Part {

	/** @return array<string, mixed> */
	public function to_array(): array;
}
