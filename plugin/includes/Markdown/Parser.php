<?php
/**
 * Markdown to HTML.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Markdown;

/**
 * A strict part of CommonMark: headings, paragraphs, quotes, lists, code, rules, and what Inline knows. Definitions of links and
 * tables are none of it. Its own HTML comes through unchanged, so that a text that was converted already takes no harm.
 */
final class Parser {

	/** Quotes and lists within each other; what is deeper is text. */
	private const DEPTH = 12;

	/** Line beginnings, after up to three spaces. */
	private const FENCE   = '/^ {0,3}(`{3,}|~{3,}) *([^`\s]*)[^`]*$/';
	private const HEADING = '/^ {0,3}(#{1,6})(?: +(.*?))?(?: +#+)? *$/';
	private const RULE    = '/^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/';
	private const QUOTE   = '/^ {0,3}> ?/';
	private const ITEM    = '/^( {0,3})([-+*]|\d{1,9}[.)])( +|$)/';
	private const HTML    = '/^ {0,3}<\/?(?:address|article|aside|blockquote|details|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|!--)(?=[\s>\/-]|$)/i';

	/**
	 * Whether HTML stays HTML.
	 *
	 * @var bool
	 */
	private $allows_html;

	/**
	 * What is within a line.
	 *
	 * @var Inline
	 */
	private $inline;

	/**
	 * Takes what it may do.
	 *
	 * @param bool     $allows_html Whether HTML stays HTML; else it is shown as it was typed.
	 * @param bool     $keeps_lines Whether a line's end ends the line, as readers expect of comments.
	 * @param string[] $shortcodes  Names of shortcodes, which stay as they are.
	 */
	public function __construct( bool $allows_html, bool $keeps_lines = false, array $shortcodes = array() ) {
		$this->allows_html = $allows_html;
		$this->inline      = new Inline( $allows_html, $keeps_lines, $shortcodes );
	}

	/**
	 * A text as HTML.
	 *
	 * @param string $markdown Markdown.
	 * @return string What stands in addresses and attributes is escaped; HTML that was typed is not, where it is allowed.
	 */
	public function html( string $markdown ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $markdown );
		// No text needs them, and Inline uses two of them.
		$text = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F]/', '', $text );

		return implode( "\n\n", $this->blocks( explode( "\n", $text ), 0 ) );
	}

	/**
	 * Lines as blocks of HTML.
	 *
	 * @param string[] $lines Lines.
	 * @param int      $depth How many quotes and lists they stand in.
	 * @return string[]
	 */
	private function blocks( array $lines, int $depth ): array {
		$reader = new Lines( $lines );
		$blocks = array();

		while ( ! $reader->is_at_end() ) {
			$line = $reader->line();
			if ( '' === trim( $line ) ) {
				$reader->next();
			} elseif ( preg_match( self::FENCE, $line, $found ) ) {
				$blocks[] = self::fenced( $reader, $found );
			} elseif ( 0 === strpos( $line, '    ' ) ) {
				$blocks[] = self::pre( $reader->indented( 4 ) );
			} elseif ( preg_match( self::HEADING, $line, $found ) ) {
				$blocks[] = $this->heading( strlen( $found[1] ), $found[2] ?? '' );
				$reader->next();
			} elseif ( preg_match( self::RULE, $line ) ) {
				$blocks[] = '<hr />';
				$reader->next();
			} elseif ( $depth < self::DEPTH && preg_match( self::QUOTE, $line ) ) {
				$blocks[] = $this->quote( $reader, $depth );
			} elseif ( $depth < self::DEPTH && preg_match( self::ITEM, $line, $found ) ) {
				$blocks[] = $this->items( $reader, $found, $depth );
			} elseif ( $this->allows_html && preg_match( self::HTML, $line ) ) {
				$blocks[] = $reader->html();
			} else {
				$blocks[] = $this->paragraph( $reader, $depth );
			}
		}

		return $blocks;
	}

	/**
	 * Code between fences.
	 *
	 * @param Lines    $reader Stands at the opening fence.
	 * @param string[] $fence  1: the fence, 2: the language.
	 */
	private static function fenced( Lines $reader, array $fence ): string {
		$reader->next();
		$code  = $reader->until( '/^ {0,3}' . preg_quote( $fence[1][0], '/' ) . '{' . strlen( $fence[1] ) . ',} *$/' );
		$class = '' === $fence[2] ? '' : ' class="language-' . esc_attr( $fence[2] ) . '"';

		return self::pre( $code, $class );
	}

	/**
	 * Lines of code.
	 *
	 * @param string[] $lines      Lines.
	 * @param string   $attributes Attributes.
	 */
	private static function pre( array $lines, string $attributes = '' ): string {
		return "<pre><code$attributes>" . htmlspecialchars( implode( "\n", $lines ), ENT_NOQUOTES, 'UTF-8' ) . '</code></pre>';
	}

	/**
	 * A heading.
	 *
	 * @param int    $level 1 to 6.
	 * @param string $text  Markdown.
	 */
	private function heading( int $level, string $text ): string {
		return sprintf( '<h%1$d>%2$s</h%1$d>', $level, $this->inline->html( $text ) );
	}

	/**
	 * A quote. Lines of its last paragraph need no sign.
	 *
	 * @param Lines $reader Stands at its first line.
	 * @param int   $depth  How deep it stands.
	 */
	private function quote( Lines $reader, int $depth ): string {
		$lines   = array();
		$is_text = false;

		while ( ! $reader->is_at_end() ) {
			$line    = $reader->line();
			$is_ours = 1 === preg_match( self::QUOTE, $line );
			if ( ! $is_ours && ( ! $is_text || $this->interrupts( $line, $depth ) ) ) {
				break;
			}
			$line    = (string) preg_replace( self::QUOTE, '', $line, 1 );
			$is_text = '' !== trim( $line ) && ! preg_match( self::FENCE, $line );
			$lines[] = $line;
			$reader->next();
		}

		return "<blockquote>\n" . implode( "\n\n", $this->blocks( $lines, $depth + 1 ) ) . "\n</blockquote>";
	}

	/**
	 * A list.
	 *
	 * @param Lines    $reader Stands at its first item.
	 * @param string[] $found  What ITEM found there.
	 * @param int      $depth  How deep it stands.
	 */
	private function items( Lines $reader, array $found, int $depth ): string {
		$sign     = substr( $found[2], -1 );
		$is_loose = false;
		$items    = array();
		$tag      = ctype_digit( $found[2][0] ) ? 'ol' : 'ul';
		$start    = 'ol' === $tag && 1 !== (int) $found[2] ? sprintf( ' start="%d"', $found[2] ) : '';

		while ( ! $reader->is_at_end() && preg_match( self::ITEM, $reader->line(), $found ) && substr( $found[2], -1 ) === $sign && ! preg_match( self::RULE, $reader->line() ) ) {
			$is_after_gap = $reader->is_after_gap() && $items;
			$lines        = $reader->item( $found, fn( string $line ): bool => $this->interrupts( $line, $depth ) );
			$is_loose     = $is_loose || $is_after_gap || Lines::has_gap( $lines );
			$items[]      = $this->blocks( $lines, $depth + 1 );
		}

		$html = '';
		foreach ( $items as $blocks ) {
			$html .= '<li>' . ( $is_loose ? implode( "\n\n", $blocks ) : implode( "\n", array_map( array( self::class, 'without_paragraph' ), $blocks ) ) ) . "</li>\n";
		}

		return "<$tag$start>\n$html</$tag>";
	}

	/**
	 * A block of a list whose items stand close together.
	 *
	 * @param string $block HTML.
	 */
	private static function without_paragraph( string $block ): string {
		return 1 === preg_match( '/^<p>(.*)<\/p>$/s', $block, $found ) ? $found[1] : $block;
	}

	/**
	 * A paragraph, or a heading with a line under it.
	 *
	 * @param Lines $reader Stands at its first line.
	 * @param int   $depth  How deep it stands.
	 */
	private function paragraph( Lines $reader, int $depth ): string {
		$lines = array();

		do {
			$lines[] = ltrim( $reader->line() );
			$reader->next();
			if ( ! $reader->is_at_end() && preg_match( '/^ {0,3}(=+|-+) *$/', $reader->line(), $found ) ) {
				$reader->next();
				return $this->heading( '=' === $found[1][0] ? 1 : 2, implode( "\n", $lines ) );
			}
		} while ( ! $reader->is_at_end() && ! $this->interrupts( $reader->line(), $depth ) );

		return '<p>' . $this->inline->html( implode( "\n", $lines ) ) . '</p>';
	}

	/**
	 * Whether a line ends the paragraph before it.
	 *
	 * @param string $line  Line.
	 * @param int    $depth How deep it stands.
	 */
	private function interrupts( string $line, int $depth ): bool {
		return '' === trim( $line )
			|| preg_match( self::FENCE, $line ) || preg_match( self::HEADING, $line ) || preg_match( self::RULE, $line )
			|| ( $depth < self::DEPTH && ( preg_match( self::QUOTE, $line ) || preg_match( '/^ {0,3}(?:[-+*]|1[.)]) +\S/', $line ) ) )
			|| ( $this->allows_html && preg_match( self::HTML, $line ) );
	}
}
