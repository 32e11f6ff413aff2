<?php
/**
 * Tests that numbers of requests are integers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Architecture;

use FilesystemIterator;
use Jetpack_Dashboard\Kernel\Request_Number;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

final class Request_NumberTest extends TestCase {

	private const INCLUDES = __DIR__ . '/../../../plugin/includes/';

	public function test_the_smallest_integer_is_no_number(): void {
		$this->assertSame( 0, Request_Number::of( abs( PHP_INT_MIN ) ) );
		$this->assertSame( 5, Request_Number::of( 5 ) );
	}

	/** Variables, calls and comparisons that accept floats may use absint() itself. */
	public function test_numbers_of_requests_and_attributes_are_integers(): void {
		$floats = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::INCLUDES, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			preg_match_all( '/^.*(?<!Request_Number::of\( )absint\( [^)\n]*\[.*$/m', (string) file_get_contents( (string) $file ), $lines );
			foreach ( preg_grep( '/echo absint|min\( |CONTENT_LENGTH/', $lines[0], PREG_GREP_INVERT ) as $line ) {
				$floats[] = basename( (string) $file ) . ': ' . trim( $line );
			}
		}

		$this->assertSame( array(), $floats, 'Use Request_Number::of( absint( … ) ).' );
	}
}
