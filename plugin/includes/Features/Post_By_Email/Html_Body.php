<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use DOMDocument;
use DOMElement;
use DOMNode;
use DOMNodeList;
use DOMXPath;

defined( 'ABSPATH' ) || exit;

/** The part of an HTML email that its sender wrote, without layout. Needs PHP's DOM. */
final class Html_Body {

	// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHP's names.

	/** Quoted emails and signatures, as the common email apps mark them. */
	private const QUOTES = array(
		'//*[contains(concat(" ",normalize-space(@class)," ")," gmail_quote ")]',
		'//*[contains(concat(" ",normalize-space(@class)," ")," gmail_signature ")]',
		'//*[contains(concat(" ",normalize-space(@class)," ")," gmail_attr ")]',
		'//*[contains(concat(" ",normalize-space(@class)," ")," moz-signature ")]',
		'//*[contains(concat(" ",normalize-space(@class)," ")," moz-cite-prefix ")]',
		'//*[contains(concat(" ",normalize-space(@class)," ")," yahoo_quoted ")]',
		'//*[contains(concat(" ",normalize-space(@class)," ")," protonmail_quote ")]',
		'//*[contains(concat(" ",normalize-space(@class)," ")," protonmail_signature_block ")]',
		'//blockquote[@type="cite"]',
	);

	/** Outlook quotes everything that follows. */
	private const QUOTE_BEGINS = '//*[@id="divRplyFwdMsg" or @id="appendonsend" or @id="Signature"] | //text()[normalize-space(.)="--" and (following-sibling::*[1][self::br] or parent::p or parent::div or preceding-sibling::*[1][self::br])]';

	private const BLOCKS = array( 'p', 'div', 'table', 'tbody', 'tr', 'td', 'ul', 'ol', 'li', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'hr', 'dl', 'section', 'article', 'center' );

	/** Kept elements and attributes. WordPress's own list would keep the email's fonts, colors and tables of its layout. */
	private const ALLOWED = array(
		'p'          => array(),
		'br'         => array(),
		'a'          => array( 'href' => true ),
		'img'        => array(
			'src'    => true,
			'alt'    => true,
			'width'  => true,
			'height' => true,
			'class'  => true,
		),
		'strong'     => array(),
		'b'          => array(),
		'em'         => array(),
		'i'          => array(),
		'u'          => array(),
		's'          => array(),
		'del'        => array(),
		'code'       => array(),
		'pre'        => array(),
		'sub'        => array(),
		'sup'        => array(),
		'blockquote' => array(),
		'ul'         => array(),
		'ol'         => array(),
		'li'         => array(),
		'h1'         => array(),
		'h2'         => array(),
		'h3'         => array(),
		'h4'         => array(),
		'h5'         => array(),
		'h6'         => array(),
		'hr'         => array(),
	);

	/**
	 * @param array<string, array{url: string, id: int}> $images Images of the media library by content id.
	 * @return string Safe HTML; '' if nothing is left.
	 */
	public static function html( string $html, array $images ): string {
		$document = new DOMDocument();
		$previous = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NONET | LIBXML_COMPACT );
		libxml_clear_errors();
		libxml_use_internal_errors( $previous );

		$path = new DOMXPath( $document );
		self::remove( $path, '//head | //style | //script | //title | //comment() | //template | //noscript' );
		array_map( static fn( string $query ) => self::remove( $path, $query ), self::QUOTES );
		self::cut( $path );
		self::place_images( $path, $images );
		self::turn_into_paragraphs( $document, $path );

		$body = $document->getElementsByTagName( 'body' )->item( 0 );
		$html = '';
		foreach ( $body ? $body->childNodes : array() as $node ) {
			$html .= $document->saveHTML( $node );
		}
		// The protocols of links and images are checked too.
		$html = wp_kses( $html, self::ALLOWED );
		$html = (string) preg_replace( '#<p>(?:\s|&nbsp;|\xc2\xa0|<br\s*/?>)*</p>#u', '', $html );

		return trim( (string) preg_replace( '/\s*\n\s*/', "\n", $html ) );
	}

	/** Whether something is left to see. */
	public static function has_content( string $html ): bool {
		return '' !== trim( str_replace( "\xc2\xa0", ' ', html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' ) ) ) || false !== strpos( $html, '<img' );
	}

	/** Removes the beginning of a quote or signature, and everything after it. */
	private static function cut( DOMXPath $path ): void {
		$first = self::nodes( $path, self::QUOTE_BEGINS )[0] ?? null;

		for ( $node = $first; $node instanceof DOMNode && 'body' !== $node->nodeName; $node = $node->parentNode ) {
			while ( $node->nextSibling ) {
				$node->nextSibling->parentNode->removeChild( $node->nextSibling );
			}
		}
		if ( $first && $first->parentNode ) {
			$first->parentNode->removeChild( $first );
		}
	}

	/**
	 * Points images within the text to the media library. Removes those that only report that the email was opened, and those that are missing.
	 *
	 * @param array<string, array{url: string, id: int}> $images
	 */
	private static function place_images( DOMXPath $path, array $images ): void {
		foreach ( self::found( $path, '//img' ) as $image ) {
			$source = $image->getAttribute( 'src' );
			$image->removeAttribute( 'class' );
			if ( 0 === stripos( $source, 'cid:' ) ) {
				$known = $images[ rawurldecode( substr( $source, 4 ) ) ] ?? null;
				if ( $known ) {
					$image->setAttribute( 'src', $known['url'] );
					$image->setAttribute( 'class', "wp-image-{$known['id']}" );
					continue;
				}
			}
			$is_pixel = in_array( $image->getAttribute( 'width' ), array( '0', '1' ), true ) || in_array( $image->getAttribute( 'height' ), array( '0', '1' ), true );
			if ( $is_pixel || ! preg_match( '#^https?://#i', $source ) ) {
				$image->parentNode->removeChild( $image );
			}
		}
	}

	/** Email apps write a `div` per line, and tables for layout. A `div` or cell with only text becomes a paragraph. */
	private static function turn_into_paragraphs( DOMDocument $document, DOMXPath $path ): void {
		$inner = implode( ' or ', array_map( static fn( string $name ): string => "self::$name", self::BLOCKS ) );

		foreach ( self::found( $path, "(//div | //td | //th | //center | //section | //article)[not(descendant::*[$inner])]" ) as $element ) {
			self::rename( $document, $element );
		}
		// Text directly in the body, or between blocks.
		foreach ( self::found( $path, '//body | //div | //td | //center | //section | //article' ) as $element ) {
			self::wrap_text( $document, $element );
		}
	}

	private static function rename( DOMDocument $document, DOMElement $element ): void {
		$paragraph = $document->createElement( 'p' );
		while ( $element->firstChild ) {
			$paragraph->appendChild( $element->firstChild );
		}
		$element->parentNode->replaceChild( $paragraph, $element );
	}

	private static function wrap_text( DOMDocument $document, DOMElement $parent ): void {
		$paragraph = null;
		foreach ( iterator_to_array( $parent->childNodes ) as $node ) {
			if ( in_array( $node->nodeName, self::BLOCKS, true ) ) {
				$paragraph = null;
			} else {
				if ( null === $paragraph ) {
					$paragraph = $document->createElement( 'p' );
					$parent->insertBefore( $paragraph, $node );
				}
				$paragraph->appendChild( $node );
			}
		}
	}

	private static function remove( DOMXPath $path, string $query ): void {
		foreach ( self::nodes( $path, $query ) as $node ) {
			if ( $node->parentNode ) {
				$node->parentNode->removeChild( $node );
			}
		}
	}

	/** @return DOMElement[] */
	private static function found( DOMXPath $path, string $query ): array {
		return array_filter( self::nodes( $path, $query ), static fn( $node ): bool => $node instanceof DOMElement );
	}

	/** @return array<int, DOMNode> */
	private static function nodes( DOMXPath $path, string $query ): array {
		$nodes = $path->query( $query );

		return $nodes instanceof DOMNodeList ? array_filter( iterator_to_array( $nodes ), static fn( $node ): bool => $node instanceof DOMNode ) : array();
	}
}
