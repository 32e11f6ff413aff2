<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/** Provides the settings of features. See General_Settings for others. */
interface Setting_Source {

	/** @return string[] Features that may have settings. */
	public function groups(): array;

	/** @return Setting[] */
	public function settings_of( string $group ): array;
}
