<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

use LogicException;
use ReflectionClass;
use ReflectionNamedType;

defined( 'ABSPATH' ) || exit;

/**
 * Creates each service once, on first use. Constructors that only take classes are resolved by their types (autowiring). Other classes
 * need a factory, added with set().
 */
final class Container {

	/** @var array<class-string, callable(self): object> */
	private $factories = array();

	/**
	 * Created services by class.
	 *
	 * @var array<class-string, object>
	 */
	private array $services = array();

	public function __construct() {
		$this->services[ self::class ] = $this;
	}

	/**
	 * Adds or replaces a factory. A service that exists already is dropped.
	 *
	 * @param class-string<T>   $class_name
	 * @param callable(self): T $factory
	 * @template T of object
	 */
	public function set( string $class_name, callable $factory ): void {
		$this->factories[ $class_name ] = $factory;
		unset( $this->services[ $class_name ] );
	}

	/**
	 * @param class-string<T> $class_name
	 * @template T of object
	 * @return T
	 * @throws LogicException If a constructor parameter isn't a class, and there is no factory.
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
	 * Returns a function that gets the service, for optional use.
	 *
	 * @param class-string<T> $class_name
	 * @template T of object
	 * @return callable(): T
	 */
	public function lazy( string $class_name ): callable {
		return fn() => $this->get( $class_name );
	}

	/**
	 * Returns a callback for a hook that rarely runs: the service is created when it does.
	 *
	 * @param class-string $class_name
	 * @return callable(mixed...): mixed
	 */
	public function method( string $class_name, string $method ): callable {
		return new Service_Method( $this, $class_name, $method );
	}

	/**
	 * Whether the service was created in this request.
	 *
	 * @param class-string $class_name
	 */
	public function has_built( string $class_name ): bool {
		return isset( $this->services[ $class_name ] );
	}

	/**
	 * Resolves constructor parameters by type. Optional parameters keep their defaults.
	 *
	 * @param class-string<T> $class_name
	 * @template T of object
	 * @return T
	 * @throws LogicException If a required parameter isn't a class.
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
