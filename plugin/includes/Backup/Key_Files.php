<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** The wrapped keys in a backup folder, a file for each: `keys/<id>.json`. */
final class Key_Files {

	/** Files that are looked at: those of a storage may be written by others. */
	private const MAX_FILES = 16;

	private const MAX_BYTES = 4096;

	private string $folder;

	/** @param string $folder Of backups. */
	public function __construct( string $folder ) {
		$this->folder = "$folder/keys";
	}

	/** @return array<string, Wrapped_Key> By id of the key. */
	public function all(): array {
		$keys  = array();
		$names = preg_grep( '/^[0-9a-f]{32}\.json$/D', Local_Folder::names_in( $this->folder ) );
		foreach ( array_slice( $names ?: array(), 0, self::MAX_FILES ) as $name ) {
			$key = $this->get( basename( $name, '.json' ) );
			if ( $key ) {
				$keys[ $key->id() ] = $key;
			}
		}

		return $keys;
	}

	public function get( string $id ): ?Wrapped_Key {
		$file = "$this->folder/$id.json";
		$key  = 1 === preg_match( Data_Key::ID, $id ) && is_file( $file ) ? Wrapped_Key::decode( (string) file_get_contents( $file, false, null, 0, self::MAX_BYTES ) ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.

		return $key && $key->id() === $id ? $key : null;
	}

	/**
	 * Writes the file of a key, unless there is one with a newer passphrase. The database may be older: hosts restore it, and staging sites are copied over their sites.
	 *
	 * @return Wrapped_Key The newer one.
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function keep( Wrapped_Key $wrapped, Data_Key $key ): Wrapped_Key {
		$known = $this->get( $wrapped->id() );
		if ( $known && $known->is_newer( $wrapped ) && $known->is_of( $key ) ) {
			return $known;
		}
		$this->put( $wrapped );

		return $wrapped;
	}

	/**
	 * Writes the file of a key, unless it is the same.
	 *
	 * @throws Backup_Error If the folder can't be written.
	 */
	public function put( Wrapped_Key $key ): void {
		$known = $this->get( $key->id() );
		if ( $known && $known->encode() === $key->encode() ) {
			return;
		}
		if ( ( ! is_dir( $this->folder ) && ! @mkdir( $this->folder, 0700 ) ) || ! Local_Folder::write( "$this->folder/{$key->id()}.json", $key->encode(), 0600 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.
			throw new Backup_Error( __( 'The backup folder is not writable.', 'jetpack-dashboard' ) );
		}
	}
}
