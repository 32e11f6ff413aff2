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

	/**
	 * @dataProvider counts
	 *
	 * @param array<int, int> $counts Errors by hours ago.
	 */
	public function test_errors_of_this_hour_and_the_one_before_count( array $counts, string $status ): void {
		$GLOBALS['test_filters'] = array();
		add_filter( 'jetpack_dashboard_now', static fn(): int => self::HOUR * 3600 + 1800 );
		$hours = array();
		foreach ( $counts as $ago => $count ) {
			$hours[ self::HOUR - $ago ] = $count;
		}
		$GLOBALS['test_options'] = array(
			'jetpack_dashboard_php_errors' => array(
				'hours' => $hours,
				'place' => 'index.php:1',
			),
		);

		$this->assertSame( $status, ( new Php_Error_Health( new Php_Errors( new Clock() ) ) )->run()->status );
	}

	/** @return array<string, array{array<int, int>, string}> */
	public function counts(): array {
		return array(
			'none'                   => array( array(), 'good' ),
			'four'                   => array( array( 4 ), 'good' ),
			'five'                   => array( array( 5 ), 'critical' ),
			'four, one an hour ago'  => array( array( 4, 1 ), 'critical' ),
			'five an hour ago'       => array( array( 0, 5 ), 'critical' ),
			'four, five 2 hours ago' => array( array( 4, 0, 5 ), 'good' ),
		);
	}
}
