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

	/** @return string The group of a setting, found without creating any; '' if that isn't known. */
	public function group_of( string $key ): string;

	/** @return array{string, string, mixed}|null Option, type and default of a setting. Null if they aren't known without creating it. */
	public function stored_as( string $key ): ?array;

	/** @return string[]|null Option by key; '' for actions. Null if it isn't known without creating the settings. */
	public function options_of( string $group ): ?array;
}
