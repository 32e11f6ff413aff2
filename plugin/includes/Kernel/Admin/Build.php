<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** The built scripts and styles: whether they are there, where, and what WordPress has to know about each. */
final class Build {

	/** Folder of the plugin, with a slash at its end. */
	private string $path;

	/** URL of the plugin, with a slash at its end. */
	private string $url;

	public function __construct( Plugin_Files $files ) {
		$this->path = $files->path();
		$this->url  = $files->url();
	}

	/** Whether an entry was built. */
	public function has_script( string $name ): bool {
		return $this->has( $name . '.js' ) && $this->has( $name . '.asset.php' );
	}

	/** Whether a file is there. */
	public function has( string $file ): bool {
		return is_readable( $this->path . 'build/' . $file );
	}

	/**
	 * URL of a file.
	 *
	 * @return non-empty-string
	 */
	public function url( string $file ): string {
		return $this->url . 'build/' . $file;
	}

	/**
	 * The lazy chunks.
	 *
	 * @return array<string, string[]> Files, with the version of each in its query, by the chunk's name.
	 */
	public function chunks(): array {
		$file   = $this->path . 'build/chunks.json';
		$chunks = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.

		return is_array( $chunks ) ? array_filter( $chunks, 'is_array' ) : array();
	}

	/** Where the translations that ship with the plugin are. */
	public function languages(): string {
		return $this->path . 'languages';
	}

	/**
	 * What webpack wrote about an entry.
	 *
	 * @return array{dependencies: non-empty-string[], version: string}
	 */
	public function asset( string $name ): array {
		$file  = $this->path . 'build/' . $name . '.asset.php';
		$asset = is_readable( $file ) ? require $file : array();

		return array(
			'dependencies' => array_filter( (array) ( $asset['dependencies'] ?? array() ) ),
			'version'      => (string) ( $asset['version'] ?? JETPACK_DASHBOARD_VERSION ),
		);
	}
}
