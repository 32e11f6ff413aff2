<?php
/**
 * Limits per visitor.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Limits\Limits_Database;
use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;
use PHPUnit\Framework\TestCase;

final class Rate_LimiterTest extends TestCase {

	/**
	 * Whether a visitor is within a limit of 120.
	 *
	 * @param int $hits How often it happened, including this time.
	 */
	private static function allows( string $address, int $hits ): bool {
		$database = new class( $hits ) extends Limits_Database {
			/**
			 * Hits in this minute.
			 *
			 * @var int
			 */
			private int $hits;

			/**
			 * Takes the number of hits.
			 */
			public function __construct( int $hits ) {
				parent::__construct();
				$this->hits = $hits;
			}

			/**
			 * Nothing is written.
			 *
			 * @param string                 $sql
			 * @param array<int, string|int> $args
			 */
			public function run( string $sql, array $args = array() ): void {
			}

			/**
			 * The counter.
			 *
			 * @param string                 $sql
			 * @param array<int, string|int> $args
			 * @return array<int, array<string, string>>
			 */
			public function rows( string $sql, array $args = array() ): array {
				return array( array( 'hits' => (string) $this->hits ) );
			}
		};
		$client   = new Client_Address( array( 'REMOTE_ADDR' => $address ), static fn() => new Proxy_Declaration( Ip_List::of_stored( array() ), '' ) );

		return ( new Rate_Limiter( $database, $client, new Clock() ) )->allows_visitor( 'test', 120, MINUTE_IN_SECONDS );
	}

	/**
	 * Visitors whose address is unknown share a higher limit.
	 */
	public function test_unknown_addresses_have_a_higher_limit(): void {
		$this->assertTrue( self::allows( '203.0.113.5', 120 ) );
		$this->assertFalse( self::allows( '203.0.113.5', 121 ) );
		$this->assertTrue( self::allows( '', 121 ) );
		$this->assertTrue( self::allows( '', 2400 ) );
		$this->assertFalse( self::allows( '', 2401 ) );
	}
}
