<?php
/**
 * Tests of the signed addresses.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon;

use Jetpack_Dashboard\Features\Photon\Signature;
use PHPUnit\Framework\TestCase;

final class SignatureTest extends TestCase {

	private const PATH = '2026/11/été & co.jpg';

	/** As PHP decodes it. */
	private function signed( string $key = 'key' ): string {
		return rawurldecode( ( new Signature( $key ) )->sign( self::PATH, 'abcdef01', 480 ) );
	}

	public function test_a_signed_copy_is_read_again(): void {
		$this->assertSame( array( self::PATH, 'abcdef01', 480 ), ( new Signature( 'key' ) )->verify( $this->signed() ) );
	}

	public function test_an_address_needs_no_escaping_in_html(): void {
		$this->assertMatchesRegularExpression( '~^480-abcdef01-[0-9a-f]{30}/2026/11/%C3%A9t%C3%A9%20%26%20co\.jpg$~', ( new Signature( 'key' ) )->sign( self::PATH, 'abcdef01', 480 ) );
	}

	public function changes(): array {
		return array(
			'another width'          => array( '/^480/', '481' ),
			'a width with a zero'    => array( '/^480/', '0480' ),
			'a width with a newline' => array( '/^480/', "480\n" ),
			'a width of five digits' => array( '/^480/', '48000' ),
			'no width'               => array( '/^480-/', '' ),
			'another path'           => array( '~/.*~', '/2026/11/other.jpg' ),
			'a path that goes up'    => array( '~/.*~', '/../../wp-config.php' ),
			'a long path'            => array( '~/.*~', '/' . str_repeat( 'a', 1001 ) ),
			'no path'                => array( '~/.*~', '/' ),
			'a newline at the end'   => array( '/$/D', "\n" ),
			'another version'        => array( '/abcdef01/', '00000000' ),
			'no version'             => array( '/abcdef01/', '' ),
			'no signature'           => array( '~-[0-9a-f]{30}/~', '-/' ),
			'a short signature'      => array( '~(-[0-9a-f]{29})[0-9a-f]/~', '$1/' ),
			'nothing'                => array( '/.*/', '' ),
		);
	}

	/** @dataProvider changes */
	public function test_anything_else_is_refused( string $pattern, string $replacement ): void {
		$changed = preg_replace( $pattern, $replacement, $this->signed(), 1 );
		$this->assertNotSame( $this->signed(), $changed );
		$this->assertNull( ( new Signature( 'key' ) )->verify( $changed ) );
	}

	public function test_a_list_is_refused(): void {
		$this->assertNull( ( new Signature( 'key' ) )->verify( array( $this->signed() ) ) );
		$this->assertNull( ( new Signature( 'key' ) )->verify( null ) );
	}

	public function test_another_key_is_refused(): void {
		$this->assertNull( ( new Signature( 'key' ) )->verify( $this->signed( 'other' ) ) );
	}

	public function test_parts_can_not_be_moved_between_fields(): void {
		$signed = rawurldecode( ( new Signature( 'key' ) )->sign( "a\nb.jpg", 'abcdef01', 48 ) );
		$this->assertSame( array( "a\nb.jpg", 'abcdef01', 48 ), ( new Signature( 'key' ) )->verify( $signed ) );
		$this->assertNull( ( new Signature( 'key' ) )->verify( str_replace( "a\nb", 'b', $signed ) ) );
	}
}
