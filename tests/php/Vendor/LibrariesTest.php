<?php
/**
 * Tests of the libraries that ship.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Vendor;

use Jetpack_Dashboard\Vendor\Firebase\JWT\JWT;
use Jetpack_Dashboard\Vendor\Firebase\JWT\Key;
use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\Environment;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\CommonMarkCoreExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\MarkdownConverter;
use Jetpack_Dashboard\Vendor\League\Config\Exception\ValidationException;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RegexIterator;

final class LibrariesTest extends TestCase {

	public function test_every_class_loads(): void {
		$root  = dirname( __DIR__, 3 ) . '/plugin/vendor-prefixed';
		$files = new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root ) ), '/\.php$/' );

		foreach ( $files as $file ) {
			$code = (string) file_get_contents( $file->getPathname() );
			preg_match_all( '/^(?:namespace ([\w\\\\]+);|(?:(?:final|abstract) )*(?:class|interface|trait) (\w+))/m', $code, $matches, PREG_SET_ORDER );
			$namespace = '';
			foreach ( $matches as $match ) {
				if ( isset( $match[2] ) ) {
					$name = "$namespace\\{$match[2]}";
					$this->assertTrue( class_exists( $name ) || interface_exists( $name ) || trait_exists( $name ), $name );
				} else {
					$namespace = $match[1];
				}
			}
		}
	}

	public function test_a_class_that_a_library_lacks_is_missing_without_loading_the_library_again(): void {
		$this->assertTrue( class_exists( JWT::class ) );
		$this->assertFalse( class_exists( 'Jetpack_Dashboard\Vendor\Firebase\JWT\None' ) );
		$this->assertFalse( class_exists( 'Jetpack_Dashboard\Vendor\None\None' ) );
	}

	public function test_markdown_becomes_html(): void {
		$environment = new Environment( array( 'html_input' => 'escape' ) );
		$environment->addExtension( new CommonMarkCoreExtension() );

		$this->assertSame( "<p><em>a</em> &lt;b&gt;</p>\n", (string) ( new MarkdownConverter( $environment ) )->convert( '*a* <b>' ) );
	}

	public function test_an_invalid_setting_throws_the_librarys_exception(): void {
		$environment = new Environment( array( 'html_input' => 5 ) );
		$environment->addExtension( new CommonMarkCoreExtension() );

		$this->expectException( ValidationException::class );

		( new MarkdownConverter( $environment ) )->convert( 'a <b>' );
	}

	public function test_a_token_is_signed_and_verified(): void {
		$key = str_repeat( 'k', 32 );

		$this->assertSame( 'ana', JWT::decode( JWT::encode( array( 'sub' => 'ana' ), $key, 'HS256' ), new Key( $key, 'HS256' ) )->sub );
	}

	public function test_an_email_is_parsed(): void {
		$stream = fopen( 'php://temp', 'w+b' );
		$this->assertIsResource( $stream );
		fwrite( $stream, "Subject: =?ISO-8859-1?Q?Gr=FC=DFe?=\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=ISO-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nK=FCste\r\n--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw==\r\n--b--\r\n" );
		rewind( $stream );
		$email = ( new MailMimeParser() )->parse( $stream, false );

		$this->assertSame( 'Grüße', $email->getHeaderValue( 'Subject' ) );
		$this->assertSame( 'Küste', trim( (string) $email->getTextContent() ) );
		$this->assertSame( 'a.png', $email->getAttachmentPart( 0 )->getFilename() );
		$this->assertSame( "\x89PNG", $email->getAttachmentPart( 0 )->getContent() );
	}

	public function test_nothing_is_defined_outside_our_namespace(): void {
		$this->assertFalse( class_exists( 'League\\CommonMark\\MarkdownConverter', false ) );
		$this->assertFalse( class_exists( 'Nette\\Schema\\Expect', false ) );
		$this->assertFalse( class_exists( 'ZBateson\\MailMimeParser\\MailMimeParser', false ) );
		$this->assertFalse( class_exists( 'Firebase\\JWT\\JWT', false ) );
		$this->assertFalse( function_exists( 'trigger_deprecation' ) );
	}
}
