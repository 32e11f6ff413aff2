<?php
/**
 * Tests of disconnecting.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Site_Rig.php';

final class DisconnectionTest extends TestCase {

	private const DELETE = 'DELETE /register/client-1';

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->connect( array( Site_Rig::ADMIN, Site_Rig::SECOND ) );
		update_option( Connection_Store::SITE_TOKEN, array( 'access_token' => 'secret' ), false );
		update_option( Connection_Store::ERRORS, array( array( 'code' => 'x' ) ), false );
		update_option( 'jetpack_dashboard_purchase_token', 'secret', false );
	}

	public function test_deletes_the_registration_and_local_data(): void {
		$this->rig->service->respond_with( self::DELETE, array( 204, '' ) );

		$this->assertSame( array( 'providerTold' => true ), $this->rig->disconnection()->disconnect() );
		$this->assertSame( array( self::DELETE ), $this->rig->service->log() );
		$this->assertSame( 'Bearer management-1', $this->rig->service->last()['headers']['Authorization'] );
		$this->assertForgotten();
	}

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function failures(): array {
		return array(
			'no connection'       => array( new WP_Error( 'http_request_failed', 'cURL error 7' ), 'http_request_failed' ),
			'a 500'               => array( array( 500, '' ), 'wpcom_5??' ),
			'a 401'               => array( array( 401, array( 'error' => 'invalid_token' ) ), 'invalid_token' ),
			'a page'              => array( array( 200, '<p>' ), 'wpcom_bad_response' ),
			'nothing, but no 204' => array( array( 200, '' ), 'wpcom_bad_response' ),
		);
	}

	/**
	 * @dataProvider failures
	 * @param mixed $response
	 */
	public function test_deletes_local_data_and_reports_a_failed_request( $response, string $code ): void {
		$this->rig->service->respond_with( self::DELETE, $response );

		$result = $this->rig->disconnection()->disconnect();

		$this->assertFalse( $result['providerTold'] );
		$this->assertSame( $code, $result['error']->get_error_code() );
		$this->assertForgotten();
	}

	public function test_an_offline_site_disconnects_silently(): void {
		add_filter( 'jetpack_offline_mode', static fn() => true );

		$this->assertSame( 'offline', $this->rig->disconnection()->disconnect()['error']->get_error_code() );
		$this->assertSame( array(), $this->rig->service->calls );
		$this->assertForgotten();
	}

	public function test_fires_the_hook_once_with_the_site_id(): void {
		$this->rig->service->respond_with( self::DELETE, array( 204, '' ) );
		$ids = array();
		add_action(
			'jetpack_site_disconnected',
			static function ( $site_id ) use ( &$ids ): void {
				$ids[] = $site_id;
			}
		);

		$this->rig->disconnection()->disconnect();
		$error = $this->rig->disconnection()->disconnect();

		$this->assertSame( 'disconnect_failed', $error->get_error_code() );
		$this->assertSame( 400, $error->get_error_data()['status'] );
		$this->assertSame( array( 4201 ), $ids );
	}

	private function assertForgotten(): void {
		$this->assertFalse( $this->rig->services->get( Connection_Status::class )->is_registered() );
		$this->assertSame( array(), $this->rig->services->get( Connection_Store::class )->credentials() );
		$this->assertSame( array(), $this->rig->services->get( Connection_Store::class )->linked_user_ids() );
		$this->assertSame( array(), $this->rig->services->get( Connection_Store::class )->account( Site_Rig::ADMIN ) );

		foreach ( array( Connection_Store::SITE_TOKEN, Connection_Store::ERRORS, 'jetpack_dashboard_purchase_token' ) as $option ) {
			$this->assertFalse( get_option( $option ), $option );
		}
	}
}
