<?php
/**
 * When the space for files runs out.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Monitor;

use Jetpack_Dashboard\Features\Monitor\Disk_Health;
use Jetpack_Dashboard\Features\Monitor\Server_Facts;
use PHPUnit\Framework\TestCase;

final class Disk_HealthTest extends TestCase {

	protected function setUp(): void {
		defined( 'WP_CONTENT_DIR' ) || define( 'WP_CONTENT_DIR', '/srv/wp-content' );
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
	}

	/**
	 * The space that a site of a network may use for uploads, on a disk with plenty of space.
	 *
	 * @dataProvider spaces
	 */
	public function test_the_space_of_a_site_of_a_network( int $left, string $status, string $text ): void {
		$server = new class( $left * MB_IN_BYTES ) extends Server_Facts {

			private int $left;

			public function __construct( int $left ) {
				$this->left = $left;
			}

			public function free_bytes( string $folder ): ?float {
				return 1e12;
			}

			public function upload_space(): ?array {
				return array(
					'left'    => $this->left,
					'allowed' => 100 * MB_IN_BYTES,
				);
			}
		};

		$finding = ( new Disk_Health( $server ) )->run();

		$this->assertSame( $status, $finding->status );
		$this->assertStringContainsString( $text, $finding->title . ' ' . $finding->paragraphs[0] );
	}

	/** @return array<int, array{int, string, string}> */
	public static function spaces(): array {
		return array(
			array( 60, 'good', 'There is enough disk space' ),
			array( 10, 'good', 'There is enough disk space' ),
			array( 9, 'recommended', 'The space for uploads is running out 9 MB of the 100 MB that this site may use' ),
			array( 1, 'critical', 'The space for uploads is almost used up 1 MB of the 100 MB' ),
			array( 0, 'critical', 'The space for uploads is almost used up 0 B of the 100 MB' ),
		);
	}
}
