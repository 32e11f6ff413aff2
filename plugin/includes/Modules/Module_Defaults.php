<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/** Default modules, used by a reset. Activating the plugin activates no modules. */
final class Module_Defaults {

	private Module_Registry $modules;

	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
	}

	/** @return string[] Default modules that can be activated on this site. */
	public function slugs(): array {
		$is_public = '1' === (string) get_option( 'blog_public' );
		$defaults  = array();

		foreach ( $this->modules->all() as $slug => $module ) {
			$is_default = 'Yes' === $module->auto_activate || ( $is_public && 'Public' === $module->auto_activate );
			if ( $is_default && $this->modules->is_available( $slug ) ) {
				$defaults[] = $slug;
			}
		}

		/**
		 * Filters the default modules.
		 *
		 * @since 1.0.0
		 *
		 * @param string[] $slugs
		 */
		return array_values( array_filter( (array) apply_filters( 'jetpack_get_default_modules', $defaults ), 'is_string' ) );
	}

	/** Activates default modules and deactivates the others, except where code forces a state. */
	public function apply(): void {
		$defaults = $this->slugs();

		foreach ( array_diff( $this->modules->active_slugs(), $defaults ) as $slug ) {
			$this->modules->deactivate( $slug );
		}
		foreach ( $defaults as $slug ) {
			$this->modules->activate( $slug );
		}
	}
}
