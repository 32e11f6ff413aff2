<?php
/**
 * IP addresses.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel\Net;

use Jetpack_Dashboard\Kernel\Net\Ip_Address;
use PHPUnit\Framework\TestCase;

final class Ip_AddressTest extends TestCase {

	/**
	 * @dataProvider addresses
	 */
	public function test_is_public( string $text, bool $is_public ): void {
		$address = Ip_Address::parse( $text );

		$this->assertNotNull( $address );
		$this->assertSame( $is_public, $address->is_public() );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public function addresses(): iterable {
		$public   = array( '8.8.8.8', '100.63.0.1', '172.32.0.1', '223.255.255.255', '2606:4700::1111', '2001:4860:4860::8888', '2a00::1', '::ffff:8.8.8.8', '64:ff9b::808:808', '2002:808:808::1' );
		$reserved = array( '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.0.0.192', '192.168.1.1', '198.19.0.1', '224.0.0.1', '239.1.1.1', '255.255.255.255' );
		$hidden   = array( '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:0:7f00:1', '64:ff9b::7f00:1', '0064:ff9b:0::a9fe:a9fe', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2002:a00:1::1', '2001::f5ff:fffe', '2001:db8::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '100::1' );

		foreach ( $public as $text ) {
			yield $text => array( $text, true );
		}
		foreach ( array_merge( $reserved, $hidden ) as $text ) {
			yield $text => array( $text, false );
		}
	}
}
