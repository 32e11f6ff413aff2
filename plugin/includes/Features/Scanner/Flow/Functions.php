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

	/** @var array<string, true> Calls that end the request of those who may not do what follows. */
	private array $ended = array();

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
			$flags = Value::flags_of( $run->properties ) & ~Value::CHECKS;
			if ( $flags === $known ) {
				break;
			}
			$known         = $flags;
			$this->results = array();
			// Callers first: what they check before a call holds in it.
			foreach ( array( false, true ) as $is_called ) {
				foreach ( $this->tokens->bodies as $name => $bodies ) {
					if ( $is_called === isset( $this->tokens->called[ $name ] ) && false === strpos( $name, '::' ) ) {
						$this->run_bodies( $bodies, 0 !== $known );
					}
				}
			}
			// Closures create closures.
			$is_checked = $run->main->is_checked;
			for ( $j = 0; isset( $run->closures[ $j ] ); $j++ ) {
				$this->call( $run->closures[ $j ], new Arguments() );
				$run->main->is_checked = $is_checked;
			}
		}
		if ( $run->mails_at >= 0 && ( $run->properties['->->Body'] ?? new Value() )->has( Value::REQUEST ) && ( $run->properties['->->Subject'] ?? new Value() )->has( Value::REQUEST ) ) {
			$run->report( 'mailer', $run->mails_at );
		}
	}

	/**
	 * @param Body[] $bodies
	 * @param bool   $is_all Otherwise, only those in which an attack can start.
	 */
	private function run_bodies( array $bodies, bool $is_all ): void {
		$main       = $this->run->main;
		$is_checked = $main->is_checked;
		foreach ( $bodies as $body ) {
			$arguments = '' === $body->class || 'widget' === $body->name ? Hooks::arguments( $body->name ) : new Arguments();
			if ( $is_all || $arguments->values || $this->tokens->has_source( $body ) ) {
				$main->is_checked = $is_checked || $body->is_called_checked;
				$this->call( $body, $arguments );
			}
		}
		$main->is_checked = $is_checked;
	}

	/** @return Value What the function returns. */
	public function call( Body $body, Arguments $arguments ): Value {
		$run = $this->run;
		$key = $this->key( $body, $arguments );
		if ( isset( $this->ended[ $key ] ) ) {
			$run->scope->is_checked = true;
		}
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
		foreach ( $scope->statics as $name => $key_of_static ) {
			$run->statics[ $key_of_static ] = $scope->variables[ $name ] ?? new Value();
		}
		$body->is_for_crawlers = $body->is_for_crawlers || $scope->is_for_crawlers || $scope->is_called_for_crawlers;
		if ( $scope->returned ) {
			// It returns who visits.
			$outer->is_called_for_crawlers = $outer->is_called_for_crawlers || $scope->is_for_crawlers;
			$outer->depends_on_browser     = $outer->depends_on_browser || $scope->depends_on_browser;
		}
		if ( $outer->is_checked ) {
			$body->is_called_checked = true;
		} elseif ( $scope->is_checked && $scope->returned && null !== $scope->returned->text ) {
			// It returns whether the check has succeeded.
			$scope->returned = $scope->returned->and_flags( Value::ALLOWED );
		}
		// If it ends the request, what follows is checked.
		if ( $scope->has_ended ) {
			$this->ended[ $key ] = true;
			$outer->is_checked   = true;
		}
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
		$scope->start      = $body->start;
		if ( $body->outer ) {
			$scope->class_name = $body->outer->class_name;
			$scope->variables  = $body->is_arrow ? $body->outer->variables : array_intersect_key( $body->outer->variables, array_flip( $body->uses ) );
			$scope->is_checked = $scope->is_checked || $body->outer->is_checked;
		}
		foreach ( $body->promoted as $name ) {
			$index = (int) array_search( $name, $body->parameters, true );
			if ( isset( $arguments->values[ $index ] ) ) {
				$this->variables->write( Place::property( $name, $body->class ), $arguments->values[ $index ] );
			}
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
