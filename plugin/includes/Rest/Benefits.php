<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Lists the benefits of active modules (GET site/benefits). Zero values are left out. */
final class Benefits {

	private Module_Registry $modules;
	private Feature_Files $features;
	private Container $services;

	public function __construct( Module_Registry $modules, Feature_Files $features, Container $services ) {
		$this->modules  = $modules;
		$this->features = $features;
		$this->services = $services;
	}

	/** @return array<int, array{name: string, title: string, description: string, value?: int}> In the order of the modules. */
	public function to_array(): array {
		$benefits = array();

		foreach ( $this->modules->all() as $slug => $module ) {
			$feature = $module->has_behavior && $this->modules->is_active( $slug ) ? $this->features->get( $slug ) : null;
			$benefit = $feature ? $this->benefit( $feature ) : null;

			if ( $benefit && ( $benefit['value'] ?? 1 ) > 0 ) {
				$benefits[] = $benefit;
			}
		}

		return $benefits;
	}

	/** @return array{name: string, title: string, description: string, value?: int}|null */
	private function benefit( Feature $feature ): ?array {
		try {
			return $feature->benefit( $this->services );
		} catch ( Storage_Error $error ) {
			return null;
		}
	}
}
