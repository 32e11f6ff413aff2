<?php
/**
 * Servers with public addresses.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel\Net;

use Jetpack_Dashboard\Kernel\Net\Public_Host;
use PHPUnit\Framework\TestCase;

final class Public_HostTest extends TestCase {

	public function test_a_request_uses_the_addresses_that_were_checked(): void {
		$server = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->assertIsResource( $server );
		$port   = (int) substr( (string) strrchr( (string) stream_socket_get_name( $server, false ), ':' ), 1 );
		$url    = "https://pinned.example:$port/";
		$handle = curl_init( $url );
		$this->assertNotFalse( $handle );
		// The server never answers; it is enough that there is a connection.
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT_MS     => 500,
				CURLOPT_PROXY          => '',
			)
		);

		Public_Host::pin( $handle, 'pinned.example', $port, array( '127.0.0.1' ) );
		curl_exec( $handle );

		$this->assertSame( '127.0.0.1', curl_getinfo( $handle, CURLINFO_PRIMARY_IP ) );
	}
}
