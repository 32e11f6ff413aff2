<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Finds the files of threats, and refuses those that must stay where they are. */
class Threat_Files {

	/** The database is lost without the last one, on sites that have it. */
	private const NEEDED = array( 'wp-config.php', 'wp-content/db.php' );

	/** Files of wp-content that WordPress loads only if they exist. Not sunrise.php, which a constant demands. */
	private const OPTIONAL = array( 'advanced-cache.php', 'object-cache.php', 'db-error.php', 'php-error.php', 'maintenance.php', 'install.php', 'fatal-error-handler.php' );

	/** WordPress's own, in its folder. */
	private const CORE_NAMES = '/^(?:index|xmlrpc|wp-[a-z-]+)\.php$/D';

	/** Bytes that are read of a configuration file. */
	private const MAX_CONFIGURATION = 262144;

	private Packages $packages;
	private Checksums $checksums;
	private Plugin_Files $plugin;

	public function __construct( Packages $packages, Checksums $checksums, Plugin_Files $plugin ) {
		$this->packages  = $packages;
		$this->checksums = $checksums;
		$this->plugin    = $plugin;
	}

	/** Whether the site needs the file at this place, whatever is in it. */
	public static function is_needed( string $place ): bool {
		return in_array( $place, self::NEEDED, true );
	}

	/**
	 * The path of a file that stands, or may stand, at a place.
	 *
	 * @return string|WP_Error If it isn't below WordPress's folders, or a link leads there.
	 */
	public function path( string $place ) {
		$path   = Packages::path( $place );
		$folder = dirname( $path );
		$real   = realpath( $folder );
		if ( '' !== $path && false !== $real && ! is_link( $path ) ) {
			foreach ( array( Packages::clean( ABSPATH ), Packages::clean( WP_CONTENT_DIR ) ) as $root ) {
				if ( Packages::is_in( $folder, $root ) && wp_normalize_path( $real ) === wp_normalize_path( (string) realpath( $root ) ) . substr( $folder, strlen( $root ) ) ) {
					return $path;
				}
			}
		}

		return self::error( 'outside', __( 'This file isn’t in a folder of WordPress, or a link leads to it.', 'jetpack-dashboard' ) );
	}

	/**
	 * The path of a file that may be moved away.
	 *
	 * @param string $md5 Of the file when it was scanned.
	 * @return string|WP_Error
	 */
	public function deletable( string $place, string $md5 ) {
		$path = $this->unchanged( $place, $md5 );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		// The folder wp-content may have another name.
		if ( self::is_needed( $place ) || Packages::clean( WP_CONTENT_DIR ) . '/db.php' === $path || $this->is_own( $path ) ) {
			return self::needed();
		}

		$package = $this->packages->listed( $this->packages->of( dirname( $path ) ) );
		$sums    = $this->checksums->of( $package );
		if ( isset( $sums[ substr( $path, strlen( $package->root ) + 1 ) ] ) ) {
			return self::error( 'needed', __( 'WordPress or a plugin needs this file.', 'jetpack-dashboard' ) );
		}
		if ( Package::CORE === $package->kind && ! $sums && ( dirname( $path ) !== $package->root || 1 === preg_match( self::CORE_NAMES, basename( $path ) ) ) ) {
			return self::error( 'no_list', __( 'WordPress may need this file: the list of its files couldn’t be loaded. Scan again when your site can reach WordPress.org.', 'jetpack-dashboard' ) );
		}
		if ( self::is_loaded( $path ) ) {
			return self::error( 'loaded', __( 'Your site loads this file, and might not work without it. Deactivate the plugin or theme that loads it first, or remove the line that does.', 'jetpack-dashboard' ) );
		}

		return $path;
	}

	/**
	 * The path of a file that is still as it was scanned.
	 *
	 * @return string|WP_Error
	 */
	public function unchanged( string $place, string $md5 ) {
		$path = $this->path( $place );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		clearstatcache( true, $path );
		if ( ! is_file( $path ) ) {
			return self::error( 'missing', __( 'This file no longer exists. Scan again.', 'jetpack-dashboard' ) );
		}
		if ( ! is_readable( $path ) || md5_file( $path ) !== $md5 ) {
			return self::error( 'changed', __( 'This file has changed since the scan. Scan again.', 'jetpack-dashboard' ) );
		}

		return $path;
	}

	private function is_own( string $path ): bool {
		$own = realpath( $this->plugin->path() );

		return false !== $own && Packages::is_in( wp_normalize_path( (string) realpath( $path ) ), wp_normalize_path( $own ) );
	}

	public static function needed(): WP_Error {
		return self::error( 'needed', __( 'Your site needs this file.', 'jetpack-dashboard' ) );
	}

	/** Whether PHP loads the file before each request, as the server's configuration says. WP-CLI has another one. */
	public static function is_prepended( string $path ): bool {
		$texts = array( 'auto_prepend_file=' . ini_get( 'auto_prepend_file' ), 'auto_append_file=' . ini_get( 'auto_append_file' ) );
		foreach ( array( '.user.ini', 'php.ini', '.htaccess' ) as $name ) {
			$texts[] = (string) @file_get_contents( ABSPATH . $name, false, null, 0, self::MAX_CONFIGURATION ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Most sites have none of them.
		}

		return 1 === preg_match( '/auto_(?:pre|ap)pend_file[^\n]*' . preg_quote( basename( $path ), '/' ) . '/', implode( "\n", $texts ) );
	}

	/** Whether this request has loaded the file and its absence may be a fatal error. WordPress checks whether some files exist before it loads them. */
	private static function is_loaded( string $path ): bool {
		if ( self::is_prepended( $path ) ) {
			return true;
		}
		if ( ! in_array( realpath( $path ), get_included_files(), true ) ) {
			return false;
		}
		$main_files = array_merge( (array) get_option( 'active_plugins' ), array_keys( (array) get_site_option( 'active_sitewide_plugins' ) ) );
		$checked    = array_merge(
			array_map( static fn( $file ): string => WP_PLUGIN_DIR . '/' . ( is_scalar( $file ) ? $file : '' ), $main_files ),
			array( get_stylesheet_directory() . '/functions.php', get_template_directory() . '/functions.php' )
		);

		return Packages::clean( WPMU_PLUGIN_DIR ) !== dirname( $path )
			&& ! ( Packages::clean( WP_CONTENT_DIR ) === dirname( $path ) && in_array( basename( $path ), self::OPTIONAL, true ) )
			&& ! in_array( $path, array_map( 'wp_normalize_path', $checked ), true );
	}

	private static function error( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 409 ) );
	}
}
