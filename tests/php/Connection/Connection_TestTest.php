<?php
/**
 * Tests of the connection test.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Tests\Provider\Scripted_Service;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Site_Rig.php';

final class Connection_TestTest extends TestCase {

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->connect( array( Site_Rig::ADMIN ) );
		$this->rig->introspects( array( 'site-token', 'access-1' ) );
		$this->rig->service->respond_with( 'GET /v1/sites/4201', array( 200, array( 'ID' => 4201 ) ) );
	}

	public function test_a_good_connection_passes(): void {
		$this->assertTrue( $this->rig->connection_test()->run() );
	}

	public function test_so_does_one_without_an_owner(): void {
		$this->rig->services->get( Connection_Store::class )->forget_user( Site_Rig::ADMIN );

		$this->assertTrue( $this->rig->connection_test()->run() );
	}

	/**
	 * @return array<string, array{0: callable(Site_Rig): mixed, 1: string, 2: bool}>
	 */
	public function failures(): array {
		return array(
			'not connected'     => array( static fn( Site_Rig $rig ) => $rig->services->get( Connection_Store::class )->clear(), 'check_if_connected', false ),
			'local mode'        => array(
				static function (): void {
					$GLOBALS['test_filters'] = array();
				},
				'check_if_connected',
				false,
			),
			'offline'           => array( static fn() => add_filter( 'jetpack_offline_mode', static fn() => true ), 'check_if_connected', false ),
			'no secrets'        => array( static fn() => delete_option( Connection_Store::CREDENTIALS ), 'blog_token_if_exists', false ),
			'other service'     => array( static fn( Site_Rig $rig ) => $rig->services->get( Connection_Store::class )->save_credentials( array( 'registration_client_uri' => 'https://other.example/1' ) + $rig->services->get( Connection_Store::class )->credentials() ), 'blog_token_if_exists', false ),
			'moved'             => array( static fn( Site_Rig $rig ) => $rig->move_to( 'https://copy.example' ), 'identity_crisis', false ),
			'owner deleted'     => array(
				static function (): void {
					unset( $GLOBALS['test_users'][ Site_Rig::ADMIN ] );
				},
				'master_user_exists_on_site',
				false,
			),
			'owner demoted'     => array(
				static function (): void {
					$GLOBALS['test_users'][ Site_Rig::ADMIN ]['capabilities'] = array();
				},
				'master_user_can_manage_options',
				false,
			),
			'not reachable'     => array( static fn( Site_Rig $rig ) => $rig->service->respond_with( Scripted_Service::DISCOVERY, new WP_Error( 'http_request_failed', 'cURL error 7' ) ), 'outbound_https', true ),
			'dead site token'   => array( static fn( Site_Rig $rig ) => $rig->introspects( array( 'access-1' ) ), 'connection_token_health', true ),
			'dead owner token'  => array( static fn( Site_Rig $rig ) => $rig->introspects( array( 'site-token' ) ), 'connection_token_health', true ),
			'refused secret'    => array( static fn( Site_Rig $rig ) => $rig->service->respond_with( 'POST /token', array( 401, array( 'error' => 'invalid_client' ) ) ), 'connection_token_health', true ),
			'odd introspection' => array( static fn( Site_Rig $rig ) => $rig->service->respond_with( 'POST /introspect', array( 200, array( 'active' => 'yes' ) ) ), 'connection_token_health', true ),
			'failing site API'  => array( static fn( Site_Rig $rig ) => $rig->service->respond_with( 'GET /v1/sites/4201', array( 500, '' ) ), 'wpcom_connection_test', true ),
			'another site'      => array( static fn( Site_Rig $rig ) => $rig->service->respond_with( 'GET /v1/sites/4201', array( 200, array( 'ID' => 1 ) ) ), 'wpcom_connection_test', true ),
		);
	}

	/**
	 * @dataProvider failures
	 */
	public function test_names_the_step_that_fails_and_what_to_do( callable $breaks, string $step, bool $calls ): void {
		$breaks( $this->rig );

		$error = $this->rig->connection_test()->run();

		$this->assertSame( 'failed_test__' . $step, $error->get_error_code() );
		$this->assertNotSame( '', $error->get_error_message() );
		$this->assertIsString( $error->get_error_data()['resolution'] );
		$this->assertSame( $calls, array() !== $this->rig->service->calls );
		$this->assertStringNotContainsString( 'secret-1', (string) json_encode( array( $error->get_error_message(), $error->get_error_data() ) ) );
	}

	/**
	 * @return array<string, array{0: string[], 1: int}>
	 */
	public function dead_tokens(): array {
		return array(
			'the site’s'  => array( array( 'access-1' ), 1 ),
			'the owner’s' => array( array( 'site-token' ), 1 ),
			'none'        => array( array( 'site-token', 'access-1' ), 0 ),
		);
	}

	/**
	 * @dataProvider dead_tokens
	 *
	 * @param string[] $alive Tokens that the service accepts.
	 * @param int      $told  How many errors the dashboard shows.
	 */
	public function test_an_inactive_token_is_reported_with_a_solution( array $alive, int $told ): void {
		$this->rig->introspects( $alive );
		$this->rig->connection_test()->run();

		$this->assertSame( array_fill( 0, $told, 'reconnect' ), array_column( $this->rig->services->get( Connection_Errors::class )->to_array(), 'action' ) );

		$this->rig->introspects( array( 'site-token', 'access-1' ) );
		$this->rig->connection_test()->run();

		$this->assertSame( array(), $this->rig->services->get( Connection_Errors::class )->to_array() );
	}
}
