<?php
/**
 * Tests of IP addresses, ranges and lists.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel\Net;

use Jetpack_Dashboard\Kernel\Net\Ip_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use PHPUnit\Framework\TestCase;
use WP_Error;

final class IpListTest extends TestCase {

	/**
	 * Each address has one normalized form and one bucket.
	 *
	 * @dataProvider addresses
	 *
	 * @param string      $text     Typed.
	 * @param string|null $normal   Normal form; null when it is none.
	 * @param string|null $bucket   What it is counted by.
	 * @param bool        $internal Whether the open internet doesn't route it.
	 */
	public function test_address( string $text, ?string $normal, ?string $bucket = null, bool $internal = false ): void {
		$address = Ip_Address::parse( $text );

		$this->assertSame( $normal, null === $address ? null : $address->to_string() );
		if ( null !== $address ) {
			$this->assertSame( $bucket, $address->bucket() );
			$this->assertSame( $internal, $address->is_internal() );
		}
	}

	/**
	 * @return array<int, array<int, mixed>>
	 */
	public function addresses(): array {
		return array(
			array( '192.0.2.1', '192.0.2.1', '192.0.2.1' ),
			array( ' 192.0.2.1 ', '192.0.2.1', '192.0.2.1' ),
			array( '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1' ),
			array( '::FFFF:C000:0201', '192.0.2.1', '192.0.2.1' ),
			array( '2001:DB8:0:1:0:0:0:1', '2001:db8:0:1::1', '2001:db8:0:1::/64' ),
			array( '2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64' ),
			array( '2001:db8:0:2::1', '2001:db8:0:2::1', '2001:db8:0:2::/64' ),
			array( '127.0.0.1', '127.0.0.1', '127.0.0.1', true ),
			array( '10.255.0.1', '10.255.0.1', '10.255.0.1', true ),
			array( '172.31.255.255', '172.31.255.255', '172.31.255.255', true ),
			array( '172.32.0.0', '172.32.0.0', '172.32.0.0' ),
			array( '100.64.0.1', '100.64.0.1', '100.64.0.1', true ),
			array( '::ffff:10.0.0.1', '10.0.0.1', '10.0.0.1', true ),
			array( '::1', '::1', '::/64', true ),
			array( 'fd00::1', 'fd00::1', 'fd00::/64', true ),
			array( '192.0.2.256', null ),
			array( '192.0.2', null ),
			array( '192.0.02.1', null ),
			array( '192.0.2.1:80', null ),
			array( '[2001:db8::1]', null ),
			array( 'fe80::1%eth0', null ),
			array( '2001:db8::1::2', null ),
			array( '0x7f.0.0.1', null ),
			array( 'localhost', null ),
			array( '', null ),
		);
	}

	/**
	 * Lines are normalized when stored.
	 *
	 * @dataProvider lists
	 *
	 * @param string   $text  Typed.
	 * @param string[] $lines Stored.
	 */
	public function test_lines( string $text, array $lines ): void {
		$list = Ip_List::parse( $text );

		$this->assertInstanceOf( Ip_List::class, $list );
		$this->assertSame( $lines, $list->to_lines() );
		// Parsing the stored lines again gives the same lines.
		$again = Ip_List::parse( implode( "\n", $lines ) );
		$this->assertInstanceOf( Ip_List::class, $again );
		$this->assertSame( $lines, $again->to_lines() );
	}

	/**
	 * @return array<int, array{0: string, 1: string[]}>
	 */
	public function lists(): array {
		return array(
			array( '', array() ),
			array( " \n\n , ", array() ),
			array( "192.0.2.1\r\n192.0.2.2\r192.0.2.3", array( '192.0.2.1', '192.0.2.2', '192.0.2.3' ) ),
			array( '192.0.2.1, 192.0.2.2,192.0.2.1', array( '192.0.2.1', '192.0.2.2' ) ),
			array( '192.0.2.1-192.0.2.9', array( '192.0.2.1 - 192.0.2.9' ) ),
			array( '192.0.2.1   -   192.0.2.1', array( '192.0.2.1' ) ),
			array( '192.0.2.77/24', array( '192.0.2.0/24' ) ),
			array( '192.0.2.1 / 32', array( '192.0.2.1/32' ) ),
			array( '2001:DB8::1 - 2001:DB8::FF', array( '2001:db8::1 - 2001:db8::ff' ) ),
			array( '2001:db8:ffff::/33', array( '2001:db8:8000::/33' ) ),
			array( '::ffff:192.0.2.7/120', array( '192.0.2.0/24' ) ),
			array( '0.0.0.0/0', array( '0.0.0.0/0' ) ),
		);
	}

	/**
	 * The error contains the number of the invalid line; nothing is stored.
	 *
	 * @dataProvider bad_lists
	 *
	 * @param string $text  Typed.
	 * @param int    $line  Number of the bad line.
	 * @param string $value The bad line.
	 */
	public function test_bad_line( string $text, int $line, string $value ): void {
		$error = Ip_List::parse( $text );

		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( 'invalid_ip', $error->get_error_code() );
		$this->assertSame(
			array(
				'status' => 400,
				'line'   => $line,
				'value'  => $value,
			),
			$error->get_error_data()
		);
		$this->assertStringContainsString( "Line $line, “{$value}”", $error->get_error_message() );
	}

	/**
	 * @return array<int, array{0: string, 1: int, 2: string}>
	 */
	public function bad_lists(): array {
		return array(
			array( 'nonsense', 1, 'nonsense' ),
			array( "192.0.2.1\n\n192.0.2.300", 3, '192.0.2.300' ),
			array( "192.0.2.1, 192.0.2.2\n2001:db8::g", 3, '2001:db8::g' ),
			array( '192.0.2.9 - 192.0.2.1', 1, '192.0.2.9 - 192.0.2.1' ),
			array( '192.0.2.1 - 2001:db8::1', 1, '192.0.2.1 - 2001:db8::1' ),
			array( '192.0.2.1 - 9', 1, '192.0.2.1 - 9' ),
			array( '192.0.2.1 - 192.0.2.2 - 192.0.2.3', 1, '192.0.2.1 - 192.0.2.2 - 192.0.2.3' ),
			array( '192.0.2.1 5', 1, '192.0.2.1 5' ),
			array( '192.0.2.0/33', 1, '192.0.2.0/33' ),
			array( '192.0.2.0/', 1, '192.0.2.0/' ),
			array( '2001:db8::/129', 1, '2001:db8::/129' ),
			array( '::ffff:192.0.2.0/95', 1, '::ffff:192.0.2.0/95' ),
			array( '192.0.2.0/24/8', 1, '192.0.2.0/24/8' ),
			array( str_repeat( 'x', 100 ), 1, str_repeat( 'x', 60 ) . '…' ),
		);
	}

	/**
	 * A range includes both ends, and never matches addresses of the other IP version.
	 *
	 * @dataProvider coverage
	 *
	 * @param string $text    The list.
	 * @param string $ip      An address.
	 * @param bool   $expects Whether it is in.
	 */
	public function test_contains( string $text, string $ip, bool $expects ): void {
		$list = Ip_List::parse( $text );

		$this->assertInstanceOf( Ip_List::class, $list );
		$this->assertSame( $expects, $list->contains( $ip ) );
	}

	/**
	 * @return array<int, array{0: string, 1: string, 2: bool}>
	 */
	public function coverage(): array {
		return array(
			array( '192.0.2.1', '192.0.2.1', true ),
			array( '192.0.2.1', '::ffff:192.0.2.1', true ),
			array( '192.0.2.1', '192.0.2.2', false ),
			array( '192.0.2.1 - 192.0.2.9', '192.0.2.1', true ),
			array( '192.0.2.1 - 192.0.2.9', '192.0.2.9', true ),
			array( '192.0.2.1 - 192.0.2.9', '192.0.2.10', false ),
			// Compared as numbers, not as text.
			array( '9.0.0.0 - 100.0.0.0', '20.0.0.1', true ),
			array( '10.0.0.0/9', '10.127.255.255', true ),
			array( '10.0.0.0/9', '10.128.0.0', false ),
			array( '0.0.0.0/0', '2001:db8::1', false ),
			array( '::/0', '192.0.2.1', false ),
			array( '2001:db8::/33', '2001:db8:7fff::1', true ),
			array( '2001:db8::/33', '2001:db8:8000::1', false ),
			array( '2001:db8::1/128', '2001:DB8:0:0::1', true ),
			array( '', '192.0.2.1', false ),
			array( '0.0.0.0/0', 'nonsense', false ),
		);
	}

	/**
	 * Stored lists are read in every format; invalid lines are skipped.
	 */
	public function test_of_stored(): void {
		$this->assertSame( array( '192.0.2.1', '192.0.2.2' ), Ip_List::of_stored( "192.0.2.1\nnonsense,192.0.2.2" )->to_lines() );
		$this->assertSame( array( '192.0.2.1' ), Ip_List::of_stored( array( 'local' => array( '192.0.2.1' ) ) )->to_lines() );
		$this->assertTrue( Ip_List::of_stored( null )->is_empty() );
		$this->assertTrue( Ip_List::of_stored( false )->is_empty() );
	}
}
