<?php
/**
 * Tests of license keys.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Licensing;

use Jetpack_Dashboard\Licensing\License_Key;
use PHPUnit\Framework\TestCase;

/**
 * The format of keys.
 */
final class License_KeyTest extends TestCase {

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function keys(): array {
		return array(
			'a key'              => array( 'jetpack-backup_a1B2', 'jetpack-backup_a1B2' ),
			'pasted with spaces' => array( " \tjetpack-backup_a1B2\n", 'jetpack-backup_a1B2' ),
			'other characters'   => array( 'A1.b2:c3/d4+e5=#!$%*,;?@[]^`{|}~()', 'A1.b2:c3/d4+e5=#!$%*,;?@[]^`{|}~()' ),
			'the longest'        => array( str_repeat( 'k', 200 ), str_repeat( 'k', 200 ) ),
			'too long'           => array( str_repeat( 'k', 201 ), '' ),
			'nothing'            => array( '', '' ),
			'spaces'             => array( '   ', '' ),
			'two words'          => array( 'two words', '' ),
			'two lines'          => array( "two\nlines", '' ),
			'markup'             => array( '<b>', '' ),
			'a double quote'     => array( 'a"b', '' ),
			'a single quote'     => array( "a'b", '' ),
			'an ampersand'       => array( 'a&b', '' ),
			'a backslash'        => array( 'a\\b', '' ),
			'a null byte'        => array( "a\0b", '' ),
			'other letters'      => array( 'ключ', '' ),
			'no text'            => array( array( 'key' ), '' ),
			'a number'           => array( 5, '' ),
		);
	}

	/**
	 * @dataProvider keys
	 *
	 * @param mixed $value
	 */
	public function test_recognizes_keys( $value, string $key ): void {
		$this->assertSame( $key, License_Key::clean( $value ) );
	}
}
