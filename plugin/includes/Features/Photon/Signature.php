<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_IMAGE' ) || exit;

/** Signs the addresses of copies, so that only pages of the site can ask for a width of an image. Works without WordPress. */
final class Signature {

	// phpcs:disable WordPress -- WordPress isn't there when image.php runs.

	/** Query arguments: path below the uploads folder, width, version, signature. */
	public const PATH    = 'i';
	public const WIDTH   = 'w';
	public const VERSION = 'v';
	public const SIGNED  = 's';

	/** Characters of a signature: 120 bits. */
	private const LENGTH = 30;

	/** Maximum bytes of a path. */
	private const MAX_PATH = 1000;

	private string $key;

	public function __construct( string $key ) {
		$this->key = $key;
	}

	/** The query string of a copy's address. */
	public function query( string $path, string $version, int $width ): string {
		// All but the path consist of letters and digits.
		return self::PATH . '=' . rawurlencode( $path ) . '&' . self::WIDTH . "=$width&" . self::VERSION . "=$version&"
			. self::SIGNED . '=' . $this->of( $path, $version, (string) $width );
	}

	/**
	 * Reads and verifies a query.
	 *
	 * @param array<mixed> $query $_GET.
	 * @return array{string, string, int}|null Path, version and width; null if the signature is wrong.
	 */
	public function verify( array $query ): ?array {
		foreach ( array( self::PATH, self::WIDTH, self::VERSION, self::SIGNED ) as $name ) {
			if ( ! is_string( $query[ $name ] ?? null ) ) {
				return null;
			}
		}

		list( $path, $width, $version ) = array( $query[ self::PATH ], $query[ self::WIDTH ], $query[ self::VERSION ] );

		if ( strlen( $path ) > self::MAX_PATH || ! preg_match( '/^[1-9]\d{0,3}$/D', $width ) || ! preg_match( '/^[0-9a-f]{8}$/D', $version ) ) {
			return null;
		}

		return hash_equals( $this->of( $path, $version, $width ), $query[ self::SIGNED ] ) ? array( $path, $version, (int) $width ) : null;
	}

	/** Identifies the key without revealing it. */
	public function fingerprint(): string {
		return substr( hash( 'sha256', 'fingerprint' . $this->key ), 0, 16 );
	}

	private function of( string $path, string $version, string $width ): string {
		return substr( hash_hmac( 'sha256', "$width\n$version\n$path", $this->key ), 0, self::LENGTH );
	}
}
