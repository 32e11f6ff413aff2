<?php
/**
 * Tests of ID tokens' claims.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Id_Token;
use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Vendor\Firebase\JWT\JWT;

require_once __DIR__ . '/Id_Token_Case.php';

final class Id_TokenTest extends Id_Token_Case {

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function good_claims(): array {
		return array(
			'as asked'                         => array( array() ),
			'an issuer with a closing slash'   => array( array( 'iss' => 'https://accounts.example.net/' ) ),
			'an audience of one in a list'     => array( array( 'aud' => array( 'client-1' ) ) ),
			'of several, this site was asked for' => array(
				array(
					'aud' => array( 'client-1', 'client-2' ),
					'azp' => 'client-1',
				),
			),
			'ended within the leeway'          => array( array( 'exp' => self::NOW - 59 ) ),
			'a time with a fraction'           => array( array( 'exp' => self::NOW + 0.5 ) ),
			'not before now'                   => array( array( 'nbf' => self::NOW ) ),
		);
	}

	/**
	 * @dataProvider good_claims
	 * @param array<string, mixed> $claims Claims.
	 */
	public function test_returns_the_subject( array $claims ): void {
		$this->assertSame( '90210', $this->subject( self::token( $claims + self::CLAIMS ) ) );
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>}>
	 */
	public function bad_claims(): array {
		return array(
			'another issuer'               => array( 'iss_mismatch', array( 'iss' => 'https://evil.example' ) ),
			'an issuer that begins alike'  => array( 'iss_mismatch', array( 'iss' => 'https://accounts.example.net.evil.example' ) ),
			'an issuer below it'           => array( 'iss_mismatch', array( 'iss' => 'https://accounts.example.net/other' ) ),
			'no issuer'                    => array( 'iss_mismatch', array( 'iss' => null ) ),
			'another site'                 => array( 'aud_mismatch', array( 'aud' => 'client-2' ) ),
			'no audience'                  => array( 'aud_mismatch', array( 'aud' => null ) ),
			'an audience of another type'  => array( 'aud_mismatch', array( 'aud' => array( array( 'client-1' ) ) ) ),
			'several, and nobody named'    => array( 'aud_mismatch', array( 'aud' => array( 'client-1', 'client-2' ) ) ),
			'several, and another named'   => array(
				'aud_mismatch',
				array(
					'aud' => array( 'client-1', 'client-2' ),
					'azp' => 'client-2',
				),
			),
			'asked for by another'         => array( 'aud_mismatch', array( 'azp' => 'client-2' ) ),
			'ended'                        => array( 'id_token_expired', array( 'exp' => self::NOW - 60 ) ),
			'no end'                       => array( 'id_token_expired', array( 'exp' => null ) ),
			'issued in the future'         => array( 'id_token_expired', array( 'iat' => self::NOW + 61, 'nbf' => self::NOW ) ),
			'no time of issue'             => array( 'id_token_expired', array( 'iat' => null ) ),
			'an end of another type'       => array( 'id_token_expired', array( 'exp' => (string) ( self::NOW + 3600 ) ) ),
			'not yet begun'                => array( 'id_token_expired', array( 'nbf' => self::NOW + 61 ) ),
			'another nonce'                => array( 'nonce_mismatch', array( 'nonce' => 'nonce-2' ) ),
			'no nonce'                     => array( 'nonce_mismatch', array( 'nonce' => null ) ),
			'no subject'                   => array( 'sub_missing', array( 'sub' => null ) ),
			'an empty subject'             => array( 'sub_missing', array( 'sub' => '' ) ),
			'a subject of another type'    => array( 'sub_missing', array( 'sub' => 90210 ) ),
			'a subject without end'        => array( 'sub_missing', array( 'sub' => str_repeat( '9', 256 ) ) ),
		);
	}

	/**
	 * @dataProvider bad_claims
	 * @param string               $code   Expected code.
	 * @param array<string, mixed> $claims Claims.
	 */
	public function test_rejects_claims_that_do_not_match_the_request( string $code, array $claims ): void {
		$error = $this->subject( self::token( $claims + self::CLAIMS ) );

		$this->assertSame( $code, $error->get_error_code() );
		$this->assertStringNotContainsString( '90210', $error->get_error_message() );
		$this->assertSame( 'id_token_expired' === $code, false !== strpos( $error->get_error_message(), 'clock' ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function no_tokens(): array {
		$good  = explode( '.', self::token( self::CLAIMS ) );
		$other = Test_Key::of( 'other' );
		$first = Test_Key::of( 'first' );

		return array(
			'nothing'                => array( 'id_token_malformed', '' ),
			'two parts'              => array( 'id_token_malformed', $good[0] . '.' . $good[1] ),
			'four parts'             => array( 'id_token_malformed', implode( '.', $good ) . '.x' ),
			'no algorithm'           => array( 'id_token_malformed', Base64_Url::encode( '{}' ) . '.' . $good[1] . '.' . $good[2] ),
			'a key id that is no text' => array( 'id_token_malformed', Base64_Url::encode( '{"alg":"RS256","kid":[1]}' ) . '.' . $good[1] . '.' . $good[2] ),
			'no signature'           => array( 'id_token_signature', $good[0] . '.' . $good[1] . '.' ),
			'unsigned, as it says'   => array( 'id_token_signature', Base64_Url::encode( '{"alg":"none"}' ) . '.' . $good[1] . '.' ),
			'None, and a signature'  => array( 'id_token_signature', Base64_Url::encode( '{"alg":"None"}' ) . '.' . $good[1] . '.' . $good[2] ),
			'other claims'           => array( 'id_token_signature', $good[0] . '.' . Base64_Url::encode( (string) json_encode( array( 'sub' => '1' ) + self::CLAIMS ) ) . '.' . $good[2] ),
			'no base64url'           => array( 'id_token_signature', $good[0] . '.' . $good[1] . '=.' . $good[2] ),
			'another key, same id'   => array( 'id_token_signature', $other->sign( self::CLAIMS, array() ) ),
			'the public key as a secret' => array( 'id_token_signature', JWT::encode( self::CLAIMS, $first->pem(), 'HS256', 'first' ) ),
			'the client secret'      => array( 'id_token_signature', JWT::encode( self::CLAIMS, 'secret-1', 'HS256', 'first' ) ),
			'another RSA algorithm than the key is for' => array( 'id_token_signature', Base64_Url::encode( '{"alg":"RS512","kid":"first"}' ) . '.' . $good[1] . '.' . $good[2] ),
		);
	}

	/**
	 * @dataProvider no_tokens
	 */
	public function test_rejects_invalid_signatures( string $code, string $token ): void {
		$this->assertSame( $code, $this->subject( $token )->get_error_code() );
	}

	public function test_a_forgery_under_the_published_id_is_refused(): void {
		$this->publish( Test_Key::of( 'first' )->jwk() );
		$forged = Test_Key::of( 'first', 2056 )->sign( self::CLAIMS );

		$this->assertSame( 'id_token_signature', $this->subject( $forged )->get_error_code() );
	}

	public function test_without_client_id_or_nonce_every_token_is_rejected(): void {
		$token = self::token( array( 'aud' => '', 'nonce' => '' ) + self::CLAIMS );

		$this->assertSame( 'aud_mismatch', $this->services->get( Id_Token::class )->claims( $token, '', 'nonce-1' )->get_error_code() );
		$token = self::token( array( 'nonce' => '' ) + self::CLAIMS );
		$this->assertSame( 'nonce_mismatch', $this->services->get( Id_Token::class )->claims( $token, 'client-1', '' )->get_error_code() );
	}
}
