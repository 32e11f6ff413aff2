<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Reads and changes variables, with what PHP stores in some of them. */
final class Variables {

	private const REQUEST = array( '_GET', '_POST', '_REQUEST', '_COOKIE', 'HTTP_GET_VARS', 'HTTP_POST_VARS', 'HTTP_COOKIE_VARS', 'HTTP_RAW_POST_DATA' );

	private const SUPERGLOBALS = array( '_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', '_FILES', '_SESSION', '_ENV', 'GLOBALS', 'HTTP_GET_VARS', 'HTTP_POST_VARS', 'HTTP_COOKIE_VARS', 'HTTP_RAW_POST_DATA' );

	/** Keys of `$_SERVER` with what a visitor chooses freely. */
	private const CHOSEN = '/^(?:HTTP_(?!HOST$|USER_AGENT$|REFERER$|X_FORWARDED|CLIENT_IP$)\w+|QUERY_STRING|REQUEST_URI|ORIG_PATH_INFO|PATH_INFO|PHP_AUTH_\w+|HTTP_USER_AGENT|HTTP_REFERER)$/';

	private const VISITOR = '/^(?:HTTP_(?:USER_AGENT|REFERER|HOST|CLIENT_IP|X_FORWARDED\w*|ACCEPT_LANGUAGE)|REMOTE_ADDR|REQUEST_URI|SERVER_NAME)$/';

	private Run $run;

	public function __construct( Run $run ) {
		$this->run = $run;
	}

	public static function is_superglobal( string $name ): bool {
		return in_array( $name, self::SUPERGLOBALS, true );
	}

	public function read( Place $place ): Value {
		$value = $this->base( $place->name );
		foreach ( $place->keys as $index => $key ) {
			$value = $this->element( $value, new Place( $place->name, array_slice( $place->keys, 0, $index ) ), $key );
		}

		return $value;
	}

	/** @param Value $value At the place. */
	public function element( Value $value, ?Place $place, ?string $key ): Value {
		if ( isset( $value->items[ (string) $key ] ) ) {
			return $value->items[ (string) $key ];
		}
		if ( ! $place ) {
			return self::part( $value, $key );
		}
		if ( 'GLOBALS' === $place->name && ! $place->keys && null !== $key ) {
			return self::is_superglobal( $key ) ? $this->base( $key ) : $this->run->main->variables[ $key ] ?? $this->run->main->other;
		}

		return self::part( $value, $key );
	}

	/** An element of what PHP fills. */
	private static function part( Value $value, ?string $key ): Value {
		if ( $value->has( Value::SERVER ) ) {
			return new Value( null === $key ? Value::REQUEST | Value::VISITOR : self::server_flags( $key ) );
		}
		if ( $value->has( Value::FILES ) && null !== $key && 1 === preg_match( '/^(?:tmp_name|name|full_path|type|error|size)$/D', $key ) ) {
			return new Value( 'tmp_name' === $key ? Value::UPLOAD : ( 'error' === $key || 'size' === $key ? 0 : Value::REQUEST ) );
		}
		$element = $value->element( $key );
		if ( ! $value->has( Value::REQUEST ) || null === $key || is_numeric( $key ) ) {
			return $element;
		}

		return 1 === preg_match( Names::SECRETS, $key ) ? $element->and_flags( Value::SECRET ) : $element->without_flags( Value::SECRET );
	}

	public function write( Place $place, Value $value, bool $is_certain = true ): void {
		if ( '' === $place->name ) {
			// Any variable may have it now.
			$this->run->scope->other = $this->run->scope->other->or( $value );
			return;
		}
		if ( 'GLOBALS' === $place->name && isset( $place->keys[0] ) && ! isset( $place->keys[1] ) ) {
			$this->run->main->variables[ $place->keys[0] ] = $value;
			return;
		}
		$old = $place->keys || ! $is_certain ? $this->base( $place->name ) : null;
		if ( $place->keys ) {
			$key  = $place->keys[0];
			$item = $value;
			if ( count( $place->keys ) > 1 ) {
				$item = $old->element( $key )->with_element( $place->keys[1], $value );
			}
			if ( ! $is_certain && isset( $old->items[ (string) $key ] ) ) {
				$item = $old->items[ (string) $key ]->or( $item );
			}
			$new = $old->with_element( $key, $item );
			// A character of a text.
			$new->flags |= null !== $old->text ? $old->flags : 0;
		} else {
			$new = $old && $old !== $this->run->scope->other ? $old->or( $value ) : $value;
		}
		$this->store( $place->name, $new );
	}

	/** After a check: it is one of a list now. */
	public function limit( ?Place $place ): void {
		if ( $place && '' !== $place->name ) {
			$this->write( $place, $this->read( $place )->without_flags( Value::REQUEST | Value::UPLOAD ) );
		}
	}

	private function store( string $name, Value $value ): void {
		if ( 0 === strpos( $name, '->' ) ) {
			$old = $this->run->properties[ $name ] ?? null;
			// Methods run in any order.
			$this->run->properties[ $name ] = $old ? $old->or( $value ) : $value;
		} elseif ( self::is_superglobal( $name ) ) {
			$this->run->main->variables[ $name ] = $value;
		} else {
			$this->run->scope->variables[ $name ] = $value;
		}
	}

	private function base( string $name ): Value {
		if ( 0 === strpos( $name, '->' ) ) {
			// Code outside of the class may have changed it.
			return $this->run->properties[ $name ] ?? $this->run->properties[ (string) preg_replace( '/^->.*->/', '->->', $name ) ] ?? new Value();
		}
		if ( ! self::is_superglobal( $name ) ) {
			return $this->run->scope->variables[ $name ] ?? $this->run->scope->other;
		}
		if ( ! isset( $this->run->main->variables[ $name ] ) ) {
			$flags = 0;
			if ( in_array( $name, self::REQUEST, true ) ) {
				$flags = Value::REQUEST;
			} elseif ( '_SERVER' === $name ) {
				$flags = Value::SERVER | Value::VISITOR;
			} elseif ( '_FILES' === $name ) {
				$flags = Value::FILES;
			} elseif ( '_SESSION' === $name ) {
				$flags = Value::STORED;
			}
			$this->run->main->variables[ $name ] = new Value( $flags );
		}

		$value = $this->run->main->variables[ $name ];

		// At a login or a payment, everything that is sent has the password or the card in it.
		return $this->run->is_at_login && $value->has( Value::REQUEST ) ? $value->and_flags( Value::SECRET ) : $value;
	}

	public static function server_flags( string $key ): int {
		return ( 1 === preg_match( self::CHOSEN, $key ) ? Value::REQUEST : 0 ) | ( 1 === preg_match( self::VISITOR, $key ) ? Value::VISITOR : 0 );
	}
}
