<?php
/**
 * Tests the direct endpoint's counts of views by sender.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Stats;

use Jetpack_Dashboard\Features\Stats\Buffer;
use Jetpack_Dashboard\Features\Stats\Endpoint_Settings;
use Jetpack_Dashboard\Features\Stats\Sender_Counts;
use Jetpack_Dashboard\Features\Stats\View_Receiver;
use PHPUnit\Framework\TestCase;

final class Sender_CountsTest extends TestCase {

	private const HOUR = 1795294800;

	/**
	 * Creates a temporary folder.
	 *
	 * @var string
	 */
	private $folder;

	/**
	 * Creates the endpoint's files.
	 */
	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/jetpack-dashboard-' . bin2hex( random_bytes( 8 ) );
		mkdir( $this->folder );
		( new Buffer( $this->folder ) )->open( new Endpoint_Settings( 3, 'key', array(), 'X-Forwarded-For' ) );
	}

	/**
	 * Removes them.
	 */
	protected function tearDown(): void {
		array_map( 'unlink', (array) glob( $this->folder . '/*' ) );
		rmdir( $this->folder );
	}

	/**
	 * The limit applies until the end of the hour.
	 */
	public function test_hour(): void {
		$this->assertSame( array( 204, 204, 204, 429 ), $this->send( 4, self::HOUR + 600 ) );
		$this->assertSame( array( 429, 3000 ), $this->receive( self::HOUR + 600 ) );
		$this->assertSame( array( 204, 204, 204, 429 ), $this->send( 4, self::HOUR + 3600 ) );
	}

	/**
	 * All addresses of an IPv6 /64 are one sender.
	 */
	public function test_ipv6(): void {
		$statuses = array();

		for ( $count = 1; $count <= 4; $count++ ) {
			$statuses[] = $this->receive( self::HOUR, "2001:db8::$count" )[0];
		}

		$this->assertSame( array( 204, 204, 204, 429 ), $statuses );
		$this->assertSame( 204, $this->receive( self::HOUR, '2001:db8:0:1::1' )[0] );
	}

	/**
	 * Senders that share one of their two counters still have separate limits.
	 */
	public function test_shared_counter(): void {
		$counts = Sender_Counts::open( $this->folder, self::HOUR );
		$this->assertNotNull( $counts );
		$one   = 5 + ( 7 << 15 );
		$other = 5 + ( 8 << 15 );

		for ( $count = 0; $count < 9; $count++ ) {
			$counts->add( $one );
		}
		$counts->add( $other );
		$this->assertSame( array( 9, 1 ), array( $counts->get( $one ), $counts->get( $other ) ) );
		$counts->close();
	}

	/**
	 * A single sender can't fill the buffer, even with a high limit.
	 */
	public function test_share_of_the_buffer(): void {
		$settings = new Endpoint_Settings( 1000000, 'key', array(), 'X-Forwarded-For' );
		$settings->write( $this->folder, null );

		for ( $count = 0; 204 === $this->receive( self::HOUR, '192.0.2.1', str_repeat( 'a', 100 ) )[0]; $count++ ) {
			$this->assertLessThan( 20000, $count );
		}
		$this->assertSame( array( 503, 60 ), $this->receive( self::HOUR, '192.0.2.1', str_repeat( 'a', 100 ) ) );

		for ( $count = 0; $count < 100; $count++ ) {
			$this->assertSame( 204, $this->receive( self::HOUR, "198.51.100.$count" )[0] );
		}
	}

	/**
	 * Sends several views.
	 *
	 * @param int $count How many.
	 * @param int $time  Unix time.
	 * @return int[] Statuses.
	 */
	private function send( int $count, int $time ): array {
		return array_map( fn(): int => $this->receive( $time )[0], range( 1, $count ) );
	}

	/**
	 * Sends a view.
	 *
	 * @param int    $time    Unix time.
	 * @param string $address Where it comes from.
	 * @param string $host    Referrer.
	 * @return array{int, int}
	 */
	private function receive( int $time, string $address = '192.0.2.1', string $host = '' ): array {
		return ( new View_Receiver( $this->folder ) )->receive( $time, 0, $host, '', array( 'REMOTE_ADDR' => $address ) );
	}
}
