<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use SimpleXMLElement;

defined( 'ABSPATH' ) || exit;

/** Reads the XML that storages list files with. */
final class Storage_Xml {

	/** The declaration with the encoding, attributes and prefixes. Groups are kept. */
	private const REMOVED = array(
		'~^(\xEF\xBB\xBF)?\s*<\?xml\s[^<>]*\?>()~',
		'~(<[^\s<>/=!?]+)(?:\s+[^\s<>/="\']+\s*=\s*(?:"[^"<]*"|\'[^\'<]*\'))*+\s*(/?>)~',
		'~(</?)[\w.-]+:()~',
	);

	/**
	 * @param string $name Of the root element.
	 * @return SimpleXMLElement The root element, without namespaces.
	 * @throws Backup_Error If it isn't complete XML, or another element.
	 */
	public static function parse( string $xml, string $name ): SimpleXMLElement {
		if ( ! function_exists( 'simplexml_load_string' ) ) {
			throw new Backup_Error( __( 'PHP lacks the extension SimpleXML, which lists the files at the storage. Ask your host to turn it on.', 'jetpack-dashboard' ) );
		}
		// A document type can declare entities that take all memory. In another encoding, it could hide below.
		$is_safe = false === strpos( $xml, "\0" ) && 1 === preg_match( '//u', $xml ) && false === stripos( $xml, '<!DOCTYPE' );
		// Nothing is read from attributes, of which thousands would take libxml hours, and servers choose the prefixes.
		$plain    = $is_safe ? (string) preg_replace( self::REMOVED, '$1$2', $xml ) : '';
		$previous = libxml_use_internal_errors( true );
		$root     = simplexml_load_string( $plain, SimpleXMLElement::class, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $previous );
		if ( ! $root instanceof SimpleXMLElement || $root->getName() !== $name ) {
			throw new Backup_Error( __( 'The storage doesn’t list its files as expected. Check its address.', 'jetpack-dashboard' ) );
		}

		return $root;
	}
}
