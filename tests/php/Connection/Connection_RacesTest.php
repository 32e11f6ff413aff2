<?php
/**
 * Tests concurrent requests that change the connection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\User_Connection;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Site_Rig.php';

final class Connection_RacesTest extends TestCase {

	private const DELETE = 'DELETE /register/client-1';

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->connect( array( Site_Rig::ADMIN, Site_Rig::SECOND ) );
	}

	public function test_an_owner_who_is_deleted_leaves_no_half_connection_when_the_site_is_disconnected_meanwhile(): void {
		$this->rig->service->respond_with( 'POST /revoke', fn() => $this->after( fn() => $this->rig->services->get( Connection_Store::class )->clear(), array( 200, '' ) ) );
		$this->rig->services->get( User_Connection::class )->unlink_removed_user( Site_Rig::ADMIN );

		$this->assertSame( array(), get_option( Connection_Store::CONNECTION ) );
	}

	public function test_a_connection_that_has_ended_can_not_be_changed(): void {
		$store = $this->rig->services->get( Connection_Store::class );
		$store->clear();
		$store->set_owner_id( Site_Rig::ADMIN );
		$store->save_registered_url( 'https://example.org' );
		$store->set_safe_mode_url( 'https://example.org' );

		$this->assertSame( array(), get_option( Connection_Store::CONNECTION ) );
	}

	public function test_a_site_is_not_disconnected_while_another_request_registers_it(): void {
		$this->rig->lock->taken['registration'] = true;
		$this->rig->lock->on_wait               = function (): void {
			$this->rig->lock->taken = array();
		};
		$error                                  = $this->rig->disconnection()->disconnect();

		$this->assertSame( 'registration_in_progress', $error->get_error_code() );
		$this->assertSame( 409, $error->get_error_data()['status'] );
		$this->assertTrue( $this->rig->services->get( Connection_Status::class )->is_registered() );
		$this->assertSame( array(), $this->rig->service->calls );
	}

	public function test_a_site_is_not_registered_while_another_request_disconnects_it(): void {
		$locked = null;
		$this->rig->service->respond_with(
			self::DELETE,
			function () use ( &$locked ) {
				$locked = $this->rig->lock->taken['registration'] ?? false;
				return array( 204, '' );
			}
		);
		$this->rig->disconnection()->disconnect();

		$this->assertTrue( $locked );
		$this->assertSame( array(), $this->rig->lock->taken );
	}

	/**
	 * @param callable                $work   What the other request does.
	 * @param array{0: int, 1: mixed} $result What the service says then.
	 * @return array{0: int, 1: mixed}
	 */
	private function after( callable $work, array $result ): array {
		$work();

		return $result;
	}
}
