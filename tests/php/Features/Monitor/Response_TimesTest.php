<?php
/**
 * Tests the sums of visitors' response times.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Monitor;

use Jetpack_Dashboard\Features\Monitor\Response_Times;
use PHPUnit\Framework\TestCase;

final class Response_TimesTest extends TestCase {

	private const HOUR = 1795294800;

	/**
	 * The median and the number of slow page views, of the last 24 hours.
	 *
	 * @dataProvider views
	 *
	 * @param int[]    $ms     Response times.
	 * @param int|null $median In ms.
	 * @param int      $slow   Number of views.
	 */
	public function test_summary( array $ms, ?int $median, int $slow ): void {
		$hours = Response_Times::counted( array(), array_map( static fn( int $one ): array => array( self::HOUR + 60, $one ), $ms ), self::HOUR + 120 );

		$this->assertSame(
			array(
				'views'     => count( $ms ),
				'median_ms' => $median,
				'slow'      => $slow,
			),
			Response_Times::summarized( $hours, self::HOUR + 120 )
		);
	}

	/**
	 * @return array<string, array{int[], int|null, int}>
	 */
	public function views(): array {
		return array(
			'none'                => array( array(), null, 0 ),
			'one'                 => array( array( 180 ), 180, 0 ),
			'very fast'           => array( array( 1, 1 ), 10, 0 ),
			'an odd number'       => array( array( 90, 180, 5000 ), 180, 1 ),
			'one extreme of many' => array( array_merge( array_fill( 0, 99, 350 ), array( 60000 ) ), 350, 1 ),
			'the limits of slow'  => array( array( 2000, 2001 ), 2000, 1 ),
			'beyond the maximum'  => array( array( 999999 ), 40000, 1 ),
		);
	}

	/**
	 * Each view counts once in its hour and range, and invalid ones don't.
	 */
	public function test_counted(): void {
		$hour  = self::HOUR / 3600;
		$hours = Response_Times::counted( array( $hour => array( 5 => 2 ) ), array( array( self::HOUR, 180 ), array( self::HOUR, 181 ), array( self::HOUR, 0 ), array( self::HOUR, -1 ), 'x', array() ), self::HOUR );

		$this->assertSame( array( $hour => array( 5 => 4 ) ), $hours );
	}

	/**
	 * 48 hours are kept, and 24 hours are shown.
	 */
	public function test_old_hours(): void {
		$hours = array();
		for ( $hour = 0; $hour < 100; $hour++ ) {
			$now   = self::HOUR + 3600 * $hour;
			$hours = Response_Times::counted( $hours, array( array( $now, 100 ) ), $now );
		}

		$this->assertCount( 48, $hours );
		$this->assertSame( 24, Response_Times::summarized( $hours, $now )['views'] );
		$this->assertSame( 0, Response_Times::summarized( $hours, $now + 86400 )['views'] );
		$this->assertSame( $hours, Response_Times::counted( $hours, array( array( $now + 3600, 100 ), array( 5, 100 ) ), $now ) );
	}
}
