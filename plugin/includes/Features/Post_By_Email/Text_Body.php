<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** The part of a plain text that its sender wrote, as paragraphs. */
final class Text_Body {

	/** Matches lines that email apps write above a quoted email, whose own lines may have no `>`. */
	private const QUOTE_BEGINS = '/^(?:-{2,} ?(?:original message|forwarded message|urspr.{1,3}ngliche nachricht|message d.origine|mensaje original)\b.*|_{20,})$/iu';

	/** @return string HTML; '' if nothing is left. */
	public static function html( string $text ): string {
		$lines = array();

		foreach ( explode( "\n", str_replace( array( "\r\n", "\r" ), "\n", $text ) ) as $line ) {
			if ( preg_match( '/^-- ?$/', $line ) || preg_match( self::QUOTE_BEGINS, trim( $line ) ) ) {
				break;
			}
			if ( 0 === strpos( $line, '>' ) ) {
				$lines = self::without_attribution( $lines );
				continue;
			}
			$lines[] = rtrim( $line );
		}

		$html = '';
		foreach ( preg_split( '/\n{2,}/', trim( implode( "\n", $lines ) ) ) ?: array() as $paragraph ) {
			if ( '' !== trim( $paragraph ) ) {
				$html .= '<p>' . nl2br( make_clickable( esc_html( trim( $paragraph ) ) ), false ) . "</p>\n";
			}
		}

		return $html;
	}

	/**
	 * Removes "On Monday, Ann wrote:" at the end, which may take two lines.
	 *
	 * @param string[] $lines
	 * @return string[]
	 */
	private static function without_attribution( array $lines ): array {
		$end = count( $lines );
		while ( $end > 0 && '' === trim( $lines[ $end - 1 ] ) ) {
			--$end;
		}
		if ( 0 === $end || ':' !== substr( rtrim( $lines[ $end - 1 ] ), -1 ) || ! preg_match( '/\d/', $lines[ $end - 1 ] . ( $lines[ $end - 2 ] ?? '' ) ) ) {
			return $lines;
		}

		$start = $end - 1;
		if ( $start > 0 && '' !== trim( $lines[ $start - 1 ] ) && ! preg_match( '/\d/', $lines[ $start ] ) ) {
			--$start;
		}

		return array_slice( $lines, 0, $start );
	}
}
