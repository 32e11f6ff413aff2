<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Operators that change a variable. */
final class Assignments {

	public const OPERATORS = array(
		'='              => true,
		T_CONCAT_EQUAL   => true,
		T_COALESCE_EQUAL => true,
		T_PLUS_EQUAL     => true,
		T_MINUS_EQUAL    => true,
		T_XOR_EQUAL      => true,
		T_OR_EQUAL       => true,
		T_AND_EQUAL      => true,
		T_MUL_EQUAL      => true,
		T_DIV_EQUAL      => true,
		T_MOD_EQUAL      => true,
		T_SL_EQUAL       => true,
		T_SR_EQUAL       => true,
		T_POW_EQUAL      => true,
	);

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

	/** @param Value $old Of the place before. */
	public function assigned( Value $old ): Value {
		$run   = $this->run;
		$place = $run->place;
		$at    = $run->at++;
		$value = $this->expressions->evaluate( 2 );
		switch ( $this->tokens->types[ $at ] ) {
			case '=':
				break;
			case T_CONCAT_EQUAL:
				$value = $this->expressions->joined( $old, $value, $at );
				break;
			case T_COALESCE_EQUAL:
				$value = $old->or( $value );
				break;
			case T_XOR_EQUAL:
				$value = new Value( $old->flags | $value->flags | Value::DECODED );
				break;
			case T_PLUS_EQUAL:
				$value = Folding::operator( '+', $old, $value ) ?? $old->or( $value );
				break;
			default:
				$value = new Value();
		}
		if ( $place ) {
			// In a condition, the old value remains possible, unless the new one is made of it.
			$is_certain = 0 === $run->scope->conditions || T_CONCAT_EQUAL === $this->tokens->types[ $at ] || $value->flags || $this->mentions( $place, $at, $run->at );
			$this->variables->write( $place, $value, $is_certain );
		}
		$run->place = null;

		return $value->has( Value::MAY_END ) ? $value->without_flags( Value::MAY_END ) : $value;
	}

	private function mentions( Place $place, int $from, int $to ): bool {
		for ( $i = $from; $i < $to; $i++ ) {
			if ( T_VARIABLE === $this->tokens->types[ $i ] && '$' . $place->name === $this->tokens->texts[ $i ] ) {
				return true;
			}
		}

		return false;
	}

	/** Assigns elements to the variables in brackets. */
	public function assign_list( int $open, Value $value ): void {
		$end      = $this->tokens->ends[ $open ] ?? $this->tokens->count;
		$position = 0;
		$key      = null;
		for ( $i = $open + 1; $i < $end; $i++ ) {
			$type = $this->tokens->types[ $i ];
			if ( T_VARIABLE === $type ) {
				$this->variables->write( new Place( substr( $this->tokens->texts[ $i ], 1 ) ), $value->element( $key ?? (string) $position ) );
			} elseif ( T_DOUBLE_ARROW === $type ) {
				$key = Folding::literal( $this->tokens->texts[ $i - 1 ] );
			} elseif ( ',' === $type ) {
				++$position;
			}
			$i = T_VARIABLE !== $type && isset( $this->tokens->ends[ $i ] ) ? $this->tokens->ends[ $i ] : $i;
		}
	}

	/** `++` and `--`. Letters count too: code without letters makes its names so. */
	public function counted( Value $value, bool $is_up ): Value {
		$place = $this->run->place;
		$text  = $value->text;
		if ( ! $place ) {
			return new Value();
		}
		$new = new Value();
		if ( null !== $text && strlen( $text ) < 10 && 1 === preg_match( '/^\w+$/D', $text ) ) {
			if ( is_numeric( $text ) ) {
				$new = Folding::operator( $is_up ? '+' : '-', $value, Value::text( '1' ) ) ?? $new;
			} elseif ( $is_up ) {
				$new = Value::text( (string) ++$text, $value->flags | Value::DECODED );
			}
		}
		$this->variables->write( $place, $new );
		$this->run->place = null;

		return $new;
	}
}
