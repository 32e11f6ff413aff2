<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** The tokens of a PHP file without spaces, comments and HTML, and the functions that it declares. */
final class Tokens {

	/** Missing in PHP 7.4. */
	private const QUALIFIED_NAMES = array( 'T_NAME_QUALIFIED', 'T_NAME_FULLY_QUALIFIED', 'T_NAME_RELATIVE' );

	private const EXCERPT = 60;

	private const MAX_UNOPENED = 500;

	/** What isn't a name, and runs or hides code. */
	private const SOURCE_TYPES = array(
		T_EVAL                     => true,
		T_INCLUDE                  => true,
		T_INCLUDE_ONCE             => true,
		T_REQUIRE                  => true,
		T_REQUIRE_ONCE             => true,
		T_XOR_EQUAL                => true,
		T_DOLLAR_OPEN_CURLY_BRACES => true,
		'`'                        => true,
		'^'                        => true,
		'~'                        => true,
		'$'                        => true,
	);

	/** @var array<int, int|string> A number of PHP, or a character. Empty behind the last. */
	public array $types = array();

	/** @var string[] */
	public array $texts = array();

	/** @var array<int, int> Closing brackets by their opening ones. */
	public array $ends = array();

	/** @var array<string, string> Functions by the name that the file gives them. */
	public array $aliases = array();

	/** @var array<string, true> Names of functions and methods that the file calls. */
	public array $called = array();

	/** Without those behind the last. */
	public int $count = 0;

	/** @var array<int, int> How many tokens before this one may be the start of an attack. */
	private array $sources = array();

	/** @var array<string, Body[]> Functions and methods by name, methods by `class::name` too. */
	public array $bodies = array();

	public function __construct( string $code ) {
		$this->read( $code );
		$this->match_brackets();
		$this->find_bodies();
	}

	/**
	 * All tokens of a file. None if it closes many more brackets than it opens: PHP takes minutes to read such code.
	 *
	 * @return array<int, array{int, string, int}|string>
	 */
	public static function all( string $code ): array {
		if ( ! function_exists( 'token_get_all' ) || ! self::is_readable( $code ) ) {
			return array();
		}

		return token_get_all( $code );
	}

	/** Frees the memory at once: the parts of an analysis refer to each other, so PHP would keep it for a while. */
	public function forget(): void {
		$this->types   = array();
		$this->texts   = array();
		$this->ends    = array();
		$this->bodies  = array();
		$this->sources = array();
	}

	public static function is_readable( string $code ): bool {
		$counts = count_chars( $code );
		foreach ( array( '()', '[]', '{}' ) as $pair ) {
			if ( $counts[ ord( $pair[1] ) ] - $counts[ ord( $pair[0] ) ] > self::MAX_UNOPENED ) {
				return false;
			}
		}

		return true;
	}

	private function read( string $code ): void {
		$qualified = array();
		foreach ( self::QUALIFIED_NAMES as $name ) {
			if ( defined( $name ) ) {
				$qualified[ constant( $name ) ] = true;
			}
		}
		$skipped = array_fill_keys( array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT, T_NS_SEPARATOR ), true );
		$count   = 0;
		$sources = 0;
		$is_name = false;
		foreach ( self::all( $code ) as $token ) {
			$type = is_array( $token ) ? $token[0] : $token;
			$text = is_array( $token ) ? $token[1] : $token;
			if ( T_INLINE_HTML === $type && false !== stripos( $text, '<script' ) ) {
				// As if it were printed.
				$this->types[ $count ]   = T_ECHO;
				$this->texts[ $count ]   = 'echo';
				$this->sources[ $count ] = $sources++;
				++$count;
				$type = T_CONSTANT_ENCAPSED_STRING;
				$text = "'" . addcslashes( $text, "'\\" ) . "'";
			}
			if ( isset( $skipped[ $type ] ) || T_INLINE_HTML === $type ) {
				// In PHP 7, parts of a qualified name are single tokens: the last counts.
				$is_name = T_NS_SEPARATOR === $type && $count > 0 && T_STRING === $this->types[ $count - 1 ];
				continue;
			}
			if ( isset( $qualified[ $type ] ) ) {
				$type = T_STRING;
				$text = (string) substr( (string) strrchr( $text, '\\' ), 1 );
			} elseif ( T_OPEN_TAG === $type || T_CLOSE_TAG === $type ) {
				$type = ';';
				$text = ';';
			} elseif ( T_OPEN_TAG_WITH_ECHO === $type ) {
				$type = T_ECHO;
			} elseif ( '#[' === $text ) {
				$type = '[';
			} elseif ( '&' === $text ) {
				// In PHP 8.1, there are two tokens of it.
				$type = '&';
			}
			if ( $is_name && T_STRING === $type ) {
				--$count;
			}
			$is_name                 = false;
			$this->sources[ $count ] = $sources;
			$sources                += isset( self::SOURCE_TYPES[ $type ] ) || ( T_VARIABLE === $type && Variables::is_superglobal( substr( $text, 1 ) ) ) || ( T_STRING === $type && Names::is_source( strtolower( $text ) ) ) || ( T_CONSTANT_ENCAPSED_STRING === $type && false !== strpos( $text, '\\' ) && Folding::has_hidden_letters( $text ) ) ? 1 : 0;
			$this->types[ $count ]   = $type;
			$this->texts[ $count++ ] = $text;
		}
		$this->count             = $count;
		$this->sources[ $count ] = $sources;
		// Behind the last, so that looking ahead needs no check.
		for ( $i = 0; $i < 6; $i++ ) {
			$this->types[ $count + $i ] = '';
			$this->texts[ $count + $i ] = '';
		}
	}

	private function match_brackets(): void {
		$open = array();
		for ( $i = 0; $i < $this->count; $i++ ) {
			$type = $this->types[ $i ];
			if ( '(' === $type || '[' === $type || '{' === $type || T_CURLY_OPEN === $type || T_DOLLAR_OPEN_CURLY_BRACES === $type ) {
				$open[] = $i;
			} elseif ( ( ')' === $type || ']' === $type || '}' === $type ) && $open ) {
				$this->ends[ (int) array_pop( $open ) ] = $i;
			}
		}
		foreach ( $open as $i ) {
			$this->ends[ $i ] = $this->count;
		}
	}

	private function find_bodies(): void {
		/** @var array<int, array{string, int}> Names and ends of the classes around. */
		$classes = array();
		for ( $i = 0; $i < $this->count; $i++ ) {
			$type = $this->types[ $i ];
			while ( $classes && $i >= end( $classes )[1] ) {
				array_pop( $classes );
			}
			$class = $classes ? end( $classes )[0] : '';
			if ( $this->is_class( $i ) ) {
				$classes[] = array( T_STRING === $this->types[ $i + 1 ] && T_NEW !== $this->types[ $i - 1 ] ? strtolower( $this->texts[ $i + 1 ] ) : "class@$i", $this->ends[ $this->next( '{', $i ) ] ?? $this->count );
			} elseif ( T_USE === $type && T_FUNCTION === $this->types[ $i + 1 ] && T_AS === $this->types[ $i + 3 ] ) {
				$this->aliases[ strtolower( $this->texts[ $i + 4 ] ) ] = strtolower( $this->texts[ $i + 2 ] );
			} elseif ( T_STRING === $type && '(' === $this->types[ $i + 1 ] && T_FUNCTION !== $this->types[ $i - 1 ] ) {
				$this->called[ strtolower( $this->texts[ $i ] ) ] = true;
			} elseif ( T_FUNCTION === $type ) {
				$at = '&' === $this->texts[ $i + 1 ] ? $i + 2 : $i + 1;
				if ( '(' !== $this->types[ $at ] && '(' === $this->types[ $at + 1 ] ) {
					$this->add_body( strtolower( $this->texts[ $at ] ), $class, $at + 1 );
				}
			}
		}
	}

	private function is_class( int $at ): bool {
		$type = $this->types[ $at ];
		if ( T_CLASS === $type ) {
			return T_DOUBLE_COLON !== $this->types[ $at - 1 ];
		}

		return ( T_TRAIT === $type || ( defined( 'T_ENUM' ) && constant( 'T_ENUM' ) === $type ) ) && T_STRING === $this->types[ $at + 1 ];
	}

	private function add_body( string $name, string $class_name, int $open ): void {
		$body = $this->body( $name, $class_name, $open );
		if ( ! $body ) {
			return;
		}
		$this->bodies[ $name ][] = $body;
		if ( '' !== $class_name ) {
			$this->bodies[ "$class_name::$name" ][] = $body;
		}
	}

	/** @param int $open The bracket before the parameters. Null if there is no body. */
	public function body( string $name, string $class_name, int $open ): ?Body {
		$close = $this->ends[ $open ] ?? $this->count;
		$brace = $close + 1;
		$uses  = array();
		while ( $brace < $this->count && '{' !== $this->types[ $brace ] && ';' !== $this->types[ $brace ] && T_DOUBLE_ARROW !== $this->types[ $brace ] ) {
			if ( T_VARIABLE === $this->types[ $brace ] ) {
				$uses[] = substr( $this->texts[ $brace ], 1 );
			}
			++$brace;
		}
		if ( '{' !== $this->types[ $brace ] && T_DOUBLE_ARROW !== $this->types[ $brace ] ) {
			return null;
		}
		$body           = new Body( $name, $class_name, $brace + 1, $this->ends[ $brace ] ?? $this->count );
		$body->is_arrow = T_DOUBLE_ARROW === $this->types[ $brace ];
		if ( $body->is_arrow ) {
			$body->end = $this->end_of_expression( $brace + 1 );
		}
		$body->uses = $uses;
		$type       = '';

		$is_promoted = false;
		for ( $i = $open + 1; $i < $close; $i++ ) {
			if ( isset( $this->ends[ $i ] ) ) {
				$i = $this->ends[ $i ];
			} elseif ( T_STRING === $this->types[ $i ] ) {
				$type = strtolower( $this->texts[ $i ] );
			} elseif ( T_VARIABLE === $this->types[ $i ] ) {
				$body->parameters[] = substr( $this->texts[ $i ], 1 );
				if ( '&' === $this->texts[ $i - 1 ] ) {
					$body->references[] = substr( $this->texts[ $i ], 1 );
				}
				if ( $is_promoted ) {
					$body->promoted[] = substr( $this->texts[ $i ], 1 );
				}
				$body->types[] = $type;
			} elseif ( ',' === $this->types[ $i ] ) {
				$type        = '';
				$is_promoted = false;
			} elseif ( in_array( $this->types[ $i ], array( T_PUBLIC, T_PROTECTED, T_PRIVATE ), true ) ) {
				$is_promoted = true;
			}
		}

		return $body;
	}

	private function end_of_expression( int $at ): int {
		while ( $at < $this->count && ! in_array( $this->types[ $at ], array( ',', ';', ')', ']', '}' ), true ) ) {
			$at = ( $this->ends[ $at ] ?? $at ) + 1;
		}

		return $at;
	}

	/** @param int|string $type */
	public function next( $type, int $from ): int {
		while ( $from < $this->count && $type !== $this->types[ $from ] ) {
			++$from;
		}

		return $from;
	}

	/** Whether a function has something that an attack can start from. Otherwise, only its arguments matter. */
	public function has_source( Body $body ): bool {
		return $this->sources[ $body->start ] !== $this->sources[ min( $body->end, $this->count ) ];
	}

	/** The code from a token on, for showing it. If that is a bracket, with what is before it: the function that is called. */
	public function excerpt( int $from ): string {
		$from -= $from > 0 && '(' === $this->types[ $from ] ? 1 : 0;

		return implode( ' ', array_slice( $this->texts, $from, self::EXCERPT ) );
	}
}
