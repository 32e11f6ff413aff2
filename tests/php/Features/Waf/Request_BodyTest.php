<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Waf;

use Jetpack_Dashboard\Features\Waf\Request_Body;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Corpus.php';

final class Request_BodyTest extends TestCase {

	public function test_a_body_over_the_limit_is_reported(): void {
		$long = str_repeat( 'word ', (int) ( Request_Body::MAXIMUM / 5 ) + 2 );

		$this->assertTrue( ( new Request_Body( array(), Corpus::stream( $long ) ) )->is_too_large() );
		$this->assertTrue( ( new Request_Body( array( 'a' => $long ) ) )->is_too_large() );
		$this->assertFalse( ( new Request_Body( array( 'a' => 'b' ) ) )->is_too_large() );
	}

	private const ATTACK = '&lt;img src=x onerror=alert(1)&gt;';

	/** @return array<string, array{string, string}> Rule and XML. */
	public function xml_bodies(): array {
		$long  = '<![CDATA[' . str_repeat( 'word ', 220000 ) . ']]>';
		$tags  = '<a>' . str_repeat( '<b c="d">some words</b>', 45000 ) . '</a>';
		$query = '1 union select user_pass from wp_users';

		return array(
			'long CDATA'                   => array( '', "<r><v>$long</v></r>" ),
			'many tags'                    => array( '', $tags ),
			'long text'                    => array( '', '<r>' . str_repeat( 'word ', 400000 ) . '</r>' ),
			'attack before long CDATA'     => array( 'handler', '<r><v>' . self::ATTACK . "</v><v>$long</v></r>" ),
			'attack after long CDATA'      => array( 'handler', "<r><v>$long</v><v>" . self::ATTACK . '</v></r>' ),
			'attack in the same element'   => array( 'script-in-text', "<r><v>$long" . self::ATTACK . '</v></r>' ),
			'attack at the end of CDATA'   => array( 'script-in-text', '<r><![CDATA[' . str_repeat( 'word ', 220000 ) . '<img src=x onerror=alert(1)>]]></r>' ),
			'attack after unclosed CDATA'  => array( 'sql-union', "<r><v>$query</v><![CDATA[" . str_repeat( 'word ', 220000 ) ),
			'attack in an unclosed CDATA'  => array( 'sql-union', "<r><![CDATA[$query" ),
			'attack in an unclosed comment' => array( 'sql-union', "<r><!-- $query" ),
			'split by a comment'           => array( 'sql-union', '<r>1 uni<!-- x -->on sel<?x y?>ect user_pass fr<![CDATA[om wp_users]]></r>' ),
			'in an attribute'              => array( 'sql-union', "<r><v a='1' b=\"$query\"/></r>" ),
			'after > in an attribute'      => array( 'sql-union', "<r><v a='1>' b='x> $query'/></r>" ),
			'UTF-16'                       => array( 'sql-union', mb_convert_encoding( "\u{feff}<r>$query</r>", 'UTF-16LE', 'UTF-8' ) ),
			'UTF-16 without BOM'           => array( 'sql-union', mb_convert_encoding( "<?xml version='1.0' encoding='UTF-16BE'?><r>$query</r>", 'UTF-16BE', 'UTF-8' ) ),
			'UTF-7'                        => array( 'unreadable', "<?xml version='1.0' encoding = \"UTF-7\"?><r>+ADw-script+AD4-</r>" ),
			'harmless encoding'            => array( '', "<?xml version='1.0' encoding='ISO-8859-1' standalone='yes'?><r>\xe9t\xe9</r>" ),
			'external document type'       => array( 'xml-entity', '<!DOCTYPE r SYSTEM "http://evil.test/x.dtd"><r/>' ),
		);
	}

	/** @dataProvider xml_bodies */
	public function test_xml_is_read_as_a_parser_reads_it( string $rule, string $xml ): void {
		$this->assertLessThanOrEqual( Request_Body::MAXIMUM, strlen( $xml ) );
		$start = microtime( true );

		$this->assertSame( $rule, ( new Request_Body( array(), Corpus::stream( $xml ) ) )->broken_rule() );
		$this->assertLessThan( 5, microtime( true ) - $start );
	}

	public function test_multipart_bodies_of_other_methods_are_read_by_part(): void {
		$rule_of = static fn( string $body, string $type = 'multipart/form-data; boundary="B"' ): string => ( new Request_Body( array(), Corpus::stream( str_replace( "\n", "\r\n", $body ) ), $type ) )->broken_rule();
		$part    = static fn( string $head, string $text ): string => "--B\nContent-Disposition: form-data; $head\n\n$text\n";
		$prose   = $part( 'name="a"', 'Some quite harmless words' );
		$image   = $part( "name=b; filename=\"a.png\"\nContent-Type: image/png", "\x89PNG" . str_repeat( "\0\1\2", 3000 ) );

		$this->assertSame( '', $rule_of( $prose . $image . '--B--' ) );
		$this->assertSame( '', $rule_of( $image . $prose . '--B--', '' ) );
		$this->assertSame( 'sql-always', $rule_of( $prose . $part( 'name="id"', "1' or 1=1 -- " ) . '--B--' ) );
		$this->assertSame( 'sql-always', $rule_of( $image . $part( 'name="id"', "1' or 1=1 -- " ) . '--B--', 'text/plain' ) );
		$this->assertSame( 'sql-always', $rule_of( "Some more harmless words\n$prose" . $part( 'name="id"', "1' or 1=1 -- " ) . '--B--' ) );
		$this->assertSame( 'sql-always', $rule_of( $prose . $part( "name=\"id\"\nContent-Transfer-Encoding: base64", base64_encode( "1' or 1=1 -- " ) ) ) );
		$this->assertSame( 'file-type', $rule_of( $prose . $part( 'name="f"; filename="shell.php"', 'x' ) . '--B--' ) );
		$this->assertSame( 'file-type', $rule_of( $part( "name=\"f\"; filename=\"a.png\"; filename*=UTF-8''shell%2Ephp", 'x' ) . '--B--' ) );
		$this->assertSame( 'file-content', $rule_of( $prose . $part( 'name="f"; filename="a.jpg"', '<?php eval(1);' ) . '--B--' ) );
		$this->assertSame( 'superglobal', $rule_of( $part( 'name="GLOBALS"', 'x' ) . '--B--' ) );
		$this->assertSame( 'superglobal', $rule_of( $part( 'name="GLOBALS[a]"', 'x' ) . '--B--' ) );
		$this->assertSame( 'nosql', $rule_of( $part( 'name="a[$ne]"', 'x' ) . '--B--' ) );
		$this->assertSame( 'sql-always', $rule_of( $part( 'name=" "', '1 or 1=1' ) . '--B--' ) );
		// What isn't understood is checked as a whole, which refuses such headers.
		$this->assertSame( 'mail-header', $rule_of( "--B\nContent-Disposition: form-data\n\nx\n--B--" ) );
	}

	public function test_invalid_bytes_hide_no_json(): void {
		$body = "{\"a\":\"these are four words \xff\",\"b\":\"1 or 1=1\"}";

		$this->assertSame( 'sql-always', ( new Request_Body( array(), Corpus::stream( $body ) ) )->broken_rule() );
	}

	/**
	 * PHP caches patterns that other tests compiled with JIT.
	 *
	 * @runInSeparateProcess
	 */
	public function test_no_error_of_pcre_lets_a_body_pass(): void {
		ini_set( 'pcre.jit', '0' );
		$bodies = array( '1 union select user_pass from wp_users', '<r>1 union select user_pass from wp_users</r>', '{"a":"1 or 1=1"}', 'a=1+or+1%3D1', "1 #\nor 1=1", "--B\nContent-Disposition: form-data; name=a\n\n1 or 1=1\n--B--" );
		foreach ( array( 1, 5, 20, 100, 1000 ) as $limit ) {
			ini_set( 'pcre.backtrack_limit', (string) $limit );
			foreach ( $bodies as $body ) {
				$this->assertNotSame( '', ( new Request_Body( array(), Corpus::stream( $body ) ) )->broken_rule(), "$limit $body" );
				$this->assertNotSame( '', ( new Request_Body( array( 'a' => '1 or 1=1' ), Corpus::stream( $body ) ) )->broken_rule(), "$limit $body" );
			}
		}
	}
}
