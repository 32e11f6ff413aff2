<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Kernel\Container;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Runs the checks of all features. */
class Write_Checks implements Write_Check {

	/** The REST argument that confirms a change. */
	public const INSIST = 'insist';

	private Feature_Files $features;
	private Container $services;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	/** @param array<string, mixed> $values New values by setting, and states by module. */
	public function problem( array $values ): ?WP_Error {
		foreach ( $this->features->all() as $feature ) {
			foreach ( $feature->write_checks() as $class_name ) {
				$problem = $this->services->get( $class_name )->problem( $values );

				if ( $problem ) {
					return $problem;
				}
			}
		}

		return null;
	}

	/** @return array<string, array<string, mixed>> The REST argument of checked routes. */
	public static function arguments(): array {
		return array(
			self::INSIST => array(
				'description' => __( 'Whether to save even if it blocks the sender’s own IP address.', 'jetpack-dashboard' ),
				'type'        => 'boolean',
				'default'     => false,
			),
		);
	}
}
