<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

defined( 'ABSPATH' ) || exit;

/** Signs requests with AWS Signature Version 4, which all S3-compatible storages understand. */
final class Aws_Signature {

	private const ALGORITHM = 'AWS4-HMAC-SHA256';

	private string $key;
	private string $secret;
	private string $region;
	private string $service;

	/** @param string $key Id of the access key. */
	public function __construct( string $key, string $secret, string $region, string $service = 's3' ) {
		$this->key     = $key;
		$this->secret  = $secret;
		$this->region  = $region;
		$this->service = $service;
	}

	/**
	 * @param string                $path      Encoded, as in the URL.
	 * @param array<string, string> $query     Decoded.
	 * @param array<string, string> $headers   All that are signed, with the host, in lowercase.
	 * @param string                $body_hash SHA-256 of the body.
	 * @param string                $time      Such as 20150830T123600Z.
	 * @return string The header Authorization.
	 */
	public function authorization( string $method, string $path, array $query, array $headers, string $body_hash, string $time ): string {
		ksort( $headers, SORT_STRING );
		$lines = '';
		foreach ( $headers as $name => $value ) {
			$lines .= "$name:" . preg_replace( '/ +/', ' ', trim( $value ) ) . "\n";
		}
		$signed  = implode( ';', array_keys( $headers ) );
		$request = implode( "\n", array( $method, $path, self::query( $query ), $lines, $signed, $body_hash ) );
		$scope   = implode( '/', array( substr( $time, 0, 8 ), $this->region, $this->service, 'aws4_request' ) );
		$text    = implode( "\n", array( self::ALGORITHM, $time, $scope, hash( 'sha256', $request ) ) );

		return self::ALGORITHM . " Credential=$this->key/$scope, SignedHeaders=$signed, Signature=" . hash_hmac( 'sha256', $text, $this->signing_key( $scope ) );
	}

	/**
	 * Encodes and sorts the parameters of a URL, as the signature wants them.
	 *
	 * @param array<string, string> $query
	 */
	public static function query( array $query ): string {
		$pairs = array();
		foreach ( $query as $name => $value ) {
			$pairs[ rawurlencode( (string) $name ) ] = rawurlencode( $value );
		}
		ksort( $pairs, SORT_STRING );

		return implode( '&', array_map( static fn( $name, string $value ): string => "$name=$value", array_keys( $pairs ), $pairs ) );
	}

	private function signing_key( string $scope ): string {
		$key = "AWS4$this->secret";
		foreach ( explode( '/', $scope ) as $part ) {
			$key = hash_hmac( 'sha256', $part, $key, true );
		}

		return $key;
	}
}
