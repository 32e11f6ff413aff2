<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

defined( 'ABSPATH' ) || exit;

/** Makes the relative addresses in a stylesheet absolute, so that a copy in another folder finds the same images, fonts and imports. */
final class Css_Addresses {

	/**
	 * Comments, strings, imports and addresses, whichever starts first. Everything else stays as it is. The last group is text that
	 * can't be read with certainty, such as addresses with escaped characters.
	 */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- A constant; nothing is interpolated.
	private const TOKENS = <<<'REGEX'
~
	(?<comment> /\* .*? \*/ )
	| (?<before> @import \s* (?= ["'] ) ) (?<quote> ["'] ) (?<import> [^"'\\\r\n\f]* ) \k<quote>
	| @import \s+ (?= url\( )
	| "[^"\\\r\n\f]*+ (?: \\ (?: \r\n | . ) [^"\\\r\n\f]*+ )*+ "
	| '[^'\\\r\n\f]*+ (?: \\ (?: \r\n | . ) [^'\\\r\n\f]*+ )*+ '
	| (?<![\w-]) url\( \s* (?: data | about ) : [^"')\\]*+ \)
	| (?<![\w-]) url\( \s* (?= ["'] data: )
	| (?<function> (?<![\w-]) url\( \s* (?<mark> ["']? ) ) (?<address> (?<= ") [^"\\\r\n\f]* | (?<= ') [^'\\\r\n\f]* | (?<! ["'] ) [^"'()\\\s]* ) (?<end> \k<mark> \s* \) )
	| (?<unknown> ["'] | @import | /\* | (?<![\w-]) (?: url | src ) \( | image-set\( \s* ["'] | image-set\( [^;}]* , \s* ["'] )
~isx
REGEX;

	/** A custom property may be used in another stylesheet, where browsers resolve its address differently. */
	private const CUSTOM_PROPERTY = '~--[\w-]+\s*:[^;{}]*url\(\s*["\']?(?!data:|https?:|/|\#|["\'])~i';

	/** Comment that names the source map, in the last line of scripts. */
	private const SOURCE_MAP = '~^(/[/*][#@]\s*sourceMappingURL=)(\S+?)(\s*(?:\*/)?\s*)$~D';

	/** Beginning of absolute addresses: `//example.org`, or ''. */
	private string $host;

	/** Path of the stylesheet's folder, without a trailing slash. */
	private string $folder;

	private bool $is_certain = true;

	/** @param string $folder Address of the stylesheet's folder: `/wp-content/…` or `//example.org/wp-content/…`. */
	public function __construct( string $folder ) {
		$this->host   = (string) preg_replace( '~^(//[^/]+)?.*$~sD', '$1', $folder );
		$this->folder = substr( $folder, strlen( $this->host ) );
	}

	/** @return string|null The stylesheet with absolute addresses; null if some may be read differently by browsers. */
	public function rewrite( string $css ): ?string {
		if ( ! preg_match( '~^(?://[\w.:-]+)?(?:/[\w.%@+-]+)*$~D', $this->host . $this->folder ) || 0 !== preg_match( self::CUSTOM_PROPERTY, $css ) ) {
			return null;
		}

		$this->is_certain = true;

		$new = preg_replace_callback( self::TOKENS, array( $this, 'replace' ), $css, -1, $count, PREG_UNMATCHED_AS_NULL );

		return $this->has_doubt() ? null : $new;
	}

	/** The callback sets it. */
	private function has_doubt(): bool {
		return ! $this->is_certain;
	}

	/** Makes the address of a script's source map absolute: developer tools look for it next to the script. */
	public function rewrite_source_map( string $script ): string {
		$start = strrpos( rtrim( $script ), "\n" );
		$start = false === $start ? 0 : $start + 1;

		return substr( $script, 0, $start ) . $this->source_map( substr( $script, $start ) );
	}

	/** @param array<int|string, string|null> $token */
	private function replace( array $token ): string {
		$text = (string) $token[0];

		if ( isset( $token['unknown'] ) ) {
			$this->is_certain = false;
		} elseif ( isset( $token['comment'] ) ) {
			return $this->source_map( $text );
		} elseif ( isset( $token['import'] ) ) {
			return $token['before'] . $token['quote'] . $this->absolute( $token['import'] ) . $token['quote'];
		} elseif ( isset( $token['function'] ) ) {
			return $token['function'] . $this->absolute( (string) $token['address'] ) . $token['end'];
		}

		return $text;
	}

	private function source_map( string $comment ): string {
		return preg_match( self::SOURCE_MAP, $comment, $found ) ? $found[1] . $this->absolute( $found[2] ) . $found[3] : $comment;
	}

	private function absolute( string $address ): string {
		$trimmed = trim( $address );

		// Fragments refer to the page.
		if ( '' === $trimmed || '#' === $trimmed[0] || 0 === strpos( $trimmed, '//' ) || preg_match( '~^[a-z][a-z0-9+.-]*:~i', $trimmed ) ) {
			return $address;
		}
		if ( '?' === $trimmed[0] ) {
			$this->is_certain = false;
			return $address;
		}

		if ( '/' === $trimmed[0] ) {
			return $this->host . $trimmed;
		}

		$length   = strcspn( $trimmed, '?#' );
		$segments = array();
		foreach ( explode( '/', $this->folder . '/' . substr( $trimmed, 0, $length ) ) as $segment ) {
			if ( '..' === $segment ) {
				array_pop( $segments );
			} elseif ( '' !== $segment && '.' !== $segment ) {
				$segments[] = $segment;
			}
		}

		return $this->host . '/' . implode( '/', $segments ) . substr( $trimmed, $length );
	}
}
