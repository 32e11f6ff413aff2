<?php
/**
 * Lines of Markdown.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Markdown;

/**
 * Reads lines one after another, and takes together those that belong together.
 */
final class Lines {

	/**
	 * Lines, with spaces in place of the tabs that they begin with.
	 *
	 * @var string[]
	 */
	private $lines;

	/**
	 * Where the reader stands.
	 *
	 * @var int
	 */
	private $at = 0;

	/**
	 * Takes the lines.
	 *
	 * @param string[] $lines Lines.
	 */
	public function __construct( array $lines ) {
		$this->lines = array_map(
			static fn( string $line ): string => (string) preg_replace_callback( '/^[ \t]+/', static fn( array $found ): string => str_replace( "\t", '    ', $found[0] ), $line ),
			array_values( $lines )
		);
	}

	/**
	 * Whether there is no line left.
	 */
	public function is_at_end(): bool {
		return $this->at >= count( $this->lines );
	}

	/**
	 * The line where the reader stands.
	 */
	public function line(): string {
		return $this->lines[ $this->at ];
	}

	/**
	 * Goes on by a line.
	 */
	public function next(): void {
		++$this->at;
	}

	/**
	 * Whether the line before is empty.
	 */
	public function is_after_gap(): bool {
		return $this->at > 0 && '' === trim( $this->lines[ $this->at - 1 ] );
	}

	/**
	 * Lines up to one of a certain form, which is passed over.
	 *
	 * @param string $pattern Its form.
	 * @return string[]
	 */
	public function until( string $pattern ): array {
		$taken = array();
		while ( ! $this->is_at_end() && ! preg_match( $pattern, $this->line() ) ) {
			$taken[] = $this->line();
			$this->next();
		}
		$this->next();

		return $taken;
	}

	/**
	 * Lines that are indented, and the empty ones between them.
	 *
	 * @param int $width Spaces, which are taken away.
	 * @return string[]
	 */
	public function indented( int $width ): array {
		$taken = array();
		while ( ! $this->is_at_end() && ( '' === trim( $this->line() ) || 0 === strpos( $this->line(), str_repeat( ' ', $width ) ) ) ) {
			$taken[] = (string) substr( $this->line(), $width );
			$this->next();
		}

		return self::without_last_gap( $taken );
	}

	/**
	 * HTML as it is, up to an empty line that stands in none of the elements that may hold one.
	 */
	public function html(): string {
		$taken = array();
		$open  = 0;

		while ( ! $this->is_at_end() && ( $open > 0 || '' !== trim( $this->line() ) ) ) {
			$line    = $this->line();
			$taken[] = $line;
			$open   += preg_match_all( '/<(?:pre|script|style|textarea)\b|<!--/i', $line ) - preg_match_all( '/<\/(?:pre|script|style|textarea)\b|-->/i', $line );
			$this->next();
		}

		return implode( "\n", self::without_last_gap( $taken ) );
	}

	/**
	 * The lines of a list's item, without its sign and without what they are indented by.
	 *
	 * @param string[]               $found      1: spaces, 2: sign, 3: spaces of its first line.
	 * @param callable(string): bool $interrupts Whether a line ends a paragraph.
	 * @return string[]
	 */
	public function item( array $found, callable $interrupts ): array {
		$spaces = strlen( $found[3] );
		$width  = strlen( $found[1] . $found[2] ) + ( $spaces >= 1 && $spaces <= 4 ? $spaces : 1 );
		$taken  = array( (string) substr( $this->line(), $width ) );
		$this->next();

		while ( ! $this->is_at_end() ) {
			$line       = $this->line();
			$is_gap     = '' === trim( $line );
			$is_ours    = $is_gap || 0 === strpos( $line, str_repeat( ' ', $width ) );
			$is_on_text = '' !== trim( (string) end( $taken ) ) && ! $this->begins_item( $line ) && ! $interrupts( $line );
			if ( ! $is_ours && ! $is_on_text ) {
				break;
			}
			$taken[] = $is_ours ? (string) substr( $line, $width ) : $line;
			$this->next();
		}

		return self::without_last_gap( $taken );
	}

	/**
	 * Whether there is an empty line between lines that stand at the same depth.
	 *
	 * @param string[] $lines Lines of an item.
	 */
	public static function has_gap( array $lines ): bool {
		foreach ( $lines as $index => $line ) {
			$next = $lines[ $index + 1 ] ?? '';
			if ( '' === trim( $line ) && '' !== trim( $next ) && ' ' !== $next[0] ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether a line begins another item, of whatever list.
	 *
	 * @param string $line Line.
	 */
	private function begins_item( string $line ): bool {
		return 1 === preg_match( '/^ *(?:[-+*]|\d{1,9}[.)])(?: |$)/', $line );
	}

	/**
	 * Lines without the empty ones at their end.
	 *
	 * @param string[] $lines Lines.
	 * @return string[]
	 */
	private static function without_last_gap( array $lines ): array {
		while ( $lines && '' === trim( (string) end( $lines ) ) ) {
			array_pop( $lines );
		}

		return $lines;
	}
}
