<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backup\Storage;

defined( 'ABSPATH' ) || exit;

/** Lists the keys of a storage that has folders, in the byte order of the keys. Reads only folders that can contain them. */
final class Key_Walk {

	/**
	 * Returns what a folder contains: names, and whether each is a folder. The argument is '' or ends with a slash.
	 *
	 * @var callable(string): array<array-key, bool>
	 */
	private $read;

	/** @param callable(string): array<array-key, bool> $read */
	public function __construct( callable $read ) {
		$this->read = $read;
	}

	/** @return list<string> */
	public function keys( string $prefix, string $after ): array {
		$keys = array();
		$this->walk( '', $prefix, $after, $keys );

		return $keys;
	}

	/** @param list<string> $keys */
	private function walk( string $folder, string $prefix, string $after, array &$keys ): void {
		$paths = array();
		foreach ( ( $this->read )( $folder ) as $name => $is_folder ) {
			// The slash decides the order: `a-b` comes before `a/b`.
			$paths[] = $folder . $name . ( $is_folder ? '/' : '' );
		}
		sort( $paths, SORT_STRING );

		foreach ( $paths as $path ) {
			if ( count( $keys ) >= Object_Key::PER_PAGE ) {
				return;
			}
			if ( '/' !== substr( $path, -1 ) ) {
				if ( 0 === strpos( $path, $prefix ) && strcmp( $path, $after ) > 0 && Object_Key::is_valid( $path ) ) {
					$keys[] = $path;
				}
			} elseif ( self::may_contain( $path, $prefix, $after ) ) {
				$this->walk( $path, $prefix, $after, $keys );
			}
		}
	}

	/** Whether a folder can contain keys with the prefix after the given one. */
	private static function may_contain( string $folder, string $prefix, string $after ): bool {
		$length = min( strlen( $folder ), strlen( $prefix ) );

		return 0 === strncmp( $folder, $prefix, $length )
			&& ( 0 === strpos( $after, $folder ) || strcmp( $folder, $after ) > 0 )
			&& Object_Key::is_valid( substr( $folder, 0, -1 ) );
	}
}
