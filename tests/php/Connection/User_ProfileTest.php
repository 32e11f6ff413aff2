<?php
/**
 * Tests which data of a user’s profile is stored.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Provider\Connection_Store;


require_once __DIR__ . '/Linking_Case.php';

final class User_ProfileTest extends Linking_Case {

	public function test_a_profile_gives_text_and_addresses_only(): void {
		$this->provider->responses['/userinfo'] = array(
			200,
			array(
				'sub'                => '90210',
				'preferred_username' => '<b>marta</b>',
				'name'               => array( 'Marta' ),
				'email'              => 'no address',
				'picture'            => 'javascript:alert(1)',
			),
		);
		$this->link( self::ADMIN );

		$this->assertSame(
			array(
				'sub'          => '90210',
				'ID'           => 90210,
				'login'        => 'marta',
				'email'        => '',
				'display_name' => 'marta',
				'avatar'       => '',
			),
			$this->services->get( Connection_Store::class )->account( self::ADMIN )
		);
	}

	public function test_long_profile_values_are_truncated(): void {
		$this->provider->responses['/userinfo'] = array(
			200,
			array(
				'sub'                => '90210',
				'preferred_username' => str_repeat( 'm', 500000 ),
				'email'              => str_repeat( 'm', 500000 ) . '@example.org',
				'picture'            => Fake_Provider::URL . '/' . str_repeat( 'p', 500000 ),
			),
		);
		$this->link( self::ADMIN );

		$this->assertLessThan( 1000, strlen( serialize( $this->services->get( Connection_Store::class )->account( self::ADMIN ) ) ) );
	}

	public function test_a_subject_that_is_no_number_is_kept_as_it_is(): void {
		$this->say_who( 'auth0|abc' );
		$this->link( self::ADMIN, array( 'sub' => 'auth0|abc' ) );

		$this->assertSame( 'auth0|abc', $this->services->get( Connection_Store::class )->account( self::ADMIN )['sub'] );
		$this->assertSame( 0, $this->services->get( Connection_Store::class )->account( self::ADMIN )['ID'] );
	}
}
