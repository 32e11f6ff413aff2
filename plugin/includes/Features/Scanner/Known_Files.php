<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The files of each folder as they were when they were checked last. By name: size, times of the last change of content and of the entry,
 * MD5 of the content, MD5 of the content that the file is compared with ('' if it was added), version of the package, number of the scan.
 */
class Known_Files {

	/** Files of a folder that are remembered. Further ones are read at each scan. */
	private const MAX = 20000;

	private Scan_Database $database;

	public function __construct( Scan_Database $database ) {
		$this->database = $database;
	}

	public static function hash( string $folder ): string {
		return md5( $folder );
	}

	/**
	 * @return array<string, array{int, int, int, string, string, string, int}>
	 * @throws Storage_Error
	 */
	public function of( string $folder ): array {
		$rows = $this->database->rows( 'SELECT files FROM {folders} WHERE folder = %s', array( self::hash( $folder ) ) );
		$list = json_decode( $rows[0]['files'] ?? '', true );

		return is_array( $list ) ? $list : array();
	}

	/**
	 * @param array<string, array{int, int, int, string, string, string, int}> $files
	 * @throws Storage_Error
	 */
	public function save( string $folder, array $files, int $scan ): void {
		$json = wp_json_encode( array_slice( $files, 0, self::MAX, true ), JSON_INVALID_UTF8_SUBSTITUTE );
		$this->database->run(
			'INSERT INTO {folders} (folder, scan, files) VALUES (%s, %d, %s) ON DUPLICATE KEY UPDATE scan = VALUES(scan), files = VALUES(files)',
			array( self::hash( $folder ), $scan, (string) $json )
		);
	}

	/** @throws Storage_Error */
	public function mark( string $folder, int $scan ): void {
		$this->database->run( 'UPDATE {folders} SET scan = %d WHERE folder = %s', array( $scan, self::hash( $folder ) ) );
	}

	/**
	 * Deletes the folders that a finished scan didn't find again.
	 *
	 * @throws Storage_Error
	 */
	public function delete_older( int $scan ): void {
		$this->database->run( 'DELETE FROM {folders} WHERE scan < %d', array( $scan ) );
	}
}
