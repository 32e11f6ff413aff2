<?php
/**
 * Tests the cache of the provider's data.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Site_Data;

use Jetpack_Dashboard\Modules\Site_Plan;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Site_Data;
use Jetpack_Dashboard\Tests\Connection\Site_Rig;

require_once __DIR__ . '/Site_Data_Case.php';

final class Site_DataTest extends Site_Data_Case {

	/**
	 * @return array<string, array{0: string, 1: string, 2: int}>
	 */
	public function lifetimes(): array {
		return array(
			'states for five minutes' => array( Part::SCAN, self::SCAN, 300 ),
			'offers for half an hour' => array( Part::DISCOUNT, self::OFFERS, 1800 ),
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
		$this->rig->service->respond_with( self::SCAN, array( 200, self::scan( 'scanning' ) ) );

		$this->assertStringContainsString( 'idle', $this->get( Part::SCAN )['data'] );
		$this->assertStringContainsString( 'scanning', $this->get( Part::SCAN, true )['data'] );
	}

	/**
	 * @return array<string, array{0: string|false, 1: string[], 2: int}>
	 */
	public function referrers(): array {
		return array(
			'the service'           => array( 'https://accounts.example.net/checkout/done', array( 'jetpack_manage_modules' ), 2 ),
			'its origin'            => array( 'https://accounts.example.net', array( 'jetpack_manage_modules' ), 2 ),
			'the site itself'       => array( 'https://example.com/wp-admin/', array( 'jetpack_manage_modules' ), 1 ),
			'nowhere'               => array( false, array( 'jetpack_manage_modules' ), 1 ),
			'the service, a reader' => array( 'https://accounts.example.net/', array( 'read' ), 1 ),
		);
	}

	/**
	 * @dataProvider referrers
	 * @param string|false $referrer     Where the browser was before.
	 * @param string[]     $capabilities Of the user.
	 */
	public function test_returning_from_the_service_invalidates_the_cache( $referrer, array $capabilities, int $calls ): void {
		Site_Data::register( array( $this, 'site_data' ) );
		$this->get( Part::SCAN );
		$this->now                              += 10;
		$GLOBALS['test_options']['capabilities'] = $capabilities;
		$GLOBALS['test_options']['raw_referer']  = $referrer;

		do_action( 'load-toplevel_page_jetpack' );
		$this->assertSame( 10, $this->site_data()->cached( Part::SCAN )['age'] );
		$this->now += 1;
		$this->get( Part::SCAN );
		$this->get( Part::SCAN );

		$this->assertCount( $calls, $this->rig->service->calls );
	}

	public function test_only_outdated_parts_are_fetched(): void {
		$this->get( Part::SCAN );
		$site_data = $this->site_data();
		$site_data->fetch( array( Part::SCAN, Part::REWIND ) );
		$site_data->get( Part::SCAN );
		$site_data->get( Part::REWIND );

		$this->assertSame( array( self::SCAN, self::REWIND ), $this->rig->service->log() );
	}

	public function test_a_part_is_fetched_once_per_refresh(): void {
		$this->rig->service->respond_with( self::SCAN, array( 500, '{}' ) );
		$site_data = $this->site_data();
		$site_data->fetch( array( Part::SCAN, Part::REWIND ), true );

		$this->assertSame( 502, $site_data->get( Part::SCAN, true )->get_error_data()['status'] );
		$this->assertStringContainsString( 'active', $site_data->get( Part::REWIND, true )['data'] );
		$this->assertCount( 2, $this->rig->service->calls );

		$site_data->get( Part::REWIND, true );
		$this->assertCount( 3, $this->rig->service->calls );
	}

	/**
	 * @return array<string, array{0: callable(Site_Rig): void, 1: string}>
	 */
	public function other_sites(): array {
		return array(
			'no site any more' => array( static fn( Site_Rig $rig ) => $rig->services->get( Connection_Store::class )->clear(), 'site_id_missing' ),
			'a copy'           => array( static fn( Site_Rig $rig ) => $rig->move_to( 'https://copy.example' ), 'identity_crisis' ),
			'another id'       => array( static fn( Site_Rig $rig ) => $rig->services->get( Connection_Store::class )->save_site( 77, 'https://example.com', $rig->services->get( Connection_Store::class )->credentials() ), 'not_found' ),
		);
	}

	/**
	 * @dataProvider other_sites
	 */
	public function test_another_site_has_its_own_cache( callable $change, string $code ): void {
		$this->get( Part::SCAN );
		$change( $this->rig );

		$this->assertNull( $this->site_data()->cached( Part::SCAN ) );
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
	public function test_connecting_and_disconnecting_clear_the_cache( string $hook ): void {
		$this->rig->service->respond_with( 'GET /v1/sites/4201', array( 200, '{"plan":{"product_slug":"jetpack_complete"}}' ) );
		$this->rig->service->respond_with( self::REWIND, array( 500, '{}' ) );
		Site_Data::register( array( $this, 'site_data' ) );
		array_map( fn( $part ) => $this->get( $part ), array( Part::SITE, Part::SCAN, Part::REWIND ) );
		$this->assertSame( 'jetpack_complete', Site_Plan::owned_slugs()[0] );

		do_action( $hook, 4201 );

		$left = array_filter( array_keys( $GLOBALS['test_options'] ), static fn( $name ) => preg_match( '/_(data|plan)/', $name ) );
		$this->assertSame( array(), array_values( $left ) );
		$this->assertSame( array( 'jetpack_free' ), Site_Plan::owned_slugs() );
	}

	public function test_a_provider_that_keeps_no_statistics_is_asked_once_a_day(): void {
		$this->rig->service->respond_with( 'GET /v1/sites/4201/stats?range=day', array( 404, '{"code":"stats_not_kept","message":"None."}' ), array( 200, '{"general":{"stats":{}},"day":{"data":[]}}' ) );
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

	public function test_a_404_of_a_required_part_is_a_failure(): void {
		$this->rig->service->respond_with( self::SCAN, array( 404, '{"code":"not_found","message":"None."}' ) );

		$this->assertSame( 'not_found', $this->get( Part::SCAN )->get_error_code() );
	}

	public function test_a_site_disconnected_during_a_fetch_caches_nothing(): void {
		$this->rig->service->respond_with(
			'GET /v1/sites/4201',
			function (): array {
				$this->rig->services->get( Connection_Store::class )->clear();
				return array( 200, '{"plan":{"product_slug":"jetpack_complete"}}' );
			}
		);

		$this->assertSame( 'site_id_missing', $this->get( Part::SITE )->get_error_code() );
		$this->assertArrayNotHasKey( 'jetpack_dashboard_data_site', $GLOBALS['test_options'] );
		$this->assertSame( array( 'jetpack_free' ), Site_Plan::owned_slugs() );
	}

	public function test_several_parts_are_read_from_the_cache(): void {
		$this->get( Part::SCAN );
		$this->now += 5;

		$this->assertSame( array( Part::SCAN => 5 ), array_map( static fn( $last ) => $last['age'], $this->site_data()->cached_many( array( Part::REWIND, Part::SCAN, 'unheard-of' ) ) ) );
	}

	public function test_large_data_is_left_out_of_the_page(): void {
		$this->rig->service->respond_with( self::SCAN, array( 200, '{"state":"idle","reason":"' . str_repeat( 'x', 200000 ) . '"}' ) );
		$this->get( Part::SCAN );
		$this->get( Part::REWIND );

		$this->assertSame( array( Part::REWIND ), array_keys( $this->site_data()->cached_many( array( Part::SCAN, Part::REWIND ) ) ) );
		$this->assertIsArray( $this->get( Part::SCAN ) );
	}
}
