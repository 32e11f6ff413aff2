<?php
/**
 * Tests cached data while the provider fails.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Site_Data;

use Jetpack_Dashboard\Site_Data\Part;
use WP_Error;

require_once __DIR__ . '/Site_Data_Case.php';

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
			'no response' => array( new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ), 'http_request_failed', 504 ),
			'429'         => array( array( 429, '{}', array( 'retry-after' => '7' ) ), 'wpcom_outage', 503 ),
		);
	}

	/**
	 * @dataProvider failures
	 * @param mixed $result What the service says.
	 */
	public function test_a_failure_includes_cached_data_and_its_age( $result, string $code, int $status ): void {
		$good = $this->get( Part::SCAN );
		$this->rig->service->respond_with( self::SCAN, $result );
		$this->now += 3600;

		$error = $this->get( Part::SCAN );

		$this->assertSame( $code, $error->get_error_code() );
		$this->assertSame( $status, $error->get_error_data()['status'] );
		$this->assertSame( $good, $error->get_error_data()['last'] );
		$this->assertSame( 3600, $error->get_error_data()['age'] );
		$this->assertSame(
			array(
				'body' => $good,
				'age'  => 3600,
			),
			$this->site_data()->cached( Part::SCAN )
		);
	}

	public function test_a_failure_without_cached_data_has_none(): void {
		$this->rig->service->respond_with( self::SCAN, array( 200, '{}' ) );

		$this->assertArrayNotHasKey( 'last', $this->get( Part::SCAN )->get_error_data() );
		$this->assertNull( $this->site_data()->cached( Part::SCAN ) );
	}

	public function test_three_failures_open_the_circuit_breaker_for_a_minute(): void {
		$this->rig->service->respond_with( self::SCAN, array( 500, '{}' ) );

		foreach ( range( 1, 3 ) as $time ) {
			$this->assertSame( 502, $this->get( Part::SCAN )->get_error_data()['status'], "time $time" );
		}

		$this->now += 20;
		$error      = $this->get( Part::SCAN, true );

		$this->assertSame( 503, $error->get_error_data()['status'] );
		$this->assertSame( 40, $error->get_error_data()['retryAfter'] );
		$this->assertStringContainsString( '40 seconds', $error->get_error_message() );
		$this->assertCount( 3, $this->rig->service->calls );
		$this->assertIsArray( $this->get( Part::REWIND ), 'others are asked for' );

		$this->now += 40;
		$this->rig->service->respond_with( self::SCAN, array( 200, self::scan( 'idle' ) ) );
		$this->assertIsArray( $this->get( Part::SCAN ) );
		$this->assertCount( 5, $this->rig->service->calls );
	}

	public function test_one_failure_opens_it_again(): void {
		$this->rig->service->respond_with( self::SCAN, array( 500, '{}' ) );
		array_map( fn() => $this->get( Part::SCAN ), range( 1, 3 ) );
		$this->now += 60;

		$this->assertSame( 502, $this->get( Part::SCAN )->get_error_data()['status'] );
		$this->assertSame( 60, $this->get( Part::SCAN )->get_error_data()['retryAfter'] );
	}

	public function test_a_success_closes_the_circuit_breaker(): void {
		$this->rig->service->respond_with( self::SCAN, array( 500, '{}' ), array( 500, '{}' ), array( 200, self::scan( 'idle' ) ), array( 500, '{}' ) );

		array_map( fn() => $this->get( Part::SCAN, true ), range( 1, 5 ) );

		$this->assertSame( 502, $this->get( Part::SCAN, true )->get_error_data()['status'] );
	}

	public function test_a_longer_retry_after_takes_precedence(): void {
		$this->rig->service->respond_with( self::SCAN, array( 429, '{}', array( 'retry-after' => '600' ) ) );
		array_map( fn() => $this->get( Part::SCAN ), range( 1, 4 ) );
		$this->now += 300;

		$this->assertSame( 300, $this->get( Part::SCAN )->get_error_data()['retryAfter'] );
		$this->assertCount( 1, $this->rig->service->calls );
	}

	public function test_a_clock_that_was_ahead_blocks_no_requests(): void {
		$this->rig->service->respond_with( self::SCAN, array( 500, '{}' ) );
		$this->rig->service->respond_with( self::REWIND, array( 429, '{}', array( 'retry-after' => '600' ) ) );
		$this->now += 365 * DAY_IN_SECONDS;
		array_map( fn() => $this->get( Part::SCAN ), range( 1, 3 ) );
		$this->get( Part::REWIND );

		$this->now -= 365 * DAY_IN_SECONDS;
		$this->rig->service->respond_with( self::SCAN, array( 200, self::scan( 'idle' ) ) );
		$this->rig->service->respond_with( self::REWIND, array( 200, '{"state":"active","reason":""}' ) );

		$this->assertIsArray( $this->get( Part::SCAN ) );
		$this->assertIsArray( $this->get( Part::REWIND ) );
	}

	public function test_an_entry_from_the_future_is_outdated(): void {
		$this->now += 365 * DAY_IN_SECONDS;
		$this->get( Part::SCAN );
		$this->now -= 365 * DAY_IN_SECONDS;

		$this->rig->service->respond_with( self::SCAN, array( 200, self::scan( 'scanning' ) ) );
		$this->assertStringContainsString( 'scanning', (string) wp_json_encode( $this->get( Part::SCAN ) ) );

		$asked = count( $this->rig->service->calls );
		$this->get( Part::SCAN );
		$this->assertCount( $asked, $this->rig->service->calls );
	}

	public function test_errors_of_the_site_do_not_count_as_failures(): void {
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
