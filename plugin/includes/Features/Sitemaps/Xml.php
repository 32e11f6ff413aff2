<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

/** Writes what sitemaps.org and Google's image and news extensions define. Texts are escaped here and nowhere else. */
final class Xml {

	private const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

	/** The format's limit is 50 MB; the last page may exceed this one by its images. */
	private const MAX_BYTES = 45 * 1024 * 1024;

	/**
	 * A file that lists pages.
	 *
	 * @param array<int, array<string, mixed>> $urls An element's children each: text, children again, or a list of these.
	 */
	public static function of_pages( array $urls ): string {
		return self::file( 'urlset', 'url', $urls );
	}

	/**
	 * A file that lists files.
	 *
	 * @param array<string, string> $files Date of the last change ('' for none), by file name.
	 */
	public static function of_files( array $files ): string {
		$items = array();
		foreach ( $files as $name => $changed ) {
			$items[] = array(
				'loc'     => Address::of( $name ),
				'lastmod' => $changed,
			);
		}

		return self::file( 'sitemapindex', 'sitemap', $items );
	}

	/**
	 * A date of the database as sitemaps write it. Much cheaper than wp_date(), which a file would call a thousand times.
	 *
	 * @param string $gmt Date and time in UTC, as in the posts table.
	 * @return string '' for none.
	 */
	public static function date( string $gmt ): string {
		return 19 === strlen( $gmt ) && '0' !== $gmt[0] ? substr( $gmt, 0, 10 ) . 'T' . substr( $gmt, 11 ) . '+00:00' : '';
	}

	/** Text as XML. `esc_xml()` looks for CDATA sections and entities, of which there are none here, and takes ten times as long. */
	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_XML1 | ENT_QUOTES | ENT_SUBSTITUTE | ENT_DISALLOWED, 'UTF-8' );
	}

	/**
	 * A whole file.
	 *
	 * @param array<int, array<string, mixed>> $items Their children.
	 */
	private static function file( string $root, string $item, array $items ): string {
		$stylesheet = self::escape( Address::of( Address::STYLESHEET ) );

		$xml = '<?xml version="1.0" encoding="UTF-8"?>' . "\n<?xml-stylesheet type=\"text/xsl\" href=\"$stylesheet\"?>\n<$root " . self::NAMESPACES . ">\n";
		foreach ( $items as $children ) {
			$xml .= "<$item>" . self::children( $children ) . "</$item>\n";
			if ( strlen( $xml ) > self::MAX_BYTES ) {
				break;
			}
		}

		return $xml . "</$root>\n";
	}

	/**
	 * The children of an element.
	 *
	 * @param array<string, mixed> $children By name; empty ones are left out.
	 */
	private static function children( array $children ): string {
		$xml = '';
		foreach ( $children as $name => $content ) {
			$list = is_array( $content ) && isset( $content[0] ) ? $content : array( $content );
			foreach ( $list as $one ) {
				$inner = is_array( $one ) ? self::children( $one ) : self::escape( (string) $one );
				$xml  .= '' === $inner ? '' : "<$name>$inner</$name>";
			}
		}

		return $xml;
	}
}
