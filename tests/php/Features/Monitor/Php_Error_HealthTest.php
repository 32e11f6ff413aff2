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
		$GLOBALS['test_options'] = array( 'date_format' => 'Y-m-d' );
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

	/**
	 * What the health test finds each hour, while a number of errors happens in some of them.
	 *
	 * @param callable(int): int $count Errors by hour since the self-check is on.
	 * @return string[] Severity and status, when they change, by hour.
	 */
	private function findings( Php_Errors $errors, int $hours, callable $count ): array {
		$health  = new Php_Error_Health( $errors );
		$changes = array();
		$last    = '';
		for ( $hour = 0; $hour < $hours; $hour++ ) {
			$this->now = ( self::HOUR + $hour ) * 3600;
			for ( $nth = $count( $hour ); $nth > 0; $nth-- ) {
				$errors->add( str_repeat( '/folder', 100 ) . '/file.php', 12 );
			}
			$finding = $health->run();
			if ( "$finding->severity $finding->status" !== $last ) {
				$last             = "$finding->severity $finding->status";
				$changes[ $hour ] = $last;
			}
		}
		$this->assertLessThanOrEqual( 170, count( $GLOBALS['test_options'][ self::OPTION ]['hours'] ) );
		$this->assertLessThan( 5000, strlen( serialize( $GLOBALS['test_options'][ self::OPTION ] ) ) );

		return $changes;
	}

	public function test_errors_that_go_on_stay_a_problem_until_they_fall(): void {
		$errors = new Php_Errors( new Clock() );
		$this->assertSame(
			array(
				0   => '2 critical',
				// Usual at this time of the day, but not before the rise.
				96  => '2 recommended',
				// A day has fewer than 25.
				499 => '0 good',
			),
			$this->findings( $errors, 600, static fn( int $hour ): int => $hour < 480 ? 6 : 0 )
		);
		$errors->add( '/file.php', 12 );
		$this->assertSame( 0, ( new Php_Error_Health( $errors ) )->run()->severity );
	}

	public function test_the_message_names_the_days_before_the_rise(): void {
		$errors = new Php_Errors( new Clock() );
		$this->findings( $errors, 24 * 14, static fn( int $hour ): int => $hour < 24 * 8 ? (int) ( 0 === $hour % 12 ) : 6 );
		$this->assertStringContainsString( '144 pages ended with a fatal PHP error in the last 24 hours, the last one in file.php:12. Before 2026-11-30, usually 2 a day were counted.', ( new Php_Error_Health( $errors ) )->run()->paragraphs[0] );
	}

	public function test_a_burst_of_errors_is_no_lasting_problem(): void {
		$this->assertSame(
			array(
				0  => '0 good',
				50 => '2 critical',
				52 => '0 good',
			),
			$this->findings( new Php_Errors( new Clock() ), 240, static fn( int $hour ): int => 50 === $hour ? 20 : 0 )
		);
	}

	public function test_a_task_that_has_always_failed_is_no_news(): void {
		$errors   = new Php_Errors( new Clock() );
		$findings = $this->findings( $errors, 24 * 30, static fn( int $hour ): int => 2 === $hour % 24 ? 10 : 0 );
		$this->assertStringStartsWith( '0 ', end( $findings ) );
		$this->assertSame( array( '2 critical', '0 good', '0 recommended' ), array_values( array_unique( array_slice( $findings, 1 ) ) ) );
		$this->assertSame( 3 * 24 + 2, max( array_keys( $findings, '2 critical', true ) ) );
	}
}
