<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** Gives some of the initial state's top-level keys, filtered for the current user. */
interface Initial_State_Part {

	/**
	 * The keys.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array;
}
