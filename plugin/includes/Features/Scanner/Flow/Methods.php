<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Methods of the file and of known classes, and objects that are created. */
final class Methods {

	/** Methods that are run if a value names one. */
	private const MAX_METHODS = 30;

	private Run $run;
	private Sinks $sinks;
	private Hooks $hooks;
	private Files $files;
	private Builtins $builtins;
	private Calls $calls;
	private Functions $functions;

	public function __construct( Run $run, Sinks $sinks, Hooks $hooks, Files $files, Builtins $builtins, Calls $calls ) {
		$this->run      = $run;
		$this->sinks    = $sinks;
		$this->hooks    = $hooks;
		$this->files    = $files;
		$this->builtins = $builtins;
		$this->calls    = $calls;
	}

	public function set_functions( Functions $functions ): void {
		$this->functions = $functions;
	}

	/** One of the methods of a class, which a value names. */
	public function call_any( string $class_name, Arguments $arguments ): Value {
		$result = new Value();
		$count  = 0;
		foreach ( $this->run->tokens->bodies as $name => $bodies ) {
			if ( '' !== $class_name && 0 === strpos( $name, "$class_name::" ) && ++$count <= self::MAX_METHODS ) {
				$result = $result->or( $this->functions->call( $bodies[0], $arguments ) );
			}
		}

		return $result;
	}

	/**
	 * @param string $class_name Lower case, if it is known.
	 * @param string $name       Lower case. '' if it isn't known.
	 */
	public function call( Value $callee, string $class_name, string $name, Arguments $arguments, int $at ): Value {
		$tokens = $this->run->tokens;
		$body   = $tokens->bodies[ "$class_name::$name" ][0] ?? $tokens->bodies[ $name ][0] ?? null;
		if ( $body && '' !== $body->class ) {
			return $this->functions->call( $body, $arguments );
		}
		switch ( $name ) {
			case 'invoke':
			case '__invoke':
				return $this->calls->callback( $callee, $arguments, $at );
			case 'invokeargs':
				return $this->calls->callback( $callee, new Arguments( array_values( $arguments->value( 0 )->items ?? $arguments->values ) ), $at );
			case 'query':
			case 'exec':
			case 'multi_query':
			case 'real_query':
				$this->sinks->queried( $arguments->value( 0 ), $arguments->place( 0 ), $at );
				return new Value( Value::STORED );
			case 'prepare':
				return $arguments->value( 0 );
			case 'insert':
			case 'update':
			case 'replace':
				if ( 1 === preg_match( '/^a:\d+:\{s:13:"administrator"/', (string) ( $arguments->value( 1 )->items['meta_value'] ?? new Value() )->text ) ) {
					$this->run->report( 'added-admin', $at );
				}
				return new Value();
			case 'open':
				$this->files->open_archive( $arguments->value( 0 ) );
				return new Value();
			case 'extractto':
				$this->files->extract( $arguments->value( 0 ), $at );
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
				$this->hooks->call( $name, $arguments, $at, $callee->flags );
				return new Value();
			case 'install':
				if ( $this->run->has_upgrader && $arguments->value( 0 )->has( Value::REQUEST ) ) {
					$this->run->report( 'downloaded-file', $at );
				}
				return new Value();
			case 'msghtml':
				$this->run->properties['->->Body'] = $arguments->value( 0 );
				return new Value();
			case 'addaddress':
				$this->run->mails_at = $arguments->value( 0 )->has( Value::REQUEST ) ? $at : $this->run->mails_at;
				return new Value();
			case 'sqlitecreatefunction':
			case 'createfunction':
			case 'fromcallable':
				return $this->calls->with_callback( $name, $arguments, $at );
		}
		if ( in_array( $name, Names::REQUEST, true ) && ( '' === $class_name ) ) {
			return new Value( Value::REQUEST );
		}
		if ( in_array( $name, Names::STORED, true ) ) {
			$query = $arguments->value( 0 );
			return new Value( Value::STORED | ( 1 === preg_match( '/administrator|user_level|capabilities/', $query->start . $query->end ) ? Value::ADMIN : 0 ) );
		}
		$check = $this->builtins->check( $name, $arguments );

		return $check->flags ? $check : new Value( $callee->flags );
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
				return $this->calls->with_callback( $name, $arguments, $at );
			case 'splfileobject':
				return Value::handle( $arguments->value( 0 ), null, 0 );
			case 'arrayobject':
			case 'arrayiterator':
				return $arguments->value( 0 );
			case 'plugin_upgrader':
			case 'theme_upgrader':
				$this->run->has_upgrader = true;
				return new Value();
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
