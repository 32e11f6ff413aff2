<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Paths and URLs of the plugin's files. */
final class Plugin_Files {

	private string $file;

	/** URL of the folder, with a trailing slash; '' until it is needed. */
	private string $url = '';

	/** @param string $file The plugin's main file. */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	public function basename(): string {
		return plugin_basename( $this->file );
	}

	/** @param string $relative '' for the folder, with a trailing slash. */
	public function path( string $relative = '' ): string {
		return plugin_dir_path( $this->file ) . $relative;
	}

	/** @param string $relative '' for the folder, with a trailing slash. */
	public function url( string $relative = '' ): string {
		if ( '' === $this->url ) {
			$this->url = plugin_dir_url( $this->file );
		}

		return $this->url . $relative;
	}
}
