<?php
/**
 * Tests of what is kept of the provider's answers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Site_Data;

use Jetpack_Dashboard\Clock;
use Jetpack_Dashboard\Site\Site_Plan;
use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Site_Data;
use Jetpack_Dashboard\Tests\Connection\Site_Rig;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once dirname( __DIR__ ) . '/Connection/Site_Rig.php';

/**
 * Freshness, the last good answer and its age, rest after failures, and whose answers they are.
 */
final class Site_DataTest extends TestCase {

	private const SCAN   = 'GET /v1/sites/4201/scan';
	private const REWIND = 'GET /v1/sites/4201/rewind';
	private const OFFERS = 'GET /v1/sites/4201/discount';

	/**
	 * @var Site_Rig
	 */
	private $rig;

	/**
	 * Unix time.
	 *
	 * @var int
	 */
	private $now = Site_Rig::NOW;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->now = Site_Rig::NOW;
		$this->rig->connect();
		$this->rig->service->says( self::SCAN, array( 200, self::scan( 'idle' ) ) );
		$this->rig->service->says( self::REWIND, array( 200, '{"state":"active","reason":""}' ) );
		$this->rig->service->says( self::OFFERS, array( 200, '{}' ) );
		add_filter( 'jetpack_dashboard_now', fn() => $this->now );
		$this->rig->parts->site_token()->get();
		$this->rig->service->calls = array();
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: int}>
	 */
	public function lifetimes(): array {
		return array(
			'states for five minutes'  => array( Part::SCAN, self::SCAN, 300 ),
			'offers for half an hour'  => array( Part::DISCOUNT, self::OFFERS, 1800 ),
		);
	}

	/**
	 * @dataProvider lifetimes
	 */
	public function test_is_fresh_for_a_time( string $part, string $call, int $seconds ): void {
		$this->get( $part );
		$this->now += $seconds - 1;
		$this->get( $part );
		$this->assertSame( array( $call ), $this->rig->service->log() );

		++$this->now;
		$this->get( $part );
		$this->assertSame( array( $call, $call ), $this->rig->service->log() );
		$this->assertFalse( $GLOBALS['test_autoloads'][ "jetpack_dashboard_data_$part" ] );
	}

	public function test_a_filter_changes_the_time(): void {
		add_filter( 'jetpack_dashboard_data_lifetime', static fn( $seconds, $part ) => Part::SCAN === $part ? 10 : $seconds, 10, 2 );
		$this->get( Part::SCAN );
		$this->get( Part::REWIND );
		$this->now += 10;
		$this->get( Part::SCAN );
		$this->get( Part::REWIND );

		$this->assertSame( array( self::SCAN, self::REWIND, self::SCAN ), $this->rig->service->log() );
	}

	public function test_a_refresh_asks_though_it_is_fresh(): void {
		$this->get( Part::SCAN );
		$this->rig->service->says( self::SCAN, array( 200, self::scan( 'scanning' ) ) );

		$this->assertStringContainsString( 'idle', $this->get( Part::SCAN )['data'] );
		$this->assertStringContainsString( 'scanning', $this->get( Part::SCAN, true )['data'] );
	}

	public function test_of_several_only_what_is_old_is_asked_for(): void {
		$this->get( Part::SCAN );
		$site_data = $this->site_data();
		$site_data->fetch( array( Part::SCAN, Part::REWIND ) );
		$site_data->get( Part::SCAN );
		$site_data->get( Part::REWIND );

		$this->assertSame( array( self::SCAN, self::REWIND ), $this->rig->service->log() );
	}

	public function test_what_was_fetched_for_a_refresh_is_not_asked_for_again(): void {
		$this->rig->service->says( self::SCAN, array( 500, '{}' ) );
		$site_data = $this->site_data();
		$site_data->fetch( array( Part::SCAN, Part::REWIND ), true );

		$this->assertSame( 502, $site_data->get( Part::SCAN, true )->get_error_data()['status'] );
		$this->assertStringContainsString( 'active', $site_data->get( Part::REWIND, true )['data'] );
		$this->assertCount( 2, $this->rig->service->calls );

		$site_data->get( Part::REWIND, true );
		$this->assertCount( 3, $this->rig->service->calls );
	}

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
		$this->assertSame( array( 'body' => $good, 'age' => 3600 ), $this->site_data()->last( Part::SCAN ) );
	}

	public function test_what_never_worked_has_no_last_answer(): void {
		$this->rig->service->says( self::SCAN, array( 200, '{}' ) );

		$this->assertArrayNotHasKey( 'last', $this->get( Part::SCAN )->get_error_data() );
		$this->assertNull( $this->site_data()->last( Part::SCAN ) );
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

	/**
	 * @return array<string, array{0: callable(Site_Rig): void, 1: string}>
	 */
	public function other_sites(): array {
		return array(
			'no site any more' => array( static fn( Site_Rig $rig ) => $rig->parts->store()->clear(), 'site_id_missing' ),
			'a copy'           => array( static fn( Site_Rig $rig ) => $rig->move_to( 'https://copy.example' ), 'identity_crisis' ),
			'another id'       => array( static fn( Site_Rig $rig ) => $rig->parts->store()->save_site( 77, 'https://example.com', $rig->parts->store()->credentials() ), 'not_found' ),
		);
	}

	/**
	 * @dataProvider other_sites
	 */
	public function test_another_site_has_nothing_of_it( callable $change, string $code ): void {
		$this->get( Part::SCAN );
		$change( $this->rig );

		$this->assertNull( $this->site_data()->last( Part::SCAN ) );
		$error = $this->get( Part::SCAN );
		$this->assertSame( $code, $error->get_error_code() );
		$this->assertArrayNotHasKey( 'last', $error->get_error_data() );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public function ends(): array {
		return array(
			'disconnected' => array( 'jetpack_site_disconnected' ),
			'registered'   => array( 'jetpack_site_registered' ),
		);
	}

	/**
	 * @dataProvider ends
	 */
	public function test_everything_goes_when_a_connection_ends_or_begins( string $hook ): void {
		$this->rig->service->says( 'GET /v1/sites/4201', array( 200, '{"plan":{"product_slug":"jetpack_complete"}}' ) );
		$this->rig->service->says( self::REWIND, array( 500, '{}' ) );
		Site_Data::register( array( $this, 'site_data' ) );
		array_map( fn( $part ) => $this->get( $part ), array( Part::SITE, Part::SCAN, Part::REWIND ) );
		$this->assertSame( 'jetpack_complete', Site_Plan::owned_slugs()[0] );

		do_action( $hook, 4201 );

		$left = array_filter( array_keys( $GLOBALS['test_options'] ), static fn( $name ) => preg_match( '/_(data|plan)/', $name ) );
		$this->assertSame( array(), array_values( $left ) );
		$this->assertSame( array( 'jetpack_free' ), Site_Plan::owned_slugs() );
	}

	public function test_a_provider_that_keeps_no_statistics_is_asked_once_a_day(): void {
		$this->rig->service->says( 'GET /v1/sites/4201/stats?range=day', array( 404, '{"code":"stats_not_kept","message":"None."}' ), array( 200, '{"general":{"stats":{}},"day":{"data":[]}}' ) );
		$none = fn() => $this->get( Part::STATS_DAY );

		$this->assertSame( array(), $none() );
		$this->now += 86399;
		$this->assertSame( array(), $none() );
		$this->assertCount( 1, $this->rig->service->calls );

		++$this->now;
		$this->assertSame( array(), $this->get( Part::STATS_DAY )['day']['data'] );
		$this->now += 300;
		$this->get( Part::STATS_DAY );
		$this->assertSame( array( 'GET /v1/sites/4201/stats?range=day', 3 ), array( $this->rig->service->log()[0], substr_count( implode( $this->rig->service->log() ), 'stats' ) ) );
	}

	public function test_a_404_of_what_every_provider_has_is_a_failure(): void {
		$this->rig->service->says( self::SCAN, array( 404, '{"code":"not_found","message":"None."}' ) );

		$this->assertSame( 'not_found', $this->get( Part::SCAN )->get_error_code() );
	}

	public function test_a_site_that_is_disconnected_while_it_asks_remembers_nothing(): void {
		$this->rig->service->says(
			'GET /v1/sites/4201',
			function (): array {
				$this->rig->parts->store()->clear();
				return array( 200, '{"plan":{"product_slug":"jetpack_complete"}}' );
			}
		);

		$this->assertSame( 'site_id_missing', $this->get( Part::SITE )->get_error_code() );
		$this->assertArrayNotHasKey( 'jetpack_dashboard_data_site', $GLOBALS['test_options'] );
		$this->assertSame( array( 'jetpack_free' ), Site_Plan::owned_slugs() );
	}

	public function test_all_that_there_is_of_several(): void {
		$this->get( Part::SCAN );
		$this->now += 5;

		$this->assertSame( array( Part::SCAN => 5 ), array_map( static fn( $last ) => $last['age'], $this->site_data()->last_of( array( Part::REWIND, Part::SCAN, 'unheard-of' ) ) ) );
	}

	/**
	 * As each request has its own.
	 */
	public function site_data(): Site_Data {
		return Site_Data::of( $this->rig->parts, new Clock() );
	}

	/**
	 * @return mixed
	 */
	private function get( string $part, bool $is_refresh = false ) {
		return $this->site_data()->get( $part, $is_refresh );
	}

	private static function scan( string $state ): string {
		return '{"state":"' . $state . '","reason":null,"threats":[],"credentials":[]}';
	}
}
