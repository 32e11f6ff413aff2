<?php
/**
 * Tests of the signed addresses.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon;

use Jetpack_Dashboard\Features\Photon\Signature;
use PHPUnit\Framework\TestCase;

final class SignatureTest extends TestCase {

	private const PATH = '2026/11/été & co.jpg';

	private function query( string $key = 'key' ): array {
		parse_str( ( new Signature( $key ) )->query( self::PATH, 'abcdef01', 480 ), $query );

		return $query;
	}

	public function test_a_signed_query_is_read_again(): void {
		$this->assertSame( array( self::PATH, 'abcdef01', 480 ), ( new Signature( 'key' ) )->verify( $this->query() ) );
	}

	public function changes(): array {
		return array(
			'another width'          => array( array( 'w' => '481' ) ),
			'a width with a zero'    => array( array( 'w' => '0480' ) ),
			'a width with a newline' => array( array( 'w' => "480\n" ) ),
			'a width of five digits' => array( array( 'w' => '48000' ) ),
			'another path'           => array( array( 'i' => '2026/11/other.jpg' ) ),
			'a path that goes up'    => array( array( 'i' => '../../wp-config.php' ) ),
			'a long path'            => array( array( 'i' => str_repeat( 'a', 1001 ) ) ),
			'another version'        => array( array( 'v' => '00000000' ) ),
			'no version'             => array( array( 'v' => '' ) ),
			'no signature'           => array( array( 's' => '' ) ),
			'a list'                 => array( array( 's' => array( 'a' ) ) ),
			'a path that is a list'  => array( array( 'i' => array( 'a' ) ) ),
			'a missing signature'    => array( array( 's' => null ) ),
		);
	}

	/** @dataProvider changes */
	public function test_anything_else_is_refused( array $change ): void {
		$this->assertNull( ( new Signature( 'key' ) )->verify( array_filter( $change + $this->query(), static fn( $value ) => null !== $value ) ) );
	}

	public function test_another_key_is_refused(): void {
		$this->assertNull( ( new Signature( 'key' ) )->verify( $this->query( 'other' ) ) );
	}

	public function test_parts_can_not_be_moved_between_fields(): void {
		parse_str( ( new Signature( 'key' ) )->query( "a\nb.jpg", 'abcdef01', 48 ), $query );
		$this->assertNull( ( new Signature( 'key' ) )->verify( array( 'i' => 'b.jpg' ) + $query ) );
	}
}
