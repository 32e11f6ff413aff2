<?php
/**
 * Tests of the site's part of the initial state.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Admin;

use Jetpack_Dashboard\Admin\Site_State;
use PHPUnit\Framework\TestCase;

final class Site_StateTest extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function homes(): array {
		return array(
			'a host'            => array( 'https://example.com', 'example.com' ),
			'a closing slash'   => array( 'https://example.com/', 'example.com' ),
			'a folder'          => array( 'https://example.com/blog', 'example.com::blog' ),
			'folders, a slash'  => array( 'http://example.com/a/b/', 'example.com::a::b' ),
			'a port'            => array( 'http://127.0.0.1:9400', '127.0.0.1:9400' ),
		);
	}

	/**
	 * @dataProvider homes
	 */
	public function test_writes_the_address_as_the_provider_does( string $home, string $raw ): void {
		$this->assertSame( $raw, Site_State::raw_url( $home ) );
	}
}
