<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** Creates a backup. After a kill, the next call goes on with the files where the killed one had stopped. */
final class Backup_Writer {

	/** Seconds between two notes of how far it got. */
	private const NOTE_EVERY = 2;

	private Backups $backups;
	private Site_Files $site;

	/** @var array{id: string, after: string, bytes: int, files: int, size: int, skipped: int} */
	private array $state;

	public function __construct( Backups $backups ) {
		$this->backups = $backups;
		$this->site    = new Site_Files( $backups->folder() );
	}

	/**
	 * @param string $reason  'manual' or 'restore'.
	 * @param bool   $is_full Whether unchanged files are read too, which replaces damaged pieces. A backup before a restore always is.
	 * @return array<string, mixed> The manifest.
	 * @throws Backup_Error
	 */
	public function create( string $reason, bool $is_full = false ): array {
		// What is about to be replaced must be as it is now.
		$is_full     = $is_full || 'restore' === $reason;
		$this->state = ( $is_full ? null : $this->noted() ) ?? self::start();
		$this->clean();
		$this->list_files( $is_full );
		$tables = ( new Database_Dump( $this->backups->pieces() ) )->store();

		return $this->publish( $reason, $tables );
	}

	/** @return array{id: string, after: string, bytes: int, files: int, size: int, skipped: int}|null Null if there is nothing to go on with. */
	private function noted(): ?array {
		$noted = json_decode( (string) @file_get_contents( $this->work( 'backup.json' ) ), true );
		// A backup that is listed is complete: it was killed between its last two steps.
		if ( is_array( $noted ) && ! in_array( $noted['id'] ?? '', $this->backups->ids(), true ) && time() - (int) @filemtime( $this->work( 'backup.json' ) ) < HOUR_IN_SECONDS && is_file( $this->work( 'list' ) ) && filesize( $this->work( 'list' ) ) >= $noted['bytes'] ) {
			return array(
				'id'      => (string) $noted['id'],
				'after'   => (string) base64_decode( $noted['after'], true ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As Backups::entry().
				'bytes'   => (int) $noted['bytes'],
				'files'   => (int) $noted['files'],
				'size'    => (int) $noted['size'],
				'skipped' => (int) $noted['skipped'],
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

	/** @return array{id: string, after: string, bytes: int, files: int, size: int, skipped: int} */
	private static function start(): array {
		return array(
			'id'      => gmdate( 'Ymd-His' ) . '-' . bin2hex( random_bytes( 3 ) ),
			'after'   => '',
			'bytes'   => 0,
			'files'   => 0,
			'size'    => 0,
			'skipped' => 0,
		);
	}

	private function note(): void {
		$this->backups->pieces()->write( $this->work( 'backup.json' ), (string) wp_json_encode( array( 'after' => base64_encode( $this->state['after'] ) ) + $this->state ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As Backups::entry().
	}

	/** @throws Backup_Error */
	private function list_files( bool $is_full ): void {
		$list = @fopen( $this->work( 'list' ), 'cb' );
		if ( false === $list || ! ftruncate( $list, max( 0, $this->state['bytes'] ) ) || 0 !== fseek( $list, 0, SEEK_END ) ) {
			throw new Backup_Error( 'The list of files could not be written.' );
		}
		$ids      = $this->backups->ids();
		$last     = (string) end( $ids );
		$previous = ! $is_full && '' !== $last && $this->backups->has_list( $last ) ? $this->backups->files( $last ) : new \EmptyIterator();
		$noted_at = time();
		foreach ( $this->site->walk( $this->state['after'] ) as $path ) {
			while ( $previous->valid() && Site_Files::order( $previous->current()['p'], $path ) < 0 ) {
				$previous->next();
			}
			$known = $previous->valid() && $previous->current()['p'] === $path ? $previous->current() : null;
			$line  = $this->line( $path, $known );
			if ( '' !== $line && fwrite( $list, $line ) !== strlen( $line ) ) {
				throw new Backup_Error( 'The disk is full.' );
			}
			$this->state['after']  = $path;
			$this->state['bytes'] += strlen( $line );
			if ( time() - $noted_at >= self::NOTE_EVERY ) {
				fflush( $list );
				$this->note();
				$noted_at = time();
			}
		}
		if ( ! fflush( $list ) ) {
			throw new Backup_Error( 'The disk is full.' );
		}
		fclose( $list );
		$this->note();
	}

	/**
	 * Stores a file.
	 *
	 * @param array{p: string, s: int, m: int, c: int, h: list<string>}|null $known In the previous backup.
	 * @return string Its line in the list; '' if it was deleted or can't be read.
	 */
	private function line( string $path, ?array $known ): string {
		$full = $this->site->path( $path );
		$stat = Site_Files::stat( $full );
		if ( null === $stat ) {
			return '';
		}
		if ( null !== $known && array( $known['s'], $known['m'], $known['c'] ) === $stat && $this->are_complete( $known['h'] ) ) {
			$hashes = $known['h'];
		} else {
			$hashes = $this->hashes( $full, $stat );
			if ( null === $hashes ) {
				++$this->state['skipped'];
				return '';
			}
		}
		++$this->state['files'];
		$this->state['size'] += $stat[0];

		return wp_json_encode(
			array(
				'p' => base64_encode( $path ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As Backups::entry().
				's' => $stat[0],
				'm' => $stat[1],
				'c' => $stat[2],
				'h' => $hashes,
			)
		) . "\n";
	}

	/** @param string[] $hashes */
	private function are_complete( array $hashes ): bool {
		foreach ( $hashes as $hash ) {
			if ( ! $this->backups->pieces()->is_complete( $hash ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Reads a file until it doesn't change meanwhile.
	 *
	 * @param array{int, int, int} $stat Updated.
	 * @return list<string>|null Null if it can't be read, or changes all the time.
	 */
	private function hashes( string $file, array &$stat ): ?array {
		for ( $attempt = 0; $attempt < 3; $attempt++ ) {
			$handle = @fopen( $file, 'rb' );
			if ( false === $handle ) {
				return null;
			}
			$hashes = array();
			$size   = 0;
			while ( true ) {
				$data = stream_get_contents( $handle, Pieces::SIZE );
				if ( false === $data || '' === $data ) {
					break;
				}
				$size    += strlen( $data );
				$hashes[] = $this->backups->pieces()->add( $data );
			}
			fclose( $handle );
			$now = Site_Files::stat( $file );
			if ( $now === $stat && $size === $stat[0] ) {
				return $hashes;
			}
			if ( null === $now ) {
				return null;
			}
			$stat = $now;
		}

		return null;
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
		$from   = fopen( $this->work( 'list' ), 'rb' );
		$to     = gzopen( $packed, 'wb6' );
		while ( $from && $to && ! feof( $from ) ) {
			$data = (string) fread( $from, 262144 );
			if ( gzwrite( $to, $data ) !== strlen( $data ) ) {
				throw new Backup_Error( 'The disk is full.' );
			}
		}
		if ( ! $from || ! $to || ! gzclose( $to ) || ! rename( $packed, "{$this->backups->folder()}/backups/$id.list.gz" ) ) {
			throw new Backup_Error( 'The list of files could not be written.' );
		}
		fclose( $from );
		$manifest = array(
			'format'    => Backups::FORMAT,
			'id'        => $id,
			'reason'    => $reason,
			'time'      => time(),
			'wordpress' => $wp_version,
			'prefix'    => $wpdb->base_prefix,
			'address'   => site_url(),
			'sqlite'    => Sql::is_sqlite(),
			'files'     => $this->state['files'],
			'skipped'   => $this->state['skipped'],
			'size'      => $this->state['size'],
			'stored'    => $this->backups->pieces()->written(),
			'list'      => hash_file( 'sha256', "{$this->backups->folder()}/backups/$id.list.gz" ),
			'tables'    => $tables,
		);
		$this->backups->pieces()->write( "{$this->backups->folder()}/backups/$id.json", (string) wp_json_encode( $manifest ) );
		wp_delete_file( $this->work( 'backup.json' ) );
		wp_delete_file( $this->work( 'list' ) );

		return $manifest;
	}

	private function work( string $name ): string {
		return "{$this->backups->folder()}/work/$name";
	}
}
