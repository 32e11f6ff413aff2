<?php
/**
 * Tests the encryption of stored secrets.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel;

use Jetpack_Dashboard\Kernel\Secret_Box;
use PHPUnit\Framework\TestCase;

final class Secret_BoxTest extends TestCase {

	/**
	 * @dataProvider secrets
	 *
	 * @param string $secret What is stored.
	 */
	public function test_opens_what_it_sealed( string $secret ): void {
		$box    = new Secret_Box();
		$sealed = $box->seal( $secret );

		$this->assertSame( $secret, $box->open( $sealed ) );
		$this->assertMatchesRegularExpression( '/^[\x21-\x7e]+$/', $sealed );
		if ( '' !== $secret ) {
			$this->assertStringNotContainsString( $secret, $sealed );
		}
	}

	/** @return array<string, array{string}> */
	public function secrets(): array {
		return array(
			'empty'   => array( '' ),
			'text'    => array( 'pa:ss wörd' ),
			'bytes'   => array( "\x00\xff\x80" ),
			'a token' => array( str_repeat( 'abcdef', 200 ) ),
		);
	}

	public function test_two_seals_of_one_secret_differ(): void {
		$box = new Secret_Box();

		$this->assertNotSame( $box->seal( 'secret' ), $box->seal( 'secret' ) );
	}

	/**
	 * @dataProvider unreadable
	 *
	 * @param string $sealed What is stored.
	 */
	public function test_unreadable_text_is_null( string $sealed ): void {
		$this->assertNull( ( new Secret_Box() )->open( $sealed ) );
	}

	/** @return array<string, array{string}> */
	public function unreadable(): array {
		$sealed = ( new Secret_Box() )->seal( 'secret' );
		$bytes  = (string) base64_decode( substr( $sealed, 5 ), true );

		return array(
			'nothing'      => array( '' ),
			'plain text'   => array( 'secret' ),
			'not base64'   => array( 'box1:***' ),
			'too short'    => array( 'box1:' . base64_encode( 'short' ) ),
			'cut off'      => array( substr( $sealed, 0, -8 ) ),
			'changed'      => array( 'box1:' . base64_encode( substr( $bytes, 0, -1 ) . ( substr( $bytes, -1 ) ^ "\x01" ) ) ),
			'other prefix' => array( 'box0:' . substr( $sealed, 5 ) ),
			'another key'  => array( 'box1:' . base64_encode( str_repeat( 'n', 24 ) . sodium_crypto_secretbox( 'secret', str_repeat( 'n', 24 ), str_repeat( 'k', 32 ) ) ) ),
		);
	}
}
