<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Backups;
use Jetpack_Dashboard\Backup\Wrapped_Key;

defined( 'ABSPATH' ) || exit;

/** The backups at a storage. They have the same files as in the folder of the server. */
final class Offsite_Backups {

	/** Number of lists of pieces, by the first digit of their hashes. The first two are the name of their folder. */
	public const LISTS = 16;

	/** Twice as many as the settings can keep. */
	private const MAX_BACKUPS = 2000;

	/** Says which site writes here. */
	private const OWNER = 'owner.txt';

	private Storage $storage;

	public function __construct( Storage $storage ) {
		$this->storage = $storage;
	}

	/**
	 * @return list<string> Ids of the complete backups, oldest first.
	 * @throws Backup_Error
	 */
	public function ids(): array {
		$sizes = $this->storage->sizes( 'backups' );
		$ids   = array();
		foreach ( array_keys( $sizes ) as $name ) {
			if ( 1 === preg_match( Backups::FILE, (string) $name, $match ) && isset( $sizes[ "$match[1].list.gz" ] ) ) {
				$ids[] = $match[1];
			}
		}
		if ( count( $ids ) > self::MAX_BACKUPS ) {
			/* translators: %s: a number. */
			throw new Backup_Error( sprintf( __( 'There are more than %s backups at the storage. Delete some there, or choose another folder.', 'jetpack-dashboard' ), number_format_i18n( self::MAX_BACKUPS ) ) );
		}
		sort( $ids, SORT_STRING );

		return $ids;
	}

	/**
	 * Makes sure that no other site writes here.
	 *
	 * @param string $mark        Of this site.
	 * @param bool   $takes_over Whether this site replaces the one that wrote here before.
	 * @throws Backup_Error
	 */
	public function claim( string $mark, bool $takes_over = false ): void {
		$owner = $this->storage->get( self::OWNER );
		if ( $owner === $mark ) {
			return;
		}
		if ( ! $takes_over && ( null !== $owner || $this->ids() ) ) {
			throw new Backup_Error( __( 'Another site keeps its backups there, or this site has moved. Choose another folder for this site, or, if it replaces the other one, save the storage with “This site replaces the one whose backups are there” checked. Until then, nothing is copied there; backups can be brought back.', 'jetpack-dashboard' ) );
		}
		$this->storage->put( self::OWNER, $mark );
	}

	/**
	 * @param int $list From 0 to LISTS - 1.
	 * @return array<string, int> Stored bytes by hash.
	 * @throws Backup_Error
	 */
	public function pieces( int $list ): array {
		return $this->storage->sizes( ...array_map( static fn( int $second ): string => sprintf( 'pieces/%x%x', $list, $second ), range( 0, 15 ) ) );
	}

	/**
	 * @param string $stored As Pieces stores it.
	 * @throws Backup_Error
	 */
	public function put_piece( string $hash, string $stored ): void {
		$this->storage->put( self::piece( $hash ), $stored );
	}

	/**
	 * @return string As Pieces stores it; not checked.
	 * @throws Backup_Error
	 */
	public function get_piece( string $hash ): string {
		return $this->existing( self::piece( $hash ) );
	}

	/** @throws Backup_Error */
	public function delete_piece( string $hash ): void {
		$this->storage->delete( self::piece( $hash ) );
	}

	/**
	 * Writes the list of files and the manifest. Only then the backup is listed.
	 *
	 * @throws Backup_Error
	 */
	public function publish( string $id, string $list, string $manifest ): void {
		$this->storage->put( "backups/$id.list.gz", $list );
		if ( strlen( $list ) !== ( $this->storage->sizes( 'backups' )[ "$id.list.gz" ] ?? -1 ) ) {
			throw new Backup_Error( __( 'The storage doesn’t keep what is sent to it. It may be full.', 'jetpack-dashboard' ) );
		}
		$this->storage->put( "backups/$id.json", $manifest );
	}

	/**
	 * @param string $id Of a key.
	 * @return string|null Its file, as Wrapped_Key; null if the storage doesn't have it.
	 * @throws Backup_Error
	 */
	public function key( string $id ): ?string {
		return $this->storage->get( "keys/$id.json" );
	}

	/** @throws Backup_Error */
	public function put_key( Wrapped_Key $key ): void {
		$this->storage->put( "keys/{$key->id()}.json", $key->encode() );
	}

	/** @throws Backup_Error */
	public function manifest( string $id ): string {
		return $this->existing( "backups/$id.json" );
	}

	/** @throws Backup_Error */
	public function list_of_files( string $id ): string {
		return $this->existing( "backups/$id.list.gz" );
	}

	/**
	 * Deletes a backup, but not its pieces.
	 *
	 * @throws Backup_Error
	 */
	public function delete( string $id ): void {
		$this->storage->delete( "backups/$id.json" );
		$this->storage->delete( "backups/$id.list.gz" );
	}

	private static function piece( string $hash ): string {
		return 'pieces/' . substr( $hash, 0, 2 ) . "/$hash";
	}

	/** @throws Backup_Error */
	private function existing( string $name ): string {
		$bytes = $this->storage->get( $name );
		if ( null === $bytes ) {
			/* translators: %s: name of a file. */
			throw new Backup_Error( sprintf( __( 'The storage doesn’t have the file %s.', 'jetpack-dashboard' ), $name ) );
		}

		return $bytes;
	}
}
