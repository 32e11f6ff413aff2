<?php
/**
 * When the site's certificate ends.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Monitor;

use Jetpack_Dashboard\Features\Monitor\Certificate;
use Jetpack_Dashboard\Features\Monitor\Certificate_Health;
use Jetpack_Dashboard\Features\Monitor\Server_Facts;
use Jetpack_Dashboard\Kernel\Clock;
use PHPUnit\Framework\TestCase;

final class CertificateTest extends TestCase {

	private const NOW = 1795600000;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array( 'date_format' => 'Y-m-d' );
		add_filter( 'jetpack_dashboard_now', static fn(): int => self::NOW );
	}

	/**
	 * A self-signed certificate, which browsers refuse, is read all the same.
	 */
	public function test_the_end_is_read_from_a_running_server(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'certificate' );
		$key  = openssl_pkey_new();
		$this->assertNotFalse( $key );
		$request = openssl_csr_new( array( 'commonName' => 'localhost' ), $key );
		$this->assertNotFalse( $request );
		$certificate = openssl_csr_sign( $request, null, $key, 9 );
		$this->assertNotFalse( $certificate );
		openssl_x509_export( $certificate, $certificate_text );
		openssl_pkey_export( $key, $key_text );
		file_put_contents( $file, $certificate_text . $key_text );

		$code   = '$s = stream_socket_server("tls://127.0.0.1:0", $c, $m, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN, stream_context_create(["ssl" => ["local_cert" => $argv[1]]])); echo stream_socket_get_name($s, false), "\n"; @stream_socket_accept($s, 10);';
		$server = proc_open( array( PHP_BINARY, '-r', $code, $file ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
		$this->assertIsResource( $server );
		$port = (int) substr( (string) strrchr( (string) fgets( $pipes[1] ), ':' ), 1 );

		$end = ( new Server_Facts() )->certificate_end( '127.0.0.1', $port );

		proc_terminate( $server );
		unlink( $file );
		$this->assertEqualsWithDelta( time() + 9 * DAY_IN_SECONDS, $end, 60 );
		$this->assertNull( ( new Server_Facts() )->certificate_end( '127.0.0.1', 1 ), 'Nothing listens there.' );
	}

	/** @dataProvider ends */
	public function test_it_is_reported_in_time( ?int $days, string $status, string $title ): void {
		$server = new class( null === $days ? null : self::NOW + $days * DAY_IN_SECONDS ) extends Server_Facts {

			private ?int $end;

			public function __construct( ?int $end ) {
				$this->end = $end;
			}

			public function certificate_end( string $host, int $port ): ?int {
				return 443 === $port ? $this->end : null;
			}
		};

		$finding = ( new Certificate_Health( new Certificate( $server, new Clock() ), new Clock() ) )->run();

		$this->assertSame( $status, $finding->status );
		$this->assertStringContainsString( $title, $finding->title );
	}

	/** @return array<int, array{int|null, string, string}> */
	public static function ends(): array {
		return array(
			array( 60, 'good', 'is valid' ),
			array( 14, 'good', 'is valid' ),
			array( 13, 'recommended', 'ends soon' ),
			array( 3, 'recommended', 'ends soon' ),
			array( 2, 'critical', 'within days' ),
			array( -1, 'critical', 'has ended' ),
			array( null, 'good', 'could not be checked' ),
		);
	}

	public function test_it_is_mentioned_in_the_last_21_days(): void {
		$mentions = array();
		foreach ( array( 22, 21, 20, 0, -1 ) as $days ) {
			$GLOBALS['test_options']['jetpack_dashboard_certificate'] = array(
				'end'  => self::NOW + $days * DAY_IN_SECONDS,
				'time' => self::NOW,
			);
			$mentions[ $days ] = ( new Certificate( new Server_Facts(), new Clock() ) )->text();
		}

		$this->assertSame(
			array(
				22 => '',
				21 => '',
				20 => 'The HTTPS certificate ends on 2026-12-15.',
				0  => 'The HTTPS certificate ended on 2026-11-25.',
				-1 => 'The HTTPS certificate ended on 2026-11-24.',
			),
			$mentions
		);
	}
}
