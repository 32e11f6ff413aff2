<?php
/**
 * Limits of sign-ups.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Subscriptions;

use Jetpack_Dashboard\Features\Subscriptions\Limits;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Limits\Limits_Database;
use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;
use PHPUnit\Framework\TestCase;

final class LimitsTest extends TestCase {

	/**
	 * A database in memory.
	 *
	 * @var Limits_Database
	 */
	private Limits_Database $database;

	protected function setUp(): void {
		$this->database = new class() extends Limits_Database {
			/**
			 * Hits by name, slot and period.
			 *
			 * @var array<string, int>
			 */
			private array $hits = array();

			/**
			 * Counts.
			 *
			 * @param string                 $sql
			 * @param array<int, string|int> $args
			 */
			public function run( string $sql, array $args = array() ): void {
				$key                = implode( ' ', $args );
				$this->hits[ $key ] = ( $this->hits[ $key ] ?? 0 ) + 1;
			}

			/**
			 * The counter.
			 *
			 * @param string                 $sql
			 * @param array<int, string|int> $args
			 * @return array<int, array<string, string>>
			 */
			public function rows( string $sql, array $args = array() ): array {
				return array( array( 'hits' => (string) ( $this->hits[ implode( ' ', $args ) ] ?? 0 ) ) );
			}
		};
	}

	/**
	 * How many of some sign-ups get a confirmation email, if the site sends 20 per hour.
	 */
	private function allowed( string $address, int $sign_ups, bool $is_visitor = true ): int {
		$client = new Client_Address( array( 'REMOTE_ADDR' => $address ), static fn() => new Proxy_Declaration( Ip_List::of_stored( array() ), '' ) );
		$limits = new Limits( new Rate_Limiter( $this->database, $client, new Clock() ), new Clock() );
		$count  = 0;
		for ( $sign_up = 0; $sign_up < $sign_ups; $sign_up++ ) {
			$count += $limits->allows_confirmation( 20, $is_visitor ) ? 1 : 0;
		}

		return $count;
	}

	/**
	 * @dataProvider networks
	 *
	 * @param string[] $same Addresses of one network.
	 */
	public function test_a_network_leaves_confirmations_to_others( array $same ): void {
		$this->assertSame( 10, $this->allowed( $same[0], 10 ) );
		$this->assertSame( 2, $this->allowed( $same[1], 50 ) );
		$this->assertSame( 0, $this->allowed( $same[2], 50 ) );
		$this->assertSame( 2, $this->allowed( '203.0.113.9', 3 ) );
		$this->assertSame( 6, $this->allowed( $same[0], 20, false ) );
		$this->assertSame( 0, $this->allowed( '198.51.100.7', 1 ) );
	}

	/**
	 * @return array<string, array{string[]}>
	 */
	public function networks(): array {
		return array(
			'IPv4' => array( array( '192.0.2.1', '192.0.2.2', '192.0.2.3' ) ),
			'IPv6' => array( array( '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1' ) ),
		);
	}
}
