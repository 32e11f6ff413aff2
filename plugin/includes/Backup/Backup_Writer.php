<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** Creates a backup. After a kill, the next call goes on with the files where the killed one had stopped. */
final class Backup_Writer {

	/** A file that changed this many seconds before it was read may change again without a new time. */
	private const TIME_STEP = 2;

	/** Seconds between two notes of how far it got. */
	private const NOTE_EVERY = 2;

	private Backups $backups;
	private Site_Files $site;

	/** @var array{id: string, after: string, bytes: int, files: int, size: int, skipped: int, previous: string, passed: int, is_listed: bool} */
	private array $state;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
		$this->site    = new Site_Files( $backups->folder() );
	}

	/**
	 * @param string $reason  'manual', 'restore' or 'update'.
	 * @param bool   $is_full Whether unchanged files are read too, which replaces damaged pieces. A backup before a restore always is.
	 * @return array<string, mixed> The manifest.
	 * @throws Disk_Full Or another Backup_Error.
	 */
	public function create( string $reason, bool $is_full = false ): array {
		// What is about to be replaced must be as it is now.
		$is_full     = $is_full || 'restore' === $reason;
		$this->state = ( $is_full ? null : $this->noted() ) ?? $this->start();
		try {
			$this->clean();
			$this->list_files( $is_full, INF );

			return $this->finish( $reason );
		} catch ( Disk_Full $error ) {
			$this->backups->forget_unfinished();
			throw $error;
		}
	}

	/**
	 * Creates a part of a backup, and goes on with it in the next call. Files are read until the deadline. The database is read in one go, so
	 * that its tables fit together.
	 *
	 * @param string $reason   'manual' or 'scheduled'.
	 * @param float  $deadline Seconds, as hrtime().
	 * @return array<string, mixed>|null The manifest; null if there is more to do.
	 * @throws Disk_Full Or another Backup_Error.
	 */
	public function create_part( string $reason, float $deadline ): ?array {
		$this->state = $this->noted() ?? $this->start();
		try {
			$this->clean();

			return $this->list_files( false, $deadline ) ? $this->finish( $reason ) : null;
		} catch ( Disk_Full $error ) {
			$this->backups->forget_unfinished();
			throw $error;
		}
	}

	/** @return array{files: int, after: string, is_listed: bool} Number of the files that an unfinished backup has, path of the last one from wp-content, and whether only the database is left. */
	public function progress(): array {
		return array_intersect_key( $this->noted() ?? $this->start(), array_flip( array( 'files', 'after', 'is_listed' ) ) );
	}

	/**
	 * @return array<string, mixed> The manifest.
	 * @throws Backup_Error
	 */
	private function finish( string $reason ): array {
		return $this->publish( $reason, ( new Database_Dump( $this->backups->pieces() ) )->store() );
	}

	/** @return array{id: string, after: string, bytes: int, files: int, size: int, skipped: int, previous: string, passed: int, is_listed: bool}|null Null if there is nothing to go on with. */
	private function noted(): ?array {
		$noted = json_decode( (string) @file_get_contents( $this->work( 'backup.json' ) ), true );
		// A backup that is listed is complete: it was killed between its last two steps.
		if ( is_array( $noted ) && ! in_array( $noted['id'] ?? '', $this->backups->ids(), true ) && time() - (int) @filemtime( $this->work( 'backup.json' ) ) < HOUR_IN_SECONDS && is_file( $this->work( 'list' ) ) && filesize( $this->work( 'list' ) ) >= $noted['bytes'] ) {
			return array(
				'id'        => (string) $noted['id'],
				'after'     => (string) base64_decode( $noted['after'], true ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As File_List::encode().
				'bytes'     => (int) $noted['bytes'],
				'files'     => (int) $noted['files'],
				'size'      => (int) $noted['size'],
				'skipped'   => (int) $noted['skipped'],
				'previous'  => (string) ( $noted['previous'] ?? '' ),
				'passed'    => (int) ( $noted['passed'] ?? 0 ),
				'is_listed' => true === ( $noted['is_listed'] ?? false ),
			);
		}

		return null;
	}

	/** Deletes what killed processes left, and the note of a backup that doesn't go on. */
	private function clean(): void {
		foreach ( Local_Folder::names_in( $this->work( '' ) ) as $name ) {
			if ( '.new' === substr( $name, -4 ) || ( 'backup.json' === $name && '' === $this->state['after'] ) ) {
				wp_delete_file( $this->work( $name ) );
			}
		}
	}

	/** @return array{id: string, after: string, bytes: int, files: int, size: int, skipped: int, previous: string, passed: int, is_listed: bool} */
	private function start(): array {
		$ids  = $this->backups->ids();
		$last = $ids ? Backups::time( $ids[ count( $ids ) - 1 ] ) : 0;

		return array(
			// A second of its own: backups are sorted by id.
			'id'        => gmdate( 'Ymd-His', max( time(), $last + 1 ) ) . '-' . bin2hex( random_bytes( 3 ) ),
			'after'     => '',
			'bytes'     => 0,
			'files'     => 0,
			'size'      => 0,
			'skipped'   => 0,
			'previous'  => '',
			'passed'    => 0,
			'is_listed' => false,
		);
	}

	private function note(): void {
		$this->backups->pieces()->write( $this->work( 'backup.json' ), (string) wp_json_encode( array( 'after' => base64_encode( $this->state['after'] ) ) + $this->state ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As File_List::encode().
	}

	/**
	 * @return bool Whether all files are listed.
	 * @throws Disk_Full
	 * @throws Backup_Error
	 */
	private function list_files( bool $is_full, float $deadline ): bool {
		$list = @fopen( $this->work( 'list' ), 'cb' );
		if ( false === $list || ! ftruncate( $list, max( 0, $this->state['bytes'] ) ) || 0 !== fseek( $list, 0, SEEK_END ) ) {
			throw new Backup_Error( __( 'The list of files could not be written.', 'jetpack-dashboard' ) );
		}
		@chmod( $this->work( 'list' ), 0600 );
		$ids  = $this->backups->ids();
		$last = (string) end( $ids );
		if ( $this->state['previous'] !== $last ) {
			$this->state['previous'] = $last;
			$this->state['passed']   = 0;
		}
		$previous = ! $is_full && '' !== $last && $this->backups->has_intact_list( $last ) ? $this->backups->files( $last, $this->state['passed'] ) : new \EmptyIterator();
		$noted_at = time();
		$is_done  = true;
		foreach ( $this->site->walk( $this->state['after'] ) as $path ) {
			while ( $previous->valid() && Site_Files::order( $previous->current()['p'], $path ) < 0 ) {
				$previous->next();
				++$this->state['passed'];
			}
			$known = $previous->valid() && $previous->current()['p'] === $path ? $previous->current() : null;
			$line  = $this->line( $path, $known );
			if ( '' !== $line && fwrite( $list, $line ) !== strlen( $line ) ) {
				throw new Disk_Full();
			}
			$this->state['after']  = $path;
			$this->state['bytes'] += strlen( $line );
			if ( time() - $noted_at >= self::NOTE_EVERY ) {
				fflush( $list );
				$this->note();
				$noted_at = time();
			}
			if ( hrtime( true ) / 1e9 >= $deadline ) {
				$is_done = false;
				break;
			}
		}
		if ( ! fflush( $list ) ) {
			throw new Disk_Full();
		}
		fclose( $list );
		$this->state['is_listed'] = $is_done;
		$this->note();

		return $is_done;
	}

	/**
	 * Stores a file.
	 *
	 * @param array{p: string, s: int, m: int, c: int, h: list<string>|null}|null $known In the previous backup.
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
	 * @return array<string, mixed>
	 * @throws Backup_Error
	 */
	private function publish( string $reason, array $tables ): array {
		global $wpdb, $wp_version;
		$id     = $this->state['id'];
		$packed = $this->work( 'list.gz' );
		$list   = "{$this->backups->folder()}/backups/$id.list.gz";
		File_List::pack( $this->work( 'list' ), $packed );
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
			'list'      => hash_file( 'sha256', $list ),
			'tables'    => $tables,
		);
		$this->backups->pieces()->write( "{$this->backups->folder()}/backups/$id.json", Manifest::encode( $manifest ) );
		wp_delete_file( $this->work( 'backup.json' ) );
		wp_delete_file( $this->work( 'list' ) );

		return $manifest;
	}

	private function work( string $name ): string {
		return "{$this->backups->folder()}/work/$name";
	}
}
