<?php
/**
 * Searches per visitor.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Search_Database;
use Jetpack_Dashboard\Features\Search\Visitor_Limit;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;
use PHPUnit\Framework\TestCase;

final class Visitor_LimitTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
	}

	/**
	 * Whether a visitor can search who did so as often.
	 */
	private static function allows( string $address, int $hits ): bool {
		$database = new class( $hits ) extends Search_Database {
			/**
			 * Searches in this minute.
			 *
			 * @var int
			 */
			private int $hits;

			/**
			 * Takes the number of searches.
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

		return ( new Visitor_Limit( $database, $client, new Clock() ) )->allows();
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
