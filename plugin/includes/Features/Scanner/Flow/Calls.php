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
	private Files $files;
	private Builtins $builtins;
	private Functions $functions;

	public function __construct( Run $run, Sinks $sinks, Hooks $hooks, Files $files, Builtins $builtins ) {
		$this->run      = $run;
		$this->sinks    = $sinks;
		$this->hooks    = $hooks;
		$this->files    = $files;
		$this->builtins = $builtins;
	}

	public function set_functions( Functions $functions ): void {
		$this->functions = $functions;
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
		if ( 'add_shortcode' === $name ) {
			// Authors write its attributes and content.
			$this->callback( $arguments->value( 1 ), new Arguments( array( new Value( Value::STORED ), new Value( Value::STORED ) ) ), $at );
			return new Value();
		}
		if ( 'register_rest_route' === $name ) {
			$this->callback( $arguments->value( 2 )->items['callback'] ?? new Value(), new Arguments( array( new Value( Value::REQUEST ) ) ), $at );
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
	private function callback( Value $name, Arguments $arguments, int $at ): Value {
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
			return isset( $parts[1] ) ? $this->method( new Value(), $parts[0], $parts[1], $arguments, $at ) : $this->named( $parts[0], $arguments, $at );
		}
		if ( isset( $name->items[1] ) && null !== $name->items[1]->text ) {
			return $this->method( $name->items[0] ?? new Value(), '', strtolower( $name->items[1]->text ), $arguments, $at );
		}

		return new Value( $arguments->flags() );
	}

	private function with_callback( string $name, Arguments $arguments, int $at ): Value {
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
		$hook     = (string) $arguments->value( 0 )->text;
		$callback = $arguments->value( 1 );
		$outer    = $this->run->is_at_login;

		$this->run->is_at_login = $outer || 1 === preg_match( Hooks::LOGINS, $hook );
		$result                 = $this->callback( $callback, Hooks::arguments( $hook ), $at );
		$this->run->is_at_login = $outer;
		$body                   = $callback->body ?? $this->run->tokens->bodies[ strtolower( $callback->text ?? $callback->items[1]->text ?? '' ) ][0] ?? null;
		$this->hooks->added( $hook, $callback, $result, $body, $at );
	}

	/**
	 * @param string $class_name Lower case, if it is known.
	 * @param string $name       Lower case. '' if it isn't known.
	 */
	public function method( Value $callee, string $class_name, string $name, Arguments $arguments, int $at ): Value {
		$tokens = $this->run->tokens;
		$body   = $tokens->bodies[ "$class_name::$name" ][0] ?? $tokens->bodies[ $name ][0] ?? null;
		if ( $body && '' !== $body->class ) {
			return $this->functions->call( $body, $arguments );
		}
		switch ( $name ) {
			case 'invoke':
			case '__invoke':
				return $this->callback( $callee, $arguments, $at );
			case 'invokeargs':
				return $this->callback( $callee, new Arguments( array_values( $arguments->value( 0 )->items ?? $arguments->values ) ), $at );
			case 'query':
			case 'exec':
			case 'multi_query':
			case 'real_query':
				$this->sinks->queried( $arguments->value( 0 ), $arguments->place( 0 ), $at );
				return new Value( Value::STORED );
			case 'insert':
			case 'update':
			case 'replace':
				if ( 1 === preg_match( '/^a:\d+:\{s:13:"administrator"/', (string) ( $arguments->value( 1 )->items['meta_value'] ?? new Value() )->text ) ) {
					$this->run->report_unless_checked( 'added-admin', $at );
				}
				return new Value();
			case 'open':
				$this->run->has_archive = $this->run->has_archive || $arguments->value( 0 )->has( Value::UPLOAD );
				return new Value();
			case 'extractto':
				if ( $this->run->has_archive ) {
					$this->run->report_unless_checked( 'uploader', $at );
				}
				return new Value();
			case 'cdef':
				if ( 1 === preg_match( '/\b(?:system|popen|exec\w*)\s*\(/', (string) $arguments->value( 0 )->text ) ) {
					$this->run->report( 'remote-control', $at );
				}
				return new Value();
			case 'put_contents':
				$this->files->write( $arguments->value( 0 ), $arguments->value( 1 ), $arguments->place( 0 ), $at );
				return new Value();
			case 'fwrite':
				$this->files->write( $callee->path ?? new Value(), $arguments->value( 0 ), null, $at );
				return new Value();
			case 'set_role':
			case 'add_role':
			case 'add_cap':
				$this->hooks->call( $name, $arguments, $at );
				return new Value();
			case 'sqlitecreatefunction':
			case 'createfunction':
			case 'fromcallable':
				return $this->with_callback( $name, $arguments, $at );
		}
		if ( in_array( $name, Names::REQUEST, true ) && ( '' === $class_name ) ) {
			return new Value( Value::REQUEST );
		}
		if ( in_array( $name, Names::STORED, true ) ) {
			$query = $arguments->value( 0 );
			return new Value( Value::STORED | ( false !== strpos( $query->start . $query->end, 'administrator' ) ? Value::ADMIN : 0 ) );
		}
		$this->builtins->check( $name );

		return new Value( $callee->flags );
	}

	public function created( Value $class_name, Arguments $arguments, int $at ): Value {
		$name = strtolower( ltrim( (string) $class_name->text, '\\' ) );
		if ( '' === $name ) {
			if ( ( $arguments->flags() & Value::REQUEST ) && $class_name->has( Value::REQUEST ) ) {
				$this->sinks->called( $class_name, $at );
			}
			return new Value();
		}
		$body = $this->run->tokens->bodies[ "$name::__construct" ][0] ?? null;
		if ( $body ) {
			$this->functions->call( $body, $arguments );
		}
		if ( isset( $this->run->tokens->bodies[ "$name::__invoke" ] ) ) {
			return Value::closure( $this->run->tokens->bodies[ "$name::__invoke" ][0] );
		}
		switch ( $name ) {
			case 'reflectionfunction':
			case 'callbackfilteriterator':
				return $this->with_callback( $name, $arguments, $at );
			case 'splfileobject':
				return Value::handle( $arguments->value( 0 ), null, 0 );
			case 'arrayobject':
			case 'arrayiterator':
				return $arguments->value( 0 );
			case 'wp_user':
			case 'wp_user_query':
				return $this->hooks->call( $name, $arguments, $at ) ?? new Value();
			case 'memcached':
			case 'memcache':
			case 'redis':
			case 'pdo':
			case 'mysqli':
			case 'sqlite3':
				return new Value( Value::STORED );
			default:
				// What objects like these contain is read from their properties or methods.
				return new Value( 1 === preg_match( '/exception$|error$|^simplexmlelement$/D', $name ) ? $arguments->flags() : 0 );
		}
	}
}
