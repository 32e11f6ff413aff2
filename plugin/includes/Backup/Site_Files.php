<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** The files of wp-content that backups contain: no links, caches, temporary files, backups, or files of the database. */
final class Site_Files {

	private const LEFT_OUT = array( 'cache', 'upgrade', 'upgrade-temp-backup' );

	/** @var array<string, true> Real paths. */
	private array $left_out = array();

	private string $root;

	/** @param string $backups Folder of the backups. */
	public function __construct( string $backups ) {
		$this->root = (string) realpath( WP_CONTENT_DIR );
		$paths      = array_map( fn( string $name ): string => "$this->root/$name", self::LEFT_OUT );
		$paths[]    = $backups;
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
	 * @return \Generator<string> Paths from wp-content.
	 */
	public function walk( string $after = '', string $folder = '' ): \Generator {
		$names = Local_Folder::names_in( rtrim( "$this->root/$folder", '/' ) );
		sort( $names, SORT_STRING );
		foreach ( $names as $name ) {
			$path = $folder . $name;
			$full = "$this->root/$path";
			if ( is_link( $full ) || isset( $this->left_out[ $full ] ) || '.jetpack-restore' === $name ) {
				continue;
			}
			if ( is_dir( $full ) ) {
				// Everything in the folder may come before the place where the walk goes on.
				if ( self::order( "$path/\xff", $after ) > 0 ) {
					yield from $this->walk( $after, "$path/" );
				}
			} elseif ( is_file( $full ) && self::order( $path, $after ) > 0 ) {
				yield $path;
			}
		}
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
		if ( '' === $path || 1 === preg_match( '~(^|/)(\.{0,2})(/|$)|[\\\\\0]~', $path ) ) {
			throw new Backup_Error( 'The backup contains an invalid path.' );
		}
		$full = $this->root;
		foreach ( explode( '/', $path ) as $name ) {
			$full .= "/$name";
			if ( is_link( $full ) || isset( $this->left_out[ $full ] ) ) {
				throw new Backup_Error( 'The backup contains a path that is a link or left out.' );
			}
		}

		return $full;
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
