<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Divides long code into parts: each token needs memory. */
final class Parts {

	/** How much is analyzed at a time: characters other than letters and digits, or tokens. */
	private const MAX_MARKS = 50000;

	/** A part with fewer tokens is mostly a long text: more of it can be read. */
	private const FEW_TOKENS = 12000;

	/**
	 * Parts end with a function, method or class, if they can. Otherwise the next part may begin within a text, of which the quotes aren't known.
	 *
	 * @return array<int, array{string, string[]}> Code, and what to begin its analysis with: each is tried.
	 */
	public static function of( string $text ): array {
		$marks = strlen( (string) preg_replace( '/[a-z0-9]+/i', '', $text ) );
		if ( $marks <= self::MAX_MARKS ) {
			return array( array( $text, array( '' ) ) );
		}
		$size   = (int) ( strlen( $text ) * self::MAX_MARKS / $marks );
		$starts = array( '' );
		$parts  = array();
		while ( '' !== $text ) {
			$length = $size;
			$total  = strlen( $text );
			$cut    = self::cut( $starts[0] . substr( $text, 0, $length ) );
			while ( 0 === $cut[0] && $cut[1] < self::FEW_TOKENS && $length < $total ) {
				$length *= 2;
				$cut     = self::cut( $starts[0] . substr( $text, 0, $length ) );
			}
			$end     = $cut[0] - strlen( $starts[0] );
			$is_cut  = $end > 0 && $length < $total;
			$part    = substr( $text, 0, $is_cut ? $end : $length );
			$text    = (string) substr( $text, strlen( $part ) );
			$parts[] = array( $part, $starts );
			$starts  = $is_cut ? array( '<?php ' ) : array( '<?php ', "<?php '", '<?php "' );
		}

		return $parts;
	}

	/**
	 * Where code can be divided.
	 *
	 * @return array{int, int} The byte behind the last block that isn't within two others, 0 if there is none; and how many tokens there are.
	 */
	private static function cut( string $code ): array {
		$tokens  = Tokens::all( $code );
		$offset  = 0;
		$cut     = 0;
		$depth   = 0;
		$is_text = false;
		foreach ( $tokens as $token ) {
			$type    = is_array( $token ) ? $token[0] : $token;
			$offset += strlen( is_array( $token ) ? $token[1] : $token );
			if ( '"' === $type || '`' === $type ) {
				$is_text = ! $is_text;
			} elseif ( T_START_HEREDOC === $type || T_END_HEREDOC === $type ) {
				$is_text = T_START_HEREDOC === $type;
			} elseif ( ! $is_text && '{' === $type ) {
				++$depth;
			} elseif ( ! $is_text && '}' === $type && --$depth <= 1 ) {
				$cut = $offset;
			}
		}

		return array( $cut, count( $tokens ) );
	}
}
