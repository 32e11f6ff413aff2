<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

defined( 'ABSPATH' ) || exit;

/** The subjects of the active modules. */
final class Subjects {

	/** @var array<string, callable(): Subject> */
	private array $factories = array();

	/** @param callable(): Subject $factory Called once the subject is needed. */
	public function add( string $type, callable $factory ): void {
		$this->factories[ $type ] = $factory;
	}

	/** Null while its module is off. */
	public function get( string $type ): ?Subject {
		return isset( $this->factories[ $type ] ) ? ( $this->factories[ $type ] )() : null;
	}
}
