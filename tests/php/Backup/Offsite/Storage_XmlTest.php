<?php
/**
 * Tests lists of files as storages send them, also those that try to stop the server.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Offsite\Storage_Xml;
use PHPUnit\Framework\TestCase;

final class Storage_XmlTest extends TestCase {

	public function test_prefixes_and_attributes_make_no_difference(): void {
		$files = array(
			'<list><file><name>a &amp; b.txt</name><size>7</size></file></list>',
			"\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<list xmlns=\"http://example.com/list\"><file><name>a &amp; b.txt</name><size>7</size></file></list>",
			'<?xml version="1.0"?><D:list xmlns:D="DAV:" xmlns:x=\'urn:x\' ><!-- files --><D:file x:kind="a > b"><D:name><![CDATA[a & b.txt]]></D:name><x:size x:unit = "bytes">7</x:size><D:other  a="1"/></D:file></D:list>',
		);
		foreach ( $files as $xml ) {
			$list = Storage_Xml::parse( $xml, 'list' );
			$this->assertSame( array( 'a & b.txt', '7' ), array( (string) $list->file->name, (string) $list->file->size ) );
		}
	}

	/** @return array<string, array{string}> */
	public static function hostile_lists(): array {
		$doctype = '<!DOCTYPE list [<!ENTITY a "' . str_repeat( 'A', 1000 ) . '"><!ENTITY file SYSTEM "file:///etc/hostname">]>';
		$list    = '<list><name>' . str_repeat( '&a;', 1000 ) . '&file;</name></list>';
		$utf_7   = '<?xml version="1.0" encoding="UTF-7"?>' . str_replace( '<!', '+ADwAIQ-', $doctype ) . $list;

		return array(
			'another list'    => array( '<error/>' ),
			'not complete'    => array( '<list><name>a</name>' ),
			'entities'        => array( $doctype . $list ),
			'in lowercase'    => array( str_replace( 'DOCTYPE', 'doctype', $doctype ) . $list ),
			'hidden, UTF-16'  => array( "\xFF\xFE" . iconv( 'UTF-8', 'UTF-16LE', $doctype . $list ) ),
			'hidden, no mark' => array( (string) iconv( 'UTF-8', 'UTF-16BE', '<?xml version="1.0" encoding="UTF-16BE"?>' . $doctype . $list ) ),
			'hidden, UTF-7'   => array( $utf_7 ),
			'not UTF-8'       => array( "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><list>\xE9</list>" ),
		);
	}

	/** @dataProvider hostile_lists */
	public function test_refuses_what_storages_never_send( string $xml ): void {
		$this->expectException( Backup_Error::class );
		$this->expectExceptionMessage( 'The storage doesn’t list its files as expected.' );
		Storage_Xml::parse( $xml, 'list' );
	}

	/** Libxml compares each attribute with all others: these would take it more than ten seconds. */
	public function test_attributes_cost_no_time(): void {
		$attributes = '';
		for ( $nth = 0; $nth < 30000; $nth++ ) {
			$attributes .= " é$nth='>'";
		}
		$start = hrtime( true );
		$list  = Storage_Xml::parse( "<list$attributes><name$attributes>a</name></list>", 'list' );

		$this->assertSame( 'a', (string) $list->name );
		$this->assertLessThan( 5, ( hrtime( true ) - $start ) / 1e9 );
	}
}
