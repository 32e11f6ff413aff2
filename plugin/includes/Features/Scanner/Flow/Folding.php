<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Calculates values of which everything is known, as PHP would. */
final class Folding {

	/** Decoded and repeated texts are no longer than this. */
	private const MAX_LENGTH = 100000;

	/** Bytes of a result, as far as it can be told from the arguments. */
	private const MAX_RESULT = 200000;

	/** How often a pattern may be tried at a text: patterns of the file may be written so that they take very long. */
	private const LIMIT_MATCH = '(*LIMIT_MATCH=2000)';

	/** Elements of a result. */
	private const MAX_ITEMS = 500;

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

		if ( 'preg_replace' === $name && is_string( $values[0] ) ) {
			// Behind the delimiter.
			$values[0] = (string) preg_replace( '/^\s*[^\w\s\\\\]/', '$0' . self::LIMIT_MATCH, $values[0] );
		}

		try {
			// Names like these are looked for, so this file has none in a call.
			$result = @call_user_func_array( $name, $values ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Arguments may be invalid.
		} catch ( \Throwable $error ) {
			return null;
		}

		return self::value( $result, Value::flags_of( $arguments ) );
	}

	/**
	 * Whether the result isn't much longer than the arguments, and doesn't take long.
	 *
	 * @param array<int, string|array<int|string, string>> $values
	 */
	private static function is_harmless( string $name, array $values ): bool {
		switch ( $name ) {
			case 'sprintf':
			case 'vsprintf':
			case 'pack':
				return is_string( $values[0] ) && 1 !== preg_match( '/\d{4}/', $values[0] ) && strlen( $values[0] ) * ( 1000 + self::longest( array_slice( $values, 1 ) ) ) <= self::MAX_RESULT;
			case 'implode':
			case 'join':
				$list = is_array( $values[0] ) ? $values[0] : $values[1] ?? array();
				return is_array( $list ) && count( $list ) * self::longest( $values ) <= self::MAX_RESULT;
			case 'str_replace':
			case 'str_ireplace':
				$rounds = is_array( $values[0] ) ? count( $values[0] ) : 1;
				$growth = self::longest( array( $values[1] ?? '' ) );
				// Each round may multiply the result of the one before.
				return is_string( $values[2] ?? null ) && strlen( $values[2] ) * $rounds * max( 1, $growth ) <= self::MAX_RESULT && ( $growth < 2 || 1 === $rounds );
			case 'strtr':
				return is_string( $values[0] ) && ( 2 !== count( $values ) || strlen( $values[0] ) * max( 1, self::longest( array( $values[1] ) ) ) <= self::MAX_RESULT );
			case 'range':
				return is_string( $values[0] ) && is_string( $values[1] ?? null ) && strlen( $values[0] . $values[1] ) < 7;
			case 'preg_replace':
				return is_string( $values[0] ) && is_string( $values[1] ?? null ) && is_string( $values[2] ?? null ) && strlen( $values[2] ) < 200 && strlen( $values[1] ) < 200 && 1 !== preg_match( '/[^\w\s][a-z]*e[a-z]*$/D', $values[0] );
			default:
				return true;
		}
	}

	/** @param array<int, string|array<int|string, string>> $values */
	private static function longest( array $values ): int {
		$lengths = array( 0 );
		foreach ( $values as $value ) {
			array_push( $lengths, ...array_map( 'strlen', array_values( (array) $value ) ) );
		}

		return max( $lengths );
	}

	/**
	 * How much work a calculation is, in steps of the analysis.
	 *
	 * @param Value[] $arguments
	 */
	public static function steps( array $arguments ): int {
		$bytes = 0;
		foreach ( $arguments as $argument ) {
			foreach ( $argument->items ?? array( $argument ) as $value ) {
				$bytes += 10 + strlen( (string) $value->text );
			}
		}

		return intdiv( $bytes, 100 );
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
		$result = $result instanceof \stdClass ? (array) $result : $result;
		if ( ! is_array( $result ) || count( $result ) > self::MAX_ITEMS ) {
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
