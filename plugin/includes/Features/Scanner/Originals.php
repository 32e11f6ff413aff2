<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Local_Folder;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- WordPress's functions may ask for FTP credentials. Results are checked.

/** The published originals of files of WordPress and of plugins in its directory, from the package of the installed version. */
class Originals {

	private const TIMEOUT_S = 90;

	/** How long a package is kept for the next file. */
	private const KEPT_S = HOUR_IN_SECONDS;

	/** Bytes of a file. */
	private const MAX_BYTES = 10485760;

	private Packages $packages;
	private Checksums $checksums;
	private Quarantine_Folder $folder;

	public function __construct( Packages $packages, Checksums $checksums, Quarantine_Folder $folder ) {
		$this->packages  = $packages;
		$this->checksums = $checksums;
		$this->folder    = $folder;
	}

	/**
	 * The content of the original, which has a published checksum.
	 *
	 * @return string|WP_Error
	 */
	public function of( string $path ) {
		$package = $this->packages->listed( $this->packages->of( dirname( $path ) ) );
		$name    = substr( $path, strlen( $package->root ) + 1 );
		$sums    = $this->checksums->of( $package )[ $name ] ?? array();
		$url     = $sums ? self::url( $package ) : '';
		if ( '' === $url ) {
			return self::error( 'no_original', __( 'WordPress.org has no original of this file.', 'jetpack-dashboard' ) );
		}

		$zip = $this->package( $url );
		if ( is_wp_error( $zip ) ) {
			return $zip;
		}
		$folder  = Package::CORE === $package->kind ? 'wordpress' : $package->slug; // phpcs:ignore WordPress.WP.CapitalPDangit -- The name in the package.
		$content = self::read( $zip, "$folder/$name" );
		if ( null === $content || ! in_array( md5( $content ), $sums, true ) ) {
			wp_delete_file( $zip );
			return self::error( 'wrong_original', __( 'The package from WordPress.org doesn’t contain this file as it was published. Try again later.', 'jetpack-dashboard' ) );
		}

		return $content;
	}

	/** Where the package of the installed version is. */
	private static function url( Package $package ): string {
		if ( Package::CORE === $package->kind ) {
			$locale = (string) ( $GLOBALS['wp_local_package'] ?? '' );
			$url    = 'https://downloads.wordpress.org/release/' . ( '' === $locale || 'en_US' === $locale ? '' : rawurlencode( $locale ) . '/' ) . 'wordpress-' . rawurlencode( $package->version ) . '.zip';
		} else {
			$url = 'https://downloads.wordpress.org/plugin/' . rawurlencode( $package->slug ) . '.' . rawurlencode( $package->version ) . '.zip';
		}

		/**
		 * Filters the address of the package that changed files are restored from, for sites with a mirror of WordPress.org.
		 * A file is used only if it has a published checksum.
		 *
		 * @since 1.0.0
		 *
		 * @param string $url
		 * @param string $kind    'core' or 'plugin'.
		 * @param string $slug    Folder of the plugin; '' for WordPress.
		 * @param string $version
		 */
		return (string) apply_filters( 'jetpack_dashboard_package_url', $url, $package->kind, $package->slug, $package->version );
	}

	/** @return string|WP_Error Path of the zip. Only the last one is kept. */
	private function package( string $url ) {
		$folder = $this->folder->ready();
		$file   = "$folder/package-" . md5( $url ) . '.zip';
		clearstatcache( true, $file );
		if ( '' !== $folder && is_file( $file ) && (int) @filemtime( $file ) > time() - self::KEPT_S ) {
			return $file;
		}
		foreach ( '' === $folder ? array() : Local_Folder::names_in( $folder ) as $name ) {
			if ( '.zip' === substr( $name, -4 ) ) {
				wp_delete_file( "$folder/$name" );
			}
		}

		require_once ABSPATH . 'wp-admin/includes/file.php';
		$loaded = download_url( $url, self::TIMEOUT_S );
		if ( is_wp_error( $loaded ) ) {
			/* translators: %s: error message. */
			return self::error( 'download_failed', sprintf( __( 'The original couldn’t be downloaded from WordPress.org: %s', 'jetpack-dashboard' ), wp_strip_all_tags( $loaded->get_error_message() ) ) );
		}
		if ( '' === $folder || ! @rename( $loaded, $file ) ) {
			wp_delete_file( $loaded );
			return self::error( 'no_quarantine', __( 'The folder for deleted files couldn’t be created.', 'jetpack-dashboard' ) );
		}
		@chmod( $file, 0600 );

		return $file;
	}

	/** Null if the zip doesn't have the file. */
	private static function read( string $zip, string $name ): ?string {
		if ( class_exists( 'ZipArchive', false ) ) {
			$archive = new \ZipArchive();
			$facts   = true === $archive->open( $zip ) ? $archive->statName( $name ) : false;
			$content = $facts && $facts['size'] <= self::MAX_BYTES ? $archive->getFromName( $name ) : false;
			return is_string( $content ) ? $content : null;
		}

		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		/** @var callable $extract */
		$extract = array( new \PclZip( $zip ), 'extract' );
		$files   = $extract( constant( 'PCLZIP_OPT_BY_NAME' ), $name, constant( 'PCLZIP_OPT_EXTRACT_AS_STRING' ) );

		return is_array( $files ) && isset( $files[0]['content'] ) ? (string) $files[0]['content'] : null;
	}

	private static function error( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 'download_failed' === $code ? 502 : 409 ) );
	}
}
