<?php
/**
 * Tests that the lint reports syntax newer than PHP 7.4, and functions that later versions removed.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Lint;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Sniffs.php';

final class OldestPhpTest extends TestCase {

	use Sniffs;

	/**
	 * Syntax that PHPStan doesn't report.
	 *
	 * @dataProvider syntax
	 * @param string $code    Code.
	 * @param string $message What is reported; '' for nothing.
	 */
	public function test_reports_newer_syntax( string $code, string $message ): void {
		$this->assertSame( '' === $message ? array() : array( $message ), $this->sniff( "<?php\n" . $code, 'phpcs.xml.dist', 'JetpackDashboard.PHP.NewerSyntax' ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public function syntax(): array {
		return array(
			'nullsafe'                  => array( '$a?->b;', 'Nullsafe operator: PHP 7.4 does not parse this.' ),
			'intersection type'         => array( 'function a( B&C $d ) {}', 'Intersection type: PHP 7.4 does not parse this.' ),
			'octal'                     => array( '$a = 0o17;', 'Octal number with 0o: PHP 7.4 does not parse this.' ),
			'class of an object'        => array( '$a::class;', '::class of an object: PHP 7.4 does not parse this.' ),
			'comma after parameters'    => array( "function a(\n\$b,\n) {}", 'Comma after the last parameter: PHP 7.4 does not parse this.' ),
			'comma after closure’s use' => array( '$a = function () use ( $b, ) {};', 'Comma after the last parameter: PHP 7.4 does not parse this.' ),
			'all of it as 7.4 has it'   => array( 'use B\C; function a( C &$b, $c ) { $d = $c & 017; return array( d( $c->e, ), A::class, function () use ( $b ) {} ); }', '' ),
		);
	}

	/**
	 * PHPCompatibility is in the ruleset, and checks from 7.4 on.
	 *
	 * @dataProvider removals
	 * @param string $code    Code.
	 * @param string $message What is reported.
	 */
	public function test_reports_what_later_versions_removed( string $code, string $message ): void {
		$this->assertContains( $message, $this->sniff( "<?php\n" . $code, 'phpcs.xml.dist' ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public function removals(): array {
		return array(
			'a function' => array( 'get_magic_quotes_gpc();', 'Function get_magic_quotes_gpc() is deprecated since PHP 7.4' ),
			'a syntax'   => array( '$a = $b{0};', 'Curly brace syntax for accessing array elements and string offsets has been deprecated in PHP 7.4. Found: $b{0}' ),
			'a cast'     => array( '$a = (real) $b;', 'The real cast is deprecated since PHP 7.4; Use (float) instead' ),
		);
	}
}
