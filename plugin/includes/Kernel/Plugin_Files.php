<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Paths and URLs below the plugin's folder. */
final class Plugin_Files {

	/** The plugin's main file. */
	private string $file;

	/** @param string $file Absolute path of the plugin's main file. */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	/** The plugin's name in WordPress: folder and main file. */
	public function basename(): string {
		return plugin_basename( $this->file );
	}

	/**
	 * Absolute path of a file.
	 *
	 * @param string $relative Path below the plugin's folder; the folder's own path ends with a slash.
	 */
	public function path( string $relative = '' ): string {
		return plugin_dir_path( $this->file ) . $relative;
	}

	/**
	 * URL of a file.
	 *
	 * @param string $relative Path below the plugin's folder; the folder's own URL ends with a slash.
	 */
	public function url( string $relative = '' ): string {
		return plugin_dir_url( $this->file ) . $relative;
	}
}
