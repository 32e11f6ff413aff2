<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Setting_Source;

defined( 'ABSPATH' ) || exit;

/** Loads `Features/<Name>/feature.php`, each once. The folder's name is the slug's: `seo-tools` is in `Seo_Tools`. */
class Feature_Files implements Setting_Source {

	/** The features that the plugin ships. */
	private static ?self $shipped = null;

	/** The folder of the features' folders, with a slash at its end. */
	private string $folder;

	/**
	 * Features that were loaded, by slug.
	 *
	 * @var array<string, Feature>
	 */
	private array $features = array();

	/** @param string $folder The folder of the features' folders. */
	public function __construct( string $folder ) {
		$this->folder = rtrim( $folder, '/\\' ) . '/';
	}

	/** The features that the plugin ships. */
	public static function shipped(): self {
		self::$shipped = self::$shipped ?? new self( dirname( __DIR__ ) . '/Features' );

		return self::$shipped;
	}

	/**
	 * The file of one feature.
	 *
	 * @return string Absolute path; '' when there is none.
	 */
	public function file( string $slug ): string {
		$path = $this->folder . str_replace( ' ', '_', ucwords( str_replace( '-', ' ', $slug ) ) ) . '/feature.php';

		return preg_match( '/^[a-z][a-z-]*$/', $slug ) && is_file( $path ) ? $path : '';
	}

	/**
	 * Every feature's file.
	 *
	 * @return array<string, string> Absolute paths by slug.
	 */
	public function files(): array {
		$found = glob( $this->folder . '*/feature.php' );
		$files = array();

		foreach ( false === $found ? array() : $found as $file ) {
			$files[ strtolower( str_replace( '_', '-', basename( dirname( $file ) ) ) ) ] = $file;
		}

		return $files;
	}

	/** @return Feature|null Null when there is no such feature. */
	public function get( string $slug ): ?Feature {
		if ( ! isset( $this->features[ $slug ] ) ) {
			$file = $this->file( $slug );
			if ( '' === $file ) {
				return null;
			}

			$this->features[ $slug ] = require $file;
		}

		return $this->features[ $slug ];
	}

	/**
	 * Every feature.
	 *
	 * @return array<string, Feature> By slug.
	 */
	public function all(): array {
		$features = array();

		foreach ( array_keys( $this->files() ) as $slug ) {
			$feature = $this->get( $slug );
			if ( $feature ) {
				$features[ $slug ] = $feature;
			}
		}

		return $features;
	}

	/**
	 * The settings of one feature.
	 *
	 * @return \Jetpack_Dashboard\Settings\Setting[]
	 */
	public function settings_of( string $group ): array {
		$feature = $this->get( $group );

		return $feature ? $feature->settings() : array();
	}

	/**
	 * The features that may have settings.
	 *
	 * @return string[]
	 */
	public function groups(): array {
		return array_keys( $this->files() );
	}
}
