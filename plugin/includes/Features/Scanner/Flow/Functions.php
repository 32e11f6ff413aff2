<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Runs the file, and the functions that it declares with the arguments of each call. */
final class Functions {

	/** Calls within each other. */
	private const MAX_CALLS = 6;

	private Run $run;
	private Tokens $tokens;
	private Expressions $expressions;
	private Variables $variables;
	private Statements $statements;

	/** Calls that are running. */
	private int $calls = 0;

	/** @var array<string, Value> Results of calls with the same arguments. */
	private array $results = array();

	public function __construct( Run $run, Expressions $expressions, Variables $variables, Statements $statements ) {
		$this->run         = $run;
		$this->tokens      = $run->tokens;
		$this->expressions = $expressions;
		$this->variables   = $variables;
		$this->statements  = $statements;
	}

	/** The file, then each function as if it were called with unknown arguments. */
	public function run_all(): void {
		$run = $this->run;
		// `goto` runs statements in another order than they stand in.
		$times = in_array( T_GOTO, $this->tokens->types, true ) ? 3 : 1;
		for ( $i = 0; $i < $times; $i++ ) {
			$this->statements->run( 0, $this->tokens->count );
		}
		$known = -1;
		// Again if a property has got a value that functions before use.
		for ( $i = 0; $i < 2; $i++ ) {
			$flags = Value::flags_of( $run->properties );
			if ( $flags === $known ) {
				return;
			}
			$known         = $flags;
			$this->results = array();
			foreach ( $this->tokens->bodies as $bodies ) {
				foreach ( $bodies as $body ) {
					$arguments = '' === $body->class ? Hooks::arguments( $body->name ) : new Arguments();
					if ( 0 !== $known || $arguments->values || $this->tokens->has_source( $body ) ) {
						$this->call( $body, $arguments );
					}
				}
			}
			// Closures create closures.
			for ( $j = 0; isset( $run->closures[ $j ] ); $j++ ) {
				$this->call( $run->closures[ $j ], new Arguments() );
			}
		}
	}

	/** @return Value What the function returns. */
	public function call( Body $body, Arguments $arguments ): Value {
		$run = $this->run;
		$key = $this->key( $body, $arguments );
		if ( isset( $this->results[ $key ] ) || $this->calls >= self::MAX_CALLS ) {
			return $this->results[ $key ] ?? new Value();
		}
		// For calls of itself.
		$this->results[ $key ] = new Value();

		$outer      = $run->scope;
		$at         = $run->at;
		$place      = $run->place;
		$scope      = $this->scope( $body, $arguments );
		$run->scope = $scope;
		++$this->calls;
		if ( $body->is_arrow ) {
			$run->at         = $body->start;
			$scope->returned = $this->expressions->evaluate();
		} else {
			$this->statements->run( $body->start, $body->end );
		}
		--$this->calls;
		$run->scope = $outer;
		$run->at    = $at;
		$run->place = $place;
		foreach ( $arguments->places as $index => $argument ) {
			$name = $body->parameters[ $index ] ?? '';
			// Passed by reference.
			if ( $argument && in_array( $name, $body->references, true ) && isset( $scope->variables[ $name ] ) ) {
				$this->variables->write( $argument, $scope->variables[ $name ] );
			}
		}

		$this->results[ $key ] = $scope->returned ?? new Value();

		return $this->results[ $key ];
	}

	private function key( Body $body, Arguments $arguments ): string {
		$key = "{$body->start} " . (int) $this->run->scope->is_checked . (int) $this->run->is_at_login;
		foreach ( $arguments->values as $value ) {
			$key .= " {$value->flags}:" . ( null === $value->text ? ( $value->body ? $value->body->start . 'c' : '' ) : md5( $value->text ) );
		}

		return $key;
	}

	private function scope( Body $body, Arguments $arguments ): Scope {
		$scope             = new Scope();
		$scope->arguments  = $arguments->values;
		$scope->is_checked = $this->run->scope->is_checked;
		$scope->class_name = $body->class;
		if ( $body->outer ) {
			$scope->class_name = $body->outer->class_name;
			$scope->variables  = $body->is_arrow ? $body->outer->variables : array_intersect_key( $body->outer->variables, array_flip( $body->uses ) );
			$scope->is_checked = $scope->is_checked || $body->outer->is_checked;
		}
		foreach ( $body->parameters as $index => $name ) {
			if ( isset( $arguments->values[ $index ] ) ) {
				$scope->variables[ $name ] = $arguments->values[ $index ];
			} elseif ( 'wp_rest_request' === $body->types[ $index ] ) {
				$scope->variables[ $name ] = new Value( Value::REQUEST );
			}
		}

		return $scope;
	}
}
