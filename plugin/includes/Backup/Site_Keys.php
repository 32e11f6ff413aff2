<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Secret_Box;

defined( 'ABSPATH' ) || exit;

/**
 * The keys of backups that this site knows, encrypted with the keys of wp-config.php, and whether new backups are encrypted. Backups run
 * in the background, so the site has to know its key. Read once, so that a backup uses one key.
 */
final class Site_Keys {

	/** Option: JSON. A restore keeps it. */
	public const OPTION = 'jetpack_dashboard_backup_keys';

	private const NONE = array(
		'on'   => false,
		'own'  => '',
		'keys' => array(),
	);

	/** @var array{on: bool, own: string, keys: array<string, array{box: string, file: string}>}|null `own`: id of the key for new backups. `box`, `file`: the key, encrypted with wp-config.php's keys, or with the passphrase. */
	private ?array $stored = null;

	/** @var array<string, Data_Key|null> */
	private array $known = array();

	/** Whether new backups are encrypted. */
	public function are_on(): bool {
		return $this->stored()['on'];
	}

	/** Whether this site has encrypted backups, or opened those of another: a plain one may have been added by somebody else. */
	public function is_used(): bool {
		return $this->are_on() || array() !== $this->stored()['keys'];
	}

	/** Whether nothing was ever set. An older database that was put back says so, too. */
	public function is_unset(): bool {
		return false === get_option( self::OPTION );
	}

	/** Whether new backups should be encrypted, but their key can't be read. */
	public function is_own_locked(): bool {
		return $this->are_on() && ! $this->get( $this->stored()['own'] );
	}

	/**
	 * The key for new backups.
	 *
	 * @return Data_Key|null Null if they aren't encrypted.
	 * @throws Backup_Error If they should be, but can't.
	 */
	public function current(): ?Data_Key {
		if ( ! $this->are_on() ) {
			return null;
		}
		Wrapped_Key::check_available();
		$key = $this->own();
		if ( ! $key ) {
			throw new Backup_Error( __( 'Backups are encrypted, but this site can’t read their key, because the keys in wp-config.php have changed. Enter the passphrase on the Backups page, or run wp jetpack backup encryption unlock.', 'jetpack-dashboard' ) );
		}

		return $key;
	}

	/** The key of this site's encrypted backups, also while encryption is off; null if there is none, or it can't be read. */
	public function own(): ?Data_Key {
		return $this->get( $this->stored()['own'] );
	}

	/** @return Data_Key|null Null if this site doesn't know it. */
	public function get( string $id ): ?Data_Key {
		if ( ! array_key_exists( $id, $this->known ) ) {
			$bytes              = ( new Secret_Box() )->open( $this->stored()['keys'][ $id ]['box'] ?? '' );
			$this->known[ $id ] = is_string( $bytes ) && Data_Key::BYTES === strlen( $bytes ) ? new Data_Key( $bytes ) : null;
		}

		return $this->known[ $id ];
	}

	/** @return array<string, Data_Key> All that this site knows, by id. */
	public function known(): array {
		$known = array();
		foreach ( array_keys( $this->stored()['keys'] ) as $id ) {
			$key = $this->get( (string) $id );
			if ( $key ) {
				$known[ $key->id() ] = $key;
			}
		}

		return $known;
	}

	/** @return array<string, Wrapped_Key> The keys as encrypted with a passphrase, by id, also those that can't be read. */
	public function wrapped(): array {
		return array_filter( array_map( static fn( array $key ): ?Wrapped_Key => Wrapped_Key::decode( $key['file'] ), $this->stored()['keys'] ) );
	}

	/** The key for new backups, as encrypted with the passphrase. */
	public function own_wrapped(): ?Wrapped_Key {
		return $this->wrapped()[ $this->stored()['own'] ] ?? null;
	}

	/**
	 * Remembers a key.
	 *
	 * @param bool $is_own Whether new backups are encrypted with it.
	 * @throws Backup_Error If it can't be stored.
	 */
	public function add( Data_Key $key, Wrapped_Key $wrapped, bool $is_own ): void {
		$this->reload();
		$stored = $this->stored();

		$stored['keys'][ $key->id() ] = array(
			'box'  => ( new Secret_Box() )->seal( $key->bytes() ),
			'file' => $wrapped->encode(),
		);
		if ( $is_own ) {
			$stored['on']  = true;
			$stored['own'] = $key->id();
		}
		$this->save( $stored );
	}

	/**
	 * New backups aren't encrypted any more. The keys stay, for the backups that are.
	 *
	 * @throws Backup_Error If that can't be stored.
	 */
	public function turn_off(): void {
		$this->reload();
		$this->save( array( 'on' => false ) + $this->stored() );
	}

	/**
	 * What the option is after a restore: as it is now. If new backups aren't encrypted now, but were in the restored site, and this site knows the key, they are again.
	 *
	 * @param string $now  The option's value.
	 * @param string $then Its value in the backup.
	 */
	public static function merged( string $now, string $then ): string {
		$now  = self::decoded( $now );
		$then = self::decoded( $then );
		if ( ! $now['on'] && $then['on'] && isset( $now['keys'][ $then['own'] ] ) ) {
			$now = array(
				'on'  => true,
				'own' => $then['own'],
			) + $now;
		}

		return (string) wp_json_encode( $now );
	}

	/** @return array{on: bool, own: string, keys: array<string, array{box: string, file: string}>} */
	private function stored(): array {
		if ( null === $this->stored ) {
			$value        = get_option( self::OPTION );
			$this->stored = self::decoded( is_string( $value ) ? $value : '' );
		}

		return $this->stored;
	}

	/** Reads the keys again: another process may have changed them. */
	public function reload(): void {
		self::forget_cached();
		$this->stored = null;
		$this->known  = array();
	}

	/** Makes get_option() read the database: a backup or restore may run for minutes. */
	public static function forget_cached(): void {
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/** @return array{on: bool, own: string, keys: array<string, array{box: string, file: string}>} */
	private static function decoded( string $json ): array {
		$values = json_decode( $json, true );
		if ( ! is_array( $values ) || ! is_bool( $values['on'] ?? null ) || ! is_string( $values['own'] ?? null ) || ! is_array( $values['keys'] ?? null ) ) {
			return self::NONE;
		}
		$keys = array_filter( $values['keys'], static fn( $key ): bool => is_string( $key['box'] ?? null ) && is_string( $key['file'] ?? null ) );

		return array(
			'on'   => $values['on'],
			'own'  => $values['own'],
			'keys' => $keys,
		);
	}

	/**
	 * @param array{on: bool, own: string, keys: array<string, array{box: string, file: string}>} $stored
	 * @throws Backup_Error
	 */
	private function save( array $stored ): void {
		$json = (string) wp_json_encode( $stored );
		update_option( self::OPTION, $json, false );
		if ( get_option( self::OPTION ) !== $json ) {
			throw new Backup_Error( __( 'The key of the backups could not be saved in the database.', 'jetpack-dashboard' ) );
		}
		$this->stored = $stored;
		$this->known  = array();
	}
}
