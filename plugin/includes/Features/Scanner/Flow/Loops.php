<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** What loops do with variables. Their statements are gone through once. */
final class Loops {

	/** Operators that change a variable each time. */
	private const CHANGES = array( T_INC, T_DEC, T_CONCAT_EQUAL, T_PLUS_EQUAL, T_MINUS_EQUAL );

	/** Tokens of a loop in which changes are looked for. */
	private const MAX_LOOP = 400;

	private Run $run;
	private Tokens $tokens;
	private Expressions $expressions;
	private Variables $variables;

	public function __construct( Run $run, Expressions $expressions, Variables $variables ) {
		$this->run         = $run;
		$this->tokens      = $run->tokens;
		$this->expressions = $expressions;
		$this->variables   = $variables;
	}

	/** Forgets the texts of variables that a loop counts up or adds to. */
	public function repeat( int $at ): void {
		$end = T_DO === $this->tokens->types[ $at ] ? $at : ( $this->tokens->ends[ $at + 1 ] ?? $at );
		$end = '{' === $this->tokens->types[ $end + 1 ] ? ( $this->tokens->ends[ $end + 1 ] ?? $end ) : $this->tokens->next( ';', $end );
		$end = min( $end, $at + self::MAX_LOOP );
		for ( $i = $at; $i < $end; $i++ ) {
			$type = $this->tokens->types[ $i ];
			if ( T_VARIABLE === $type && ( in_array( $this->tokens->types[ $i + 1 ], self::CHANGES, true ) || T_INC === $this->tokens->types[ $i - 1 ] || T_DEC === $this->tokens->types[ $i - 1 ] ) ) {
				$place = new Place( substr( $this->tokens->texts[ $i ], 1 ) );
				$value = $this->variables->read( $place );
				if ( '' !== $value->text ) {
					$this->variables->write( $place, $value->without_text() );
				}
			}
		}
	}

	/** Assigns an element to the variable of a `foreach`. */
	public function for_each( int $at ): void {
		$run  = $this->run;
		$open = $at + 1;
		if ( '(' !== $this->tokens->types[ $open ] ) {
			++$run->at;
			return;
		}
		$run->at = $open + 1;
		$list    = $this->expressions->evaluate();
		$value   = null === $list->text ? $this->variables->element( $list, null, null ) : new Value();
		if ( count( $list->items ?? array() ) > 2 && array( 1 ) === array_values( array_unique( array_map( static fn( Value $item ): int => strlen( (string) $item->text ), $list->items ) ) ) ) {
			// A text in single characters.
			$value = $value->and_flags( Value::DECODED );
		}
		$end = $this->tokens->ends[ $open ] ?? $this->tokens->count;
		if ( T_AS === $this->tokens->types[ $run->at ] ) {
			$arrow = $run->at + 1;
			while ( $arrow < $end && T_DOUBLE_ARROW !== $this->tokens->types[ $arrow ] && '[' !== $this->tokens->types[ $arrow ] && T_LIST !== $this->tokens->types[ $arrow ] ) {
				++$arrow;
			}
			$is_keyed = T_DOUBLE_ARROW === $this->tokens->types[ $arrow ];
			if ( $is_keyed ) {
				$this->bind( $run->at + 1, $list->items ? self::key( $list->items ) : new Value( $list->flags ) );
			}
			$this->bind( $is_keyed ? $arrow + 1 : $run->at + 1, $value );
		}
		$this->repeat( $at );
		$run->at = $end + 1;
	}

	/**
	 * One of the keys.
	 *
	 * @param array<int|string, Value> $items
	 */
	private static function key( array $items ): Value {
		$keys = array_map( static fn( string $key ): Value => Value::text( $key ), array_values( array_filter( array_keys( $items ), 'is_string' ) ) );

		return $keys ? array_reduce( $keys, static fn( Value $key, Value $other ): Value => $key->or( $other ), $keys[0] ) : new Value();
	}

	/** Assigns to the variable or list at a token. */
	private function bind( int $at, Value $value ): void {
		$at = '&' === $this->tokens->texts[ $at ] ? $at + 1 : $at;
		if ( T_LIST === $this->tokens->types[ $at ] ) {
			++$at;
		}
		if ( T_VARIABLE === $this->tokens->types[ $at ] ) {
			$this->variables->write( new Place( substr( $this->tokens->texts[ $at ], 1 ) ), $value );
		} elseif ( isset( $this->tokens->ends[ $at ] ) ) {
			for ( $i = $at + 1; $i < $this->tokens->ends[ $at ]; $i++ ) {
				if ( T_VARIABLE === $this->tokens->types[ $i ] ) {
					$this->variables->write( new Place( substr( $this->tokens->texts[ $i ], 1 ) ), new Value( $value->flags ) );
				}
			}
		}
	}
}
