<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/**
 * Creates a backup. After a kill, the next call continues with the files where the killed one had stopped.
 *
 * @phpstan-import-type Entry from File_List
 * @phpstan-import-type Unfinished from Unfinished_Backup
 */
final class Backup_Writer {

	/** A file that changed this many seconds before it was read may change again without a new time. */
	private const TIME_STEP = 2;

	/** Seconds between two notes of how far it got. */
	private const NOTE_EVERY = 2;

	private Backups $backups;
	private Site_Files $site;
	private Scope $scope;

	/** Null if the backup isn't encrypted. */
	private ?Data_Key $key = null;

	/** @var Unfinished */
	private array $state;

	/** @param Scope|null $scope Of the files; null for all. */
	public function __construct( Backups $backups, ?Scope $scope = null ) {
		$this->backups = $backups;
		$this->scope   = $scope ?? Scope::all();
		$this->site    = new Site_Files( $backups->folder(), $this->scope );
	}

	/**
	 * @param string $reason  'manual', 'restore' or 'update'.
	 * @param bool   $is_full Whether unchanged files are read too, which replaces damaged pieces. A backup before a restore always is.
	 * @return array<string, mixed> The manifest.
	 * @throws Disk_Full Or another Backup_Error.
	 */
	public function create( string $reason, bool $is_full = false ): array {
		// What is about to be replaced must be as it is now.
		$is_full = $is_full || 'restore' === $reason;
		$this->prepare( $is_full );
		try {
			$this->clean();
			$this->has_space( INF );
			$this->list_files( $is_full, INF );

			return (array) $this->finish( $reason, INF );
		} catch ( Disk_Full $error ) {
			$this->backups->forget_unfinished();
			throw $error;
		}
	}

	/**
	 * Creates a part of a backup, and continues with it in the next call, until the deadline.
	 *
	 * @param string $reason   'manual', 'scheduled' or 'restore', as create().
	 * @param float  $deadline Seconds, as hrtime().
	 * @param bool   $is_new   Whether it doesn't continue with an unfinished one.
	 * @return array<string, mixed>|null The manifest; null if there is more to do.
	 * @throws Disk_Full Or another Backup_Error.
	 */
	public function create_part( string $reason, float $deadline, bool $is_new = false ): ?array {
		$this->prepare( $is_new );
		try {
			$this->clean();

			return $this->has_space( $deadline ) && ( $this->state['is_listed'] || $this->list_files( 'restore' === $reason, $deadline ) ) ? $this->finish( $reason, $deadline ) : null;
		} catch ( Disk_Full $error ) {
			$this->backups->forget_unfinished();
			throw $error;
		}
	}

	/** @throws Backup_Error If backups should be encrypted, but can't. */
	private function prepare( bool $is_new ): void {
		( new Encryption_Setup( $this->backups ) )->check_not_forgotten();
		$this->key   = $this->backups->keys()->current();
		$unfinished  = $is_new ? null : ( new Unfinished_Backup( $this->backups, $this->key ) )->load();
		$this->state = $unfinished && $unfinished['scope'] === $this->scope->id() ? $unfinished : $this->start();
		if ( $this->key && ! $this->backups->keys()->own_wrapped() ) {
			throw new Backup_Error( __( 'Backups are encrypted, but their passphrase isn’t known any more. Set it again.', 'jetpack-dashboard' ) );
		}
		// Backups without their keys couldn't be restored elsewhere.
		( new Encryption_Setup( $this->backups ) )->write_key_files();
	}

	/** @return array{files: int, after: string, is_listed: bool} Number of the files that an unfinished backup has, path of the last one from wp-content, and whether only the database is left. */
	public function progress(): array {
		try {
			$this->key = $this->backups->keys()->current();
		} catch ( Backup_Error $error ) {
			$this->key = null;
		}

		$state = ( new Unfinished_Backup( $this->backups, $this->key ) )->load() ?? $this->start();

		return array( 'after' => $state['is_checked'] ? $state['after'] : '' ) + array_intersect_key( $state, array_flip( array( 'files', 'is_listed' ) ) );
	}

	/**
	 * Without a deadline, the database is read in one go, except for an update: its request may have been stopped there before.
	 *
	 * @return array<string, mixed>|null The manifest; null if there is more to do.
	 * @throws Backup_Error
	 */
	private function finish( string $reason, float $deadline ): ?array {
		Table_Swap::sweep( $this->backups->folder() );
		$state = new Dump_State( $this->backups, $this->state['id'], $this->key );
		if ( INF !== $deadline || 'update' === $reason ) {
			$state->load();
		}
		$tables = ( new Database_Dump( $this->backups->pieces(), $state ) )->store( $deadline );
		$this->note();

		return null === $tables ? null : $this->publish( $reason, $tables, $state->spread );
	}

	/** Deletes what killed processes left, and the note of a backup that doesn't continue. */
	private function clean(): void {
		foreach ( Local_Folder::names_in( $this->work( '' ) ) as $name ) {
			if ( '.new' === substr( $name, -4 ) || ( 'backup.json' === $name && '' === $this->state['after'] ) ) {
				wp_delete_file( $this->work( $name ) );
			}
		}
	}

	/** @return Unfinished */
	private function start(): array {
		$ids  = $this->backups->ids();
		$last = $ids ? Backups::time( $ids[ count( $ids ) - 1 ] ) : 0;

		// A second of its own: backups are sorted by id.
		return Unfinished_Backup::start( gmdate( 'Ymd-His', max( time(), $last + 1 ) ) . '-' . bin2hex( random_bytes( 3 ) ), $this->key_id(), $this->scope->id() );
	}

	/** @throws Backup_Error */
	private function note(): void {
		( new Unfinished_Backup( $this->backups, $this->key ) )->save( $this->state );
	}

	private function key_id(): string {
		return $this->key ? $this->key->id() : '';
	}

	/**
	 * @return bool Whether all files are listed.
	 * @throws Disk_Full
	 * @throws Backup_Error
	 */
	private function list_files( bool $is_full, float $deadline ): bool {
		$list     = new List_Writer( $this->work( 'list' ), $this->state['bytes'], $this->state['id'], $this->key );
		$previous = $is_full ? new \EmptyIterator() : $this->previous()->files( $this->state );
		$noted_at = time();
		$is_done  = true;
		foreach ( $this->site->walk( $this->state['after'] ) as $path ) {
			while ( $previous->valid() && Site_Files::order( $previous->current()['p'], $path ) < 0 ) {
				$previous->next();
				++$this->state['passed'];
			}
			$known = $previous->valid() && $previous->current()['p'] === $path ? $previous->current() : null;
			$line  = $this->line( $path, $known );
			$list->add( $line );
			$this->state['after'] = $path;
			if ( time() - $noted_at >= self::NOTE_EVERY ) {
				$this->state['bytes'] = $list->flush();
				$this->note();
				$noted_at = time();
			}
			if ( hrtime( true ) / 1e9 >= $deadline ) {
				$is_done = false;
				break;
			}
		}
		$this->state['bytes']     = $list->close();
		$this->state['is_listed'] = $is_done;
		$this->note();

		return $is_done;
	}

	/**
	 * @return bool Whether there is enough space for the backup; false if the deadline came before that was known.
	 * @throws Disk_Full Or another Backup_Error.
	 */
	private function has_space( float $deadline ): bool {
		if ( ! $this->state['is_checked'] ) {
			( new Backup_Space( $this->backups, $this->site ) )->check( $this->state, $this->previous(), $deadline );
			$this->note();
		}

		return $this->state['is_checked'];
	}

	private function previous(): Previous_Backup {
		return new Previous_Backup( $this->backups, $this->key_id() );
	}

	/**
	 * Stores a file.
	 *
	 * @param Entry|null $known In the previous backup.
	 * @return string Its line in the list; '' if it was deleted.
	 */
	private function line( string $path, ?array $known ): string {
		if ( '/' === substr( $path, -1 ) ) {
			return $this->unread( $path );
		}
		$full = $this->site->path( $path );
		$stat = Site_Files::stat( $full );
		if ( null === $stat ) {
			return '';
		}
		if ( isset( $known['h'] ) && array( $known['s'], $known['m'], $known['c'] ) === $stat && $this->backups->pieces()->are_complete( $known['h'] ) ) {
			$hashes = $known['h'];
		} else {
			$read_at = time();
			$hashes  = $this->backups->pieces()->add_file( $full, $stat );
			// It equals no file's, so that the file is read again next time.
			$stat[2] = max( $stat[1], $stat[2] ) >= $read_at - self::TIME_STEP ? 0 : $stat[2];
			if ( null === $hashes ) {
				return null === Site_Files::stat( $full ) ? '' : $this->unread( $path );
			}
		}
		++$this->state['files'];
		$this->state['size'] += $stat[0];

		return File_List::encode( $path, $stat, $hashes );
	}

	/** The line of a file or folder that can't be read. A restore leaves it as it is. */
	private function unread( string $path ): string {
		++$this->state['skipped'];

		return File_List::encode( $path, array( 0, 0, 0 ), null );
	}

	/**
	 * @param list<array{name: string, create: string, rows: int, pieces: list<string>}> $tables
	 * @param int                                                                        $spread As in Dump_State.
	 * @return array<string, mixed>
	 * @throws Backup_Error
	 */
	private function publish( string $reason, array $tables, int $spread ): array {
		global $wpdb, $wp_version;
		$id     = $this->state['id'];
		$packed = $this->work( 'list.gz' );
		$list   = "{$this->backups->folder()}/backups/$id.list.gz";
		$this->key
			? Sealed_List::copy( $this->work( 'list' ), $packed, $id, $this->key )
			: File_List::pack( $this->work( 'list' ), $packed );
		if ( ! @rename( $packed, $list ) ) {
			throw new Backup_Error( __( 'The list of files could not be written.', 'jetpack-dashboard' ) );
		}
		$manifest = array(
			'id'        => $id,
			'reason'    => $reason,
			'time'      => time(),
			'wordpress' => $wp_version,
			'prefix'    => $wpdb->base_prefix,
			'address'   => site_url(),
			'home'      => home_url(),
			'sqlite'    => Sql::is_sqlite(),
			'files'     => $this->state['files'],
			'skipped'   => $this->state['skipped'],
			'size'      => $this->state['size'],
			'stored'    => $this->backups->pieces()->written(),
			'database'  => Backup_Space::database(),
			'list'      => hash_file( 'sha256', $list ),
			'tables'    => $tables,
		) + ( 0 === $spread ? array() : array( 'spread' => $spread ) ) + ( null === $this->scope->folders() ? array() : array( 'folders' => $this->scope->folders() ) );
		$this->backups->pieces()->write( "{$this->backups->folder()}/backups/$id.json", Manifest::encode( $manifest, $this->key ) );
		wp_delete_file( $this->work( 'backup.json' ) );
		wp_delete_file( $this->work( 'list' ) );
		wp_delete_file( "{$this->backups->folder()}/" . Dump_State::FILE );

		return $manifest;
	}

	private function work( string $name ): string {
		return "{$this->backups->folder()}/work/$name";
	}
}
