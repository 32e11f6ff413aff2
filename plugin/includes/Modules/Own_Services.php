<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** Which modules have a service of the owner's own (header Own Service Option), with which they need no connection. */
class Own_Services {

	private Feature_Files $features;

	public function __construct( Feature_Files $features ) {
		$this->features = $features;
	}

	/**
	 * @param array<string, Module> $modules By slug.
	 * @return string[] Slugs of those whose service is set up.
	 */
	public function slugs( array $modules ): array {
		return array_map( 'strval', array_keys( array_filter( $modules, array( $this, 'is_set_up' ) ) ) );
	}

	/** Whether the site has the service, or shares the one of its network. */
	private function is_set_up( Module $module ): bool {
		if ( '' === $module->own_service_option ) {
			return false;
		}
		$feature = is_multisite() ? $this->features->get( $module->slug ) : null;

		return is_array( get_option( $module->own_service_option ) ) || ( $feature && $feature->shares_own_service() );
	}
}
