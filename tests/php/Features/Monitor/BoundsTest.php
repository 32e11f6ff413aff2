<?php
/**
 * How much the self-check stores, however long it runs and however many people visit.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Monitor;

use Jetpack_Dashboard\Features\Monitor\Response_Times;
use Jetpack_Dashboard\Features\Monitor\Self_Check_Log;
use Jetpack_Dashboard\Kernel\Clock;
use PHPUnit\Framework\TestCase;

final class BoundsTest extends TestCase {

	private const START = 1795294800;

	private int $now = self::START;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
		add_filter( 'jetpack_dashboard_now', fn(): int => $this->now );
	}

	/** Bytes of all options. */
	private static function bytes(): int {
		return strlen( serialize( $GLOBALS['test_options'] ) );
	}

	/** A million page loads of 60 days, with all response times. */
	public function test_page_loads(): void {
		$times = new Response_Times();
		$most  = 0;
		for ( $hour = 0; $hour < 24 * 60; $hour++ ) {
			$this->now = self::START + HOUR_IN_SECONDS * $hour;
			$views     = array();
			for ( $nth = 0; $nth < 700; $nth++ ) {
				$views[] = array( $this->now + $nth, 1 + $nth * $nth % 59999 );
			}
			$times->add( $views, $this->now );
			$most = max( $most, self::bytes() );
		}

		$this->assertSame( array( 'jetpack_dashboard_response_times' ), array_keys( $GLOBALS['test_options'] ) );
		$this->assertLessThan( 16384, $most );
		$this->assertSame( 24 * 700, $times->summary( $this->now )['views'] );
		$this->assertSame( array( 'jetpack_dashboard_response_times' => false ), array_intersect_key( $GLOBALS['test_autoloads'], $GLOBALS['test_options'] ) );
	}

	/** A year of checks and pings, with a gap before each. */
	public function test_a_year_of_pings(): void {
		$log  = new Self_Check_Log( new Clock() );
		$most = 0;
		for ( $hour = 0; $hour < 24 * 365; $hour++ ) {
			$this->now = self::START + HOUR_IN_SECONDS * $hour;
			$log->add_cron_run( $this->now );
			$log->add_response(
				array(
					'time'    => $this->now,
					'ms'      => 10000,
					'status'  => 0,
					'problem' => 'certificate',
				)
			);
			$log->add_ping( 0 === $hour % 2 ? 200 : 410 );
			$log->add_storing( 0 !== $hour % 3 );
			$most = max( $most, self::bytes() );
		}

		$this->assertSame( array( 'jetpack_dashboard_self_check_log' ), array_keys( $GLOBALS['test_options'] ) );
		$this->assertLessThan( 5000, $most );
		$this->assertCount( 24, $GLOBALS['test_options']['jetpack_dashboard_self_check_log']['responses'] );
		$this->assertCount( 20, $GLOBALS['test_options']['jetpack_dashboard_self_check_log']['gaps'] );
		$this->assertSame( array( 'jetpack_dashboard_self_check_log' => false ), array_intersect_key( $GLOBALS['test_autoloads'], $GLOBALS['test_options'] ) );
	}
}
