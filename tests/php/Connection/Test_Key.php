<?php
/**
 * A key pair of a provider.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Vendor\Firebase\JWT\JWT;

/**
 * Signs ID tokens, and publishes the key to verify them.
 */
final class Test_Key {

	/**
	 * @var string
	 */
	public $id;

	/**
	 * @var \OpenSSLAsymmetricKey|resource
	 */
	private $pair;

	/**
	 * @var array<string, self>
	 */
	private static $keys = array();

	private function __construct( string $id, int $bits ) {
		$this->id   = $id;
		$this->pair = openssl_pkey_new( array( 'private_key_bits' => $bits ) );
	}

	/**
	 * A key, made once for all tests.
	 */
	public static function of( string $id, int $bits = 2048 ): self {
		self::$keys[ "$id $bits" ] = self::$keys[ "$id $bits" ] ?? new self( $id, $bits );

		return self::$keys[ "$id $bits" ];
	}

	/**
	 * @param array<string, mixed> $claims Claims.
	 * @param array<string, mixed> $header What its header says besides.
	 */
	public function sign( array $claims, array $header = array() ): string {
		return JWT::encode( $claims, $this->pair, 'RS256', $this->id, $header );
	}

	/**
	 * @param array<string, mixed> $more Members that differ.
	 * @return array<string, mixed>
	 */
	public function jwk( array $more = array() ): array {
		$rsa = openssl_pkey_get_details( $this->pair )['rsa'];

		return $more + array(
			'kty' => 'RSA',
			'kid' => $this->id,
			'use' => 'sig',
			'alg' => 'RS256',
			'n'   => Base64_Url::encode( $rsa['n'] ),
			'e'   => Base64_Url::encode( $rsa['e'] ),
		);
	}

	public function pem(): string {
		return openssl_pkey_get_details( $this->pair )['key'];
	}
}
