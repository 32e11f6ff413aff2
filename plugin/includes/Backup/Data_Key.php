<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** A random key that encrypts backups (XChaCha20-Poly1305) and names their pieces. The passphrase only encrypts this key, so that it can be changed. */
final class Data_Key {

	public const BYTES = 32;

	/** Pattern of an id. */
	public const ID = '/^[0-9a-f]{32}$/D';

	private string $bytes;
	private string $id;
	private string $cipher;
	private string $names;
	private string $proofs;

	/** @param string $bytes Random bytes, as many as BYTES. */
	public function __construct( string $bytes ) {
		$this->bytes  = $bytes;
		$this->id     = substr( hash_hmac( 'sha256', 'jetpack backup key id', $bytes ), 0, 32 );
		$this->cipher = hash_hmac( 'sha256', 'jetpack backup content', $bytes, true );
		$this->names  = hash_hmac( 'sha256', 'jetpack backup names', $bytes, true );
		$this->proofs = hash_hmac( 'sha256', 'jetpack backup proofs', $bytes, true );
	}

	public static function create(): self {
		return new self( random_bytes( self::BYTES ) );
	}

	/** Not secret. Derived from the key, so that no other key has it. */
	public function id(): string {
		return $this->id;
	}

	public function bytes(): string {
		return $this->bytes;
	}

	/** Name of a piece: the same for the same content, but nobody without the key can tell which content it is. */
	public function name( string $content ): string {
		return hash_hmac( 'sha256', $content, $this->names );
	}

	/** What only somebody who has the key can compute. Not secret. */
	public function proof( string $content ): string {
		return hash_hmac( 'sha256', $content, $this->proofs );
	}

	/**
	 * @param string $about What it is, and where it belongs. open() needs the same.
	 * @return string Bytes, different on each call.
	 */
	public function seal( string $content, string $about ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );

		return $nonce . sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $content, $about, $nonce, $this->cipher );
	}

	/** @return string|null Null if it was changed, is about something else, or was sealed with another key. */
	public function open( string $sealed, string $about ): ?string {
		if ( strlen( $sealed ) < SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES + SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_ABYTES ) {
			return null;
		}
		$nonce   = substr( $sealed, 0, SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$content = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( substr( $sealed, SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES ), $about, $nonce, $this->cipher );

		return is_string( $content ) ? $content : null;
	}
}
