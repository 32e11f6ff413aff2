<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Activity\Activity_Source;
use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Plugins\Own_Plugins;
use Jetpack_Dashboard\Plugins\Vault;
use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Site_Data;

defined( 'ABSPATH' ) || exit;

/** Initial state of the dashboard: cached data from the provider, the plugins that cards offer, and admin pages. Makes no requests. */
final class Dashboard_State implements Initial_State_Part {

	private Site_Data $site_data;
	private Own_Plugins $plugins;
	private Subpage_List $subpages;
	private Activity_Source $activity;

	public function __construct( Site_Data $site_data, Own_Plugins $plugins, Subpage_List $subpages, Activity_Source $activity ) {
		$this->site_data = $site_data;
		$this->plugins   = $plugins;
		$this->subpages  = $subpages;
		$this->activity  = $activity;
	}

	public function to_array(): array {
		$is_manager = current_user_can( 'jetpack_manage_modules' );
		// The same capability as GET plugins.
		$sees_plugins = $is_manager && current_user_can( 'activate_plugins' );

		return array(
			'dashboard'         => array( 'parts' => (object) ( $is_manager ? $this->cached_parts() : array() ) ),
			'ownPlugins'        => (object) ( $sees_plugins ? $this->plugins->states() : array() ),
			'canInstallPlugins' => $sees_plugins && current_user_can( 'install_plugins' ),
			'adminPages'        => $this->admin_pages(),
		);
	}

	/** @return array<string, array{body: mixed, age: int}> */
	private function cached_parts(): array {
		// If the activity is the site's own, it isn't what the provider sent before.
		$own = $this->activity->is_own() ? array( Part::ACTIVITY ) : array();

		return $this->site_data->cached_many( array_values( array_diff( array_keys( Part::dashboard_routes() ), $own ) ) );
	}

	/** @return string[] Pages that exist and that the user may open. */
	private function admin_pages(): array {
		$pages = array_filter( array_merge( $this->subpages->slugs(), array( Vault::PAGE ) ), static fn( string $slug ): bool => '' !== menu_page_url( $slug, false ) );

		if ( current_theme_supports( 'widgets' ) && current_user_can( 'customize' ) ) {
			$pages[] = 'widgets';
		}
		if ( array_filter( array( 'update_core', 'update_plugins', 'update_themes' ), 'current_user_can' ) ) {
			$pages[] = 'update-core';
		}

		return array_values( $pages );
	}
}
