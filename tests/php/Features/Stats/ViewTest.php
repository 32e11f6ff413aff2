<?php
/**
 * Tests the parsing of views and of the beacon's body.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Stats;

use Jetpack_Dashboard\Features\Stats\View;
use PHPUnit\Framework\TestCase;

final class ViewTest extends TestCase {

	/**
	 * Writing and parsing a line gives the same view.
	 */
	public function test_line_and_back(): void {
		$view = new View( 1795294627, 12, 'news.example', 77 );

		$this->assertSame( '1795294627 12 77 news.example;', $view->to_line() );
		$this->assertEquals( $view, View::from_line( $view->to_line() ) );
		$this->assertEquals( new View( 1795294627, 0 ), View::from_line( '1795294627 0 0 ;' ) );

		foreach ( array( '', 'news.example' ) as $host ) {
			$timed = new View( 1795294627, 12, $host, 77, '', 180 );
			$this->assertSame( "1795294627 12 77 $host 180;", $timed->to_line() );
			$this->assertEquals( $timed, View::from_line( $timed->to_line() ) );
		}
		$this->assertSame( array( 60000, 0 ), array( ( new View( 0, 0, '', 0, '', 999999999 ) )->ms, ( new View( 0, 0, '', 0, '', -5 ) )->ms ) );

		foreach ( array( '>news.example', '/2026/11/a%20b.pdf' ) as $target ) {
			$click = new View( 1795294627, 12, '', 77, $target );
			$this->assertEquals( $click, View::from_line( $click->to_line() ) );
		}
		$this->assertSame( '2026/11/a b.pdf', ( new View( 0, 0, '', 0, '/2026/11/a%20b.pdf' ) )->name() );
	}

	/**
	 * A body is a view, a click, or a download, and nothing else.
	 */
	public function test_body(): void {
		$this->assertSame( array( 12, 'a.example', '', 0 ), View::parse_body( 'post=12&from=a.example' ) );
		$this->assertSame( array( 12, '', '', 0 ), View::parse_body( 'post=12&from=' ) );
		$this->assertSame( array( 12, '', '>a.example', 0 ), View::parse_body( 'post=12&click=a.example' ) );
		$this->assertSame( array( 0, '', '/2026/11/a%20b.pdf', 0 ), View::parse_body( 'post=0&file=2026/11/a%20b.pdf' ) );
		$this->assertSame( array( 12, 'a.example', '', 180 ), View::parse_body( 'post=12&from=a.example&ms=180' ) );
		$this->assertSame( array( 12, '', '', 999999999 ), View::parse_body( 'post=12&from=&ms=999999999' ) );

		foreach ( array(
			'post=1&click=',
			'post=1&file=',
			'post=1&click=https://a.example',
			'post=1&file=/etc/passwd',
			'post=1&file=a%2',
			'post=1&file=a;b.pdf',
			'post=1&file=<?php',
			"post=1&file=a.pdf\n",
			'post=1&from=a.example&click=b.example',
			'post=1&ms=180',
			'post=1&from=&ms=',
			'post=1&from=&ms=-1',
			'post=1&from=&ms=1.5',
			'post=1&from=&ms=1000000000',
			'post=1&from=&ms=180&ms=180',
			'post=1&click=a.example&ms=180',
			'post=1&file=' . str_repeat( 'a', 150 ),
		) as $body ) {
			$this->assertNull( View::parse_body( $body ), $body );
		}
	}

	/**
	 * Truncated and invalid lines are ignored.
	 *
	 * @dataProvider broken_lines
	 *
	 * @param string $line Line.
	 */
	public function test_broken_line( string $line ): void {
		$this->assertNull( View::from_line( $line ) );
	}

	/**
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
			array( '1795294627 1 77 >;' ),
			array( '1795294627 1 77 a.example>b.example;' ),
			array( '1795294627 1 77 /a b.pdf;' ),
			array( '1795294627 1 77  18' ),
			array( '1795294627 1 77  100000;' ),
			array( '1795294627 1 77 a.example 1 2;' ),
		);
	}

	/**
	 * A sender's number depends on the key.
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
	 * A /64 of IPv6 addresses is one sender. IPv4 addresses in IPv6 notation are different senders.
	 */
	public function test_sender_by_ipv6(): void {
		$one = View::sender( '2001:db8:1:2::1', 'a key' );

		$this->assertSame( $one, View::sender( '2001:db8:1:2:ffff::9', 'a key' ) );
		$this->assertNotSame( $one, View::sender( '2001:db8:1:3::1', 'a key' ) );
		$this->assertNotSame( View::sender( '::ffff:192.0.2.1', 'a key' ), View::sender( '::ffff:192.0.2.2', 'a key' ) );
		$this->assertGreaterThan( 0, View::sender( 'no address', 'a key' ) );
	}
}
