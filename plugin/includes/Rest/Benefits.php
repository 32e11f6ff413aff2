<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Features\Protect\Lockouts;
use Jetpack_Dashboard\Features\Stats\Report;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Statistics of active modules, from the site's own data (GET site/benefits). Zero values are left out. */
final class Benefits {

	private Module_Registry $modules;
	private Container $services;

	public function __construct( Module_Registry $modules, Container $services ) {
		$this->modules  = $modules;
		$this->services = $services;
	}

	/** @return array<int, array{name: string, title: string, description: string, value?: int}> Search has no value. */
	public function to_array(): array {
		$benefits = array();

		foreach ( $this->texts() as $name => list( $module, $title, $description ) ) {
			$value = $this->does_something( $module ) ? $this->value( $name ) : 0;

			if ( $value > 0 ) {
				$benefit    = array(
					'name'        => $name,
					'title'       => $title,
					'description' => $description,
				);
				$benefits[] = 'search' === $name ? $benefit : $benefit + array( 'value' => $value );
			}
		}

		return $benefits;
	}

	private function does_something( string $slug ): bool {
		$module = $this->modules->get( $slug );

		return null !== $module && $module->has_behavior && $this->modules->is_active( $slug );
	}

	private function value( string $name ): int {
		switch ( $name ) {
			case 'image-hosting':
				return array_sum( array_map( 'intval', (array) wp_count_attachments( 'image' ) ) );
			case 'video-hosting':
				return array_sum( array_map( 'intval', (array) wp_count_attachments( 'video' ) ) );
			case 'contact-form-feedback':
				return (int) ( wp_count_posts( 'feedback' )->publish ?? 0 );
			case 'search':
				return 1;
		}

		try {
			return max( 0, $this->count( $name ) );
		} catch ( Storage_Error $error ) {
			return 0;
		}
	}

	/** @throws Storage_Error */
	private function count( string $name ): int {
		switch ( $name ) {
			case 'jetpack-stats':
				return $this->services->get( Report::class )->summary()['views'];
			case 'protect':
				return (int) $this->services->get( Lockouts::class )->blocked_count();
		}

		return 0;
	}

	/** @return array<string, array{0: string, 1: string, 2: string}> Module, title and description by benefit. */
	private function texts(): array {
		return array(
			'jetpack-stats'         => array( 'stats', __( 'Site Stats', 'jetpack-dashboard' ), __( 'Counted views', 'jetpack-dashboard' ) ),
			'protect'               => array( 'protect', __( 'Brute force protection', 'jetpack-dashboard' ), __( 'Blocked malicious login attempts', 'jetpack-dashboard' ) ),
			'contact-form-feedback' => array( 'contact-form', __( 'Contact form', 'jetpack-dashboard' ), __( 'Messages from visitors', 'jetpack-dashboard' ) ),
			'image-hosting'         => array( 'photon', __( 'Image accelerator', 'jetpack-dashboard' ), __( 'Images that load faster', 'jetpack-dashboard' ) ),
			'video-hosting'         => array( 'videopress', __( 'VideoPress', 'jetpack-dashboard' ), __( 'Hosted videos', 'jetpack-dashboard' ) ),
			'search'                => array( 'search', __( 'Search', 'jetpack-dashboard' ), __( 'Visitors find what they are looking for', 'jetpack-dashboard' ) ),
		);
	}
}
