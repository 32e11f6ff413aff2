<?php
/**
 * The XML of sitemaps.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Sitemaps;

/**
 * Writes what sitemaps.org and Google's image and news extensions define. Texts are escaped here and nowhere else.
 */
final class Xml {

	private const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

	/**
	 * A file that lists pages.
	 *
	 * @param array<int, array<string, mixed>> $urls An element's children each: text, or children again.
	 */
	public static function of_pages( array $urls ): string {
		return self::file( 'urlset', 'url', $urls );
	}

	/**
	 * A file that lists files.
	 *
	 * @param string[] $addresses URLs.
	 */
	public static function of_files( array $addresses ): string {
		return self::file( 'sitemapindex', 'sitemap', array_map( static fn( string $address ): array => array( 'loc' => $address ), $addresses ) );
	}

	/**
	 * A whole file.
	 *
	 * @param string                           $root  Name of the root.
	 * @param string                           $item  Name of each item.
	 * @param array<int, array<string, mixed>> $items Their children.
	 */
	private static function file( string $root, string $item, array $items ): string {
		$xml = '<?xml version="1.0" encoding="UTF-8"?>' . "\n<$root " . self::NAMESPACES . ">\n";
		foreach ( $items as $children ) {
			$xml .= "<$item>" . self::children( $children ) . "</$item>\n";
		}

		return $xml . "</$root>\n";
	}

	/**
	 * The children of an element.
	 *
	 * @param array<string, mixed> $children Text, or children again, by name; what is empty is left out.
	 */
	private static function children( array $children ): string {
		$xml = '';
		foreach ( $children as $name => $content ) {
			$inner = is_array( $content ) ? self::children( $content ) : esc_xml( (string) $content );
			$xml  .= '' === $inner ? '' : "<$name>$inner</$name>";
		}

		return $xml;
	}
}
