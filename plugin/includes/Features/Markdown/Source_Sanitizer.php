<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans a Markdown text so that converting it gives only HTML that WordPress lets its author write. The parser says what is
 * raw HTML, so that code samples, quotes and `<https://…>` stay as they are. Works until the parser finds nothing forbidden.
 */
final class Source_Sanitizer {

	/** How often a block is cleaned before all of its tags become text, and how often at most at all. */
	private const GENTLE_ROUNDS = 2;
	private const ROUNDS        = 4;

	/** Escapes and code spans, which are skipped, and tags. */
	private const TOKENS = '/\\\\.|(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)|(?<tag><[a-z\/][^<>]*>|<!--.*?-->|<[?!][^>]*>)/is';

	private Converter $converter;

	/** The context of wp_kses(): 'post' or 'pre_comment_content'. */
	private string $context;

	/**
	 * What wp_kses() lets through, once it has been needed.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $allowed_html = null;

	/**
	 * Stores the parser.
	 *
	 * @param string $context The context of wp_kses(): 'post' or 'pre_comment_content'.
	 */
	public function __construct( Converter $converter, string $context ) {
		$this->converter = $converter;
		$this->context   = $context;
	}

	/**
	 * Cleans a Markdown text.
	 *
	 * @param string $allowed HTML that visitors get already: raw HTML that it holds literally is allowed.
	 */
	public function sanitize( string $source, string $allowed = '' ): string {
		// The parser reads these as other characters; whatever drops them later would make a tag of `<scr\0ipt>`.
		$source = str_replace( "\0", '', (string) mb_scrub( $source, 'UTF-8' ) );
		for ( $round = 0; $round < self::ROUNDS; ++$round ) {
			$found = $this->forbidden( $source, $allowed );
			if ( ! $found ) {
				return $source;
			}
			$source = $this->without( $source, $found, $round < self::GENTLE_ROUNDS );
		}

		return self::escape( $source );
	}

	/** Cleans a stored source, except for HTML that its author was allowed to write and that the stored HTML therefore holds. */
	public function sanitize_stored( string $source, string $html ): string {
		$cleaned = $this->sanitize( $source, $html );

		// A text with blocks would be stored unconverted.
		return has_blocks( $cleaned ) ? $html : $cleaned;
	}

	/** Cleans HTML that was made of a Markdown text. */
	public function kses( string $html ): string {
		return wp_kses( $html, $this->allowed_html() );
	}

	/**
	 * The raw HTML in a Markdown text that must not stay.
	 *
	 * @param string $allowed HTML that visitors get already.
	 * @return array<int, array{html: string, first: int, last: int, is_block: bool}>
	 */
	private function forbidden( string $source, string $allowed ): array {
		$is_forbidden = array();
		$found        = array();

		foreach ( $this->converter->raw_html( $source ) as $raw ) {
			$html = $raw['html'];

			$is_forbidden[ $html ] = $is_forbidden[ $html ] ?? ( $this->kses( $html ) !== $html && ( '' === $allowed || false === strpos( $allowed, $html ) ) );
			if ( $is_forbidden[ $html ] ) {
				$found[] = $raw;
			}
		}

		return $found;
	}

	/**
	 * Cleans the blocks that hold forbidden HTML.
	 *
	 * @param array<int, array{html: string, first: int, last: int, is_block: bool}> $found     Forbidden HTML, in order.
	 * @param bool                                                                   $is_gentle Whether what kses leaves of it stays; otherwise it becomes text.
	 */
	private function without( string $source, array $found, bool $is_gentle ): string {
		$lines = explode( "\n", str_replace( array( "\r\n", "\r" ), "\n", $source ) );

		// Each block once, however much it holds.
		foreach ( array_column( $found, null, 'first' ) as $first => $raw ) {
			$count = $raw['is_block'] ? substr_count( $raw['html'], "\n" ) + 1 : $raw['last'] - $first + 1;
			$text  = implode( "\n", array_filter( array_slice( $lines, $first, $count ), 'is_string' ) );
			if ( ! $is_gentle ) {
				$text = self::escape( $text );
			} else {
				$text = $raw['is_block'] ? $this->sanitize_block( $text, $raw['html'] ) : $this->sanitize_inline( $text );
			}
			for ( $line = $first + 1; $line < $first + $count; ++$line ) {
				$lines[ $line ] = null;
			}
			$lines[ $first ] = $text;
		}

		return implode( "\n", array_filter( $lines, 'is_string' ) );
	}

	/**
	 * Cleans a block of HTML.
	 *
	 * @param string $text Its lines in the source, which may begin with the marks of quotes and lists.
	 */
	private function sanitize_block( string $text, string $html ): string {
		$cleaned = explode( "\n", $this->kses( $html ) );
		$lines   = explode( "\n", $text );

		foreach ( explode( "\n", $html ) as $index => $old ) {
			$line = $lines[ $index ] ?? '';
			if ( '' !== $old && substr( $line, -strlen( $old ) ) !== $old ) {
				return self::escape( $text );
			}
			$lines[ $index ] = substr( $line, 0, strlen( $line ) - strlen( $old ) ) . ( $cleaned[ $index ] ?? '' );
		}

		return implode( "\n", $lines );
	}

	/** Cleans the tags in a paragraph or the like. */
	private function sanitize_inline( string $text ): string {
		return preg_replace_callback(
			self::TOKENS,
			fn( array $found ): string => isset( $found['tag'] ) ? $this->kses( $found['tag'] ) : $found[0],
			$text
		) ?? self::escape( $text );
	}

	/** Turns all HTML into text. */
	private static function escape( string $text ): string {
		return str_replace( '<', '&lt;', $text );
	}

	/**
	 * What wp_kses() lets through: what it does anyway, and the checkboxes of task lists.
	 *
	 * @return array<string, mixed>
	 */
	private function allowed_html(): array {
		if ( null !== $this->allowed_html ) {
			return $this->allowed_html;
		}
		$allowed = wp_kses_allowed_html( $this->context );
		if ( 'post' === $this->context && ! isset( $allowed['input'] ) ) {
			$allowed['input'] = array(
				'type'     => array(
					'required' => true,
					'values'   => array( 'checkbox' ),
				),
				'disabled' => array( 'required' => true ),
				'checked'  => true,
			);
		}

		$this->allowed_html = $allowed;

		return $allowed;
	}
}
