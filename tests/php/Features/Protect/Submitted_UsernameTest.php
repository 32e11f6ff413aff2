<?php
/**
 * Tests of submitted usernames.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Protect;

use Jetpack_Dashboard\Features\Protect\Submitted_Username;
use PHPUnit\Framework\TestCase;

final class TypedNameTest extends TestCase {

	/**
	 * Resets the database's character set.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['wpdb'] );
	}

	/**
	 * Submitted and stored username.
	 *
	 * @dataProvider names
	 *
	 * @param string $typed   As it was typed.
	 * @param string $expects As it is kept.
	 * @param string $charset The database's character set.
	 */
	public function test_clean( string $typed, string $expects, string $charset = 'utf8mb4' ): void {
		$GLOBALS['wpdb'] = (object) array( 'charset' => $charset ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- There is none here.

		$this->assertSame( $expects, Submitted_Username::sanitize( $typed ) );
	}

	/**
	 * @return array<string, string[]>
	 */
	public function names(): array {
		return array(
			'an ordinary name'           => array( 'anna.b@example.org', 'anna.b@example.org' ),
			'signs that HTML knows'      => array( 'a<b>&amp;"c"', 'a<b>&amp;"c"' ),
			'letters of other languages' => array( 'Ångström 名前', 'Ångström 名前' ),
			'a byte that is no UTF-8'    => array( "\xe0dmin", "\u{FFFD}dmin" ),
			'a 4-byte character'         => array( "admin\u{1F600}", "admin\u{FFFD}" ),
			'an escape sequence'         => array( "\x1b[31madmin", "\u{FFFD}[31madmin" ),
			'a line end'                 => array( "admin\nroot", "admin\u{FFFD}root" ),
			'a mark of direction'        => array( "admin\u{202E}txt", "admin\u{FFFD}txt" ),
			'an old table'               => array( "\xe0dmin é", '?dmin ?', 'koi8r' ),
			'more than any name is long' => array( str_repeat( 'a', 9000 ), str_repeat( 'a', 400 ) ),
		);
	}

	/**
	 * Usernames are case-insensitive.
	 */
	public function test_lower_case(): void {
		$this->assertSame( 'ånna', Submitted_Username::lower_case( 'ÅNNA' ) );
	}
}
