<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Paths, URLs and dependencies of built scripts and styles. */
final class Build {

	/** With a trailing slash. */
	private string $path;

	/** With a trailing slash. */
	private string $url;

	public function __construct( Plugin_Files $files ) {
		$this->path = $files->path();
		$this->url  = $files->url();
	}

	public function has_script( string $name ): bool {
		return $this->has( $name . '.js' ) && $this->has( $name . '.asset.php' );
	}

	public function has( string $file ): bool {
		return is_readable( $this->path . 'build/' . $file );
	}

	/** @return non-empty-string */
	public function url( string $file ): string {
		return $this->url . 'build/' . $file;
	}

	/** @return array<string, string[]> Files with version query, by chunk name. */
	public function chunks(): array {
		$file   = $this->path . 'build/chunks.json';
		$chunks = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.

		return is_array( $chunks ) ? array_filter( $chunks, 'is_array' ) : array();
	}

	/** The folder of bundled translations. */
	public function languages(): string {
		return $this->path . 'languages';
	}

	/** @return array{dependencies: non-empty-string[], version: string} The entry's .asset.php file. */
	public function asset( string $name ): array {
		$file  = $this->path . 'build/' . $name . '.asset.php';
		$asset = is_readable( $file ) ? require $file : array();

		return array(
			'dependencies' => array_filter( (array) ( $asset['dependencies'] ?? array() ) ),
			'version'      => (string) ( $asset['version'] ?? JETPACK_DASHBOARD_VERSION ),
		);
	}
}
