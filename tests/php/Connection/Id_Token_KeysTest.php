<?php
/**
 * Tests of the keys that ID tokens are verified with.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

require_once __DIR__ . '/Id_Token_Case.php';

final class Id_Token_KeysTest extends Id_Token_Case {

	/**
	 * @return array<string, array{0: array<int, mixed>}>
	 */
	public function key_sets_of_no_use(): array {
		$first = Test_Key::of( 'first' );

		return array(
			'for encryption'    => array( array( $first->jwk( array( 'use' => 'enc' ) ) ) ),
			'another algorithm' => array( array( $first->jwk( array( 'alg' => 'RS512' ) ) ) ),
			'an HMAC algorithm' => array( array( $first->jwk( array( 'alg' => 'HS256' ) ) ) ),
			'a secret'          => array(
				array(
					array(
						'kty' => 'oct',
						'kid' => 'first',
						'k'   => 'c2VjcmV0',
					),
				),
			),
			'a broken modulus'  => array( array( $first->jwk( array( 'n' => '!' ) ) ) ),
			'twice the same id' => array( array( $first->jwk(), Test_Key::of( 'second' )->jwk( array( 'kid' => 'first' ) ) ) ),
		);
	}

	/**
	 * @dataProvider key_sets_of_no_use
	 * @param array<int, mixed> $keys Keys.
	 */
	public function test_ignores_keys_for_other_purposes( array $keys ): void {
		$this->publish( ...$keys );

		$this->assertSame( 'id_token_signature', $this->subject( self::token( self::CLAIMS ) )->get_error_code() );
	}

	public function test_uses_no_weak_key(): void {
		$weak = Test_Key::of( 'weak', 1024 );
		$this->publish( $weak->jwk() );

		$this->assertSame( 'id_token_signature', $this->subject( $weak->sign( self::CLAIMS ) )->get_error_code() );
	}

	public function test_a_key_may_leave_out_what_is_optional(): void {
		$this->publish(
			array_diff_key(
				Test_Key::of( 'first' )->jwk(),
				array(
					'alg' => 1,
					'use' => 1,
				)
			),
			42,
			array( 'kty' => 'EC' )
		);

		$this->assertSame( '90210', $this->subject( self::token( self::CLAIMS ) ) );
	}

	public function test_keys_are_cached_for_an_hour(): void {
		$this->subject( self::token( self::CLAIMS ) );
		$this->now += 3599;
		$this->next_request();
		$this->subject( self::token( self::CLAIMS ) );
		$this->assertSame( 1, $this->fetches() );

		$this->now += 1;
		$this->next_request();
		$this->subject( self::token( self::CLAIMS ) );
		$this->assertSame( 2, $this->fetches() );
	}

	public function test_a_new_key_is_looked_for_once_and_not_more_often_than_once_a_minute(): void {
		$second = Test_Key::of( 'second' );
		$token  = $second->sign( array( 'exp' => self::NOW + 9999 ) + self::CLAIMS );
		$this->subject( self::token( self::CLAIMS ) );
		$this->publish( $second->jwk() );

		$this->now += 59;
		$this->next_request();
		$this->assertSame( 'id_token_signature', $this->subject( $token )->get_error_code() );
		$this->assertSame( 1, $this->fetches() );

		$this->now += 1;
		$this->assertSame( '90210', $this->subject( $token ) );
		$this->assertSame( 2, $this->fetches() );

		// The old key was removed.
		$this->now += 61;
		$this->assertSame( 'id_token_signature', $this->subject( self::token( self::CLAIMS ) )->get_error_code() );
		$this->assertSame( 3, $this->fetches() );
	}

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function broken_responses(): array {
		return array(
			'a page'       => array( array( 200, '<html>' ), 'wpcom_bad_response' ),
			'no keys'      => array( array( 200, array( 'keys' => array() ) ), 'wpcom_bad_response' ),
			'no list'      => array( array( 200, array( 'keys' => 'x' ) ), 'wpcom_bad_response' ),
			'no key in it' => array( array( 200, array( 'keys' => array( 42, array( 'kid' => 'first' ) ) ) ), 'wpcom_bad_response' ),
			'an error'     => array( array( 500, '' ), 'wpcom_5??' ),
		);
	}

	/**
	 * @dataProvider broken_responses
	 * @param array{0: int, 1: mixed} $result Response.
	 */
	public function test_broken_keys_are_an_error_and_not_cached( array $result, string $code ): void {
		$this->provider->responses['/jwks'] = $result;
		$this->assertSame( $code, $this->subject( self::token( self::CLAIMS ) )->get_error_code() );

		unset( $this->provider->responses['/jwks'] );
		$this->next_request();
		$this->assertSame( '90210', $this->subject( self::token( self::CLAIMS ) ) );
	}
}
