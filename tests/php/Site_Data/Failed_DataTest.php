<?php
/**
 * Tests of what happens when the provider fails.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Site_Data;

use Jetpack_Dashboard\Site_Data\Part;
use WP_Error;

require_once __DIR__ . '/Site_Data_Case.php';

/**
 * The last good answer and its age, and rest after failures in a row.
 */
final class Failed_DataTest extends Site_Data_Case {

	/**
	 * @return array<string, array{0: mixed, 1: string, 2: int}>
	 */
	public function failures(): array {
		return array(
			'500'         => array( array( 500, '{}' ), 'wpcom_5??', 502 ),
			'a page'      => array( array( 200, '<p>' ), 'wpcom_bad_response', 502 ),
			'{}'          => array( array( 200, '{}' ), 'wpcom_bad_response', 502 ),
			'other types' => array( array( 200, '[42,null,"text"]' ), 'wpcom_bad_response', 502 ),
			'no answer'   => array( new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ), 'http_request_failed', 504 ),
			'429'         => array( array( 429, '{}', array( 'retry-after' => '7' ) ), 'wpcom_outage', 503 ),
		);
	}

	/**
	 * @dataProvider failures
	 * @param mixed $answer What the service says.
	 */
	public function test_a_failure_comes_with_the_last_good_answer_and_its_age( $answer, string $code, int $status ): void {
		$good = $this->get( Part::SCAN );
		$this->rig->service->says( self::SCAN, $answer );
		$this->now += 3600;

		$error = $this->get( Part::SCAN );

		$this->assertSame( $code, $error->get_error_code() );
		$this->assertSame( $status, $error->get_error_data()['status'] );
		$this->assertSame( $good, $error->get_error_data()['last'] );
		$this->assertSame( 3600, $error->get_error_data()['age'] );
		$this->assertSame( array( 'body' => $good, 'age' => 3600 ), $this->site_data()->cached( Part::SCAN ) );
	}

	public function test_what_never_worked_has_no_last_answer(): void {
		$this->rig->service->says( self::SCAN, array( 200, '{}' ) );

		$this->assertArrayNotHasKey( 'last', $this->get( Part::SCAN )->get_error_data() );
		$this->assertNull( $this->site_data()->cached( Part::SCAN ) );
	}

	public function test_after_three_failures_in_a_row_it_is_left_alone_for_a_minute(): void {
		$this->rig->service->says( self::SCAN, array( 500, '{}' ) );

		foreach ( range( 1, 3 ) as $time ) {
			$this->assertSame( 502, $this->get( Part::SCAN )->get_error_data()['status'], "time $time" );
		}

		$this->now += 20;
		$error = $this->get( Part::SCAN, true );

		$this->assertSame( 503, $error->get_error_data()['status'] );
		$this->assertSame( 40, $error->get_error_data()['retryAfter'] );
		$this->assertStringContainsString( '40 seconds', $error->get_error_message() );
		$this->assertCount( 3, $this->rig->service->calls );
		$this->assertIsArray( $this->get( Part::REWIND ), 'others are asked for' );

		$this->now += 40;
		$this->rig->service->says( self::SCAN, array( 200, self::scan( 'idle' ) ) );
		$this->assertIsArray( $this->get( Part::SCAN ) );
		$this->assertCount( 5, $this->rig->service->calls );
	}

	public function test_after_its_rest_one_more_failure_is_enough(): void {
		$this->rig->service->says( self::SCAN, array( 500, '{}' ) );
		array_map( fn() => $this->get( Part::SCAN ), range( 1, 3 ) );
		$this->now += 60;

		$this->assertSame( 502, $this->get( Part::SCAN )->get_error_data()['status'] );
		$this->assertSame( 60, $this->get( Part::SCAN )->get_error_data()['retryAfter'] );
	}

	public function test_a_success_ends_the_row(): void {
		$this->rig->service->says( self::SCAN, array( 500, '{}' ), array( 500, '{}' ), array( 200, self::scan( 'idle' ) ), array( 500, '{}' ) );

		array_map( fn() => $this->get( Part::SCAN, true ), range( 1, 5 ) );

		$this->assertSame( 502, $this->get( Part::SCAN, true )->get_error_data()['status'] );
	}

	public function test_a_service_that_asked_for_longer_is_left_alone_for_longer(): void {
		$this->rig->service->says( self::SCAN, array( 429, '{}', array( 'retry-after' => '600' ) ) );
		array_map( fn() => $this->get( Part::SCAN ), range( 1, 4 ) );
		$this->now += 300;

		$this->assertSame( 300, $this->get( Part::SCAN )->get_error_data()['retryAfter'] );
		$this->assertCount( 1, $this->rig->service->calls );
	}

	public function test_a_clock_that_was_ahead_leaves_nobody_resting_or_waiting(): void {
		$this->rig->service->says( self::SCAN, array( 500, '{}' ) );
		$this->rig->service->says( self::REWIND, array( 429, '{}', array( 'retry-after' => '600' ) ) );
		$this->now += 365 * DAY_IN_SECONDS;
		array_map( fn() => $this->get( Part::SCAN ), range( 1, 3 ) );
		$this->get( Part::REWIND );

		$this->now -= 365 * DAY_IN_SECONDS;
		$this->rig->service->says( self::SCAN, array( 200, self::scan( 'idle' ) ) );
		$this->rig->service->says( self::REWIND, array( 200, '{"state":"active","reason":""}' ) );

		$this->assertIsArray( $this->get( Part::SCAN ) );
		$this->assertIsArray( $this->get( Part::REWIND ) );
	}

	public function test_what_a_clock_that_was_ahead_kept_is_not_fresh_for_as_long(): void {
		$this->now += 365 * DAY_IN_SECONDS;
		$this->get( Part::SCAN );
		$this->now -= 365 * DAY_IN_SECONDS;

		$this->rig->service->says( self::SCAN, array( 200, self::scan( 'scanning' ) ) );
		$this->assertStringContainsString( 'scanning', (string) wp_json_encode( $this->get( Part::SCAN ) ) );

		$asked = count( $this->rig->service->calls );
		$this->get( Part::SCAN );
		$this->assertCount( $asked, $this->rig->service->calls );
	}

	public function test_what_the_site_refuses_itself_is_no_failure_of_the_service(): void {
		$good = $this->get( Part::SCAN );
		add_filter( 'jetpack_offline_mode', fn() => true );
		array_map( fn() => $this->get( Part::SCAN, true ), range( 1, 4 ) );

		$error = $this->get( Part::SCAN );
		$this->assertSame( 'offline', $error->get_error_code() );
		$this->assertSame( $good, $error->get_error_data()['last'] );

		$GLOBALS['test_filters']['jetpack_offline_mode'] = array();
		$this->assertIsArray( $this->get( Part::SCAN, true ) );
	}
}
