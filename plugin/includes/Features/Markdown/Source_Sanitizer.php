<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes Markdown so that converting it gives only HTML that its author may write. The parser tells what is raw HTML, so that code
 * samples, quotes and `<https://…>` stay as they are. Repeats until the parser finds nothing forbidden.
 */
final class Source_Sanitizer {

	/** After this many rounds, all tags of a block are escaped; after ROUNDS the whole text is. */
	private const GENTLE_ROUNDS = 2;
	private const ROUNDS        = 4;

	/** Matches tags. Escapes and code spans are skipped. */
	private const TOKENS = '/\\\\.|(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)|(?<tag><[a-z\/][^<>]*>|<!--.*?-->|<[?!][^>]*>)/is';

	private Converter $converter;

	/** Context of wp_kses(): 'post' or 'pre_comment_content'. */
	private string $context;

	/**
	 * Tags for wp_kses(), created on first use.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $allowed_html = null;

	/** @param string $context Context of wp_kses(): 'post' or 'pre_comment_content'. */
	public function __construct( Converter $converter, string $context ) {
		$this->converter = $converter;
		$this->context   = $context;
	}

	/** @param string $allowed HTML that is public already: raw HTML that occurs in it literally is allowed. */
	public function sanitize( string $source, string $allowed = '' ): string {
		// The parser replaces these characters; code that drops them later would turn `<scr\0ipt>` into a tag.
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

	/** Like sanitize(), but allows HTML that the stored HTML contains, since its author was allowed to write it. */
	public function sanitize_stored( string $source, string $html ): string {
		$cleaned = $this->sanitize( $source, $html );

		// With block comments, the text would be stored without conversion.
		return has_blocks( $cleaned ) ? $html : $cleaned;
	}

	public function kses( string $html ): string {
		return wp_kses( $html, $this->allowed_html() );
	}

	/**
	 * @param string $allowed HTML that is public already.
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
	 * Sanitizes the blocks with forbidden HTML.
	 *
	 * @param array<int, array{html: string, first: int, last: int, is_block: bool}> $found     Forbidden HTML, in order.
	 * @param bool                                                                   $keeps_safe_html Whether to keep the result of kses; otherwise tags are escaped.
	 */
	private function without( string $source, array $found, bool $keeps_safe_html ): string {
		$lines = explode( "\n", str_replace( array( "\r\n", "\r" ), "\n", $source ) );

		// Each block once.
		foreach ( array_column( $found, null, 'first' ) as $first => $raw ) {
			$count = $raw['is_block'] ? substr_count( $raw['html'], "\n" ) + 1 : $raw['last'] - $first + 1;
			$text  = implode( "\n", array_filter( array_slice( $lines, $first, $count ), 'is_string' ) );
			if ( ! $keeps_safe_html ) {
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

	/** @param string $text Source lines, which may start with markers of quotes and lists. */
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

	private function sanitize_inline( string $text ): string {
		return preg_replace_callback(
			self::TOKENS,
			fn( array $found ): string => isset( $found['tag'] ) ? $this->kses( $found['tag'] ) : $found[0],
			$text
		) ?? self::escape( $text );
	}

	private static function escape( string $text ): string {
		return str_replace( '<', '&lt;', $text );
	}

	/** @return array<string, mixed> WordPress's tags, and checkboxes of task lists. */
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
