<?php
/**
 * Tests which requests count as visits.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel\Net;

use Jetpack_Dashboard\Kernel\Net\Visit;
use PHPUnit\Framework\TestCase;

final class VisitTest extends TestCase {

	private const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

	/**
	 * Visits of humans are counted, those of bots and prefetching are not.
	 *
	 * @dataProvider requests
	 *
	 * @param bool                  $is_seen Expected.
	 * @param array<string, string> $server  Headers.
	 */
	public function test_is_seen( bool $is_seen, array $server ): void {
		$this->assertSame( $is_seen, Visit::is_seen( $server + array( 'HTTP_USER_AGENT' => self::BROWSER ) ) );
	}

	/**
	 * @return array<string, array{bool, array<string, string>}>
	 */
	public function requests(): array {
		return array(
			'a browser'                  => array( true, array() ),
			'a phone'                    => array( true, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1' ) ),
			'a phone named Cubot'        => array( true, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36' ) ),
			'from the same origin'       => array( true, array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ) ),
			'a search engine'            => array( false, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ) ),
			'another'                    => array( false, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; Baiduspider/2.0)' ) ),
			'a monitor'                  => array( false, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; UptimeRobot/2.0)' ) ),
			'a program'                  => array( false, array( 'HTTP_USER_AGENT' => 'python-requests/2.32' ) ),
			'a browser without a head'   => array( false, array( 'HTTP_USER_AGENT' => str_replace( 'Chrome/', 'HeadlessChrome/', self::BROWSER ) ) ),
			'nobody'                     => array( false, array( 'HTTP_USER_AGENT' => '' ) ),
			'a browser that looks ahead' => array( false, array( 'HTTP_SEC_PURPOSE' => 'prefetch;prerender' ) ),
			'an old one'                 => array( false, array( 'HTTP_X_MOZ' => 'prefetch' ) ),
			'another site’s page'        => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ),
		);
	}

	public function test_is_bot(): void {
		$this->assertFalse( Visit::is_bot( array( 'HTTP_USER_AGENT' => self::BROWSER ) ) );
		$this->assertTrue( Visit::is_bot( array( 'HTTP_USER_AGENT' => 'curl/8.0' ) ) );
		$this->assertTrue( Visit::is_bot( array() ) );
	}
}
