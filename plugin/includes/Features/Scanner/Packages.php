<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/** Finds the folders to scan, and the package that a folder belongs to. */
class Packages {

	/**
	 * Versions of the plugins by folder; null until they are needed.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $plugins = null;

	/** @return string[] Folders whose subfolders are scanned too. */
	public function roots(): array {
		$roots = array( self::clean( ABSPATH ) );
		foreach ( array( WP_CONTENT_DIR, WP_PLUGIN_DIR, WPMU_PLUGIN_DIR, Uploads::folder() ) as $folder ) {
			$folder = self::clean( $folder );
			if ( is_dir( $folder ) && ! array_filter( $roots, static fn( string $root ): bool => self::is_in( $folder, $root ) ) ) {
				$roots[] = $folder;
			}
		}

		return $roots;
	}

	/** Whether a folder contains a WordPress of its own, which has its own scanner. Only outside of WordPress's own folders, where one would be a place to hide in. */
	public function is_other_site( string $folder ): bool {
		return Package::OTHER === $this->of( $folder )->kind && ! self::is_in( $folder, self::clean( WP_CONTENT_DIR ) ) && is_file( "$folder/wp-load.php" ) && is_file( "$folder/wp-includes/version.php" );
	}

	public function of( string $folder ): Package {
		$root = self::clean( ABSPATH );
		if ( $folder === $root ) {
			return new Package( Package::FIXED, $root );
		}
		if ( self::is_in( $folder, "$root/wp-admin" ) || self::is_in( $folder, "$root/wp-includes" ) ) {
			return new Package( Package::CORE, $root, '', $this->core_version() );
		}
		if ( self::is_in( $folder, self::clean( Uploads::folder() ) ) ) {
			return new Package( Package::UPLOADS, $folder );
		}
		if ( self::is_in( $folder, self::clean( WPMU_PLUGIN_DIR ) ) ) {
			return new Package( Package::FIXED, self::clean( WPMU_PLUGIN_DIR ) );
		}

		$plugins = self::clean( WP_PLUGIN_DIR );
		if ( self::is_in( $folder, $plugins ) ) {
			$slug = self::first_part( $folder, $plugins );
			return '' === $slug ? new Package( Package::FIXED, $plugins ) : new Package( Package::PLUGIN, "$plugins/$slug", $slug, $this->plugin_version( $slug ) );
		}

		$themes = self::clean( get_theme_root() );
		$slug   = self::is_in( $folder, $themes ) ? self::first_part( $folder, $themes ) : '';

		return '' === $slug ? new Package( Package::OTHER, $folder ) : new Package( Package::THEME, "$themes/$slug", $slug, (string) wp_get_theme( $slug )->get( 'Version' ) );
	}

	/** The package whose checksums contain the files of a package. Those in WordPress's own folder are in WordPress's. */
	public function listed( Package $package ): Package {
		return Package::FIXED === $package->kind && self::clean( ABSPATH ) === $package->root
			? new Package( Package::CORE, $package->root, '', $this->core_version() )
			: $package;
	}

	public function core_version(): string {
		return (string) get_bloginfo( 'version' );
	}

	/** A path as people know it: below WordPress's folder, or whole. */
	public static function place( string $path ): string {
		$root    = self::clean( ABSPATH );
		$content = self::clean( WP_CONTENT_DIR );
		if ( self::is_in( $path, $root ) ) {
			return substr( $path, strlen( $root ) + 1 );
		}

		return self::is_in( $path, $content ) ? 'wp-content' . substr( $path, strlen( $content ) ) : $path;
	}

	/** The path of a place; '' if it isn't below WordPress's folder or its content. Links on the way may lead elsewhere. */
	public static function path( string $place ): string {
		if ( 1 === preg_match( '~^[a-z]:|(?:^|/)\.{0,2}(?:/|$)|[\\\\\0]~i', $place ) ) {
			return '';
		}
		$root    = self::clean( ABSPATH );
		$content = self::clean( WP_CONTENT_DIR );

		return 0 === strpos( $place, 'wp-content/' ) && ! self::is_in( $content, $root ) ? $content . substr( $place, strlen( 'wp-content' ) ) : "$root/$place";
	}

	private function plugin_version( string $slug ): string {
		if ( null === $this->plugins ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			$this->plugins = array();
			foreach ( get_plugins() as $file => $plugin ) {
				$this->plugins[ dirname( (string) $file ) ] = (string) $plugin['Version'];
			}
		}

		return $this->plugins[ $slug ] ?? '';
	}

	private static function first_part( string $folder, string $parent ): string {
		return explode( '/', substr( $folder, strlen( $parent ) + 1 ) )[0];
	}

	public static function is_in( string $folder, string $parent ): bool {
		return 0 === strpos( "$folder/", "$parent/" );
	}

	public static function clean( string $folder ): string {
		return untrailingslashit( wp_normalize_path( $folder ) );
	}
}
