<?php
/**
 * From how many fatal errors the owner hears of them.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Monitor;

use Jetpack_Dashboard\Features\Monitor\Php_Error_Health;
use Jetpack_Dashboard\Features\Monitor\Php_Errors;
use Jetpack_Dashboard\Kernel\Clock;
use PHPUnit\Framework\TestCase;

final class Php_Error_HealthTest extends TestCase {

	/** An hour since 1970. */
	private const HOUR = 498693;

	private const OPTION = 'jetpack_dashboard_php_errors';

	private int $now = self::HOUR * 3600 + 1800;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
		add_filter( 'jetpack_dashboard_now', fn(): int => $this->now );
	}

	/**
	 * @dataProvider counts
	 *
	 * @param array<int, int> $counts Errors by hours ago.
	 */
	public function test_errors_of_this_hour_and_the_one_before_count( array $counts, string $status ): void {
		$hours = array();
		foreach ( $counts as $ago => $count ) {
			$hours[ self::HOUR - $ago ] = $count;
		}
		$GLOBALS['test_options'][ self::OPTION ] = array(
			'hours' => $hours,
			'place' => 'index.php:1',
		);

		$finding = ( new Php_Error_Health( new Php_Errors( new Clock() ) ) )->run();

		$this->assertSame( $status, $finding->status );
		$this->assertSame( 'critical' === $status ? 2 : 0, $finding->severity );
	}

	/** @return array<string, array{array<int, int>, string}> */
	public function counts(): array {
		$daily = static fn( int $count, int $days, int $ago = 0 ): array => array_fill_keys( array_slice( range( 24 + $ago, 168 + $ago, 24 ), 0, $days ), $count );

		return array(
			'none'                                  => array( array(), 'good' ),
			'four'                                  => array( array( 4 ), 'good' ),
			'five'                                  => array( array( 5 ), 'critical' ),
			'four, one an hour ago'                 => array( array( 4, 1 ), 'critical' ),
			'five an hour ago'                      => array( array( 0, 5 ), 'critical' ),
			'four, five 2 hours ago'                => array( array( 4, 0, 5 ), 'good' ),
			'as on the last 7 days'                 => array( array( 10 ) + $daily( 10, 7 ), 'recommended' ),
			'as an hour earlier on the last 7 days' => array( array( 10 ) + $daily( 10, 7, 1 ), 'recommended' ),
			'as at other hours of the last 7 days'  => array( array( 10 ) + $daily( 10, 7, 2 ) + $daily( 10, 6, 23 ), 'critical' ),
			'as on four days'                       => array( array( 10 ) + $daily( 10, 4 ), 'recommended' ),
			'as on three days'                      => array( array( 10 ) + $daily( 10, 3 ), 'critical' ),
			'nearly three times as many'            => array( array( 29 ) + $daily( 10, 7 ), 'recommended' ),
			'three times as many'                   => array( array( 30 ) + $daily( 10, 7 ), 'critical' ),
			'three times as many, but few'          => array( array( 3 ) + $daily( 1, 7 ), 'good' ),
			'fewer than usual'                      => array( array( 6 ) + $daily( 10, 7 ), 'recommended' ),
		);
	}

	/** A site whose pages always fail, over weeks: an email is due on the first days only, and the option stays small. */
	public function test_errors_become_usual_and_stay_bounded(): void {
		$errors = new Php_Errors( new Clock() );
		$health = new Php_Error_Health( $errors );
		$days   = array();
		for ( $hour = 0; $hour < 24 * 21; $hour++ ) {
			$this->now = ( self::HOUR + $hour ) * 3600;
			for ( $nth = 0; $nth < 6; $nth++ ) {
				$errors->add( str_repeat( '/folder', 100 ) . '/file.php', 12 );
			}
			if ( $health->run()->severity > 0 ) {
				$days[ intdiv( $hour, 24 ) ] = true;
			}
			$this->assertLessThanOrEqual( 170, count( $GLOBALS['test_options'][ self::OPTION ]['hours'] ) );
		}

		$this->assertSame( range( 0, 3 ), array_keys( $days ) );
		$this->assertLessThan( 5000, strlen( serialize( $GLOBALS['test_options'][ self::OPTION ] ) ) );

		for ( $nth = 0; $nth < 24; $nth++ ) {
			$errors->add( '/file.php', 12 );
		}
		$this->assertSame( 2, $health->run()->severity, 'Three times as many as usual.' );
		$this->now += 8 * DAY_IN_SECONDS;
		$errors->add( '/file.php', 12 );
		$this->assertCount( 1, $GLOBALS['test_options'][ self::OPTION ]['hours'], 'Old hours are dropped.' );
	}
}
