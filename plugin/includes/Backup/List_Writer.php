<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- As Pieces.

/** Writes the list of files of a backup that is being created. After a kill, it continues where it was flushed. */
final class List_Writer {

	/** @var resource */
	private $handle;

	private int $bytes;
	private ?Sealed_List $sealed;

	/**
	 * @param string        $file  Path of the list.
	 * @param int           $bytes As flush(); 0 to begin.
	 * @param string        $id    Of the backup.
	 * @param Data_Key|null $key   Null if the backup isn't encrypted.
	 * @throws Backup_Error
	 */
	public function __construct( string $file, int $bytes, string $id, ?Data_Key $key ) {
		$handle = @fopen( $file, 'cb' );
		if ( false === $handle || ! ftruncate( $handle, max( 0, $bytes ) ) || 0 !== fseek( $handle, 0, SEEK_END ) ) {
			throw new Backup_Error( __( 'The list of files could not be written.', 'jetpack-dashboard' ) );
		}
		@chmod( $file, 0600 );
		$this->handle = $handle;
		$this->bytes  = $bytes;
		$this->sealed = $key ? new Sealed_List( $id, $key ) : null;
	}

	/** @throws Disk_Full */
	public function add( string $line ): void {
		$this->write( $this->sealed ? $this->sealed->add( $line, $this->bytes, false ) : $line );
	}

	/**
	 * @return int Bytes of the list so far.
	 * @throws Disk_Full
	 */
	public function flush(): int {
		$this->write( $this->sealed ? $this->sealed->add( '', $this->bytes, true ) : '' );
		if ( ! fflush( $this->handle ) ) {
			throw new Disk_Full();
		}

		return $this->bytes;
	}

	/**
	 * @return int Bytes of the list.
	 * @throws Disk_Full
	 */
	public function close(): int {
		$bytes = $this->flush();
		fclose( $this->handle );

		return $bytes;
	}

	/** @throws Disk_Full */
	private function write( string $bytes ): void {
		if ( '' !== $bytes && fwrite( $this->handle, $bytes ) !== strlen( $bytes ) ) {
			throw new Disk_Full();
		}
		$this->bytes += strlen( $bytes );
	}
}
