<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Which modules are on by default, and so after a reset. Activating the plugin
 * switches nothing on: that is the owner's to do.
 */
final class Module_Defaults {

	private Module_Registry $modules;

	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
	}

	/**
	 * The modules that are on by default here and now.
	 *
	 * @return string[] Slugs of modules that can be used.
	 */
	public function slugs(): array {
		$is_public = '1' === (string) get_option( 'blog_public' );
		$defaults  = array();

		foreach ( $this->modules->all() as $slug => $module ) {
			$is_default = 'Yes' === $module->auto_activate || ( $is_public && 'Public' === $module->auto_activate );
			if ( $is_default && $this->modules->is_available( $slug ) ) {
				$defaults[] = $slug;
			}
		}

		/** Public under the name that sites already use: the slugs that are on by default. */
		return array_values( array_filter( (array) apply_filters( 'jetpack_get_default_modules', $defaults ), 'is_string' ) );
	}

	/** Switches on what is on by default, and the rest off. What a site's code forces stays as it is. */
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
