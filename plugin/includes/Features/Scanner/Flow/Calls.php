<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Finds out what is called: a function of the file, of PHP, or one that is named by a value. */
final class Calls {

	/** Functions whose name has no good reason to be in a variable. */
	private const NEVER_VARIABLE = array( 'base64_decode', 'assert', 'system', 'gzinflate', 'create_function', 'shell_exec', 'passthru' );

	/** Elements of a list that are calculated one by one. */
	private const MAX_ITEMS = 300;

	private Run $run;
	private Sinks $sinks;
	private Hooks $hooks;
	private Methods $methods;
	private Builtins $builtins;
	private Functions $functions;
	private Value $error_handler;

	public function __construct( Run $run, Sinks $sinks, Hooks $hooks, Builtins $builtins ) {
		$this->run      = $run;
		$this->sinks    = $sinks;
		$this->hooks    = $hooks;
		$this->builtins = $builtins;

		$this->error_handler = new Value();
	}

	public function set_functions( Functions $functions, Methods $methods ): void {
		$this->functions = $functions;
		$this->methods   = $methods;
	}

	/** @param string $name Lower case. */
	public function named( string $name, Arguments $arguments, int $at ): Value {
		$name = $this->run->tokens->aliases[ $name ] ?? $name;
		$body = $this->run->tokens->bodies[ $name ][0] ?? null;
		if ( $body && '' === $body->class ) {
			return $this->functions->call( $body, $arguments );
		}
		if ( isset( Names::CALLBACKS[ $name ] ) ) {
			return $this->with_callback( $name, $arguments, $at );
		}
		if ( in_array( $name, Names::RUN, true ) ) {
			$code = 'create_function' === $name ? $arguments->value( 1 )->and_flags( $arguments->value( 0 )->flags ) : $arguments->value( 0 );
			if ( 'create_function' === $name && 1 === preg_match( '/\b(?:eval|assert|system|passthru|shell_exec|exec)\s*\(/i', (string) $code->text ) ) {
				$this->run->report( 'named-function', $at );
			}
			$this->sinks->run( $name, 'pcntl_exec' === $name ? $code->and_flags( $arguments->flags() ) : $code, $at );
			return 'popen' === $name ? $code : new Value();
		}
		if ( 'filter_var' === $name || 'filter_var_array' === $name ) {
			$this->callback( $arguments->value( 2 )->items['options'] ?? new Value(), new Arguments( array( $arguments->value( 0 ) ) ), $at );
			return new Value();
		}
		if ( 'preg_replace_callback_array' === $name ) {
			foreach ( $arguments->value( 0 )->items ?? array() as $callback ) {
				$this->callback( $callback, new Arguments( array( $arguments->value( 1 ) ) ), $at );
			}
			return new Value();
		}
		if ( 'trigger_error' === $name || 'user_error' === $name ) {
			$this->callback( $this->error_handler, new Arguments( array( new Value(), $arguments->value( 0 ) ) ), $at );
			return new Value();
		}
		if ( 'add_shortcode' === $name ) {
			// Authors write its attributes and content.
			$this->callback( $arguments->value( 1 ), new Arguments( array( new Value( Value::STORED ), new Value( Value::STORED ) ) ), $at );
			return new Value();
		}
		if ( 'register_rest_route' === $name ) {
			$this->routed( $arguments->value( 2 )->items ?? array(), $at );
			return new Value();
		}

		return $this->builtins->call( $name, $arguments, $at );
	}

	/** @param bool $is_stored Whether the name is in a variable. */
	public function dynamic( Value $name, Arguments $arguments, int $at, bool $is_stored ): Value {
		if ( $is_stored ) {
			$this->never_called( $name, $at );
		}

		return $this->callback( $name, $arguments, $at );
	}

	private function never_called( Value $name, int $at ): void {
		if ( null !== $name->text && in_array( strtolower( ltrim( $name->text, '\\' ) ), self::NEVER_VARIABLE, true ) ) {
			$this->run->report( 'named-function', $at );
		}
	}

	/** A function whose name is a value. */
	public function callback( Value $name, Arguments $arguments, int $at ): Value {
		// Of an object or class with a method, the class.
		$this->sinks->called( isset( $name->items[0] ) ? new Value( $name->items[0]->flags & Value::REQUEST ) : $name, $at );
		if ( $name->has( Value::STORED ) && ! $name->is_prefixed() && 0 !== ( $arguments->flags() & Value::REQUEST ) ) {
			$this->run->report( 'stored-code', $at );
		}
		if ( $name->body ) {
			return $this->functions->call( $name->body, $arguments );
		}
		if ( null !== $name->text ) {
			$parts = explode( '::', strtolower( ltrim( $name->text, '\\' ) ) );
			return isset( $parts[1] ) ? $this->methods->call( new Value(), $parts[0], $parts[1], $arguments, $at ) : $this->named( $parts[0], $arguments, $at );
		}
		if ( isset( $name->items[1] ) && null !== $name->items[1]->text ) {
			return $this->methods->call( $name->items[0] ?? new Value(), '', strtolower( $name->items[1]->text ), $arguments, $at );
		}

		return new Value( $arguments->flags() );
	}

	public function with_callback( string $name, Arguments $arguments, int $at ): Value {
		$position = Names::CALLBACKS[ $name ];
		$callback = $arguments->value( $position );
		switch ( $name ) {
			case 'array_map':
				return $this->mapped( $callback, $arguments->without_first(), $at );
			case 'call_user_func':
			case 'forward_static_call':
			case 'register_shutdown_function':
			case 'register_tick_function':
				return $this->callback( $callback, $arguments->without_first(), $at );
			case 'call_user_func_array':
			case 'forward_static_call_array':
				$list = $arguments->value( 1 );
				return $this->callback( $callback, new Arguments( array_values( $list->items ?? array( new Value( $list->flags ) ) ) ), $at );
			case 'spl_autoload_register':
			case 'set_error_handler':
			case 'set_exception_handler':
			case 'header_register_callback':
				$this->never_called( $callback, $at );
				$this->callback( $callback, new Arguments(), $at );
				$this->error_handler = 'set_error_handler' === $name ? $callback : $this->error_handler;
				return new Value();
			case 'add_action':
			case 'add_filter':
				$this->hooked( $arguments, $at );
				return new Value();
			case 'ob_start':
				$this->never_called( $callback, $at );
				$this->hooks->added( $name, $callback, $this->callback( $callback, new Arguments(), $at ), null, $at );
				return new Value();
			case 'reflectionfunction':
				// Programs that read code look at all functions. Only one that is called matters.
				return $callback;
			case 'fromcallable':
				$this->sinks->called( $callback, $at );
				return $callback;
			default:
				$others = $arguments->values;
				unset( $others[ $position < 0 ? count( $others ) - 1 : $position ] );
				$data = array_map( static fn( Value $value ): Value => $value->element( null ), array_values( $others ) );
				$this->callback( $callback, new Arguments( count( $data ) < 2 ? array_merge( $data, $data ) : array_reverse( $data ) ), $at );
				// Callbacks that get the data first, or last as with patterns.
				$this->callback( $callback, new Arguments( $data ), $at );
				return new Value( $arguments->flags() );
		}
	}

	/**
	 * A REST route: WordPress asks its `permission_callback` first.
	 *
	 * @param array<int|string, Value> $route
	 */
	private function routed( array $route, int $at ): void {
		$scope      = $this->run->scope;
		$is_checked = $scope->is_checked;
		$permission = $route['permission_callback'] ?? Value::text( '__return_true' );

		$scope->is_checked = $is_checked || ( '__return_true' !== $permission->text && '1' !== $this->callback( $permission, new Arguments(), $at )->text );
		$this->callback( $route['callback'] ?? new Value(), new Arguments( array( new Value( Value::REQUEST ) ) ), $at );
		$scope->is_checked = $is_checked;
		foreach ( $route as $endpoint ) {
			if ( isset( $endpoint->items['callback'] ) ) {
				$this->routed( $endpoint->items, $at );
			}
		}
	}

	private function mapped( Value $callback, Arguments $lists, int $at ): Value {
		$items = $lists->value( 0 )->items;
		if ( ! $items || count( $items ) > self::MAX_ITEMS || count( $lists->values ) > 1 ) {
			return $this->callback( $callback, new Arguments( array_map( static fn( Value $list ): Value => $list->element( null ), $lists->values ) ), $at );
		}
		foreach ( $items as $key => $item ) {
			$items[ $key ] = $this->callback( $callback, new Arguments( array( $item ) ), $at );
		}

		return Value::items( $items );
	}

	private function hooked( Arguments $arguments, int $at ): void {
		$hook       = (string) $arguments->value( 0 )->text;
		$callback   = $arguments->value( 1 );
		$outer      = $this->run->is_at_login;
		$scope      = $this->run->scope;
		$is_checked = $scope->is_checked;

		$this->run->is_at_login = $outer || 1 === preg_match( Hooks::LOGINS, $hook );
		$result                 = $this->callback( $callback, Hooks::arguments( $hook ), $at );
		$this->run->is_at_login = $outer;
		// It runs later: what it checks says nothing about the code that follows.
		$scope->is_checked = $is_checked;
		$this->never_called( $callback, $at );
		if ( 'xmlrpc_methods' === $hook ) {
			// They get what the visitor sends, as a list.
			foreach ( $result->items ?? array( $result ) as $method ) {
				$this->callback( $method, new Arguments( array( new Value( Value::REQUEST ) ) ), $at );
			}
		}
		$body = $callback->body ?? $this->run->tokens->bodies[ strtolower( $callback->text ?? $callback->items[1]->text ?? '' ) ][0] ?? null;
		$this->hooks->added( $hook, $callback, $result, $body, $at );
	}
}
