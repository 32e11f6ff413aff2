<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_IMAGE' ) || exit;

/** Signs the addresses of copies, so that only pages of the site can ask for a width of an image. Works without WordPress. */
final class Signature {

	// phpcs:disable WordPress -- WordPress isn't there when image.php runs.

	/** Characters of a signature: 120 bits. */
	private const LENGTH = 30;

	/** Maximum bytes of a path. */
	private const MAX_PATH = 1000;

	/** Width, version, signature and path. */
	private const COPY = '~^([1-9]\d{0,3})-([0-9a-f]{8})-([0-9a-f]{30})/(.+)$~Ds';

	private string $key;

	public function __construct( string $key ) {
		$this->key = $key;
	}

	/**
	 * The end of a copy's address, such as `480-0d2a404f-…/2026/11/hills.jpg`: the value of a query argument. One, since each `&` of an address
	 * makes pages longer and their escaping slower.
	 */
	public function sign( string $path, string $version, int $width ): string {
		return "$width-$version-" . $this->of( $path, $version, (string) $width ) . '/' . str_replace( '%2F', '/', rawurlencode( $path ) );
	}

	/**
	 * Reads what sign() returned.
	 *
	 * @param mixed $copy The query argument.
	 * @return array{string, string, int}|null Path, version and width; null if the signature is wrong.
	 */
	public function verify( $copy ): ?array {
		if ( ! is_string( $copy ) || ! preg_match( self::COPY, $copy, $match ) ) {
			return null;
		}

		list( , $width, $version, $signature, $path ) = $match;

		return strlen( $path ) <= self::MAX_PATH && hash_equals( $this->of( $path, $version, $width ), $signature ) ? array( $path, $version, (int) $width ) : null;
	}

	/** Identifies the key without revealing it. */
	public function fingerprint(): string {
		return substr( hash( 'sha256', 'fingerprint' . $this->key ), 0, 16 );
	}

	private function of( string $path, string $version, string $width ): string {
		return substr( hash_hmac( 'sha256', "$width\n$version\n$path", $this->key ), 0, self::LENGTH );
	}
}
