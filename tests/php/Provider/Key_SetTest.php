<?php
/**
 * How much of a provider's key set is stored, and how often it is requested.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Key_Set;
use PHPUnit\Framework\TestCase;
use ReflectionClass;

final class Key_SetTest extends TestCase {

	private int $now = 1795294800;

	private int $requests = 0;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
		add_filter( 'jetpack_dashboard_now', fn(): int => $this->now );
	}

	/** @param array<mixed> $keys */
	private function key_set( array $keys ): Key_Set {
		$failure = ( new ReflectionClass( Failure::class ) )->newInstanceWithoutConstructor();
		$request = function () use ( $keys ): array {
			++$this->requests;
			return array( 'keys' => $keys );
		};

		return new Key_Set( 'keys', 'https://id.example/jwks', $request, $failure, new Clock(), DAY_IN_SECONDS );
	}

	public function test_few_keys_and_members_are_stored(): void {
		$key = array(
			'kty' => 'RSA',
			'kid' => 'one',
			'n'   => str_repeat( 'n', 2000 ),
			'e'   => str_repeat( 'e', 2001 ),
			'd'   => 'private',
			'x5c' => array_fill( 0, 100, str_repeat( 'c', 2000 ) ),
		);

		$this->key_set( array_fill( 0, 1000, $key ) )->fetch();

		$stored = $GLOBALS['test_options']['_transient_keys']['keys'];
		$this->assertCount( 30, $stored );
		$this->assertSame( array( 'kty', 'kid', 'n' ), array_keys( $stored[0] ) );
	}

	/** Anyone who can log in at the provider can send tokens with names of keys that don't exist. */
	public function test_unknown_keys_request_the_set_once_a_minute(): void {
		for ( $second = 0; $second < 600; $second++ ) {
			$this->now++;
			$this->key_set( array( array( 'kty' => 'RSA' ) ) )->find( 'RS256', "key $second" );
		}

		$this->assertSame( 10, $this->requests );
		$this->assertSame( array( '_transient_keys' ), array_keys( $GLOBALS['test_options'] ) );
	}
}
