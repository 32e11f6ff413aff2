<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Calculates values of which everything is known, as PHP would. */
final class Folding {

	/** Decoded and repeated texts are no longer than this. */
	private const MAX_LENGTH = 100000;

	/**
	 * The result of a function that only calculates.
	 *
	 * @param Value[] $arguments
	 * @return Value|null Null if it isn't known.
	 */
	public static function call( string $name, array $arguments ): ?Value {
		$values = array();
		foreach ( $arguments as $argument ) {
			$value = self::php_value( $argument );
			if ( null === $value ) {
				return null;
			}
			$values[] = $value;
		}
		if ( ! $values || ! is_callable( $name ) || ! self::is_harmless( $name, $values ) ) {
			return null;
		}

		try {
			// Names like these are looked for, so this file has none in a call.
			$result = @call_user_func_array( $name, $values ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Arguments may be invalid.
		} catch ( \Throwable $error ) {
			return null;
		}

		return self::value( $result, Value::flags_of( $arguments ) );
	}

	/** @param array<int, string|array<int|string, string>> $values */
	private static function is_harmless( string $name, array $values ): bool {
		// Only what can't become much longer than the arguments.
		if ( in_array( $name, array( 'sprintf', 'vsprintf', 'pack' ), true ) ) {
			return is_string( $values[0] ) && 1 !== preg_match( '/\d{4}/', $values[0] );
		}

		if ( 'range' === $name ) {
			return is_string( $values[0] ) && is_string( $values[1] ?? null ) && strlen( $values[0] . $values[1] ) < 7;
		}
		if ( 'preg_replace' === $name ) {
			return is_string( $values[0] ) && is_string( $values[2] ?? null ) && strlen( $values[2] ) < 200 && 1 !== preg_match( '/[^\w\s][a-z]*e[a-z]*$/D', $values[0] );
		}

		return 'str_replace' !== $name || ! is_string( $values[2] ?? null ) || strlen( $values[2] ) < 5000;
	}

	/**
	 * Compressed texts are decoded in a function of their own, because they need a limit.
	 *
	 * @return Value|null Null if it isn't known.
	 */
	public static function inflate( string $name, Value $value ): ?Value {
		if ( null === $value->text || ! function_exists( $name ) ) {
			return null;
		}
		$result = @call_user_func( $name, $value->text, self::MAX_LENGTH ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Made-up data is invalid.

		return is_string( $result ) ? Value::text( $result, $value->flags ) : null;
	}

	/**
	 * The result of an operator.
	 *
	 * @return Value|null Null if it isn't known.
	 */
	public static function operator( string $operator, Value $left, Value $right ): ?Value {
		if ( null === $left->text || null === $right->text ) {
			return null;
		}
		$flags = $left->flags | $right->flags;
		$a     = $left->text;
		$b     = $right->text;
		if ( is_numeric( $a ) && is_numeric( $b ) && strlen( $a ) < 10 && strlen( $b ) < 10 ) {
			return self::number( $operator, (int) $a, (int) $b, $flags );
		}
		switch ( $operator ) {
			case '^':
				return Value::text( $a ^ $b, $flags | Value::DECODED );
			case '|':
				return Value::text( $a | $b, $flags | Value::DECODED );
			case '&':
				return Value::text( $a & $b, $flags | Value::DECODED );
			case '==':
			case '===':
				return Value::text( $a === $b ? '1' : '', $flags );
			case '!=':
			case '!==':
				return Value::text( $a !== $b ? '1' : '', $flags );
			default:
				return null;
		}
	}

	private static function number( string $operator, int $a, int $b, int $flags ): ?Value {
		switch ( $operator ) {
			case '+':
				return Value::text( (string) ( $a + $b ), $flags );
			case '-':
				return Value::text( (string) ( $a - $b ), $flags );
			case '*':
				return Value::text( (string) ( $a * $b ), $flags );
			case '/':
				return 0 !== $b && 0 === $a % $b ? Value::text( (string) intdiv( $a, $b ), $flags ) : null;
			case '%':
				return 0 !== $b ? Value::text( (string) ( $a % $b ), $flags ) : null;
			case '^':
				return Value::text( (string) ( $a ^ $b ), $flags );
			case '|':
				return Value::text( (string) ( $a | $b ), $flags );
			case '&':
				return Value::text( (string) ( $a & $b ), $flags );
			case '<<':
				return $b >= 0 && $b < 32 ? Value::text( (string) ( $a << $b ), $flags ) : null;
			case '>>':
				return $b >= 0 && $b < 32 ? Value::text( (string) ( $a >> $b ), $flags ) : null;
			case '==':
			case '===':
				return Value::text( $a === $b ? '1' : '', $flags );
			case '!=':
			case '!==':
				return Value::text( $a !== $b ? '1' : '', $flags );
			default:
				return null;
		}
	}

	/** The text of a literal. */
	public static function literal( string $token ): string {
		$text = substr( $token, 1, -1 );
		if ( false === strpos( $text, '\\' ) ) {
			return $text;
		}

		return "'" === $token[0] ? strtr(
			$text,
			array(
				'\\\\' => '\\',
				"\\'"  => "'",
			)
		) : stripcslashes( $text );
	}

	/** Whether codes of characters hide a readable text. */
	public static function has_hidden_letters( string $token ): bool {
		return false !== strpos( $token, '\\' )
			&& 1 === preg_match( '/\\\\(?:x[4-7][0-9a-f]|1[0-7][0-7]|u\{)/i', $token )
			&& 1 !== preg_match( '/[^\x20-\x7e\s]/', stripcslashes( $token ) );
	}

	/** @return string|array<int|string, string>|null Null if it isn't known. */
	private static function php_value( Value $value ) {
		if ( null !== $value->text ) {
			return $value->text;
		}
		if ( null === $value->items || count( $value->items ) > 1000 ) {
			return null;
		}
		$items = array();
		foreach ( $value->items as $key => $item ) {
			if ( null === $item->text ) {
				return null;
			}
			$items[ $key ] = $item->text;
		}

		return $items;
	}

	/** @param mixed $result */
	private static function value( $result, int $flags ): ?Value {
		if ( is_scalar( $result ) ) {
			// A number says nothing of the text any more.
			return Value::text( (string) $result, is_int( $result ) ? 0 : $flags );
		}
		if ( ! is_array( $result ) || count( $result ) > 5000 ) {
			return null;
		}
		$items = array();
		foreach ( $result as $key => $item ) {
			if ( ! is_scalar( $item ) ) {
				return null;
			}
			$items[ $key ] = Value::text( (string) $item, $flags );
		}
		$value        = Value::items( $items );
		$value->flags = $flags;

		return $value;
	}
}
