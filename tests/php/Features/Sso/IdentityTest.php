<?php
/**
 * What the site reads from the claims of a provider.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Sso;

use Jetpack_Dashboard\Features\Sso\Identity;
use PHPUnit\Framework\TestCase;

final class IdentityTest extends TestCase {

	private const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

	/** @param array<string, mixed> $claims */
	private static function identity( array $claims, array $two_step_values = array() ): Identity {
		return new Identity(
			$claims + array(
				'iss' => 'https://id.example',
				'sub' => 'kim',
			),
			$two_step_values
		);
	}

	/**
	 * @dataProvider two_steps
	 *
	 * @param array<string, mixed> $claims
	 */
	public function test_two_steps_are_those_that_the_owner_entered( array $claims, bool $expected ): void {
		$this->assertSame( $expected, self::identity( $claims, array( 'gold', '2', self::MULTI_FACTOR ) )->has_two_steps );
		$this->assertSame( 'mfa' === ( $claims['amr'][0] ?? '' ), self::identity( $claims )->has_two_steps, 'Without values.' );
	}

	/** @return array<int, array{array<string, mixed>, bool}> */
	public function two_steps(): array {
		return array(
			array( array( 'acr' => 'gold' ), true ),
			array( array( 'acr' => '2' ), true ),
			array( array( 'acr' => self::MULTI_FACTOR ), true ),
			array( array( 'amr' => array( 'mfa' ) ), true ),
			array( array(), false ),
			array( array( 'acr' => null ), false ),
			array( array( 'acr' => '' ), false ),
			array( array( 'acr' => '1' ), false ),
			array( array( 'acr' => 'Gold' ), false ),
			array( array( 'acr' => 'gold ' ), false ),
			array( array( 'acr' => 'gold 2' ), false ),
			array( array( 'acr' => 2 ), false ),
			array( array( 'acr' => true ), false ),
			array( array( 'acr' => array( 'gold' ) ), false ),
			array( array( 'acr' => array( 'value' => 'gold' ) ), false ),
			array( array( 'amr' => array( 'gold', 'pwd' ) ), false ),
			array( array( 'amr' => 'pwd mfa' ), false ),
			array( array( 'amr' => true ), false ),
		);
	}

	/**
	 * @dataProvider addresses
	 *
	 * @param array<string, mixed> $claims
	 */
	public function test_an_address_counts_if_the_provider_calls_it_verified( array $claims, bool $expected ): void {
		$this->assertSame( $expected, self::identity( $claims )->has_verified_email );
	}

	/** @return array<int, array{array<string, mixed>, bool}> */
	public function addresses(): array {
		$address = static fn( $email, $verified, array $more = array() ): array => $more + array(
			'email'          => $email,
			'email_verified' => $verified,
		);
		$google  = array( 'iss' => 'https://accounts.google.com' );

		return array(
			array( $address( 'kim@id.example', true ), true ),
			// Some providers send a string.
			array( $address( 'kim@id.example', 'true' ), true ),
			array( array( 'email' => 'kim@id.example' ), false ),
			array( $address( 'kim@id.example', false ), false ),
			array( $address( 'kim@id.example', 'false' ), false ),
			array( $address( 'kim@id.example', 'no' ), false ),
			array( $address( 'kim@id.example', 1 ), false ),
			array( $address( 'kim@id.example', null ), false ),
			array( $address( 'kim@id.example', array( true ) ), false ),
			array( $address( '', true ), false ),
			array( $address( 'kim', true ), false ),
			array( $address( array( 'kim@id.example' ), true ), false ),
			array( $address( 'kim@id.example, x@id.example', true ), false ),
			array( $address( str_repeat( 'k', 90 ) . '@id.example', true ), false ),
			array( $address( 'kim@id.example', true, $google ), false ),
			array( $address( 'kim@gmail.com', true, $google ), true ),
			array( $address( 'kim@id.example', true, $google + array( 'hd' => 'id.example' ) ), true ),
		);
	}

	/**
	 * @dataProvider claims
	 *
	 * @param array<string, mixed> $claims
	 * @param string[]             $expected
	 */
	public function test_the_values_of_a_claim_are_its_texts( string $path, array $claims, array $expected ): void {
		$this->assertSame( $expected, self::identity( $claims )->values( $path ) );
	}

	/** @return array<int, array{string, array<string, mixed>, string[]}> */
	public function claims(): array {
		$many = array_map( 'strval', range( 1, 1500 ) );

		return array(
			array( 'groups', array( 'groups' => 'staff' ), array( 'staff' ) ),
			array( 'groups', array( 'groups' => array( 'staff', 'press' ) ), array( 'staff', 'press' ) ),
			array( 'groups', array( 'groups' => array( 1, null, array( 'x' ), 'staff' ) ), array( 'staff' ) ),
			array( 'a.b', array( 'a' => array( 'b' => array( 'staff' ) ) ), array( 'staff' ) ),
			array( 'a.b', array( 'a.b' => 'staff', 'a' => array( 'b' => 'x' ) ), array( 'staff' ) ),
			array( 'a.b', array( 'a' => 'b' ), array() ),
			array( 'groups', array(), array() ),
			array( 'groups', array( 'groups' => null ), array() ),
			array( 'groups', array( 'groups' => array() ), array() ),
			array( 'groups', array( 'groups' => array( 'staff' => 'staff' ) ), array() ),
			array( 'groups', array( 'groups' => array( array( 'name' => 'staff' ), array( 'staff' ) ) ), array() ),
			array( 'groups', array( 'groups' => array( 0, true, 1.5 ) ), array() ),
			array( 'groups', array( 'groups' => 'staff others' ), array( 'staff others' ) ),
			array( 'groups', array( 'groups' => $many ), array_slice( $many, 0, 1000 ) ),
		);
	}
}
