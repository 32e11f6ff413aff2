<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The contents of a file that matter here. Properties are read-only. */
final class Import_File {

	public const MAX_BYTES = 1048576;

	/** Names of skipped modules and settings that are kept, and their length. */
	public const MAX_SKIPPED      = 100;
	private const MAX_NAME_LENGTH = 100;

	private const MAX_ADDRESS_LENGTH = 200;

	/** Bytes at the start of a damaged file that tell whether it was one of ours. */
	private const HEAD = 500;

	/** Address of the site that exported it, as plain text; '' if unknown. */
	public string $site;

	/** @var array<string, mixed> By module or setting of this site, as they came. */
	public array $values;

	/** @var string[] Names of modules and settings that aren’t imported: the first few. */
	public array $skipped;

	/**
	 * @param array<string, mixed> $values
	 * @param string[]             $skipped
	 */
	public function __construct( string $site, array $values, array $skipped ) {
		$this->site    = $site;
		$this->values  = $values;
		$this->skipped = $skipped;
	}

	/**
	 * @param array<string, mixed> $modules  Modules of this site, by slug.
	 * @param array<string, mixed> $settings Settings that a file may contain, by key.
	 * @return self|WP_Error Error codes of parsed().
	 */
	public static function of_json( string $json, array $modules, array $settings ) {
		$file = self::parsed( $json );
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		$skipped = array();
		foreach ( array_keys( array_diff_key( $file['modules'], $modules ) + array_diff_key( $file['settings'], $settings ) ) as $name ) {
			$skipped[] = mb_substr( wp_strip_all_tags( (string) $name, true ), 0, self::MAX_NAME_LENGTH );
			if ( count( $skipped ) === self::MAX_SKIPPED ) {
				break;
			}
		}

		return new self( $file['site'], array_intersect_key( $file['modules'], $modules ) + array_intersect_key( $file['settings'], $settings ), $skipped );
	}

	/** @return array{site: string, modules: array<array-key, mixed>, settings: array<array-key, mixed>}|WP_Error Error codes too_large, empty_file, not_a_settings_file, damaged_file, newer_file; all 400. */
	private static function parsed( string $json ) {
		if ( strlen( $json ) > self::MAX_BYTES ) {
			return self::too_large();
		}
		$json = trim( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ) );
		if ( '' === $json ) {
			return self::problem( 'empty_file', __( 'The file is empty. Export the settings again, and choose the new file.', 'jetpack-dashboard' ) );
		}
		$file = json_decode( $json, true );
		if ( null === $file && preg_match( '/^\{\s*"plugin":\s*"' . preg_quote( Settings_Export::PLUGIN, '/' ) . '"/', substr( $json, 0, self::HEAD ) ) ) {
			return self::damaged();
		}
		if ( ! is_array( $file ) || Settings_Export::PLUGIN !== ( $file['plugin'] ?? null ) ) {
			return self::problem( 'not_a_settings_file', __( 'This isn’t a settings file of Jetpack Dashboard. Choose a file that was exported from this plugin.', 'jetpack-dashboard' ) );
		}
		$format = $file['format'] ?? null;
		if ( is_int( $format ) && $format > Settings_Export::FORMAT ) {
			return self::problem( 'newer_file', __( 'This file was exported by a newer version. Update Jetpack Dashboard on this site, and try again.', 'jetpack-dashboard' ) );
		}
		if ( ! is_int( $format ) || $format < 1 || ! is_array( $file['modules'] ?? null ) || ! is_array( $file['settings'] ?? null ) ) {
			return self::damaged();
		}

		return array(
			'site'     => is_string( $file['site'] ?? null ) ? mb_substr( wp_strip_all_tags( $file['site'], true ), 0, self::MAX_ADDRESS_LENGTH ) : '',
			'modules'  => $file['modules'],
			'settings' => $file['settings'],
		);
	}

	public static function too_large(): WP_Error {
		return self::problem(
			'too_large',
			/* translators: %s: size, such as 1 MB. */
			sprintf( __( 'The file is larger than %s, so it can’t be a settings file. Choose a file that was exported from this plugin.', 'jetpack-dashboard' ), (string) size_format( self::MAX_BYTES ) )
		);
	}

	private static function damaged(): WP_Error {
		return self::problem( 'damaged_file', __( 'This settings file is incomplete or damaged. Export the settings again, and choose the new file.', 'jetpack-dashboard' ) );
	}

	private static function problem( string $code, string $message ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 400 ) );
	}
}
