<?php
/**
 * Runs what a module does.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Features\Stats\Direct_Endpoint;
use Jetpack_Dashboard\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the files of modules. A file returns a function that takes the plugin and hooks what the module does; a module
 * without behaviour returns none.
 */
class Module_Loader {

	/**
	 * What is shipped.
	 *
	 * @var Module_Catalogue
	 */
	private $catalogue;

	/**
	 * The plugin, which the files' functions are given.
	 *
	 * @var Plugin
	 */
	private $plugin;

	/**
	 * Slugs whose file ran in this request.
	 *
	 * @var array<string, true>
	 */
	private $loaded = array();

	/**
	 * Takes its sources.
	 *
	 * @param Module_Catalogue $catalogue What is shipped.
	 * @param Plugin           $plugin    The plugin.
	 */
	public function __construct( Module_Catalogue $catalogue, Plugin $plugin ) {
		$this->catalogue = $catalogue;
		$this->plugin    = $plugin;
	}

	/**
	 * Runs the files of modules, with the options that they read primed in one query.
	 *
	 * @param string[] $slugs Modules that exist.
	 */
	public function load_all( array $slugs ): void {
		if ( $slugs ) {
			// These need the client's address, for which they read each other's lists.
			$by_address = array_intersect( $slugs, array( 'protect', 'sso', 'stats', 'waf' ) ) ? array( 'protect', 'waf' ) : array();
			$this->plugin->settings()->prime_modules( array_merge( $slugs, $by_address ), array( Direct_Endpoint::OPTION ) );
		}

		array_map( array( $this, 'load' ), $slugs );
	}

	/**
	 * Runs a module's file, once per request.
	 *
	 * @param string $slug A module that exists.
	 */
	public function load( string $slug ): void {
		if ( isset( $this->loaded[ $slug ] ) ) {
			return;
		}
		$this->loaded[ $slug ] = true;

		$behaviour = require $this->catalogue->file( $slug );
		if ( is_callable( $behaviour ) ) {
			$behaviour( $this->plugin );
		}
	}
}
