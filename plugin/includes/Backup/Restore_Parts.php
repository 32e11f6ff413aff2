<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** What of a backup is restored. */
final class Restore_Parts {

	public const ALL      = 'all';
	public const DATABASE = 'database';
	public const FILES    = 'files';

	/** @var list<string> */
	public const NAMES = array( self::ALL, self::DATABASE, self::FILES );

	public bool $database;
	public bool $files;

	/** @param string $name One of NAMES. */
	public function __construct( string $name = self::ALL ) {
		$this->database = self::FILES !== $name;
		$this->files    = self::DATABASE !== $name;
	}
}
