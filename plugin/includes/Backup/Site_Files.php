<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** The files of wp-content that backups contain: no links, caches, temporary files, backups, or files of the database. */
final class Site_Files {

	/** Start of the name of a file that a restore writes. */
	public const NEW_FILE = '.jetpack-restore';

	private const LEFT_OUT = array( 'cache', 'upgrade', 'upgrade-temp-backup' );

	/** Folders of this site or another for backups and quarantined files. */
	private const PRIVATE_FOLDER = '/^jetpack-(backups|quarantine)-[0-9a-f]{32}$/D';

	/** @var array<string, true> Real paths. */
	private array $left_out = array();

	private string $root;
	private Scope $scope;

	/**
	 * @param string     $backups Folder of the backups.
	 * @param Scope|null $scope   Of the files that are walked; null for all.
	 */
	public function __construct( string $backups, ?Scope $scope = null ) {
		$this->scope = $scope ?? Scope::all();
		$this->root  = (string) realpath( WP_CONTENT_DIR );
		$paths       = array_map( fn( string $name ): string => "$this->root/$name", self::LEFT_OUT );
		$paths[]     = $backups;
		if ( defined( 'FQDBDIR' ) ) {
			$paths[] = (string) constant( 'FQDBDIR' );
		}
		foreach ( $paths as $path ) {
			$this->left_out[ (string) ( realpath( $path ) ?: $path ) ] = true;
		}
	}

	/**
	 * Walks the files in an order that stays the same: see order().
	 *
	 * @param string $after Paths up to this one are skipped.
	 * @return \Generator<string> Paths from wp-content. The path of a folder that can't be read ends with a slash.
	 * @throws Backup_Error If wp-content can't be read.
	 */
	public function walk( string $after = '', string $folder = '' ): \Generator {
		$names = $this->names_in( $folder );
		if ( null === $names ) {
			if ( '' === $folder ) {
				throw new Backup_Error( __( 'The folder wp-content could not be read.', 'jetpack-dashboard' ) );
			}
			// A folder that was deleted meanwhile isn't there.
			if ( is_dir( "$this->root/$folder" ) && self::order( $folder, $after ) > 0 ) {
				yield $folder;
			}
			return;
		}
		foreach ( $names as $name ) {
			$path = $folder . $name;
			$full = "$this->root/$path";
			if ( is_link( $full ) || isset( $this->left_out[ $full ] ) || 0 === strpos( $name, self::NEW_FILE ) || 1 === preg_match( self::PRIVATE_FOLDER, $name ) ) {
				continue;
			}
			if ( is_dir( $full ) ) {
				// Everything in the folder may come before the place where the walk continues.
				if ( $this->scope->covers( "$path/" ) && ( self::order( "$path/", $after ) > 0 || 0 === strpos( $after, "$path/" ) ) ) {
					yield from $this->walk( $after, "$path/" );
				}
			} elseif ( is_file( $full ) && $this->scope->covers( $path ) && self::order( $path, $after ) > 0 ) {
				yield $path;
			}
		}
	}

	/** @return list<string>|null Sorted; null if the folder can't be read. */
	private function names_in( string $folder ): ?array {
		$full = rtrim( "$this->root/$folder", '/' );
		// A folder that may be listed but not entered shows the names of its files, and nothing else of them.
		$names = false === @lstat( "$full/." ) ? false : @scandir( $full, SCANDIR_SORT_NONE ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- The result is checked.
		if ( false === $names ) {
			return null;
		}
		sort( $names, SORT_STRING );

		return array_values( array_diff( $names, array( '.', '..' ) ) );
	}

	/** @return list<string> Folders of the site that lie outside of wp-content, perhaps through a link, so that backups don't have them. */
	public function missed(): array {
		$missed = array();
		foreach ( Scope::site_folders() as $folder ) {
			$real = realpath( $folder );
			if ( false !== $real && 0 !== strpos( wp_normalize_path( "$real/" ), wp_normalize_path( "$this->root/" ) ) ) {
				$missed[] = $folder;
			}
		}

		return $missed;
	}

	/** Compares paths by folder: less than, equal to, or greater than 0. */
	public static function order( string $a, string $b ): int {
		return strcmp( strtr( $a, '/', "\0" ), strtr( $b, '/', "\0" ) );
	}

	/**
	 * The full path of a file in wp-content, which may be missing.
	 *
	 * @throws Backup_Error For a path that leads elsewhere, also through a link.
	 */
	public function path( string $path ): string {
		if ( ! self::is_inside( $path ) ) {
			throw new Backup_Error( __( 'The backup contains an invalid path.', 'jetpack-dashboard' ) );
		}
		$full = $this->root;
		foreach ( explode( '/', $path ) as $name ) {
			$full .= "/$name";
			if ( is_link( $full ) || isset( $this->left_out[ $full ] ) ) {
				throw new Backup_Error( __( 'The backup contains a path that is a link or left out.', 'jetpack-dashboard' ) );
			}
		}

		return $full;
	}

	/** Whether a path from wp-content stays in it, if there are no links on the way. */
	public static function is_inside( string $path ): bool {
		return 1 !== preg_match( '~(^|/)(\.{0,2})(/|$)|\0~', $path ) && ( '\\' !== DIRECTORY_SEPARATOR || false === strpos( $path, '\\' ) );
	}

	/** Whether a path leads to the plugin's own files. A restore leaves them as they are: they are running. */
	public function is_own( string $path ): bool {
		return 0 === strpos( $this->path( $path ) . '/', (string) realpath( dirname( __DIR__, 2 ) ) . '/' );
	}

	/**
	 * What tells whether a file has changed.
	 *
	 * @return array{int, int, int}|null Size, mtime and ctime.
	 */
	public static function stat( string $file ): ?array {
		clearstatcache( true, $file );
		$stat = @stat( $file ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- It may have been deleted.

		return false === $stat ? null : array( (int) $stat['size'], (int) $stat['mtime'], (int) $stat['ctime'] );
	}
}
