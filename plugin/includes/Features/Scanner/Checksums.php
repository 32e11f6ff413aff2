<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** The checksums that WordPress.org publishes of WordPress and of the plugins in its directory. Stored, so that scans work without a network. */
class Checksums {

	private const PREFIX = 'jetpack_dashboard_scan_sums_';

	private const TIMEOUT_S = 8;

	/** Bytes of a response. WordPress's is 300 kB. */
	private const MAX_BYTES = 4194304;

	/** Files of a package. */
	private const MAX_FILES = 30000;

	private const RETRY_AFTER_S = 20 * HOUR_IN_SECONDS;

	private Clock $clock;

	/** @var array<string, array<string, string[]>> By key of the package. */
	private array $lists = array();

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** @return string Identifies the package in list names. */
	public static function key( Package $package ): string {
		return md5( $package->kind . ':' . $package->slug );
	}

	/** @return array<string, string[]> Allowed MD5 sums of code files, by path below the package's folder; empty if they aren't known. */
	public function of( Package $package ): array {
		$key = self::key( $package );
		if ( ! isset( $this->lists[ $key ] ) ) {
			// One at a time: a scan reads package after package.
			$this->lists = array( $key => $this->load( $package ) );
		}

		return $this->lists[ $key ];
	}

	/**
	 * Deletes the lists of removed packages.
	 *
	 * @param string[] $keys Of the lists to keep.
	 */
	public function delete_others( array $keys ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- There is no function that finds options by prefix.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( self::PREFIX ) . '%' ) );
		foreach ( array_diff( $names, array_map( static fn( string $key ): string => self::PREFIX . $key, $keys ) ) as $name ) {
			delete_option( $name );
		}
	}

	/** @return array<string, string[]> */
	private function load( Package $package ): array {
		$url = $this->url( $package );
		if ( '' === $url ) {
			return array();
		}

		$name    = self::PREFIX . self::key( $package );
		$stored  = get_option( $name );
		$is_same = is_array( $stored ) && $package->version === ( $stored['version'] ?? null ) && is_array( $stored['files'] ?? null );
		if ( $is_same && ( $stored['files'] || (int) ( $stored['time'] ?? 0 ) > $this->clock->now() - self::RETRY_AFTER_S ) ) {
			return $stored['files'];
		}

		$files = self::read( self::fetch( $url ) );
		update_option(
			$name,
			array(
				'version' => $package->version,
				'time'    => $this->clock->now(),
				'files'   => $files,
			),
			false
		);

		return $files;
	}

	/** '' if there are no published checksums of the package. */
	private function url( Package $package ): string {
		$url = '';
		if ( Package::CORE === $package->kind ) {
			$url = 'https://api.wordpress.org/core/checksums/1.0/?' . http_build_query(
				array(
					'version' => $package->version,
					'locale'  => (string) ( $GLOBALS['wp_local_package'] ?? 'en_US' ),
				),
				'',
				'&'
			);
		} elseif ( Package::PLUGIN === $package->kind && '' !== $package->version && self::is_in_directory( $package->slug ) ) {
			$url = 'https://downloads.wordpress.org/plugin-checksums/' . rawurlencode( $package->slug ) . '/' . rawurlencode( $package->version ) . '.json';
		}

		/**
		 * Filters the address of a package's checksums, for sites with a mirror of WordPress.org.
		 *
		 * @since 1.0.0
		 *
		 * @param string $url     '' if there are none.
		 * @param string $kind    'core', 'plugin' or 'theme'.
		 * @param string $slug    Folder of the plugin or theme; '' for WordPress.
		 * @param string $version
		 */
		return (string) apply_filters( 'jetpack_dashboard_checksums_url', $url, $package->kind, $package->slug, $package->version );
	}

	/** WordPress has found the plugin in the directory when it looked for updates. Names of other plugins aren't sent. */
	private static function is_in_directory( string $slug ): bool {
		$updates = get_site_transient( 'update_plugins' );
		foreach ( array( 'response', 'no_update' ) as $list ) {
			foreach ( (array) ( $updates->$list ?? array() ) as $file => $plugin ) {
				if ( dirname( (string) $file ) === $slug && 0 === strpos( (string) ( ( (object) $plugin )->id ?? '' ), 'w.org/plugins/' ) ) {
					return true;
				}
			}
		}

		return false;
	}

	/** @return mixed The decoded response; null if there is none. */
	private static function fetch( string $url ) {
		$response = wp_remote_get(
			$url,
			array(
				'timeout'             => self::TIMEOUT_S,
				'limit_response_size' => self::MAX_BYTES,
			)
		);

		return 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ), true ) : null;
	}

	/**
	 * @param mixed $response `{checksums: {path: md5}}`, or `{files: {path: {md5: md5 or list}}}`.
	 * @return array<string, string[]>
	 */
	private static function read( $response ): array {
		$response = is_array( $response ) ? $response : array();
		$list     = $response['checksums'] ?? $response['files'] ?? array();
		$files    = array();
		foreach ( array_slice( is_array( $list ) ? $list : array(), 0, self::MAX_FILES, true ) as $path => $sums ) {
			$sums = is_array( $sums ) && isset( $sums['md5'] ) ? $sums['md5'] : $sums;
			$sums = array_values( array_filter( (array) $sums, static fn( $sum ): bool => is_string( $sum ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $sum ) ) );
			if ( $sums && File_Check::is_code( basename( (string) $path ) ) ) {
				$files[ (string) $path ] = $sums;
			}
		}

		return $files;
	}
}
