<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Goes through statements in their order. */
final class Statements {

	/** Tokens after which a block or a statement runs only in some cases. */
	private const CONDITIONS = array( T_IF, T_ELSEIF, T_ELSE, T_WHILE, T_FOR, T_FOREACH, T_SWITCH, T_TRY, T_CATCH, T_DO );

	private Run $run;
	private Tokens $tokens;
	private Expressions $expressions;
	private Variables $variables;
	private Sinks $sinks;
	private Loops $loops;
	private Guards $guards;

	public function __construct( Run $run, Expressions $expressions, Variables $variables, Sinks $sinks, Loops $loops ) {
		$this->run         = $run;
		$this->tokens      = $run->tokens;
		$this->expressions = $expressions;
		$this->variables   = $variables;
		$this->sinks       = $sinks;
		$this->loops       = $loops;
		$this->guards      = new Guards( $run );
	}

	public function run( int $start, int $end ): void {
		$run     = $this->run;
		$run->at = $start;
		/** @var int[] Ends of blocks that run only in some cases. */
		$blocks         = array();
		$is_conditional = false;
		$outer          = $this->guards;
		$this->guards   = new Guards( $run );
		while ( $run->at < $end && ! $run->is_over() ) {
			$at   = $run->at;
			$type = $this->tokens->types[ $at ];
			$this->guards->leave( $at );
			while ( $blocks && $at >= end( $blocks ) ) {
				array_pop( $blocks );
			}
			if ( '{' === $type && $is_conditional ) {
				$blocks[]       = $this->tokens->ends[ $at ] ?? $end;
				$is_conditional = false;
			}
			$run->scope->conditions = count( $blocks ) + ( $is_conditional ? 1 : 0 );
			if ( in_array( $type, self::CONDITIONS, true ) ) {
				$is_conditional = true;
			} elseif ( ';' === $type ) {
				$is_conditional = false;
			}
			$this->statement( $type, $at );
			if ( $run->at <= $at ) {
				$run->at = $at + 1;
			}
		}
		$this->guards->leave( PHP_INT_MAX );
		$this->guards = $outer;
	}

	/** @param int|string $type Of the current token. */
	private function statement( $type, int $at ): void {
		$run = $this->run;
		switch ( $type ) {
			case ';':
			case ':':
			case ',':
			case '{':
			case '}':
			case ')':
			case ']':
			case T_TRY:
			case T_BREAK:
			case T_CONTINUE:
			case T_FINALLY:
			case T_ABSTRACT:
			case T_FINAL:
			case T_PUBLIC:
			case T_PROTECTED:
			case T_PRIVATE:
			case T_VAR:
				++$run->at;
				return;
			case T_CASE:
			case T_DEFAULT:
				$this->guards->enter_case();
				++$run->at;
				return;
			case T_ELSE:
				$this->guards->enter_else( $at );
				++$run->at;
				return;
			case T_DO:
				$this->loops->repeat( $at );
				++$run->at;
				return;
			case T_WHILE:
				$this->loops->repeat( $at );
				$this->condition( $type, $at );
				return;
			case T_ELSEIF:
				$this->guards->enter_else_if();
				$this->condition( $type, $at );
				return;
			case T_IF:
			case T_SWITCH:
				$this->condition( $type, $at );
				return;
			case T_FOR:
				// The parts between its semicolons are statements.
				$run->at = $at + 2;
				$this->expressions->evaluate();
				$this->loops->repeat( $at );
				$this->guards->enter( ( $this->tokens->ends[ $at + 1 ] ?? $at + 1 ) + 1 );
				return;
			case T_FOREACH:
				$this->loops->for_each( $at );
				$this->guards->enter( $run->at );
				return;
			case T_ECHO:
				++$run->at;
				do {
					$this->sinks->shown( $this->expressions->evaluate(), $at );
				} while ( ',' === $this->tokens->types[ $run->at++ ] );
				--$run->at;
				return;
			case T_RETURN:
				++$run->at;
				$value                = $this->expressions->evaluate();
				$run->scope->returned = $run->scope->returned ? $run->scope->returned->or( $value ) : $value;
				return;
			case T_FUNCTION:
				$this->function( $at );
				return;
			case T_CLASS:
			case T_TRAIT:
			case T_INTERFACE:
				// Its properties and constants are statements, its methods are skipped.
				$run->at = $this->tokens->next( '{', $at ) + 1;
				return;
			case T_CONST:
				$this->constant( $at );
				return;
			case T_GLOBAL:
				$this->globals();
				return;
			case T_USE:
			case T_NAMESPACE:
			case T_DECLARE:
			case T_GOTO:
				$run->at = '(' === $this->tokens->types[ $at + 1 ] ? ( $this->tokens->ends[ $at + 1 ] ?? $at ) + 1 : $this->tokens->next( T_NAMESPACE === $type && '{' === $this->tokens->types[ $at + 2 ] ? '{' : ';', $at );
				return;
			case T_CATCH:
				$end     = $this->tokens->ends[ $at + 1 ] ?? $at + 1;
				$run->at = $end + 1;
				$this->guards->enter( $run->at );
				if ( T_VARIABLE === $this->tokens->types[ $end - 1 ] ) {
					$this->variables->write( new Place( substr( $this->tokens->texts[ $end - 1 ], 1 ) ), new Value( $run->thrown ) );
				}
				return;
			case T_VARIABLE:
				if ( $this->is_property( $at ) ) {
					$this->property( $at );
					return;
				}
				break;
		}
		if ( $this->expressions->evaluate()->has( Value::MAY_END ) ) {
			// A check whose result isn't used ends the request itself.
			$run->scope->is_checked = true;
			$run->scope->has_ended  = $run->scope->has_ended || 0 === $run->scope->conditions;
		}
	}

	/**
	 * Only the condition: what follows its brackets is another statement.
	 *
	 * @param int|string $type Of the token before the brackets.
	 */
	private function condition( $type, int $at ): void {
		$this->run->at = $at + 2;
		$flags         = $this->expressions->evaluate()->flags;
		$this->run->at = ( $this->tokens->ends[ $at + 1 ] ?? $at + 1 ) + 1;
		$this->guards->enter( $this->run->at, T_SWITCH === $type ? 0 : $flags, T_SWITCH === $type );
	}

	/** Whether a variable after `public` and the like is a property. */
	private function is_property( int $at ): bool {
		for ( $i = $at - 1; $i >= 0 && $i > $at - 5; $i-- ) {
			$type = $this->tokens->types[ $i ];
			if ( in_array( $type, array( T_PUBLIC, T_PROTECTED, T_PRIVATE, T_VAR, T_STATIC ), true ) ) {
				return true;
			}
			if ( ! in_array( $type, array( T_STRING, '?', '|', T_ARRAY ), true ) ) {
				return false;
			}
		}

		return false;
	}

	private function property( int $at ): void {
		if ( '=' === $this->tokens->types[ $at + 1 ] ) {
			$this->run->at += 2;
			$value          = $this->expressions->evaluate();
			$name           = substr( $this->tokens->texts[ $at ], 1 );
			$this->variables->write( Place::property( $name ), $value );
			if ( T_STATIC === $this->tokens->types[ $at - 1 ] ) {
				// In a function, it is a variable, which keeps its value.
				$key = "{$this->run->scope->start}:$name";

				$this->run->scope->statics[ $name ] = $key;
				$this->variables->write( new Place( $name ), isset( $this->run->statics[ $key ] ) ? $value->or( $this->run->statics[ $key ] ) : $value );
			}
		}
	}

	private function constant( int $at ): void {
		$equals = $this->tokens->next( '=', $at );
		if ( T_STRING === $this->tokens->types[ $equals - 1 ] ) {
			$this->run->at = $equals + 1;

			$this->run->constants[ $this->tokens->texts[ $equals - 1 ] ] = $this->expressions->evaluate();
		}
	}

	private function globals(): void {
		$run = $this->run;
		++$run->at;
		while ( T_VARIABLE === $this->tokens->types[ $run->at ] ) {
			$name = substr( $this->tokens->texts[ $run->at ], 1 );
			if ( isset( $run->main->variables[ $name ] ) ) {
				$run->scope->variables[ $name ] = $run->main->variables[ $name ];
			}
			$run->at += ',' === $this->tokens->types[ $run->at + 1 ] ? 2 : 1;
		}
	}

	/** Skips a function that is declared. It runs where it is called, and by itself. */
	private function function( int $at ): void {
		$open = $this->tokens->next( '(', $at );
		if ( $open <= $at + 3 && '(' !== $this->tokens->types[ $at + 1 ] ) {
			$body          = $this->tokens->body( '', '', $open );
			$this->run->at = $body ? $body->end + 1 : $open + 1;
			return;
		}
		$this->expressions->evaluate();
	}
}
