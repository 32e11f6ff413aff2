<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

use LogicException;
use ReflectionClass;
use ReflectionNamedType;

defined( 'ABSPATH' ) || exit;

/**
 * Builds each service once, when it is first needed.
 *
 * A class whose constructor takes only other classes needs no entry: the container reads the constructor's types.
 * A class that takes anything else gets a factory through set().
 */
final class Container {

	/** @var array<class-string, callable(self): object> */
	private $factories = array();

	/**
	 * Services that were built, by class.
	 *
	 * @var array<class-string, object>
	 */
	private array $services = array();

	public function __construct() {
		$this->services[ self::class ] = $this;
	}

	/**
	 * Says how a class is built. Replaces an earlier factory, and a service that was built already.
	 *
	 * @param class-string<T>   $class_name
	 * @param callable(self): T $factory    Builds it.
	 * @template T of object
	 */
	public function set( string $class_name, callable $factory ): void {
		$this->factories[ $class_name ] = $factory;
		unset( $this->services[ $class_name ] );
	}

	/**
	 * A service, the same one each time.
	 *
	 * @param class-string<T> $class_name
	 * @template T of object
	 * @return T
	 * @throws LogicException When its constructor takes something that is no class, and it has no factory.
	 */
	public function get( string $class_name ) {
		if ( ! isset( $this->services[ $class_name ] ) ) {
			$this->services[ $class_name ] = isset( $this->factories[ $class_name ] )
				? ( $this->factories[ $class_name ] )( $this )
				: $this->build( $class_name );
		}

		/** @var T $service */
		$service = $this->services[ $class_name ];

		return $service;
	}

	/**
	 * A function that gives a service, for whoever may not need it.
	 *
	 * @param class-string<T> $class_name
	 * @template T of object
	 * @return callable(): T
	 */
	public function lazy( string $class_name ): callable {
		return fn() => $this->get( $class_name );
	}

	/**
	 * Whether a service was built in this request.
	 *
	 * @param class-string $class_name
	 */
	public function has_built( string $class_name ): bool {
		return isset( $this->services[ $class_name ] );
	}

	/**
	 * Builds a class from the types of its constructor's parameters. Optional parameters keep their defaults.
	 *
	 * @param class-string<T> $class_name
	 * @template T of object
	 * @return T
	 * @throws LogicException When a required parameter is no class.
	 */
	private function build( string $class_name ) {
		$constructor = ( new ReflectionClass( $class_name ) )->getConstructor();
		$arguments   = array();

		foreach ( $constructor ? $constructor->getParameters() : array() as $parameter ) {
			if ( $parameter->isOptional() ) {
				break;
			}

			$type = $parameter->getType();
			if ( ! $type instanceof ReflectionNamedType || $type->isBuiltin() ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For developers; never shown.
				throw new LogicException( sprintf( '%1$s needs a factory: the container cannot build its parameter $%2$s.', $class_name, $parameter->getName() ) );
			}

			/** @var class-string $needed */
			$needed      = $type->getName();
			$arguments[] = $this->get( $needed );
		}

		return new $class_name( ...$arguments );
	}
}
