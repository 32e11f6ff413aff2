<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Estimates how much space a backup needs in its folder, and compares it with what is free, before anything of the backup is stored.
 *
 * @phpstan-import-type Entry from File_List
 * @phpstan-import-type Unfinished from Unfinished_Backup
 */
final class Backup_Space {

	/** Bytes of a block of the disk: each piece fills whole ones. */
	private const BLOCK = 4096;

	/** Bytes of a line in the list of files. */
	private const LINE = 256;

	/** Files or pieces between two looks at the clock. */
	private const FILES = 1000;

	/** Names of files that compression halves, roughly. It also halves the rows of tables. */
	private const TEXT = '/\.(?:css|csv|html?|js|json|log|map|md|php|pot?|scss|sql|svg|txt|xml)$/iD';

	private Backups $backups;
	private Site_Files $site;

	public function __construct( Backups $backups, Site_Files $site ) {
		$this->backups = $backups;
		$this->site    = $site;
	}

	/**
	 * Counts the files that are new or changed since the last backup, and what the database has grown by.
	 *
	 * @param Unfinished $state    `is_checked` becomes true if there is enough space, or if it isn't known how much is free.
	 * @param float      $deadline Seconds, as hrtime(), at which it ends, to continue in the next call.
	 * @throws Disk_Full If there is too little. Nothing was stored.
	 * @throws Backup_Error
	 */
	public function check( array &$state, Previous_Backup $last, float $deadline ): void {
		$pieces = $this->backups->pieces();
		if ( null !== $pieces->free() ) {
			if ( ! $this->count_files( $state, $last->files( $state ), $deadline ) ) {
				return;
			}
			$database         = self::database();
			$state['needed'] += intdiv( max( 0, $database - ( $last->database() ?? $database ) ), 2 );
			if ( $pieces->free() < $state['needed'] ) {
				// What an interrupted backup left may be all that is too much.
				$this->backups->forget_unfinished();
				self::compare( $pieces, $state['needed'] );
			}
		}
		$state['after']      = '';
		$state['passed']     = 0;
		$state['is_checked'] = true;
	}

	/**
	 * @param Unfinished       $state
	 * @param \Iterator<Entry> $previous
	 * @return bool Whether all are counted.
	 * @throws Backup_Error
	 */
	private function count_files( array &$state, \Iterator $previous, float $deadline ): bool {
		$count = 0;
		foreach ( $this->site->walk( $state['after'] ) as $path ) {
			while ( $previous->valid() && Site_Files::order( $previous->current()['p'], $path ) < 0 ) {
				$previous->next();
				++$state['passed'];
			}
			$known = $previous->valid() && $previous->current()['p'] === $path ? $previous->current() : null;
			$stat  = '/' === substr( $path, -1 ) ? null : Site_Files::stat( $this->site->path( $path ) );
			if ( $stat && ( ! isset( $known['h'] ) || array( $known['s'], $known['m'] ) !== array( $stat[0], $stat[1] ) ) ) {
				$state['needed'] += self::of_file( $path, $stat[0] );
			}
			$state['needed'] += self::LINE;
			$state['after']   = $path;
			++$count;
			if ( 0 === $count % self::FILES && hrtime( true ) / 1e9 >= $deadline ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Compares what a backup needs that is brought back from a storage.
	 *
	 * @param Backups $copies   With its manifest and its list.
	 * @param int     $needed   Bytes for the first pieces, whose number `passed` is. Both are updated.
	 * @param float   $deadline Seconds, as hrtime(), at which it ends, to continue in the next call.
	 * @return bool Whether all are counted, and there is enough space.
	 * @throws Disk_Full If there is too little.
	 * @throws Backup_Error
	 */
	public static function check_fetch( Backups $backups, Backups $copies, string $id, int &$needed, int &$passed, float $deadline ): bool {
		$count = 0;
		foreach ( self::pieces_of( $copies, $id ) as $hash => $bytes ) {
			if ( ++$count <= $passed ) {
				continue;
			}
			$needed += $backups->pieces()->are_complete( array( $hash ) ) ? 0 : $bytes;
			++$passed;
			if ( 0 === $passed % self::FILES && hrtime( true ) / 1e9 >= $deadline ) {
				return false;
			}
		}
		self::compare( $backups->pieces(), $needed );

		return true;
	}

	/**
	 * @return \Generator<string, int> Bytes by hash. A hash may come repeatedly.
	 * @throws Backup_Error
	 */
	private static function pieces_of( Backups $backups, string $id ): \Generator {
		foreach ( $backups->files( $id ) as $entry ) {
			$bytes = $entry['s'];
			foreach ( $entry['h'] ?? array() as $hash ) {
				yield $hash => self::of_file( $entry['p'], min( $bytes, Pieces::SIZE ) );
				$bytes -= Pieces::SIZE;
			}
		}
		$manifest = $backups->manifest( $id );
		$hashes   = array_merge( array(), ...array_column( $manifest['tables'], 'pieces' ) );
		foreach ( $hashes as $hash ) {
			yield $hash => intdiv( (int) ( $manifest['database'] ?? 0 ), 2 * count( $hashes ) );
		}
	}

	/** @throws Disk_Full If there is less space than needed. */
	private static function compare( Pieces $pieces, int $needed ): void {
		$free = $pieces->free();
		if ( null !== $free && $free < $needed ) {
			throw Disk_Full::for_estimate( $needed, $free );
		}
	}

	/** Bytes that a file takes as pieces. */
	private static function of_file( string $path, int $bytes ): int {
		return (int) ceil( ( 1 === preg_match( self::TEXT, $path ) ? $bytes / 2 : $bytes ) / self::BLOCK ) * self::BLOCK;
	}

	/**
	 * Bytes of the site's tables, as the database reports them; on SQLite, of its file.
	 *
	 * @throws Backup_Error
	 */
	public static function database(): int {
		if ( Sql::is_sqlite() ) {
			$file = defined( 'FQDB' ) ? (string) constant( 'FQDB' ) : '';

			return is_file( $file ) ? (int) filesize( $file ) : 0;
		}
		$bytes = array_column( Sql::rows( 'SELECT TABLE_NAME AS name, DATA_LENGTH AS bytes FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()' ), 'bytes', 'name' );

		return (int) array_sum( array_intersect_key( $bytes, array_flip( Sql::tables() ) ) );
	}
}
