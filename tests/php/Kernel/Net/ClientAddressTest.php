<?php
/**
 * Tests of the client's IP address.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel\Net;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;
use PHPUnit\Framework\TestCase;

/**
 * The client's address (docs/spec/decisions.md#62), also with forged headers.
 */
final class ClientAddressTest extends TestCase {

	/**
	 * The visitor's address.
	 *
	 * @dataProvider requests
	 *
	 * @param string                $expects What it is; '' for unknown.
	 * @param array<string, string> $server  The request.
	 * @param string                $trusted Declared proxies.
	 * @param string                $header  Declared header.
	 */
	public function test_address( string $expects, array $server, string $trusted = '', string $header = '' ): void {
		$client = self::client( $server, $trusted, $header );

		$this->assertSame( $expects, $client->address() );
		$this->assertSame( '' !== $expects, $client->is_usable() );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function requests(): array {
		$xff       = static function ( string $value, string $from = '10.0.0.1' ): array {
			return array(
				'REMOTE_ADDR'          => $from,
				'HTTP_X_FORWARDED_FOR' => $value,
			);
		};
		$forwarded = static function ( string $value ): array {
			return array(
				'REMOTE_ADDR'    => '10.0.0.1',
				'HTTP_FORWARDED' => $value,
			);
		};

		return array(
			'no proxy'                               => array( '198.51.100.1', array( 'REMOTE_ADDR' => '198.51.100.1' ) ),
			'IPv4 in IPv6'                           => array( '198.51.100.1', array( 'REMOTE_ADDR' => '::ffff:198.51.100.1' ) ),
			'a zone'                                 => array( 'fe80::1', array( 'REMOTE_ADDR' => 'fe80::1%eth0' ) ),
			'claimed, nothing declared'              => array( '10.0.0.1', $xff( '203.0.113.5' ) ),
			'claimed past a proxy'                   => array( '198.51.100.1', $xff( '203.0.113.5', '198.51.100.1' ), '10.0.0.1' ),
			'one proxy'                              => array( '203.0.113.5', $xff( '203.0.113.5' ), '10.0.0.1' ),
			'spoofed on the left'                    => array( '203.0.113.5', $xff( '1.1.1.1, 203.0.113.5' ), '10.0.0.1' ),
			'a trusted address spoofed on the left'  => array( '203.0.113.5', $xff( '10.0.0.1, 203.0.113.5' ), '10.0.0.0/8' ),
			'nonsense spoofed on the left'           => array( '203.0.113.5', $xff( 'x"y\', 203.0.113.5' ), '10.0.0.1' ),
			'two proxies'                            => array( '203.0.113.5', $xff( '1.1.1.1, 203.0.113.5, 10.0.0.2' ), '10.0.0.1, 10.0.0.2' ),
			'the second proxy not declared'          => array( '10.0.0.2', $xff( '203.0.113.5, 10.0.0.2' ), '10.0.0.1' ),
			'a port'                                 => array( '203.0.113.5', $xff( '203.0.113.5:4711' ), '10.0.0.1' ),
			'IPv6 in brackets with a port'           => array( '2001:db8::5', $xff( '[2001:DB8::5]:443' ), '10.0.0.1' ),
			'IPv6 bare'                              => array( '2001:db8::5', $xff( '2001:db8::5' ), '10.0.0.1' ),
			'empty items'                            => array( '203.0.113.5', $xff( ' ,203.0.113.5, ,' ), '10.0.0.1' ),
			'no header'                              => array( '', array( 'REMOTE_ADDR' => '10.0.0.1' ), '10.0.0.1' ),
			'an empty header'                        => array( '', $xff( '' ), '10.0.0.1' ),
			'only proxies'                           => array( '', $xff( '10.0.0.3, 10.0.0.2' ), '10.0.0.0/8' ),
			'the whole internet declared'            => array( '', $xff( '203.0.113.5' ), '0.0.0.0/0' ),
			'nonsense from the proxy itself'         => array( '', $xff( '203.0.113.5, unknown' ), '10.0.0.1' ),
			'another header than the declared one'   => array( '', $xff( '203.0.113.5' ), '10.0.0.1', 'X-Real-IP' ),
			'a header with one address'              => array(
				'203.0.113.5',
				array(
					'REMOTE_ADDR'          => '10.0.0.1',
					'HTTP_X_REAL_IP'       => '203.0.113.5',
					'HTTP_X_FORWARDED_FOR' => '1.1.1.1',
				),
				'10.0.0.1',
				'X-Real-IP',
			),
			'the header named as PHP names it'       => array( '203.0.113.5', $xff( '203.0.113.5' ), '10.0.0.1', 'HTTP_X_FORWARDED_FOR' ),
			'Forwarded'                              => array( '203.0.113.5', $forwarded( 'for=203.0.113.5;proto=https;by=10.0.0.1' ), '10.0.0.1', 'Forwarded' ),
			'Forwarded with more hops'               => array( '203.0.113.5', $forwarded( 'for=1.1.1.1, For="203.0.113.5:80"' ), '10.0.0.1', 'Forwarded' ),
			'Forwarded with IPv6'                    => array( '2001:db8::5', $forwarded( 'proto=https;for="[2001:db8::5]:4711"' ), '10.0.0.1', 'forwarded' ),
			'Forwarded by a hidden name'             => array( '', $forwarded( 'for=203.0.113.5, for=_hidden' ), '10.0.0.1', 'Forwarded' ),
			'Forwarded without a visitor'            => array( '', $forwarded( 'proto=https' ), '10.0.0.1', 'Forwarded' ),
			'a lone quotation mark swallows nothing' => array( '203.0.113.5', $forwarded( 'for="1.1.1.1, for=203.0.113.5' ), '10.0.0.1', 'Forwarded' ),
			'slashes that WordPress adds'            => array( '203.0.113.5', $forwarded( 'for=\"203.0.113.5\"' ), '10.0.0.1', 'Forwarded' ),
			'a socket'                               => array( '', array( 'REMOTE_ADDR' => '' ) ),
			'no connection'                          => array( '', array() ),
		);
	}

	/**
	 * The hint about a proxy.
	 *
	 * @dataProvider hints
	 *
	 * @param string|null           $expects The hint.
	 * @param array<string, string> $server  The request.
	 * @param string                $trusted Declared proxies.
	 */
	public function test_hint( ?string $expects, array $server, string $trusted = '' ): void {
		$this->assertSame( $expects, self::client( $server, $trusted )->hint() );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function hints(): array {
		$from = static function ( string $address, array $headers = array() ): array {
			return array( 'REMOTE_ADDR' => $address ) + $headers;
		};
		$xff  = array( 'HTTP_X_FORWARDED_FOR' => '203.0.113.5' );

		return array(
			'an ordinary visitor'             => array( null, $from( '198.51.100.1' ) ),
			'a neighbor'                      => array( null, $from( '192.168.1.2' ) ),
			'a header from the open internet' => array( null, $from( '198.51.100.1', $xff ) ),
			'a header from the own network'   => array( 'undeclared', $from( '10.0.0.1', $xff ) ),
			'another header'                  => array( 'undeclared', $from( '::1', array( 'HTTP_X_REAL_IP' => '203.0.113.5' ) ) ),
			'another proxy than declared'     => array( 'undeclared', $from( '10.0.0.2', $xff ), '10.0.0.1' ),
			'the declared proxy'              => array( null, $from( '10.0.0.1', $xff ), '10.0.0.1' ),
			'the declared proxy, silent'      => array( 'misconfigured', $from( '10.0.0.1' ), '10.0.0.1' ),
			'a delivery network'              => array( 'undeclared', $from( '198.51.100.1', array( 'HTTP_CF_CONNECTING_IP' => '203.0.113.5' ) ) ),
			'one that the server allows for'  => array( null, $from( '203.0.113.5', array( 'HTTP_CF_CONNECTING_IP' => '203.0.113.5' ) ) ),
			'a declared delivery network'     => array( null, $from( '198.51.100.1', array( 'HTTP_CF_CONNECTING_IP' => '203.0.113.5' ) + $xff ), '198.51.100.0/24' ),
			'no address at all'               => array( 'misconfigured', array() ),
		);
	}

	/**
	 * @param array<string, string> $server  The request.
	 * @param string                $trusted Declared proxies.
	 * @param string                $header  Declared header.
	 */
	private static function client( array $server, string $trusted, string $header = '' ): Client_Address {
		return new Client_Address( $server, static fn() => new Proxy_Declaration( Ip_List::of_stored( $trusted ), $header ) );
	}
}
