<?php
/**
 * Tests of the identity crisis.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Tests\Provider\Scripted_Service;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Site_Rig.php';

final class Identity_CrisisTest extends TestCase {

	private const COPY = 'https://staging.example.com';
	private const PUT  = 'PUT /register/client-1';

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->move_to( self::COPY );
	}

	public function test_returns_both_urls(): void {
		$this->assertTrue( $this->rig->identity_crisis()->is_active() );
		$this->assertSame(
			array(
				'registered' => 'https://example.com',
				'current'    => self::COPY,
			),
			$this->rig->identity_crisis()->urls()
		);
	}

	public function test_a_copy_is_detected_after_search_and_replace_of_urls(): void {
		array_walk_recursive(
			$GLOBALS['test_options'],
			static function ( &$value ): void {
				$value = is_string( $value ) ? str_replace( array( 'https://example.com', 'example.com' ), array( self::COPY, 'copy.example.org' ), $value ) : $value;
			}
		);

		$this->assertTrue( $this->rig->identity_crisis()->is_active() );
		$this->assertSame( 'https://example.com', $this->rig->identity_crisis()->urls()['registered'] );
	}

	public function test_nothing_is_sent_during_the_crisis(): void {
		$this->assertSame( 'identity_crisis', $this->rig->services->get( Site_Api::class )->post( 'events', array() )->get_error_code() );
		$this->assertSame( 'identity_crisis', $this->rig->reconnection()->reconnect()->get_error_code() );
		$this->assertSame( 'identity_crisis', $this->rig->registration->replace_registration( true )->get_error_code() );
		$this->assertSame( 'failed_test__identity_crisis', $this->rig->connection_test()->run()->get_error_code() );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	public function test_a_confirmed_safe_mode_is_for_this_copy_alone(): void {
		$crisis = $this->rig->identity_crisis();

		$this->assertFalse( $crisis->is_safe_mode_confirmed() );
		$this->assertTrue( $crisis->confirm_safe_mode() );
		$this->assertTrue( $crisis->confirm_safe_mode() );
		$this->assertTrue( $crisis->is_safe_mode_confirmed() );
		$this->assertSame( 'identity_crisis', $this->rig->services->get( Site_Api::class )->get( 'sites/{id}' )->get_error_code() );

		$this->rig->move_to( 'https://other-copy.example.com' );
		$this->assertFalse( $crisis->is_safe_mode_confirmed() );

		$this->rig->move_to( 'https://example.com' );
		$this->assertFalse( $crisis->is_safe_mode_confirmed() );
		$this->assertSame( 400, $crisis->confirm_safe_mode()->get_error_data()['status'] );
	}

	public function test_migrating_tells_the_service_the_new_url(): void {
		$this->rig->service->respond_with( self::PUT, array( 200, Scripted_Service::registration( 1 ) ) );

		$this->assertTrue( $this->rig->identity_crisis()->migrate() );
		$this->assertSame( array( self::PUT ), $this->rig->service->log() );
		$this->assertSame( self::COPY, $this->rig->service->last()['body']['client_uri'] );
		$this->assertFalse( $this->rig->identity_crisis()->is_active() );
		$this->assertSame( 4201, $this->rig->services->get( Connection_Status::class )->site_id() );
		$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id() );
		$this->assertTrue( $this->rig->identity_crisis()->migrate() );
		$this->assertCount( 1, $this->rig->service->calls );
	}

	public function test_a_migration_that_fails_leaves_the_crisis(): void {
		$this->rig->service->respond_with( self::PUT, new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ) );

		$this->assertSame( 504, $this->rig->identity_crisis()->migrate()->get_error_data()['status'] );
		$this->assertTrue( $this->rig->identity_crisis()->is_active() );
		$this->assertSame( 'identity_crisis', $this->rig->services->get( Site_Api::class )->get( 'sites/{id}' )->get_error_code() );
	}

	public function test_a_migration_with_a_lost_response_is_detected_as_done(): void {
		$this->rig->service->respond_with( self::PUT, array( 401, array( 'error' => 'invalid_token' ) ) );
		$this->rig->service->respond_with( 'GET /v1/sites/4201', array( 200, array( 'URL' => self::COPY . '/' ) ) );

		$this->assertTrue( $this->rig->identity_crisis()->migrate() );
		$this->assertFalse( $this->rig->identity_crisis()->is_active() );
	}

	public function test_a_registration_that_the_service_does_not_let_change_stays(): void {
		$this->rig->service->respond_with( self::PUT, array( 401, array( 'error' => 'invalid_token' ) ) );
		$this->rig->service->respond_with( 'GET /v1/sites/4201', array( 200, array( 'URL' => 'https://example.com' ) ) );

		$this->assertSame( 'invalid_token', $this->rig->identity_crisis()->migrate()->get_error_code() );
		$this->assertTrue( $this->rig->identity_crisis()->is_active() );
	}

	public function test_starting_fresh_keeps_the_originals_registration(): void {
		$this->rig->service->respond_with( 'POST /register', array( 201, Scripted_Service::registration( 2 ) ) );

		$url = $this->rig->identity_crisis()->start_fresh();

		$this->assertStringStartsWith( Scripted_Service::URL . '/authorize?', $url );
		$this->assertStringContainsString( 'client_id=client-2', $url );
		$this->assertSame( array( Scripted_Service::DISCOVERY, 'POST /register' ), $this->rig->service->log() );
		$this->assertFalse( $this->rig->identity_crisis()->is_active() );
		$this->assertSame( 4202, $this->rig->services->get( Connection_Status::class )->site_id() );
		$this->assertFalse( $this->rig->services->get( Connection_Status::class )->is_user_connected( Site_Rig::ADMIN ) );
	}

	public function test_a_fresh_start_that_fails_leaves_the_crisis_and_the_original_its_tokens(): void {
		$this->rig->service->respond_with( 'POST /register', array( 503, '' ) );

		$this->assertSame( 'wpcom_5??', $this->rig->identity_crisis()->start_fresh()->get_error_code() );
		$this->assertTrue( $this->rig->identity_crisis()->is_active() );
		$this->assertTrue( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::ADMIN ) );
	}

	public function test_an_interrupted_fresh_start_continues(): void {
		$this->rig->service->respond_with( 'POST /register', array( 201, Scripted_Service::registration( 2 ) ) );
		$this->rig->identity_crisis()->start_fresh();

		$this->assertStringContainsString( 'client_id=client-2', $this->rig->identity_crisis()->start_fresh() );
		$this->assertCount( 2, $this->rig->service->calls );
	}

	public function test_disconnecting_a_copy_leaves_the_original_its_registration(): void {
		$this->assertSame( array( 'providerTold' => false ), $this->rig->disconnection()->disconnect() );
		$this->assertSame( array(), $this->rig->service->calls );
		$this->assertFalse( $this->rig->services->get( Connection_Status::class )->is_registered() );
	}
}
