<?php
/**
 * Markdown within a line.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Markdown;

/**
 * Emphasis, code, links, images, breaks. Each piece that is done is put aside under a number, so that nothing that follows can
 * change it and no two elements can overlap.
 */
final class Inline {

	/** Emphasis within emphasis; what is deeper is text. */
	private const DEPTH = 6;

	/** Around the number of a piece that was put aside; no text holds these characters. */
	private const OPEN  = "\x02";
	private const CLOSE = "\x03";

	/**
	 * What is found first counts, from left to right; the groups of each are counted from 1. Lengths, and repetitions that give
	 * nothing back, keep the work in proportion to the text.
	 */
	private const TOKENS = array(
		'escape'    => '\\\\([!-\/:-@\[-`{-~])',
		'code'      => '(?<!`)(`{1,9})(?!`)(.{1,4000}?)(?<!`)\1(?!`)',
		'autolink'  => '<(https?:\/\/[^\s<>]{1,2000}|[^\s<>@:]{1,64}@[^\s<>@:]{1,250})>',
		'html'      => '(<\/?[a-zA-Z][^<>]{0,4000}>|<!--.{0,4000}?-->)',
		'link'      => '(!?)\[((?:[^\[\]\\\\]++|\\\\.|\[[^\[\]]*+\])*+)\]\([ \n]*+(<[^<>\n]*+>|(?:[^\s()<>]++|\([^\s()<>]*+\))*+)(?:[ \n]++(?:"((?:[^"\\\\]++|\\\\.)*+)"|\'((?:[^\'\\\\]++|\\\\.)*+)\'))?[ \n]*+\)',
		'shortcode' => '(\[\/?([a-zA-Z][\w-]*)(?=[\s\]\/])[^\[\]]{0,2000}\])',
		'break'     => '( {2,}|\\\\)\n',
	);

	/**
	 * Whether HTML stays HTML.
	 *
	 * @var bool
	 */
	private $allows_html;

	/**
	 * Whether a line's end ends the line.
	 *
	 * @var bool
	 */
	private $keeps_lines;

	/**
	 * Names of shortcodes, which stay as they are.
	 *
	 * @var string[]
	 */
	private $shortcodes;

	/**
	 * What was put aside, by number.
	 *
	 * @var string[]
	 */
	private $pieces = array();

	/**
	 * Takes what it may do.
	 *
	 * @param bool     $allows_html Whether HTML stays HTML.
	 * @param bool     $keeps_lines Whether a line's end ends the line.
	 * @param string[] $shortcodes  Names of shortcodes, which stay as they are.
	 */
	public function __construct( bool $allows_html, bool $keeps_lines, array $shortcodes ) {
		$this->allows_html = $allows_html;
		$this->keeps_lines = $keeps_lines;
		$this->shortcodes  = $shortcodes;
	}

	/**
	 * A text as HTML.
	 *
	 * @param string $text Markdown of one paragraph, heading or the like.
	 */
	public function html( string $text ): string {
		$this->pieces = array();

		return $this->restore( $this->convert( $text, false ) );
	}

	/**
	 * A text with its pieces put aside.
	 *
	 * @param string $text       Markdown.
	 * @param bool   $is_in_link Whether links would be links within a link.
	 */
	private function convert( string $text, bool $is_in_link ): string {
		$text = (string) preg_replace_callback( self::pattern(), fn( array $found ): string => $this->token( $found, $is_in_link ), trim( $text ) );
		$text = self::escape( $text );
		$text = $this->emphasis( $text );

		return (string) preg_replace( '/ *\n */', $this->keeps_lines ? "<br />\n" : ' ', $text );
	}

	/**
	 * Finds a token, and which it is.
	 */
	private static function pattern(): string {
		$kinds = array();
		foreach ( self::TOKENS as $kind => $token ) {
			$kinds[] = "$token(*MARK:$kind)";
		}

		return '/(?|' . implode( '|', $kinds ) . ')/s';
	}

	/**
	 * A token, put aside; as it was where it is none after all.
	 *
	 * @param array<int|string, string> $found      What the pattern found.
	 * @param bool                      $is_in_link Whether this is within a link.
	 */
	private function token( array $found, bool $is_in_link ): string {
		$html = $this->element( $found, $is_in_link );

		return null === $html ? $found[0] : $this->put_aside( $html );
	}

	/**
	 * A token as HTML.
	 *
	 * @param array<int|string, string> $parts      What the pattern found.
	 * @param bool                      $is_in_link Whether this is within a link.
	 * @return string|null Null when it is none after all.
	 */
	private function element( array $parts, bool $is_in_link ): ?string {
		switch ( $parts['MARK'] ) {
			case 'escape':
				return self::escape( $parts[1] );
			case 'code':
				return '<code>' . htmlspecialchars( self::code( $parts[2] ), ENT_NOQUOTES, 'UTF-8' ) . '</code>';
			case 'autolink':
				$url = esc_url( false === strpos( $parts[1], ':' ) ? 'mailto:' . $parts[1] : $parts[1] );
				return $is_in_link || '' === $url ? null : sprintf( '<a href="%s">%s</a>', $url, self::escape( $parts[1] ) );
			case 'html':
				return $this->allows_html ? $parts[1] : null;
			case 'link':
				return $this->link( $parts, $is_in_link );
			case 'shortcode':
				return in_array( $parts[2], $this->shortcodes, true ) ? $parts[1] : null;
		}

		return "<br />\n";
	}

	/**
	 * A link or an image.
	 *
	 * @param array<int|string, string> $parts      From 1: '!' for an image, text, address, title in double or in single quotes.
	 * @param bool                      $is_in_link Whether this is within a link.
	 * @return string|null Null for a link within a link.
	 */
	private function link( array $parts, bool $is_in_link ): ?string {
		$is_image = '!' === $parts[1];
		if ( $is_in_link && ! $is_image ) {
			return null;
		}

		$url   = esc_url( self::unescape( trim( $parts[3], '<>' ) ) );
		$title = self::unescape( ( $parts[4] ?? '' ) . ( $parts[5] ?? '' ) );
		$title = '' === $title ? '' : ' title="' . esc_attr( $title ) . '"';

		if ( $is_image ) {
			$words = self::unescape( $parts[2] );
			return '' === $url ? self::escape( $words ) : sprintf( '<img src="%s" alt="%s"%s />', $url, esc_attr( $words ), $title );
		}

		$text = $this->convert( $parts[2], true );

		return '' === $url ? $text : "<a href=\"$url\"$title>$text</a>";
	}

	/**
	 * Strong and weak emphasis, the innermost last, each put aside whole.
	 *
	 * @param string $text  Text, escaped.
	 * @param int    $depth How many elements it stands in.
	 */
	private function emphasis( string $text, int $depth = 0 ): string {
		if ( $depth >= self::DEPTH ) {
			return $text;
		}

		$patterns = array(
			'/\*\*(?=\S)(.{1,2000}?\**)(?<=\S)\*\*/s' => 'strong',
			'/(?<![\p{L}\p{N}_])__(?=\S)(.{1,2000}?)(?<=\S)__(?![\p{L}\p{N}_])/su' => 'strong',
			'/\*(?=[^\s*])(.{1,2000}?)(?<=\S)\*/s'    => 'em',
			'/(?<![\p{L}\p{N}_])_(?=[^\s_])(.{1,2000}?)(?<=\S)_(?![\p{L}\p{N}_])/su' => 'em',
		);

		foreach ( $patterns as $pattern => $tag ) {
			$text = preg_replace_callback(
				$pattern,
				fn( array $found ): string => $this->put_aside( "<$tag>" . $this->emphasis( $found[1], $depth + 1 ) . "</$tag>" ),
				$text
			) ?? $text;
		}

		return $text;
	}

	/**
	 * Puts HTML aside.
	 *
	 * @param string $html HTML, which may hold numbers of other pieces.
	 * @return string What stands in for it.
	 */
	private function put_aside( string $html ): string {
		$this->pieces[] = $html;

		return self::OPEN . ( count( $this->pieces ) - 1 ) . self::CLOSE;
	}

	/**
	 * A text with all of its pieces in their places.
	 *
	 * @param string $text Text.
	 */
	private function restore( string $text ): string {
		return (string) preg_replace_callback(
			'/' . self::OPEN . '(\d+)' . self::CLOSE . '/',
			// A piece holds only pieces that were put aside before it, so that this ends.
			fn( array $found ): string => $this->restore( $this->pieces[ (int) $found[1] ] ),
			$text
		);
	}

	/**
	 * What a code span holds.
	 *
	 * @param string $code Between the backticks.
	 */
	private static function code( string $code ): string {
		$code = str_replace( "\n", ' ', $code );

		return ' ' === $code[0] && ' ' === substr( $code, -1 ) && '' !== trim( $code ) ? substr( $code, 1, -1 ) : $code;
	}

	/**
	 * A text without the backslashes that escape.
	 *
	 * @param string $text Text.
	 */
	private static function unescape( string $text ): string {
		return (string) preg_replace( '/\\\\([!-\/:-@\[-`{-~])/', '$1', $text );
	}

	/**
	 * A text that HTML shows as it is; entities stay what they are.
	 *
	 * @param string $text Text.
	 */
	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_NOQUOTES, 'UTF-8', false );
	}
}
