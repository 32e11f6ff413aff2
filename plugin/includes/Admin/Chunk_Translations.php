<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Build;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Finds the translation files of lazy chunks. WordPress only loads those of scripts that it prints itself. */
final class Chunk_Translations {

	private Plugin_Files $files;

	public function __construct( Plugin_Files $files ) {
		$this->files = $files;
	}

	/** @return array<string, string> URL of the JSON file by the chunk's path, for files that exist in the user's language. */
	public function urls(): array {
		$urls = array();

		foreach ( $this->chunks() as $chunk ) {
			$url = $this->url_of( sprintf( 'jetpack-dashboard-%s-%s.json', determine_locale(), md5( $chunk ) ) );

			if ( '' !== $url ) {
				$urls[ $chunk ] = $url;
			}
		}

		return $urls;
	}

	/** @return string[] Paths relative to the plugin. */
	private function chunks(): array {
		return array_map(
			static fn( string $name ): string => "build/chunks/{$name}.js",
			array_keys( ( new Build( $this->files ) )->chunks() )
		);
	}

	/**
	 * The site's language packs take precedence over files that ship with the plugin.
	 *
	 * @return string '' if there is none.
	 */
	private function url_of( string $name ): string {
		if ( is_readable( WP_LANG_DIR . '/plugins/' . $name ) && 0 === strpos( WP_LANG_DIR, WP_CONTENT_DIR ) ) {
			return content_url( substr( WP_LANG_DIR, strlen( WP_CONTENT_DIR ) ) . '/plugins/' . $name );
		}

		return is_readable( $this->files->path( 'languages/' . $name ) ) ? $this->files->url( 'languages/' . $name ) : '';
	}
}
