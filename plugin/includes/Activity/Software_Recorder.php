<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use WP_Theme;
use WP_Upgrader;

defined( 'ABSPATH' ) || exit;

/** Plugins, themes and WordPress: installed, updated, activated, deleted. */
class Software_Recorder {

	private Activity_Log $log;

	/** @var array<string, array{string, string}> Name and version of plugins that are being deleted, by file. */
	private array $deleted = array();

	public function __construct( Activity_Log $log ) {
		$this->log = $log;
	}

	/** @param string $file */
	public function on_plugin_activated( $file ): void {
		$this->add_plugin( 'activated', (string) $file );
	}

	/** @param string $file */
	public function on_plugin_deactivated( $file ): void {
		$this->add_plugin( 'deactivated', (string) $file );
	}

	/** @param string $file */
	public function before_plugin_deleted( $file ): void {
		$this->deleted[ $file ] = self::plugin( (string) $file );
	}

	/**
	 * @param string $file
	 * @param bool   $is_deleted
	 */
	public function on_plugin_deleted( $file, $is_deleted ): void {
		if ( $is_deleted ) {
			list( $name, $version ) = $this->deleted[ $file ] ?? array( (string) $file, '' );
			$this->add( 'deleted', 'plugin', (string) $file, $name, $version, '' );
		}
	}

	/**
	 * @param string   $name
	 * @param WP_Theme $theme
	 * @param WP_Theme $old
	 */
	public function on_theme_switched( $name, $theme, $old ): void {
		$this->log->add( self::event( 'activated', 'theme', $theme->get_stylesheet(), (string) $name )->changed( array( 'theme' => $old->get( 'Name' ) ), array( 'theme' => (string) $name ) ) );
	}

	/**
	 * @param string $stylesheet
	 * @param bool   $is_deleted
	 */
	public function on_theme_deleted( $stylesheet, $is_deleted ): void {
		if ( $is_deleted ) {
			$this->add( 'deleted', 'theme', (string) $stylesheet, (string) $stylesheet, '', '' );
		}
	}

	/** @param string $version */
	public function on_core_updated( $version ): void {
		// Of this request, before the update.
		$this->add( 'updated', 'core', '', 'WordPress', (string) $GLOBALS['wp_version'], (string) $version );
	}

	/**
	 * Runs before WordPress forgets which versions were installed.
	 *
	 * @param WP_Upgrader          $upgrader
	 * @param array<string, mixed> $job
	 */
	public function on_upgraded( $upgrader, $job ): void {
		$type   = (string) ( $job['type'] ?? '' );
		$action = 'install' === ( $job['action'] ?? '' ) ? 'installed' : 'updated';
		if ( 'plugin' === $type ) {
			$checked = (array) ( get_site_transient( 'update_plugins' )->checked ?? array() );
			$files   = (array) ( $job['plugins'] ?? array( $job['plugin'] ?? ( $upgrader instanceof \Plugin_Upgrader ? $upgrader->plugin_info() : '' ) ) );
			foreach ( array_filter( $files, 'is_string' ) as $file ) {
				list( $name, $version ) = self::plugin( $file );
				$this->add( $action, 'plugin', $file, $name, 'updated' === $action ? (string) ( $checked[ $file ] ?? '' ) : '', $version );
			}
		} elseif ( 'theme' === $type ) {
			$checked = (array) ( get_site_transient( 'update_themes' )->checked ?? array() );
			$info    = $upgrader instanceof \Theme_Upgrader ? $upgrader->theme_info() : false;
			$themes  = (array) ( $job['themes'] ?? array( $job['theme'] ?? ( $info ? $info->get_stylesheet() : '' ) ) );
			foreach ( array_filter( $themes, 'is_string' ) as $stylesheet ) {
				$data = get_file_data(
					get_theme_root( $stylesheet ) . "/$stylesheet/style.css",
					array(
						'name'    => 'Theme Name',
						'version' => 'Version',
					)
				);
				$this->add( $action, 'theme', $stylesheet, $data['name'] ?: $stylesheet, 'updated' === $action ? (string) ( $checked[ $stylesheet ] ?? '' ) : '', $data['version'] );
			}
		}
	}

	private function add_plugin( string $action, string $file ): void {
		list( $name, $version ) = self::plugin( $file );
		$this->add( $action, 'plugin', $file, $name, '', $version );
	}

	private function add( string $action, string $type, string $name, string $label, string $old, string $version ): void {
		if ( '' === $name && 'core' !== $type ) {
			return;
		}
		$this->log->add( self::event( $action, $type, $name, $label )->changed( '' === $old ? null : array( 'version' => $old ), '' === $version ? null : array( 'version' => $version ) ) );
	}

	private static function event( string $action, string $type, string $name, string $label ): Event {
		$event = ( new Event( Entry::SOFTWARE, $action ) )->about( $name, $label, $type );

		return 0 === get_current_user_id() ? $event->in_lane( Activity_Log::MANAGERS ) : $event;
	}

	/** @return array{string, string} Name and version. */
	private static function plugin( string $file ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$path = WP_PLUGIN_DIR . '/' . $file;
		$data = '' !== $file && is_file( $path ) ? get_plugin_data( $path, false, false ) : array();

		return array( ( $data['Name'] ?? '' ) ?: $file, $data['Version'] ?? '' );
	}
}
