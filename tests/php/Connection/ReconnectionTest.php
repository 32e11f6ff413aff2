<?php
/**
 * Tests of reconnecting.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Pending_Authorizations;
use Jetpack_Dashboard\Connection\User_Linking;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Site_Token;
use Jetpack_Dashboard\Tests\Provider\Scripted_Service;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Site_Rig.php';
require_once __DIR__ . '/Test_Key.php';

/**
 * The table of docs/contract/rest.md#reconnecting.
 */
final class ReconnectionTest extends TestCase {

	private const COMPLETED = array( 'status' => 'completed' );

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->service->respond_with( 'POST /register', array( 201, Scripted_Service::registration( 2 ) ) );
		$this->rig->service->respond_with( 'DELETE /register/client-1', array( 204, '' ) );
	}

	public function test_without_an_owner_the_site_is_registered_again(): void {
		$this->rig->connect();

		$this->assertSame( self::COMPLETED, $this->rig->reconnection()->reconnect() );
		$this->assertSame( 4202, $this->rig->services->get( Connection_Status::class )->site_id() );
	}

	/**
	 * @return array<string, array{0: string[]}>
	 */
	public function tokens(): array {
		return array(
			'both valid'   => array( array( 'site-token', 'access-1' ) ),
			'both invalid' => array( array() ),
		);
	}

	/**
	 * @dataProvider tokens
	 * @param string[] $alive
	 */
	public function test_if_both_tokens_are_valid_or_both_invalid_it_creates_a_new_connection( array $alive ): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->introspects( $alive );

		$this->assertGoesToService( $this->rig->reconnection()->reconnect(), 'client-2' );
		$this->assertFalse( $this->rig->services->get( Connection_Status::class )->has_connected_owner() );
		$this->assertSame( 4202, $this->rig->services->get( Connection_Status::class )->site_id() );
	}

	public function test_a_check_that_fails_makes_a_new_connection(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->service->respond_with( 'POST /introspect', array( 500, '' ) );

		$this->assertGoesToService( $this->rig->reconnection()->reconnect(), 'client-2' );
	}

	public function test_a_bad_site_token_is_renewed_in_place(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->service->respond_with( 'POST /token', array( 200, Site_Rig::token( 'old' ) ), array( 200, Site_Rig::token( 'new' ) ) );
		$this->rig->introspects( array( 'access-1' ) );

		$this->assertSame( self::COMPLETED, $this->rig->reconnection()->reconnect() );
		$this->assertSame( 'new', $this->rig->services->get( Site_Token::class )->get() );
		$this->assertSame( 4201, $this->rig->services->get( Connection_Status::class )->site_id() );
		$this->assertTrue( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::ADMIN ) );
	}

	public function test_the_owner_replaces_their_invalid_token(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->introspects( array( 'site-token' ) );

		$this->assertGoesToService( $this->rig->reconnection()->reconnect(), 'client-1' );
		$this->assertSame( 4201, $this->rig->services->get( Connection_Status::class )->site_id() );
		$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id() );
	}

	public function test_another_manager_replaces_an_owner_with_an_invalid_token(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->introspects( array( 'site-token' ) );
		$GLOBALS['test_options']['current_user_id'] = Site_Rig::SECOND;

		// Leaving the consent page and trying again must not change anything.
		foreach ( array( 'first', 'again' ) as $attempt ) {
			$this->assertGoesToService( $this->rig->reconnection()->reconnect(), 'client-1' );
			$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id(), $attempt );
		}

		$this->handle_callback( $this->rig->reconnection()->reconnect()['authorizeUrl'] );
		$this->assertSame( Site_Rig::SECOND, $this->rig->services->get( Connection_Status::class )->owner_id() );
		$this->assertFalse( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::ADMIN ) );
		$this->assertSame( 4201, $this->rig->services->get( Connection_Status::class )->site_id() );
	}

	public function test_an_owner_who_relinked_meanwhile_stays_the_owner(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->introspects( array( 'site-token' ) );
		$GLOBALS['test_options']['current_user_id'] = Site_Rig::SECOND;
		$url                                        = $this->rig->reconnection()->reconnect()['authorizeUrl'];
		$this->rig->services->get( Connection_Store::class )->save_tokens( Site_Rig::ADMIN, array( 'access_token' => 'mended' ) );

		$this->handle_callback( $url );
		$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id() );
		$this->assertTrue( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::SECOND ) );
	}

	public function test_an_owner_with_an_expired_token_only_links_again(): void {
		$this->rig->connect( array( Site_Rig::ADMIN, Site_Rig::SECOND ) );
		$this->rig->services->get( Connection_Store::class )->save_tokens(
			Site_Rig::ADMIN,
			array(
				'access_token' => 'ended',
				'expires_at'   => 1,
			)
		);
		$this->rig->introspects( array( 'site-token' ) );

		$this->assertGoesToService( $this->rig->reconnection()->reconnect(), 'client-1' );
		$this->assertTrue( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::SECOND ) );
	}

	public function test_waits_for_a_concurrent_refresh_without_unlinking(): void {
		$this->rig->connect( array( Site_Rig::ADMIN, Site_Rig::SECOND ) );
		$this->rig->services->get( Connection_Store::class )->save_tokens(
			Site_Rig::ADMIN,
			array(
				'access_token'  => 'ended',
				'refresh_token' => 'r',
				'expires_at'    => 1,
			)
		);
		$this->rig->introspects( array( 'site-token' ) );
		$this->rig->lock->taken[ 'user_tokens_' . Site_Rig::ADMIN ] = true;

		$this->assertSame( 'token_busy', $this->rig->reconnection()->reconnect()->get_error_code() );
		$this->assertTrue( $this->rig->services->get( Connection_Store::class )->has_tokens( Site_Rig::SECOND ) );
		$this->assertSame( 4201, $this->rig->services->get( Connection_Status::class )->site_id() );
	}

	public function test_a_user_with_an_invalid_token_only_links_again(): void {
		$this->rig->connect( array( Site_Rig::ADMIN, Site_Rig::SECOND ) );
		$this->rig->introspects( array( 'site-token', 'access-1' ) );
		$GLOBALS['test_options']['current_user_id'] = Site_Rig::SECOND;

		$this->assertGoesToService( $this->rig->reconnection()->reconnect(), 'client-1' );
		$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id() );
	}

	public function test_a_failure_leaves_the_connection_unchanged(): void {
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->introspects( array() );
		$this->rig->service->respond_with( 'POST /register', new WP_Error( 'http_request_failed', 'cURL error 7' ) );

		$this->assertSame( 'register_http_request_failed', $this->rig->reconnection()->reconnect()->get_error_code() );
		$this->assertSame( 4201, $this->rig->services->get( Connection_Status::class )->site_id() );
		$this->assertSame( Site_Rig::ADMIN, $this->rig->services->get( Connection_Status::class )->owner_id() );
		$this->assertNotContains( 'DELETE /register/client-1', $this->rig->service->log() );
	}

	public function test_a_site_that_is_not_connected_has_nothing_to_reconnect(): void {
		$this->assertSame( 'site_not_registered', $this->rig->reconnection()->reconnect()->get_error_code() );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	/**
	 * The current user gives consent and is redirected back.
	 */
	private function handle_callback( string $url ): void {
		parse_str( (string) parse_url( $url, PHP_URL_QUERY ), $query );
		$user_id = get_current_user_id();
		$pending = $this->rig->services->get( Pending_Authorizations::class )->consume( $user_id, $query['state'] );
		$claims  = array(
			'iss'   => Scripted_Service::URL,
			'aud'   => 'client-1',
			'exp'   => Site_Rig::NOW + 60,
			'iat'   => Site_Rig::NOW,
			'nonce' => $query['nonce'],
			'sub'   => "sub-$user_id",
		);
		$this->rig->service->respond_with(
			'POST /token',
			array( 200, array( 'id_token' => Test_Key::of( 'first' )->sign( $claims ) ) + Site_Rig::token( "new-$user_id" ) )
		);
		$this->rig->service->respond_with( 'GET /jwks', array( 200, array( 'keys' => array( Test_Key::of( 'first' )->jwk() ) ) ) );
		$this->rig->service->respond_with( 'GET /userinfo', array( 200, array( 'sub' => "sub-$user_id" ) ) );

		$this->assertSame( 'reconnection_completed', $this->rig->services->get( User_Linking::class )->link( $user_id, $pending, 'code' ) );
	}

	/**
	 * @param mixed $result
	 */
	private function assertGoesToService( $result, string $client_id ): void {
		$this->assertIsArray( $result );
		$this->assertSame( 'in_progress', $result['status'] );
		$this->assertStringStartsWith( Scripted_Service::URL . '/authorize?', $result['authorizeUrl'] );
		$this->assertStringContainsString( "client_id=$client_id&", $result['authorizeUrl'] );
	}
}
