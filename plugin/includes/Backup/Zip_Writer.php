<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a zip from its start to its end, so that it needs neither memory nor a temporary file. Sizes and checksums follow each file. Files and zips
 * may be larger than 4 GB (ZIP64).
 */
final class Zip_Writer {

	private const MAX_32 = 0xFFFFFFFF;
	private const MAX_16 = 0xFFFF;

	/** Sizes follow the file, and its name is UTF-8. */
	private const FOLLOWING = 0x0008;
	private const UTF_8     = 0x0800;

	private const DEFLATED = 8;
	private const ZIP64    = 45;

	/** Mode of a file that its owner may write. */
	private const READABLE_FILE = 0100644;

	/** @var callable(string): void */
	private $write;

	private int $offset = 0;

	private int $files = 0;

	/** Headers of all files, for the end. */
	private string $directory = '';

	/** @param callable(string): void $write Throws if it fails. */
	public function __construct( callable $write ) {
		$this->write = $write;
	}

	/**
	 * @param string           $name  Path in the zip.
	 * @param int              $mtime Unix time.
	 * @param iterable<string> $parts Content.
	 * @throws Backup_Error If PHP can't compress it.
	 */
	public function add( string $name, int $mtime, iterable $parts ): void {
		$start   = $this->offset;
		$flags   = self::FOLLOWING | ( 1 === preg_match( '//u', $name ) ? self::UTF_8 : 0 );
		$time    = self::dos_time( $mtime );
		$deflate = deflate_init( ZLIB_ENCODING_RAW, array( 'level' => 6 ) );
		$sum     = hash_init( 'crc32b' );
		$size    = 0;
		$packed  = 0;
		// ZIP64 for all: the size isn't known yet.
		$extra = pack( 'vvPP', 1, 16, 0, 0 );
		$this->put( pack( 'VvvvVVVVvv', 0x04034b50, self::ZIP64, $flags, self::DEFLATED, $time, 0, self::MAX_32, self::MAX_32, strlen( $name ), strlen( $extra ) ) . $name . $extra );
		if ( false === $deflate ) {
			throw new Backup_Error( __( 'PHP can’t compress data.', 'jetpack-dashboard' ) );
		}
		foreach ( $parts as $part ) {
			hash_update( $sum, $part );
			$size   += strlen( $part );
			$packed += $this->put( (string) deflate_add( $deflate, $part, ZLIB_NO_FLUSH ) );
		}
		$packed += $this->put( (string) deflate_add( $deflate, '', ZLIB_FINISH ) );
		$crc     = (int) hexdec( hash_final( $sum ) );
		$this->put( pack( 'VVPP', 0x08074b50, $crc, $packed, $size ) );

		$extra            = pack( 'vvPPP', 1, 24, $size, $packed, $start );
		$this->directory .= pack( 'VvvvvVVVVvvvvvVV', 0x02014b50, 3 << 8 | self::ZIP64, self::ZIP64, $flags, self::DEFLATED, $time, $crc, self::MAX_32, self::MAX_32, strlen( $name ), strlen( $extra ), 0, 0, 0, self::READABLE_FILE << 16, self::MAX_32 ) . $name . $extra;
		++$this->files;
	}

	public function finish(): void {
		$start = $this->offset;
		$bytes = $this->put( $this->directory );
		$end   = $this->offset;
		$this->put( pack( 'VPvvVVPPPP', 0x06064b50, 44, self::ZIP64, self::ZIP64, 0, 0, $this->files, $this->files, $bytes, $start ) );
		$this->put( pack( 'VVPV', 0x07064b50, 0, $end, 1 ) );
		$this->put( pack( 'VvvvvVVv', 0x06054b50, 0, 0, min( self::MAX_16, $this->files ), min( self::MAX_16, $this->files ), min( self::MAX_32, $bytes ), min( self::MAX_32, $start ), 0 ) );
	}

	/** @return int Number of bytes. */
	private function put( string $bytes ): int {
		if ( '' !== $bytes ) {
			( $this->write )( $bytes );
		}
		$this->offset += strlen( $bytes );

		return strlen( $bytes );
	}

	/** Date and time as MS-DOS has them, from 1980 in UTC. */
	private static function dos_time( int $time ): int {
		list( $year, $month, $day, $hour, $minute, $second ) = array_map( 'intval', explode( ' ', gmdate( 'Y n j G i s', min( max( $time, 315532800 ), 4354819199 ) ) ) );

		return ( $year - 1980 ) << 25 | $month << 21 | $day << 16 | $hour << 11 | $minute << 5 | $second >> 1;
	}
}
