<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/** Gives the settings that belong to features. Settings of no feature are in General_Settings. */
interface Setting_Source {

	/**
	 * The features that may have settings.
	 *
	 * @return string[]
	 */
	public function groups(): array;

	/**
	 * The settings of one feature.
	 *
	 * @return Setting[]
	 */
	public function settings_of( string $group ): array;
}
