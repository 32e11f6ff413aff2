<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Evaluates what stands between operators: variables, literals, calls, closures and keywords. */
final class Operands {

	/** Stands for the file that is checked. */
	public const OWN_FILE = '/this/file.php';

	/** Constants of WordPress. */
	private const FOLDERS = array( 'ABSPATH', 'WP_CONTENT_DIR', 'WP_PLUGIN_DIR', 'WPINC', 'WPMU_PLUGIN_DIR' );

	private Run $run;
	private Tokens $tokens;
	private Expressions $expressions;
	private Accesses $accesses;
	private Assignments $assignments;
	private Texts $texts;
	private Variables $variables;
	private Sinks $sinks;

	public function __construct( Run $run, Expressions $expressions, Accesses $accesses, Assignments $assignments, Texts $texts, Variables $variables, Sinks $sinks ) {
		$this->run         = $run;
		$this->tokens      = $run->tokens;
		$this->expressions = $expressions;
		$this->accesses    = $accesses;
		$this->assignments = $assignments;
		$this->texts       = $texts;
		$this->variables   = $variables;
		$this->sinks       = $sinks;
	}

	public function evaluate(): Value {
		$run        = $this->run;
		$at         = $run->at++;
		$type       = $this->tokens->types[ $at ];
		$text       = $this->tokens->texts[ $at ];
		$run->place = null;
		switch ( $type ) {
			case T_VARIABLE:
				$run->place = new Place( substr( $text, 1 ) );
				return $this->accesses->of( $this->variables->read( $run->place ) );
			case T_STRING:
				return $this->name( $text );
			case T_CONSTANT_ENCAPSED_STRING:
				return $this->accesses->of( $this->texts->literal( $text, $at ) );
			case T_LNUMBER:
				return Value::text( (string) intval( $text, 0 ) );
			case '(':
				$value = $this->expressions->evaluate();
				$place = $run->place;
				$this->go_behind( $at );
				$run->place = $place;
				return $this->accesses->of( $value );
			case '[':
				return $this->items( $at );
			case T_ARRAY:
			case T_LIST:
				return '(' === $this->tokens->types[ $run->at ] ? $this->items( $run->at++ ) : new Value();
			case '"':
			case '`':
			case T_START_HEREDOC:
				return $this->accesses->of( $this->texts->interpolated( $type, $at ) );
			case '$':
				return $this->accesses->variable_variable( $at );
			case T_NEW:
				return $this->accesses->created( $at );
			case T_FUNCTION:
			case T_FN:
				return $this->accesses->of( $this->accesses->closure( $at ) );
			case T_STATIC:
				// Before a closure, or in `static::method()`.
				return in_array( $this->tokens->types[ $run->at ], array( T_FUNCTION, T_FN ), true ) ? $this->accesses->closure( $run->at++ ) : $this->accesses->of( new Value() );
			case T_FILE:
				return Value::text( self::OWN_FILE );
			case T_DIR:
				return Value::text( dirname( self::OWN_FILE ) );
			case T_CLASS_C:
				return $this->accesses->of( Value::text( $run->scope->class_name ) );
			case T_ISSET:
			case T_EMPTY:
			case T_UNSET:
				return $this->is_set();
			default:
				return $this->prefixed( $type, $at );
		}
	}

	/** @param int|string $type Of the token before. */
	private function prefixed( $type, int $at ): Value {
		switch ( $type ) {
			case '@':
			case '&':
			case T_ELLIPSIS:
			case T_CLONE:
			case T_STRING_CAST:
			case T_OBJECT_CAST:
				return $this->expressions->prefixed();
			case T_ARRAY_CAST:
				$value = $this->expressions->prefixed();
				return null === $value->text ? $value : Value::items( array( $value ) );
			case '!':
				return $this->expressions->prefixed()->negated();
			case '+':
			case '-':
				return Folding::operator( (string) $type, Value::text( '0' ), $this->expressions->prefixed() ) ?? new Value();
			case '~':
				$value = $this->expressions->prefixed();
				return null === $value->text ? new Value( $value->flags ) : Value::text( ~$value->text, $value->flags | Value::DECODED );
			case T_INC:
			case T_DEC:
				return $this->assignments->counted( $this->expressions->prefixed(), T_INC === $type );
			case T_INT_CAST:
			case T_DOUBLE_CAST:
			case T_BOOL_CAST:
				$value = $this->expressions->prefixed();
				return new Value( ( $value->has( Value::REQUEST | Value::NUMBER ) ? Value::NUMBER : 0 ) | ( $value->flags & Value::CHECKS ) );
			case T_PRINT:
				$this->sinks->shown( $this->expressions->evaluate( 2 ), $at );
				return new Value();
			case T_EVAL:
				$value = $this->expressions->prefixed();
				$this->sinks->run( 'eval', $value, $at );
				return new Value( $value->flags );
			case T_INCLUDE:
			case T_INCLUDE_ONCE:
			case T_REQUIRE:
			case T_REQUIRE_ONCE:
				$this->sinks->included( $this->expressions->evaluate( 2 ), $at );
				return new Value();
			case T_EXIT:
				if ( '(' === $this->tokens->types[ $this->run->at ] && ')' !== $this->tokens->types[ $this->run->at + 1 ] ) {
					$this->sinks->shown( $this->expressions->prefixed(), $at );
				}
				return new Value();
			case T_YIELD:
			case T_YIELD_FROM:
				$value = $this->expressions->evaluate();
				$scope = $this->run->scope;

				$scope->returned = $scope->returned ? $scope->returned->or( $value ) : $value;
				return new Value();
			case T_THROW:
				$this->run->thrown |= $this->expressions->evaluate()->flags;
				return new Value();
			default:
				if ( defined( 'T_MATCH' ) && constant( 'T_MATCH' ) === $type ) {
					return $this->accesses->of( $this->chosen() );
				}
				if ( ! is_int( $type ) ) {
					// A bracket or the like, not part of an expression.
					--$this->run->at;
				}
				return new Value();
		}
	}

	/** A `match`: one of its results. */
	private function chosen(): Value {
		$run   = $this->run;
		$value = new Value();
		$this->expressions->prefixed();
		$end = $this->tokens->ends[ $run->at++ ] ?? $this->tokens->count;
		while ( $run->at < $end && ! $run->is_over() ) {
			$before = $run->at;
			$this->expressions->evaluate();
			if ( T_DOUBLE_ARROW === $this->tokens->types[ $run->at ] ) {
				++$run->at;
				$value = $value->or( $this->expressions->evaluate() );
			} elseif ( $run->at === $before || ',' === $this->tokens->types[ $run->at ] ) {
				++$run->at;
			}
		}
		$run->at    = $end + 1;
		$run->place = null;

		return $value;
	}

	/** A function, constant or class. */
	private function name( string $name ): Value {
		switch ( $this->tokens->types[ $this->run->at ] ) {
			case '(':
				return $this->accesses->called( strtolower( $name ) );
			case T_DOUBLE_COLON:
				return $this->accesses->of( new Value() );
		}
		switch ( strtolower( $name ) ) {
			case 'true':
				return Value::text( '1' );
			case 'false':
			case 'null':
				return Value::text( '' );
			case 'db_password':
			case 'auth_key':
			case 'secure_auth_key':
			case 'logged_in_key':
			case 'nonce_key':
			case 'auth_salt':
				return $this->accesses->of( new Value( Value::ACCESS ) );
			default:
				return $this->accesses->of( $this->run->constants[ $name ] ?? ( in_array( $name, self::FOLDERS, true ) ? Value::text( '/' . strtolower( $name ) . '/' ) : new Value() ) );
		}
	}

	/** An array, or a list of variables that elements are assigned to. */
	private function items( int $open ): Value {
		$run   = $this->run;
		$end   = $this->tokens->ends[ $open ] ?? $this->tokens->count;
		$items = array();
		if ( '=' === $this->tokens->types[ $end + 1 ] ) {
			$run->at = $end + 2;
			$value   = $this->expressions->evaluate( 2 );
			$this->assignments->assign_list( $open, $value );
			return $value;
		}
		while ( $run->at < $end ) {
			$before = $run->at;
			$key    = null;
			$value  = $this->expressions->evaluate();
			if ( T_DOUBLE_ARROW === $this->tokens->types[ $run->at ] ) {
				++$run->at;
				$key   = $value->text;
				$value = null === $key && $value->flags ? $this->expressions->evaluate()->and_flags( $value->flags ) : $this->expressions->evaluate();
			}
			if ( T_ELLIPSIS === $this->tokens->types[ $before ] && $value->items ) {
				array_push( $items, ...array_values( $value->items ) );
			} elseif ( null === $key ) {
				$items[] = $value;
			} else {
				$items[ $key ] = $value;
			}
			if ( $run->at === $before || ',' === $this->tokens->types[ $run->at ] ) {
				++$run->at;
			}
		}
		$run->at    = $end + 1;
		$run->place = null;

		return $this->accesses->of( Value::items( $items ) );
	}

	/** If an element with a visitor's key exists in a list of the file, the key is one of that list. */
	private function is_set(): Value {
		$run = $this->run;
		$end = $this->tokens->ends[ $run->at ] ?? $run->at;
		for ( $i = $run->at + 1; $i < $end; $i++ ) {
			$run->scope->is_for_request = $run->scope->is_for_request || ( T_VARIABLE === $this->tokens->types[ $i ] && Variables::is_superglobal( substr( $this->tokens->texts[ $i ], 1 ) ) );
			if ( '[' === $this->tokens->types[ $i ] && ! $this->is_sent( $i - 1 ) ) {
				$run->at = $i + 1;
				$this->expressions->evaluate();
				$this->variables->limit( $run->place );
			}
		}
		$run->at    = $end + 1;
		$run->place = null;

		return new Value();
	}

	/** Whether a visitor sends the list at a token. */
	private function is_sent( int $at ): bool {
		return T_VARIABLE === $this->tokens->types[ $at ] && $this->variables->read( new Place( substr( $this->tokens->texts[ $at ], 1 ) ) )->has( Value::REQUEST | Value::SERVER | Value::FILES );
	}

	private function go_behind( int $open ): void {
		$this->run->at = ( $this->tokens->ends[ $open ] ?? $this->tokens->count ) + 1;
	}
}
