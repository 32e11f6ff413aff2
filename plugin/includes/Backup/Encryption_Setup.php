<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Turns the encryption of new backups on and off, and unlocks backups with their passphrase. */
final class Encryption_Setup {

	/** Keys that one passphrase is tried on: each takes time and memory. */
	private const MAX_ATTEMPTS = 4;

	/** One passphrase is checked at a time. */
	private const LOCK = 'keys-lock';

	private Backups $backups;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
	}

	/**
	 * Encrypts new backups, or changes the passphrase. If the site knows its key, the key stays, so that all its backups open with the new passphrase.
	 *
	 * @throws Backup_Error Backup_Busy if another process does so.
	 */
	public function turn_on( string $passphrase ): void {
		Wrapped_Key::check_available();
		if ( mb_strlen( $passphrase ) < Wrapped_Key::MIN_LENGTH ) {
			/* translators: %d: number of characters. */
			throw new Backup_Error( sprintf( __( 'The passphrase is too short. Use at least %d characters.', 'jetpack-dashboard' ), Wrapped_Key::MIN_LENGTH ) );
		}
		$this->backups->alone(
			function () use ( $passphrase ): void {
				$keys    = $this->backups->keys();
				$key     = $keys->own() ?? Data_Key::create();
				$wrapped = Wrapped_Key::wrap( $key, $passphrase );
				$opened  = Wrapped_Key::decode( $wrapped->encode() );
				$opened  = $opened ? $opened->unwrap( $passphrase ) : null;
				if ( ! $opened || $opened->bytes() !== $key->bytes() ) {
					throw new Backup_Error( __( 'The passphrase couldn’t be set, because it doesn’t open what was encrypted with it. Nothing was changed.', 'jetpack-dashboard' ) );
				}
				$keys->add( $key, $wrapped, true );
				$this->backups->key_files()->put( $wrapped );
			},
			self::LOCK
		);
	}

	/** @throws Backup_Error If that can't be stored. */
	public function turn_off(): void {
		$this->backups->alone( fn() => $this->backups->keys()->turn_off(), self::LOCK );
	}

	/**
	 * Tries a passphrase on the keys that this site can't read, and remembers those that it opens.
	 *
	 * @param Key_Files ...$others Further keys, such as those of a storage.
	 * @return bool Whether it opened one.
	 * @throws Backup_Error Backup_Busy if another process does so.
	 */
	public function unlock( string $passphrase, Key_Files ...$others ): bool {
		Wrapped_Key::check_available();
		$is_open = false;
		$this->backups->alone(
			function () use ( $passphrase, $others, &$is_open ): void {
				$locked = $this->locked( ...$others );
				if ( ! $locked ) {
					throw new Backup_Error( __( 'There is no key that this passphrase could open: the file with it is missing in the folder keys beside the backups, or damaged.', 'jetpack-dashboard' ) );
				}
				foreach ( array_slice( $locked, 0, self::MAX_ATTEMPTS ) as $wrapped ) {
					$key = $wrapped->unwrap( $passphrase );
					if ( $key ) {
						$this->backups->keys()->add( $key, $wrapped, false );
						$is_open = true;
					}
				}
			},
			self::LOCK
		);

		return $is_open;
	}

	/**
	 * @return list<Wrapped_Key> The site's own first, then those that its backups use.
	 */
	private function locked( Key_Files ...$others ): array {
		$keys  = $this->backups->keys();
		$all   = $this->backups->key_files()->all();
		$first = array_filter( array( $keys->own_wrapped() ) );
		foreach ( $others as $files ) {
			$all += $files->all();
		}
		$all = array_merge( $first, array_values( $all + $keys->wrapped() ) );
		$new = array();
		foreach ( $all as $wrapped ) {
			if ( ! $keys->get( $wrapped->id() ) ) {
				$new[ $wrapped->id() ] = $new[ $wrapped->id() ] ?? $wrapped;
			}
		}

		return array_values( $new );
	}
}
