<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Boots each feature once per request. */
class Module_Loader {

	private Feature_Files $features;
	private Container $services;

	/** @var array<string, true> */
	private array $loaded = array();

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	/**
	 * Primes all settings in one query.
	 *
	 * @param string[] $slugs
	 */
	public function load_all( array $slugs ): void {
		$groups  = $slugs;
		$options = array();

		foreach ( $slugs as $slug ) {
			$feature = $this->features->get( $slug );
			if ( $feature ) {
				$groups  = array_merge( $groups, $feature->reads_settings_of() );
				$options = array_merge( $options, $feature->options() );
			}
		}

		if ( $slugs ) {
			$this->services->get( Settings_Store::class )->prime_modules( array_values( array_unique( $groups ) ), $options );
			$this->services->get( Block_Switch::class )->register();
		}

		array_map( array( $this, 'load' ), $slugs );

		foreach ( array_diff( self::slugs_to_keep(), $slugs ) as $slug ) {
			$feature = $this->features->get( $slug );
			if ( $feature ) {
				$feature->boot_inactive( $this->services );
			}
		}
	}

	/** @return string[] Modules whose data needs hooks even while they are inactive. */
	private static function slugs_to_keep(): array {
		$length = strlen( Kind::KEEP_PREFIX );
		$slugs  = array();

		foreach ( wp_load_alloptions() as $name => $value ) {
			if ( '1' === (string) $value && 0 === strncmp( (string) $name, Kind::KEEP_PREFIX, $length ) ) {
				$slugs[] = substr( (string) $name, $length );
			}
		}

		return $slugs;
	}

	public function load( string $slug ): void {
		if ( isset( $this->loaded[ $slug ] ) ) {
			return;
		}
		$this->loaded[ $slug ] = true;

		$feature = $this->features->get( $slug );
		if ( $feature ) {
			$feature->boot( $this->services );
		}
	}
}
