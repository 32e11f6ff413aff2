<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Evaluates what follows a value: elements, properties, calls and assignments. */
final class Accesses {

	/** How many arguments a list of unknown length is taken for, as in `usort( ...$list )`. */
	private const UNKNOWN_COUNT = 4;

	private Run $run;
	private Tokens $tokens;
	private Expressions $expressions;
	private Variables $variables;
	private Assignments $assignments;
	private Calls $calls;
	private Methods $methods;

	public function __construct( Run $run, Expressions $expressions, Variables $variables, Assignments $assignments, Calls $calls, Methods $methods ) {
		$this->run         = $run;
		$this->tokens      = $run->tokens;
		$this->expressions = $expressions;
		$this->variables   = $variables;
		$this->assignments = $assignments;
		$this->calls       = $calls;
		$this->methods     = $methods;
	}

	/** The result of all that follows a value. */
	public function of( Value $value ): Value {
		$run = $this->run;
		while ( $run->at < $this->tokens->count ) {
			$type = $this->tokens->types[ $run->at ];
			if ( '[' === $type || ( '{' === $type && $run->place && ')' !== $this->tokens->types[ $run->at - 1 ] ) ) {
				$value = $this->element( $value );
			} elseif ( T_OBJECT_OPERATOR === $type || '?->' === $this->tokens->texts[ $run->at ] || T_DOUBLE_COLON === $type ) {
				$value = $this->member( $value );
			} elseif ( '(' === $type ) {
				$at        = $run->at;
				$is_stored = null !== $run->place;
				$value     = $this->calls->dynamic( $value, $this->arguments(), $at, $is_stored );
			} elseif ( T_INC === $type || T_DEC === $type ) {
				++$run->at;
				$this->assignments->counted( $value, T_INC === $type );
			} elseif ( isset( Assignments::OPERATORS[ $type ] ) && $run->place ) {
				return $this->assignments->assigned( $value );
			} else {
				return $value;
			}
		}

		return $value;
	}

	private function element( Value $value ): Value {
		$run   = $this->run;
		$open  = $run->at++;
		$place = $run->place;
		$key   = null;
		if ( ']' !== $this->tokens->types[ $run->at ] ) {
			$key = $this->expressions->evaluate()->text;
		}
		$run->at    = ( $this->tokens->ends[ $open ] ?? $this->tokens->count ) + 1;
		$run->place = $place ? $place->element( $key ) : null;

		return $this->variables->element( $value, $place, $key );
	}

	private function member( Value $value ): Value {
		$run  = $this->run;
		$at   = $run->at++;
		$type = $this->tokens->types[ $run->at ];
		$name = $this->tokens->texts[ $run->at++ ];
		if ( ( T_VARIABLE === $type && T_DOUBLE_COLON !== $this->tokens->types[ $at ] ) || '{' === $type || '$' === $type ) {
			return $this->named_member( $type, $name );
		}
		if ( '(' === $this->tokens->types[ $run->at ] ) {
			$class_name = T_DOUBLE_COLON === $this->tokens->types[ $at ] ? strtolower( $this->tokens->texts[ $at - 1 ] ) : '';
			if ( T_VARIABLE === $type ) {
				$named = $this->variables->read( new Place( ltrim( $name, '$' ) ) );
				return $this->methods->call( $value, $class_name, isset( $this->tokens->bodies['__callstatic'] ) ? '__callstatic' : '', new Arguments( array( $named, Value::items( $this->arguments()->values ) ) ), $at );
			}
			return $this->methods->call( $value, $class_name, strtolower( $name ), $this->arguments(), $at );
		}
		if ( T_DOUBLE_COLON === $this->tokens->types[ $at ] && T_VARIABLE !== $type ) {
			$run->place = null;
			return $run->constants[ $name ] ?? new Value();
		}
		if ( isset( $value->items[ $name ] ) && T_VARIABLE !== $type ) {
			// A decoded object.
			$run->place = null;
			return $value->items[ $name ];
		}
		$is_own     = in_array( strtolower( $this->tokens->texts[ $at - 1 ] ), array( '$this', 'self', 'static' ), true );
		$run->place = Place::property( ltrim( $name, '$' ), $is_own ? $run->scope->class_name : '' );
		$stored     = $this->variables->read( $run->place );

		$flags = $value->flags | ( 'user_pass' === $name ? Value::ACCESS : 0 );
		if ( ! $stored->flags && ! $is_own && null === $stored->text && isset( $this->tokens->bodies['__get'] ) && '=' !== $this->tokens->types[ $run->at ] ) {
			$place      = $run->place;
			$stored     = $this->methods->call( $value, '', '__get', new Arguments( array( Value::text( $name ) ) ), $at );
			$run->place = $place;
		}

		return $flags ? $stored->and_flags( $flags ) : $stored;
	}

	/**
	 * `->$name`, `->$names[…]` and `->{…}`.
	 *
	 * @param int|string $type Of the token before.
	 */
	private function named_member( $type, string $text ): Value {
		$run        = $this->run;
		$at         = $run->at - 1;
		$run->place = T_VARIABLE === $type ? new Place( ltrim( $text, '$' ) ) : null;
		if ( $run->place ) {
			$name = $this->variables->read( $run->place );
			while ( '[' === $this->tokens->types[ $run->at ] ) {
				$name = $this->element( $name );
			}
		} else {
			$name    = $this->expressions->evaluate();
			$run->at = ( $this->tokens->ends[ $at ] ?? $run->at ) + 1;
		}
		$run->place = null;
		if ( '(' !== $this->tokens->types[ $run->at ] ) {
			return new Value();
		}
		$is_own    = '$this' === $this->tokens->texts[ $at - 2 ];
		$arguments = $this->arguments();
		if ( $is_own && null === $name->text && 0 !== ( $arguments->flags() & Value::REQUEST ) ) {
			return $this->methods->call_any( $run->scope->class_name, $arguments );
		}

		return $this->methods->call( new Value( $name->flags & $arguments->flags() & Value::REQUEST ), '', strtolower( $name->text ?? 'invoke' ), $arguments, $at );
	}

	/** The call of a function whose name is in the code. */
	public function called( string $name ): Value {
		$at = $this->run->at - 1;
		if ( T_ELLIPSIS === $this->tokens->types[ $at + 2 ] && ')' === $this->tokens->types[ $at + 3 ] ) {
			// The function itself, as a value.
			$this->run->at = $at + 4;
			return $this->of( Value::text( $name ) );
		}

		return $this->of( $this->calls->named( $name, $this->arguments(), $at ) );
	}

	/** The current token is the bracket before them. */
	public function arguments(): Arguments {
		$run       = $this->run;
		$end       = $this->tokens->ends[ $run->at ] ?? $this->tokens->count;
		$arguments = new Arguments();
		++$run->at;
		while ( $run->at < $end ) {
			$before = $run->at;
			if ( T_STRING === $this->tokens->types[ $before ] && ':' === $this->tokens->types[ $before + 1 ] ) {
				// A named argument.
				$run->at += 2;
			}
			$value = $this->expressions->evaluate();
			if ( T_ELLIPSIS === $this->tokens->types[ $before ] ) {
				array_push( $arguments->values, ...array_values( $value->items ?? array_fill( 0, self::UNKNOWN_COUNT, $value->element( null ) ) ) );
			} else {
				$arguments->values[]                                  = $value;
				$arguments->places[ count( $arguments->values ) - 1 ] = $run->place;
			}
			if ( $run->at === $before || ',' === $this->tokens->types[ $run->at ] ) {
				++$run->at;
			}
		}
		$run->at    = $end + 1;
		$run->place = null;

		return $arguments;
	}

	/** `${'name'}` and `$$name`. The current token is behind the first one. */
	public function variable_variable( int $at ): Value {
		$run  = $this->run;
		$open = T_DOLLAR_OPEN_CURLY_BRACES === $this->tokens->types[ $at ] ? $at : $at + 1;
		if ( '{' === $this->tokens->types[ $open ] || $open === $at ) {
			$run->at = $open + 1;
			$name    = $this->expressions->evaluate();
			$run->at = ( $this->tokens->ends[ $open ] ?? $this->tokens->count ) + 1;
		} elseif ( T_VARIABLE === $this->tokens->types[ $open ] ) {
			$run->at = $open + 1;
			$name    = $this->variables->read( new Place( substr( $this->tokens->texts[ $open ], 1 ) ) );
		} else {
			$name = $this->expressions->prefixed();
		}
		if ( null !== $name->text && $name->has( Value::DECODED ) && Variables::is_superglobal( $name->text ) ) {
			$run->report( 'hidden-name', $at );
		}
		$run->place = new Place( (string) $name->text );

		return $this->of( null === $name->text ? new Value( $run->scope->other->flags ) : $this->variables->read( $run->place ) );
	}

	public function closure( int $at ): Value {
		$run  = $this->run;
		$open = $this->tokens->next( '(', $at );
		$body = $this->tokens->body( '', '', $open );
		if ( ! $body ) {
			return new Value();
		}
		$body->outer     = $run->scope;
		$run->closures[] = $body;
		$run->at         = $body->end + ( $body->is_arrow ? 0 : 1 );
		$run->place      = null;

		return Value::closure( $body );
	}

	/** The current token is behind `new`. */
	public function created( int $at ): Value {
		$run  = $this->run;
		$type = $this->tokens->types[ $run->at ];
		$text = $this->tokens->texts[ $run->at++ ];
		if ( T_CLASS === $type ) {
			$arguments = '(' === $this->tokens->types[ $run->at ] ? $this->arguments() : new Arguments();
			$open      = $this->tokens->next( '{', $run->at );
			$run->at   = ( $this->tokens->ends[ $open ] ?? $this->tokens->count ) + 1;
			$name      = 'class@' . ( $at + 1 );
			return $this->of( $this->methods->created( Value::text( $name ), $arguments, $at ) );
		}

		$class = Value::text( $text );
		if ( T_VARIABLE === $type ) {
			$run->place = new Place( substr( $text, 1 ) );
			$class      = $this->variables->read( $run->place );
			while ( '[' === $this->tokens->types[ $run->at ] ) {
				$class = $this->element( $class );
			}
		}
		$arguments  = '(' === $this->tokens->types[ $run->at ] ? $this->arguments() : new Arguments();
		$run->place = null;

		return $this->of( $this->methods->created( $class, $arguments, $at ) );
	}
}
