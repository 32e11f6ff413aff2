<?php
/**
 * What a view's line and a beacon's body may be.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Stats;

use Jetpack_Dashboard\Features\Stats\View;
use PHPUnit\Framework\TestCase;

final class ViewTest extends TestCase {

	private const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

	/**
	 * A line says what the view says.
	 */
	public function test_line_and_back(): void {
		$view = new View( 1795294627, 12, 'news.example', 77 );

		$this->assertSame( '1795294627 12 77 news.example;', $view->to_line() );
		$this->assertEquals( $view, View::from_line( $view->to_line() ) );
		$this->assertEquals( new View( 1795294627, 0 ), View::from_line( '1795294627 0 0 ;' ) );
	}

	/**
	 * A line that was cut short, or that nobody wrote, is no view.
	 *
	 * @dataProvider broken_lines
	 *
	 * @param string $line Line.
	 */
	public function test_broken_line( string $line ): void {
		$this->assertNull( View::from_line( $line ) );
	}

	/**
	 * Broken lines.
	 *
	 * @return array<int, array{string}>
	 */
	public function broken_lines(): array {
		return array(
			array( '' ),
			array( '1795294627 12 77 news.example' ),
			array( '1795294627 12 77 news.exa;mple;' ),
			array( '1795294627 12 77' ),
			array( '1795294627 -1 77 ;' ),
			array( '795294627 1 77 ;' ),
			array( '<?php exit; ?>e35cd2833476d89b92d40baae0c873a7' ),
			array( "1795294627 1 77 ;\n" ),
		);
	}

	/**
	 * Who looks at a page, and who doesn't.
	 *
	 * @dataProvider requests
	 *
	 * @param bool                  $is_seen Expected.
	 * @param array<string, string> $server  Headers.
	 */
	public function test_is_seen( bool $is_seen, array $server ): void {
		$this->assertSame( $is_seen, View::is_seen( $server + array( 'HTTP_USER_AGENT' => self::BROWSER ) ) );
	}

	/**
	 * Requests.
	 *
	 * @return array<string, array{bool, array<string, string>}>
	 */
	public function requests(): array {
		return array(
			'a browser'                 => array( true, array() ),
			'a phone'                   => array( true, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1' ) ),
			'a phone named Cubot'       => array( true, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36' ) ),
			'from the same origin'      => array( true, array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ) ),
			'a search engine'           => array( false, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ) ),
			'another'                   => array( false, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; Baiduspider/2.0)' ) ),
			'a monitor'                 => array( false, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; UptimeRobot/2.0)' ) ),
			'a program'                 => array( false, array( 'HTTP_USER_AGENT' => 'python-requests/2.32' ) ),
			'a browser without a head'  => array( false, array( 'HTTP_USER_AGENT' => str_replace( 'Chrome/', 'HeadlessChrome/', self::BROWSER ) ) ),
			'nobody'                    => array( false, array( 'HTTP_USER_AGENT' => '' ) ),
			'a browser that looks ahead' => array( false, array( 'HTTP_SEC_PURPOSE' => 'prefetch;prerender' ) ),
			'an old one'                => array( false, array( 'HTTP_X_MOZ' => 'prefetch' ) ),
			'another site’s page'       => array( false, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ),
		);
	}

	/**
	 * A sender's number is the same under one key, and another under the next.
	 */
	public function test_sender(): void {
		$one = View::sender( '192.0.2.1', 'a key' );

		$this->assertSame( $one, View::sender( '192.0.2.1', 'a key' ) );
		$this->assertNotSame( $one, View::sender( '192.0.2.2', 'a key' ) );
		$this->assertNotSame( $one, View::sender( '192.0.2.1', 'another key' ) );
		$this->assertGreaterThan( 0, $one );
		$this->assertLessThan( 2 ** 31, $one );
		$this->assertSame( 0, View::sender( '', 'a key' ) );
	}

	/**
	 * Who has a network of IPv6 addresses is one sender; who is written as IPv6 is not everybody.
	 */
	public function test_sender_by_ipv6(): void {
		$one = View::sender( '2001:db8:1:2::1', 'a key' );

		$this->assertSame( $one, View::sender( '2001:db8:1:2:ffff::9', 'a key' ) );
		$this->assertNotSame( $one, View::sender( '2001:db8:1:3::1', 'a key' ) );
		$this->assertNotSame( View::sender( '::ffff:192.0.2.1', 'a key' ), View::sender( '::ffff:192.0.2.2', 'a key' ) );
		$this->assertGreaterThan( 0, View::sender( 'no address', 'a key' ) );
	}
}
