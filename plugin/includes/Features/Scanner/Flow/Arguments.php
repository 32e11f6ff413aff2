<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** The arguments of a call. */
final class Arguments {

	/** @var Value[] */
	public array $values = array();

	/** @var array<int, Place|null> Where the values are stored. */
	public array $places = array();

	/** @param Value[] $values */
	public function __construct( array $values = array() ) {
		$this->values = $values;
	}

	/** @param int $position From the end if it is negative. */
	public function value( int $position ): Value {
		return $this->values[ $position < 0 ? count( $this->values ) + $position : $position ] ?? new Value();
	}

	public function place( int $position ): ?Place {
		return $this->places[ $position ] ?? null;
	}

	public function flags(): int {
		return Value::flags_of( $this->values );
	}

	public function without_first(): self {
		return new self( array_slice( $this->values, 1 ) );
	}
}
