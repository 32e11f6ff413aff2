<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Setting_Names;
use Jetpack_Dashboard\Settings\Setting_Source;

defined( 'ABSPATH' ) || exit;

/** Loads `Features/<Name>/feature.php`. The folder name is derived from the slug: `seo-tools` is in `Seo_Tools`. */
class Feature_Files implements Setting_Source {

	private static ?self $shipped = null;

	/** With a trailing slash. */
	private string $folder;

	/**
	 * Loaded features by slug.
	 *
	 * @var array<string, Feature>
	 */
	private array $features = array();

	/**
	 * Results of file() by slug: every question whether a module is active asks for all active ones.
	 *
	 * @var array<string, string>
	 */
	private array $paths = array();

	/**
	 * Absolute paths by slug; null until they are needed.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $files = null;

	/**
	 * Options by group and key, as far as they are known.
	 *
	 * @var array<string, array<string, string>>
	 */
	private array $options;

	/**
	 * Option, type and default by key, as far as they are known.
	 *
	 * @var array<string, array{string, string, mixed}>
	 */
	private array $stored;

	/**
	 * @param string                                      $folder
	 * @param array<string, array<string, string>>        $options Setting_Names::ALL of the features in the folder, if there is one.
	 * @param array<string, array{string, string, mixed}> $stored  Setting_Names::STORED of them.
	 */
	public function __construct( string $folder, array $options = array(), array $stored = array() ) {
		$this->folder  = rtrim( $folder, '/\\' ) . '/';
		$this->options = $options;
		$this->stored  = $stored;
	}

	public static function shipped(): self {
		self::$shipped = self::$shipped ?? new self( dirname( __DIR__ ) . '/Features', Setting_Names::ALL, Setting_Names::STORED );

		return self::$shipped;
	}

	/** @return string Absolute path; '' if it doesn't exist. */
	public function file( string $slug ): string {
		if ( ! isset( $this->paths[ $slug ] ) ) {
			$path = $this->folder . str_replace( ' ', '_', ucwords( str_replace( '-', ' ', $slug ) ) ) . '/feature.php';

			// A file whose settings are known comes with the plugin.
			$this->paths[ $slug ] = isset( $this->options[ $slug ] ) || ( preg_match( '/^[a-z][a-z-]*$/', $slug ) && is_file( $path ) ) ? $path : '';
		}

		return $this->paths[ $slug ];
	}

	/** @return array<string, string> Absolute paths by slug. */
	public function files(): array {
		if ( null === $this->files ) {
			$found       = glob( $this->folder . '*/feature.php' );
			$this->files = array();

			foreach ( false === $found ? array() : $found as $file ) {
				$this->files[ strtolower( str_replace( '_', '-', basename( dirname( $file ) ) ) ) ] = $file;
			}
		}

		return $this->files;
	}

	/** @return Feature|null Null if it doesn't exist. */
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

	/** @return array<string, Feature> By slug. */
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

	/** @return \Jetpack_Dashboard\Settings\Setting[] */
	public function settings_of( string $group ): array {
		$feature = $this->get( $group );

		return $feature ? $feature->settings() : array();
	}

	public function group_of( string $key ): string {
		foreach ( $this->options as $group => $options ) {
			if ( isset( $options[ $key ] ) ) {
				return $group;
			}
		}

		return '';
	}

	public function stored_as( string $key ): ?array {
		return $this->stored[ $key ] ?? null;
	}

	/** @return array<string, string>|null */
	public function options_of( string $group ): ?array {
		return $this->options[ $group ] ?? null;
	}

	public function groups(): array {
		return array_keys( $this->files() );
	}
}
