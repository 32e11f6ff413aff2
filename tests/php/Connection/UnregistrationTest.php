<?php
/**
 * Tests that uninstalling the plugin deletes the registration.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Unregistration;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Site_Rig.php';

final class UnregistrationTest extends TestCase {

	/**
	 * @var Site_Rig
	 */
	private $rig;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->rig->connect( array( Site_Rig::ADMIN ) );
	}

	public function test_a_site_deletes_its_registration(): void {
		$this->rig->service->respond_with( 'DELETE /register/client-1', array( 204, '' ) );

		( new Unregistration() )->run();

		$this->assertSame( array( 'DELETE /register/client-1' ), $this->rig->service->log() );
		$this->assertSame( 'Bearer management-1', $this->rig->service->calls[0]['headers']['Authorization'] );
		$this->assertLessThanOrEqual( 3.0, $this->rig->service->calls[0]['args']['timeout'] );
	}

	public function test_all_sites_together_have_a_time_limit(): void {
		$this->rig->service->respond_with(
			'DELETE /register/client-1',
			static function (): array {
				usleep( 300000 );
				return array( 204, '' );
			}
		);
		$unregistration = new Unregistration( 1.2 );

		$unregistration->run();
		$unregistration->run();
		$unregistration->run();

		$this->assertCount( 1, $this->rig->service->calls );
	}

	public function test_a_throwing_filter_does_not_stop_uninstalling(): void {
		add_filter(
			'jetpack_dashboard_account_service_url',
			static function (): string {
				throw new \RuntimeException( 'Not now.' );
			}
		);

		( new Unregistration() )->run();

		$this->assertSame( array(), $this->rig->service->calls );
	}

	public function test_a_copy_leaves_the_original_registered(): void {
		$this->rig->move_to( 'https://copy.example' );

		( new Unregistration() )->run();

		$this->assertSame( array(), $this->rig->service->calls );
	}
}
