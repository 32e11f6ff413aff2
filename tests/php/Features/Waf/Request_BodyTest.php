<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Waf;

use Jetpack_Dashboard\Features\Waf\Request_Body;
use PHPUnit\Framework\TestCase;

final class Request_BodyTest extends TestCase {

	public function test_a_body_over_the_limit_is_reported(): void {
		$long = str_repeat( 'word ', (int) ( Request_Body::MAXIMUM / 5 ) + 2 );

		$this->assertTrue( ( new Request_Body( array(), Corpus::stream( $long ) ) )->is_too_large() );
		$this->assertTrue( ( new Request_Body( array( 'a' => $long ) ) )->is_too_large() );
		$this->assertFalse( ( new Request_Body( array( 'a' => 'b' ) ) )->is_too_large() );
	}
}
