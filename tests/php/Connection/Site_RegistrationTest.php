<?php
/**
 * Tests of the site's registration.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Site_Registration;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Tests\Provider\Scripted_Service;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Site_Rig.php';

final class Site_RegistrationTest extends TestCase {

	private const REGISTER = 'POST /register';

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->service->respond_with( self::REGISTER, array( 201, Scripted_Service::registration( 2 ) ) );
	}

	public function test_registers_with_what_the_service_asks_for(): void {
		$registered = array();
		add_action(
			'jetpack_site_registered',
			static function ( $site_id ) use ( &$registered ): void {
				$registered[] = $site_id;
			}
		);

		$this->assertTrue( $this->rig->registration->register() );

		$sent = $this->rig->service->last();

		$this->assertSame( 'Marta & Söhne', $sent['body']['client_name'] );
		$this->assertSame( 'https://example.com', $sent['body']['client_uri'] );
		$this->assertSame( array( 'authorization_code', 'refresh_token', 'client_credentials' ), $sent['body']['grant_types'] );
		$this->assertStringContainsString( 'page=jetpack&action=authorize', $sent['body']['redirect_uris'][0] );
		$this->assertArrayNotHasKey( 'Authorization', $sent['headers'] );
		$this->assertSame( 4202, $this->rig->services->get( Connection_Status::class )->site_id() );
		$this->assertSame( 0, $this->rig->services->get( Connection_Store::class )->owner_id() );
		$this->assertSame( 'secret-2', $this->rig->services->get( Connection_Store::class )->credentials()['client_secret'] );
		$this->assertFalse( $GLOBALS['test_autoloads'][ Connection_Store::CREDENTIALS ] );
		$this->assertSame( array( 4202 ), $registered );
	}

	public function test_a_registered_site_is_not_registered_again(): void {
		$this->rig->connect();

		$this->assertTrue( $this->rig->registration->register() );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function failures(): array {
		$good = Scripted_Service::registration( 2 );

		return array(
			'no connection'           => array( new WP_Error( 'http_request_failed', 'cURL error 7' ), 'register_http_request_failed' ),
			'a refusal'               => array( array( 403, array( 'code' => 'site_blacklisted' ) ), 'site_blacklisted' ),
			'an error of the service' => array( array( 500, '' ), 'wpcom_5??' ),
			'a slow service'          => array( array( 408, '' ), 'wpcom_408' ),
			'a busy service'          => array( array( 429, '' ), 'wpcom_outage' ),
			'a page'                  => array( array( 200, '<p>' ), 'wpcom_bad_response' ),
			'a list'                  => array( array( 200, array( 42, null, 'text' ) ), 'wpcom_bad_response' ),
			'no site id'              => array( array( 201, array_diff_key( $good, array( 'site_id' => 1 ) ) ), 'jetpack_id' ),
			'a site id of no use'     => array( array( 201, array( 'site_id' => '4202' ) + $good ), 'jetpack_id' ),
			'no secret'               => array( array( 201, array( 'client_secret' => null ) + $good ), 'jetpack_secret' ),
			'a token with line ends'  => array( array( 201, array( 'registration_access_token' => "a\r\nX: y" ) + $good ), 'wpcom_bad_response' ),
			'management elsewhere'    => array( array( 201, array( 'registration_client_uri' => 'https://evil.example/register/2' ) + $good ), 'wpcom_bad_response' ),
		);
	}

	/**
	 * @dataProvider failures
	 * @param mixed $result
	 */
	public function test_a_failure_has_a_code_and_can_be_retried( $result, string $code ): void {
		$this->rig->service->respond_with( self::REGISTER, $result );

		$error = $this->rig->registration->register();

		$this->assertSame( $code, $error->get_error_code() );
		$this->assertGreaterThanOrEqual( 500, $error->get_error_data()['status'] );
		$this->assertFalse( $this->rig->services->get( Connection_Status::class )->is_registered() );
		$this->assertSame( array(), $this->rig->services->get( Connection_Store::class )->credentials() );
		$this->assertTrue( $GLOBALS['test_options'][ Site_Registration::TERMS_OPTION ] );
		$this->assertSame( array(), $this->rig->lock->taken );

		$this->rig->service->respond_with( self::REGISTER, array( 201, Scripted_Service::registration( 2 ) ) );
		$this->pass_time( HOUR_IN_SECONDS );

		$this->assertTrue( $this->rig->registration->register() );
	}

	/**
	 * @dataProvider failures
	 * @param mixed $result
	 */
	public function test_a_failed_replacement_leaves_the_connection_as_it_was( $result, string $code ): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$stored = $GLOBALS['test_options'][ Connection_Store::CREDENTIALS ];
		$this->rig->service->respond_with( self::REGISTER, $result );

		$this->assertSame( $code, $this->rig->registration->replace_registration( true )->get_error_code() );
		$this->assertSame( $stored, $GLOBALS['test_options'][ Connection_Store::CREDENTIALS ] );
		$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id() );
		$this->assertNotContains( 'DELETE /register/client-1', $this->rig->service->log() );
	}

	public function test_a_filter_can_prevent_registration(): void {
		add_filter( 'jetpack_pre_register', static fn() => new WP_Error( 'not_here', 'Not on this host.', array( 'status' => 403 ) ) );

		$this->assertSame( 'not_here', $this->rig->registration->register()->get_error_code() );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	public function test_the_second_of_two_clicks_waits_for_the_first(): void {
		$this->rig->lock->taken['registration'] = true;
		$this->rig->lock->on_wait               = function (): void {
			$this->rig->lock->taken = array();
			$this->rig->connect();
		};

		$this->assertTrue( $this->rig->registration->register() );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	public function test_the_second_of_two_clicks_does_not_repeat_a_failure(): void {
		$this->rig->lock->taken['registration'] = true;
		$this->rig->lock->on_wait               = function (): void {
			$this->rig->lock->taken = array();
		};

		$this->assertSame( 409, $this->rig->registration->register()->get_error_data()['status'] );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	public function test_replacing_deletes_the_old_registration_after_the_new_one_exists(): void {
		$this->rig->connect( array( Site_Rig::ADMIN, Site_Rig::SECOND ) );
		$this->rig->service->respond_with( 'DELETE /register/client-1', array( 204, '' ) );

		$this->assertTrue( $this->rig->registration->replace_registration( true ) );
		$this->assertSame( array( Scripted_Service::DISCOVERY, self::REGISTER, 'DELETE /register/client-1' ), $this->rig->service->log() );
		$this->assertSame( 'Bearer management-1', $this->rig->service->last()['headers']['Authorization'] );
		$this->assertSame( 4202, $this->rig->services->get( Connection_Status::class )->site_id() );
		$this->assertFalse( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::ADMIN ) );
		$this->assertFalse( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::SECOND ) );
	}

	public function test_updating_the_url_stores_new_credentials(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->service->respond_with( 'PUT /register/client-1', array( 200, array( 'registration_access_token' => 'management-new' ) + Scripted_Service::registration( 1 ) ) );

		$this->assertTrue( $this->rig->registration->update_url() );

		$sent = $this->rig->service->last();

		$this->assertSame( 'client-1', $sent['body']['client_id'] );
		$this->assertArrayNotHasKey( 'registration_access_token', $sent['body'] );
		$this->assertSame( 'management-new', $this->rig->services->get( Connection_Store::class )->credentials()['registration_access_token'] );
		$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id() );
	}

	private function pass_time( int $seconds ): void {
		add_filter( 'jetpack_dashboard_now', static fn( $now ) => $now + $seconds );
	}
}
