<?php
/**
 * Tests requests to the site API: discovery, the site's token, retries.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Connection\Authorization;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Provider\Site_Token;
use Jetpack_Dashboard\Tests\Connection\Site_Rig;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Connection/Site_Rig.php';

final class Site_ApiTest extends TestCase {

	private const SITE  = 'GET /v1/sites/4201';
	private const TOKEN = 'POST /token';

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->connect();
		$this->rig->service->respond_with( self::SITE, array( 200, array( 'ID' => 4201 ) ) );
	}

	public function test_discovery_and_token_are_cached(): void {
		$this->assertSame( array( 'ID' => 4201 ), $this->rig->services->get( Site_Api::class )->get( 'sites/{id}' ) );
		$this->rig->forget_services();
		$this->rig->services->get( Site_Api::class )->get( '/sites/{id}' );

		$this->assertSame( array( Scripted_Service::DISCOVERY, self::TOKEN, self::SITE, self::SITE ), $this->rig->service->log() );
		$this->assertSame( 'Bearer site-token', $this->rig->service->last()['headers']['Authorization'] );
		$this->assertFalse( $GLOBALS['test_autoloads'][ Connection_Store::SITE_TOKEN ] );
	}

	public function test_the_token_is_asked_for_in_the_sites_name(): void {
		$this->rig->services->get( Site_Token::class )->get();

		$this->assertSame(
			array(
				'grant_type' => 'client_credentials',
				'scope'      => 'site',
			),
			$this->rig->service->last()['body']
		);
		$this->assertSame( 'Basic ' . base64_encode( 'client-1:secret-1' ), $this->rig->service->last()['headers']['Authorization'] );
	}

	public function test_a_token_that_ended_is_renewed(): void {
		$this->rig->services->get( Site_Token::class )->get();
		add_filter( 'jetpack_dashboard_now', static fn( $now ) => $now + 3600 - MINUTE_IN_SECONDS );
		$this->rig->service->respond_with( self::TOKEN, array( 200, Site_Rig::token( 'next' ) ) );

		$this->assertSame( 'next', $this->rig->services->get( Site_Token::class )->get() );
	}

	public function test_a_token_of_an_earlier_registration_is_not_used(): void {
		$this->rig->services->get( Site_Token::class )->get();
		$this->rig->services->get( Connection_Store::class )->save_credentials( array( 'client_id' => 'client-9' ) + $this->rig->services->get( Connection_Store::class )->credentials() );

		$this->assertSame( '', $this->rig->services->get( Site_Token::class )->cached() );
	}

	public function test_a_rejected_token_is_replaced_once(): void {
		$this->rig->service->respond_with( self::SITE, array( 401, array( 'code' => 'unknown_token' ) ), array( 200, array( 'ID' => 4201 ) ) );

		$this->assertSame( array( 'ID' => 4201 ), $this->rig->services->get( Site_Api::class )->get( 'sites/{id}' ) );
		$this->assertSame( array( Scripted_Service::DISCOVERY, self::TOKEN, self::SITE, self::TOKEN, self::SITE ), $this->rig->service->log() );
		$this->assertSame( array(), $this->rig->services->get( Connection_Errors::class )->to_array() );
	}

	public function test_a_service_that_goes_on_refusing_is_a_connection_error(): void {
		$this->rig->service->respond_with( self::SITE, array( 401, array( 'code' => 'unknown_token' ) ) );

		$this->assertSame( 'unknown_token', $this->rig->services->get( Site_Api::class )->get( 'sites/{id}' )->get_error_code() );
		$this->assertCount( 5, $this->rig->service->calls );
		$this->assertSame( 'reconnect', $this->rig->services->get( Connection_Errors::class )->to_array()[0]['action'] );

		$this->rig->service->respond_with( self::SITE, array( 200, array( 'ID' => 4201 ) ) );
		$this->rig->services->get( Site_Api::class )->get( 'sites/{id}' );
		$this->assertSame( array(), $this->rig->services->get( Connection_Errors::class )->to_array() );
	}

	public function test_refused_secrets_are_a_connection_error_until_a_token_is_given(): void {
		$this->rig->service->respond_with( self::TOKEN, array( 401, array( 'error' => 'invalid_client' ) ) );

		$this->assertSame( 'invalid_client', $this->rig->services->get( Site_Api::class )->get( 'sites/{id}' )->get_error_code() );
		$this->assertSame( array( Scripted_Service::DISCOVERY, self::TOKEN ), $this->rig->service->log() );
		$this->assertSame( 'invalid_client', $this->rig->services->get( Connection_Errors::class )->to_array()[0]['data']['api_error_code'] );

		$this->rig->service->respond_with( self::TOKEN, array( 200, Site_Rig::token( 'good' ) ) );
		$this->rig->services->get( Site_Token::class )->get();
		$this->assertSame( array(), $this->rig->services->get( Connection_Errors::class )->to_array() );
	}

	/**
	 * @return array<string, array{0: mixed}>
	 */
	public function tokens_of_no_use(): array {
		return array(
			'a list'       => array( array( 42, null, 'text' ) ),
			'no token'     => array( array( 'token_type' => 'Bearer' ) ),
			'a number'     => array( array( 'access_token' => 42 ) + Site_Rig::token( '' ) ),
			'nothing'      => array( Site_Rig::token( '' ) ),
			'another type' => array( array( 'token_type' => 'mac' ) + Site_Rig::token( 'x' ) ),
		);
	}

	/**
	 * @dataProvider tokens_of_no_use
	 * @param mixed $result
	 */
	public function test_an_unusable_token_is_rejected( $result ): void {
		$this->rig->service->respond_with( self::TOKEN, array( 200, $result ) );

		$this->assertSame( 'wpcom_bad_response', $this->rig->services->get( Site_Token::class )->get()->get_error_code() );
		$this->assertFalse( get_option( Connection_Store::SITE_TOKEN ) );
	}

	public function test_credentials_are_not_sent_to_another_service(): void {
		$this->rig->services->get( Connection_Store::class )->save_credentials( array( 'registration_client_uri' => 'https://other.example/register/1' ) + $this->rig->services->get( Connection_Store::class )->credentials() );

		$this->assertSame( 'site_not_registered', $this->rig->services->get( Site_Token::class )->get()->get_error_code() );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	public function test_tokens_are_not_sent_to_another_service(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->services->get( Site_Token::class )->get();
		$this->rig->forget_services();
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => 'https://evil.example' );
		$calls    = count( $this->rig->service->calls );
		$services = $this->rig->services;

		$this->assertSame( 'site_not_registered', $services->get( Site_Api::class )->get( 'sites/{id}' )->get_error_code() );
		$this->assertSame( 'site_not_registered', $services->get( Authorization::class )->renewal_url( Site_Rig::ADMIN )->get_error_code() );
		$this->assertSame( 'site_not_registered', $services->get( Client::class )->request( 'GET', 'https://evil.example/v1/me', array( 'token' => 'access-1' ) )->get_error_code() );
		$this->assertFalse( $services->get( Connection_Status::class )->is_registered() );
		$this->assertCount( $calls, $this->rig->service->calls );
	}

	public function test_switching_services_keeps_the_first_connection(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$filter = static fn() => 'https://accounts.example.org';
		add_filter( 'jetpack_dashboard_account_service_url', $filter );
		$this->assertFalse( $this->rig->services->get( Connection_Status::class )->has_connected_owner() );
		$this->assertFalse( $this->rig->services->get( Connection_Status::class )->is_in_identity_crisis() );

		add_filter( 'jetpack_dashboard_account_service_url', static fn() => Scripted_Service::URL );
		$this->assertTrue( $this->rig->services->get( Connection_Status::class )->has_connected_owner() );
		$this->assertSame( array( 'ID' => 4201 ), $this->rig->services->get( Site_Api::class )->get( 'sites/{id}' ) );
	}

	public function test_public_endpoints_get_no_token(): void {
		$this->rig->service->respond_with( 'POST /v1/marketing/feedback-survey', array( 200, array( 'success' => true ) ) );

		$this->assertSame( array( 'success' => true ), $this->rig->services->get( Site_Api::class )->post_public( 'marketing/feedback-survey', array( 'a' => 1 ) ) );
		$this->assertArrayNotHasKey( 'Authorization', $this->rig->service->last()['headers'] );
	}

	/**
	 * @return array<string, array{0: mixed}>
	 */
	public function documents_of_no_use(): array {
		$good = Scripted_Service::document();

		return array(
			'a list'            => array( array( 42, null, 'text' ) ),
			'another issuer'    => array( array( 'issuer' => 'https://evil.example' ) + $good ),
			'no token endpoint' => array( array_diff_key( $good, array( 'token_endpoint' => 1 ) ) ),
			'a number'          => array( array( 'token_endpoint' => 42 ) + $good ),
			'a fragment'        => array( array( 'authorization_endpoint' => Scripted_Service::URL . '/authorize#x' ) + $good ),
			'a URL without end' => array( array( 'authorization_endpoint' => Scripted_Service::URL . '/' . str_repeat( 'a', 2000 ) ) + $good ),
			'a line in a URL'   => array( array( 'token_endpoint' => Scripted_Service::URL . "/token\x00" ) + $good ),
			'another origin'    => array( array( 'token_endpoint' => 'https://evil.example/token' ) + $good ),
			'http'              => array( array( 'token_endpoint' => 'http://accounts.example.net/token' ) + $good ),
			'http on 443'       => array( array( 'jwks_uri' => 'http://accounts.example.net:443/jwks' ) + $good ),
			'a user'            => array( array( 'jwks_uri' => 'https://accounts.example.net@evil.example/jwks' ) + $good ),
			'optional, foreign' => array( array( 'revocation_endpoint' => 'https://evil.example/revoke' ) + $good ),
		);
	}

	/**
	 * @dataProvider documents_of_no_use
	 * @param mixed $document
	 */
	public function test_an_invalid_document_is_rejected_and_not_cached( $document ): void {
		$this->rig->service->respond_with( Scripted_Service::DISCOVERY, array( 200, $document ) );

		$this->assertSame( 'wpcom_bad_response', $this->rig->services->get( Discovery::class )->endpoint( 'token_endpoint' )->get_error_code() );

		$this->rig->service->respond_with( Scripted_Service::DISCOVERY, array( 200, Scripted_Service::document() ) );
		$this->assertSame( Scripted_Service::URL . '/token', $this->rig->services->get( Discovery::class )->endpoint( 'token_endpoint' ) );
	}

	public function test_a_moved_endpoint_is_discovered_again_once(): void {
		$this->rig->services->get( Discovery::class )->endpoint( 'token_endpoint' );
		$this->rig->forget_services();
		$this->rig->service->respond_with( self::TOKEN, array( 404, '' ) );
		$this->rig->service->respond_with( 'POST /v2/token', array( 200, Site_Rig::token( 'moved' ) ) );
		$this->rig->service->respond_with( Scripted_Service::DISCOVERY, array( 200, array( 'token_endpoint' => Scripted_Service::URL . '/v2/token' ) + Scripted_Service::document() ) );

		$this->assertSame( 'moved', $this->rig->services->get( Site_Token::class )->get() );
		$this->assertSame( array( Scripted_Service::DISCOVERY, self::TOKEN, Scripted_Service::DISCOVERY, 'POST /v2/token' ), $this->rig->service->log() );
	}

	public function test_a_missing_endpoint_is_not_rediscovered_repeatedly(): void {
		$this->rig->service->respond_with( self::TOKEN, array( 404, '' ) );

		$this->assertSame( 'wpcom_bad_response', $this->rig->services->get( Site_Token::class )->get()->get_error_code() );
		$this->assertSame( array( Scripted_Service::DISCOVERY, self::TOKEN ), $this->rig->service->log() );
	}

	public function test_the_document_is_cached_per_service(): void {
		$this->rig->services->get( Discovery::class )->endpoint( 'token_endpoint' );
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => Scripted_Service::URL . '/eu' );
		$this->rig->service->respond_with( 'GET /eu/.well-known/openid-configuration', array( 200, array( 'issuer' => Scripted_Service::URL . '/eu' ) + Scripted_Service::document() ) );

		$this->assertSame( Scripted_Service::URL . '/eu', $this->rig->services->get( Discovery::class )->issuer() );
	}
}
