<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- Base64 of bytes in JSON.

/** A data key, encrypted with a passphrase (Argon2id). It is kept with the backups, so that the passphrase is all that a restore needs. */
final class Wrapped_Key {

	/** Characters. */
	public const MIN_LENGTH = 12;

	/** Bytes, which are at least as many as the characters that the page's field counts. */
	public const MAX_BYTES = 1000;

	private const FORMAT = 1;

	/** Bytes of memory and number of passes that one attempt takes. PHP's memory limit doesn't count them. */
	private const MEMORY = 67108864;
	private const PASSES = 4;

	/** The most that a file may ask for: one of a storage may be written by others. */
	private const MAX_MEMORY = 268435456;
	private const MAX_PASSES = 12;

	/** Of an encrypted data key: nonce, key and tag. */
	private const SEALED_BYTES = 24 + Data_Key::BYTES + 16;

	private string $id;
	private string $salt;
	private string $sealed;
	private int $memory;
	private int $passes;

	/** Unix time at which the passphrase was set. */
	private int $time;

	/** MAC by the data key, so that anyone who has it can check that the file was made by somebody who had it. */
	private string $proof = '';

	private function __construct( string $id, string $salt, string $sealed, int $memory, int $passes, int $time ) {
		$this->id     = $id;
		$this->salt   = $salt;
		$this->sealed = $sealed;
		$this->memory = $memory;
		$this->passes = $passes;
		$this->time   = $time;
	}

	/** Whether PHP can do it. WordPress's replacement for sodium has no Argon2id, and is too slow for backups. */
	public static function is_available(): bool {
		return extension_loaded( 'sodium' ) && defined( 'SODIUM_CRYPTO_PWHASH_ALG_ARGON2ID13' ) && function_exists( 'sodium_crypto_aead_xchacha20poly1305_ietf_encrypt' );
	}

	/** @throws Backup_Error If PHP can't encrypt. */
	public static function check_available(): void {
		if ( ! self::is_available() ) {
			throw new Backup_Error( self::unavailable() );
		}
	}

	/** Why PHP can't encrypt, and what to do. */
	public static function unavailable(): string {
		return __( 'Encrypted backups need PHP’s sodium extension with Argon2id, which this server doesn’t have. Ask your host to turn it on.', 'jetpack-dashboard' );
	}

	/** @throws Backup_Error If it isn't one that should be set. */
	public static function check_passphrase( string $passphrase ): void {
		if ( mb_strlen( $passphrase, 'UTF-8' ) < self::MIN_LENGTH ) {
			/* translators: %d: number of characters. */
			throw new Backup_Error( sprintf( __( 'The passphrase is too short. Use at least %d characters.', 'jetpack-dashboard' ), self::MIN_LENGTH ) );
		}
		if ( strlen( $passphrase ) > self::MAX_BYTES ) {
			throw new Backup_Error( __( 'The passphrase is too long. Use at most 250 characters.', 'jetpack-dashboard' ) );
		}
		// It must be possible to enter it on the page, too.
		if ( 1 !== preg_match( '/^[^\x00-\x1f\x7f]+$/Du', $passphrase ) ) {
			throw new Backup_Error( __( 'The passphrase has characters that can’t be typed. Use letters, digits, spaces and punctuation.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * @param self|null ...$previous Ones that it replaces: it is newer, even if the clock was changed.
	 * @throws Backup_Error If PHP can't do it.
	 */
	public static function wrap( Data_Key $key, string $passphrase, ?self ...$previous ): self {
		$time            = max( array_merge( array( time() ), array_map( static fn( ?self $one ): int => $one ? $one->time + 1 : 0, $previous ) ) );
		$wrapped         = new self( $key->id(), random_bytes( SODIUM_CRYPTO_PWHASH_SALTBYTES ), '', self::MEMORY, self::PASSES, $time );
		$wrapped->sealed = $wrapped->outer( $passphrase )->seal( $key->bytes(), $wrapped->about() );
		$wrapped->proof  = $wrapped->prove( $key );

		return $wrapped;
	}

	/**
	 * Takes a third of a second, and 64 MB of memory.
	 *
	 * @return Data_Key|null Null if it is another passphrase.
	 * @throws Backup_Error If PHP can't do it.
	 */
	public function unwrap( string $passphrase ): ?Data_Key {
		if ( '' === $passphrase ) {
			return null;
		}
		$bytes = $this->outer( $passphrase )->open( $this->sealed, $this->about() );
		$key   = null === $bytes || Data_Key::BYTES !== strlen( $bytes ) ? null : new Data_Key( $bytes );

		return $key && $key->id() === $this->id ? $key : null;
	}

	/** Of the data key. */
	public function id(): string {
		return $this->id;
	}

	/** Whether it was made with a passphrase that was set later than the other's. */
	public function is_newer( self $other ): bool {
		return $this->time > $other->time;
	}

	/** Whether it was made by somebody who had the key. Whether a passphrase opens it can't be known without the passphrase. */
	public function is_of( Data_Key $key ): bool {
		return $key->id() === $this->id && hash_equals( $this->prove( $key ), $this->proof );
	}

	/** Number by which to compare what attempts cost. */
	public function cost(): float {
		return (float) $this->memory / self::MEMORY * $this->passes / self::PASSES;
	}

	public function encode(): string {
		return (string) wp_json_encode(
			array(
				'format' => self::FORMAT,
				'id'     => $this->id,
				'kdf'    => 'argon2id',
				'memory' => $this->memory,
				'passes' => $this->passes,
				'time'   => $this->time,
				'proof'  => $this->proof,
				'salt'   => base64_encode( $this->salt ),
				'key'    => base64_encode( $this->sealed ),
			)
		);
	}

	/** @return self|null Null if it is damaged, written by a newer version, or would take too much memory or time. */
	public static function decode( string $json ): ?self {
		$values = Backup_Json::decode( $json );
		foreach ( array( 'id', 'salt', 'key', 'proof' ) as $name ) {
			if ( ! is_string( $values[ $name ] ?? null ) ) {
				return null;
			}
		}
		$salt     = (string) base64_decode( $values['salt'], true );
		$sealed   = (string) base64_decode( $values['key'], true );
		$time     = $values['time'] ?? null;
		$memory   = $values['memory'] ?? null;
		$passes   = $values['passes'] ?? null;
		$is_known = self::FORMAT === ( $values['format'] ?? 0 ) && 'argon2id' === ( $values['kdf'] ?? '' ) && 1 === preg_match( Data_Key::ID, $values['id'] );
		$is_sane  = is_int( $memory ) && is_int( $passes ) && $memory >= 8192 && $memory <= self::MAX_MEMORY && $passes >= 1 && $passes <= self::MAX_PASSES && is_int( $time ) && 16 === strlen( $salt ) && self::SEALED_BYTES === strlen( $sealed ) && 64 === strlen( $values['proof'] );
		if ( ! $is_known || ! $is_sane ) {
			return null;
		}
		$wrapped        = new self( $values['id'], $salt, $sealed, $memory, $passes, $time );
		$wrapped->proof = $values['proof'];

		return $wrapped;
	}

	/** @throws Backup_Error */
	private function outer( string $passphrase ): Data_Key {
		self::check_available();
		try {
			return new Data_Key( sodium_crypto_pwhash( Data_Key::BYTES, $passphrase, $this->salt, $this->passes, $this->memory, SODIUM_CRYPTO_PWHASH_ALG_ARGON2ID13 ) );
		} catch ( \SodiumException $error ) {
			throw new Backup_Error( __( 'The passphrase couldn’t be checked, because the server has too little memory. Try again later.', 'jetpack-dashboard' ) );
		}
	}

	private function about(): string {
		return "key:$this->id:$this->memory:$this->passes:$this->time:" . bin2hex( $this->salt );
	}

	private function prove( Data_Key $key ): string {
		return $key->proof( $this->about() . ':' . bin2hex( $this->sealed ) );
	}
}
