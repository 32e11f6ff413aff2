<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Where a value is stored: a variable or property, and the keys of an element of it. */
final class Place {

	/** Without `$`. Properties of all classes begin with `->`. '' for a variable whose name isn't known. */
	public string $name;

	/** @var array<int, string|null> Null for a key that isn't known, or a new one. */
	public array $keys;

	/** @param array<int, string|null> $keys */
	public function __construct( string $name, array $keys = array() ) {
		$this->name = $name;
		$this->keys = $keys;
	}

	/** @param string $class_name '' if it isn't known. */
	public static function property( string $name, string $class_name = '' ): self {
		return new self( "->$class_name->$name" );
	}

	public function element( ?string $key ): self {
		return new self( $this->name, array_merge( $this->keys, array( $key ) ) );
	}
}
