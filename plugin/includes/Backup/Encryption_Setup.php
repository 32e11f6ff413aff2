<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Turns the encryption of new backups on and off, and unlocks backups with their passphrase. */
final class Encryption_Setup {

	/** The most that trying one passphrase may cost, as Wrapped_Key::cost(): about five seconds. */
	private const MAX_COST = 16;

	/** One passphrase is checked at a time. */
	private const LOCK = 'keys-lock';

	private Backups $backups;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
	}

	/**
	 * Encrypts new backups, or changes the passphrase. If the site knows its key, the key stays. All backups that it can read open with the new passphrase.
	 *
	 * @return string What was done: 'on', 'passphrase', or 'new-key' if the site couldn't read the previous one.
	 * @throws Backup_Error Backup_Busy if another process does so.
	 */
	public function turn_on( string $passphrase ): string {
		Wrapped_Key::check_available();
		Wrapped_Key::check_passphrase( $passphrase );

		return (string) $this->backups->alone(
			function () use ( $passphrase ): string {
				$keys = $this->backups->keys();
				$keys->reload();
				$done = $keys->are_on() ? 'passphrase' : 'on';
				$done = $keys->is_own_locked() ? 'new-key' : $done;
				$own  = $keys->own() ?? Data_Key::create();
				foreach ( array( $own->id() => $own ) + $keys->known() as $key ) {
					$wrapped = $this->wrap( $key, $passphrase );
					$keys->add( $key, $wrapped, $key === $own );
					$this->backups->key_files()->put( $wrapped );
				}

				return $done;
			},
			self::LOCK
		);
	}

	/** @return string|null Id of the key of the last backup, if the database doesn't know that backups are encrypted: an older one, or a new one, may have been put in its place. Null otherwise. */
	public function forgotten_key(): ?string {
		// A folder of another server says nothing about this site.
		$is_own = ( new Backup_Folder() )->path() === $this->backups->folder();
		$ids    = $is_own && $this->backups->keys()->is_unset() ? $this->backups->ids() : array();
		try {
			return $ids ? $this->backups->manifest( (string) end( $ids ) )['key'] ?? null : null;
		} catch ( Locked_Backup $locked ) {
			return (string) $locked->summary()['key'];
		} catch ( Backup_Error $damaged ) {
			return null;
		}
	}

	/** Whether no backup can be created until somebody enters the passphrase, or turns encryption off. */
	public function needs_passphrase(): bool {
		return $this->backups->keys()->is_own_locked() || null !== $this->forgotten_key();
	}

	/** @throws Backup_Error If backups were encrypted and wouldn't be any more, although nobody turned encryption off. */
	public function check_not_forgotten(): void {
		if ( null !== $this->forgotten_key() ) {
			throw new Backup_Error( __( 'The last backup is encrypted, but the database doesn’t have its key. The database may have been restored from an older copy, or replaced. Enter the passphrase on the Backups page, or stop encrypting new backups there.', 'jetpack-dashboard' ) );
		}
	}

	/** @param string $done As turn_on(). */
	public static function message( string $done ): string {
		$texts = array(
			'on'         => __( 'New backups are encrypted.', 'jetpack-dashboard' ),
			'passphrase' => __( 'Changed the passphrase.', 'jetpack-dashboard' ),
			'new-key'    => __( 'New backups are encrypted with another key. The earlier ones still need the passphrase that they had.', 'jetpack-dashboard' ),
		);

		return $texts[ $done ] ?? '';
	}

	/** @throws Backup_Error If it doesn't open again. */
	private function wrap( Data_Key $key, string $passphrase ): Wrapped_Key {
		$wrapped = Wrapped_Key::wrap( $key, $passphrase, $this->backups->keys()->wrapped()[ $key->id() ] ?? null, $this->backups->key_files()->get( $key->id() ) );
		$opened  = Wrapped_Key::decode( $wrapped->encode() );
		$opened  = $opened ? $opened->unwrap( $passphrase ) : null;
		if ( ! $opened || $opened->bytes() !== $key->bytes() ) {
			throw new Backup_Error( __( 'The passphrase couldn’t be set, because it doesn’t open what was encrypted with it. Nothing was changed.', 'jetpack-dashboard' ) );
		}

		return $wrapped;
	}

	/**
	 * Writes the files of all keys that this site knows to the folder, with the newest passphrase. The database gets that, too.
	 *
	 * @throws Backup_Error If that fails.
	 */
	public function write_key_files(): void {
		$keys = $this->backups->keys();
		foreach ( array_intersect_key( $keys->wrapped(), $keys->known() ) as $id => $wrapped ) {
			$key    = $keys->get( (string) $id );
			$newest = $key ? $this->backups->key_files()->keep( $wrapped, $key ) : $wrapped;
			if ( $key && $newest !== $wrapped ) {
				$keys->add( $key, $newest, false );
			}
		}
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
				$own  = $this->forgotten_key();
				$cost = 0.0;
				foreach ( $locked as $wrapped ) {
					if ( $this->backups->keys()->get( $wrapped->id() ) || $cost + $wrapped->cost() > self::MAX_COST ) {
						continue;
					}
					$cost += $wrapped->cost();
					$key   = $wrapped->unwrap( $passphrase );
					if ( $key ) {
						$this->backups->keys()->add( $key, $wrapped, $key->id() === $own );
						$is_open = true;
					}
				}
			},
			self::LOCK
		);

		return $is_open;
	}

	/**
	 * @return list<Wrapped_Key> Those that this site knows first, then those of its folder, then others. A key may be there with several passphrases.
	 */
	private function locked( Key_Files ...$others ): array {
		$keys = $this->backups->keys();
		$all  = array_merge( array_values( array_filter( array( $keys->own_wrapped() ) ) ), array_values( $keys->wrapped() ) );
		foreach ( array_merge( array( $this->backups->key_files() ), $others ) as $files ) {
			$all = array_merge( $all, array_values( $files->all() ) );
		}
		$new = array();
		foreach ( $all as $wrapped ) {
			if ( ! $keys->get( $wrapped->id() ) ) {
				$new[ $wrapped->encode() ] = $wrapped;
			}
		}

		return array_values( $new );
	}
}
