<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Local_Folder;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Checks the files of one folder. Files that haven't changed since they were checked aren't read again. Links aren't followed. */
class Folder_Scan {

	/** Size of files with threats in Known_Files, so that each scan reads them again: not all threats are stored, and names are shortened there. */
	private const WITH_THREAT = -1;

	/** Names of PHP files that owners and hosts add to WordPress's own folder. */
	private const ADDED = '/config|\benv|prepend|salt|secret|^(?:local-|wordfence-waf|malcare-waf|wp-cli|composer)/i';

	// Positions in an entry of Known_Files.
	private const MD5     = 3;
	private const KNOWN   = 4;
	private const VERSION = 5;
	private const SCAN    = 6;

	private Packages $packages;
	private Checksums $checksums;
	private Known_Files $known;
	private Threats $threats;
	private Crash_Guard $guard;

	public function __construct( Packages $packages, Checksums $checksums, Known_Files $known, Threats $threats, Crash_Guard $guard ) {
		$this->packages  = $packages;
		$this->checksums = $checksums;
		$this->known     = $known;
		$this->threats   = $threats;
		$this->guard     = $guard;
	}

	/**
	 * @param float $deadline hrtime in seconds. At least one file is checked.
	 * @return string[]|null The subfolders. Null if the time was over first: the folder has to be scanned again, without the files that were checked.
	 * @throws Storage_Error
	 */
	public function run( string $folder, Scan_State $state, float $deadline ): ?array {
		$package = $this->packages->of( $folder );
		$old     = $this->known->of( $folder );
		$is_same = self::is_same( $package, $old, $state );
		$new     = array();
		$folders = array();
		$is_done = true;
		$names   = Local_Folder::names_in( $folder );

		foreach ( $names as $index => $name ) {
			$path = "$folder/$name";
			if ( is_link( $path ) ) {
				continue;
			}
			if ( is_dir( $path ) ) {
				if ( $this->packages->is_other_site( $path ) ) {
					$this->threats->add( new Threat( Threat::WEAKNESS, 'other-site', Packages::place( $path ) ), $state->scan );
				} else {
					$folders[] = $path;
				}
				continue;
			}
			if ( ! File_Check::is_read( $name, $folder ) ) {
				continue;
			}
			if ( '' !== $state->after && strcmp( $name, $state->after ) <= 0 ) {
				// A slice before has checked it.
				if ( isset( $old[ $name ] ) ) {
					$new[ $name ] = $old[ $name ];
				}
				continue;
			}

			$entry = $this->check( $path, $package, $old[ $name ] ?? null, $state, $is_same );
			if ( $entry ) {
				$new[ $name ] = $entry;
			}
			if ( hrtime( true ) / 1e9 > $deadline && $index < count( $names ) - 1 ) {
				$new         += $old;
				$is_done      = false;
				$state->after = $name;
				break;
			}
		}

		if ( $new !== $old ) {
			$this->known->save( $folder, $new, $state->scan );
		} elseif ( $new ) {
			$this->known->mark( $folder, $state->scan );
		}
		if ( $is_done ) {
			$state->after = '';
		}

		return $is_done ? $folders : null;
	}

	/**
	 * Whether the last finished scan knew this version of the package, so that a new file isn't from its installation or an update.
	 *
	 * @param array<string, array{int, int, int, string, string, string, int}> $old Files of one of its folders.
	 */
	private static function is_same( Package $package, array $old, Scan_State $state ): bool {
		if ( Package::FIXED === $package->kind ) {
			return $state->last_scan > 0;
		}
		foreach ( $package->is_tracked() ? $old : array() as $entry ) {
			if ( $entry[ self::SCAN ] <= $state->last_scan && rtrim( $entry[ self::VERSION ], '+' ) === $package->version ) {
				// For its new subfolders, which come later.
				$state->same[ $package->root ] = $package->version;
				break;
			}
		}

		return ( $state->same[ $package->root ] ?? null ) === $package->version;
	}

	/**
	 * @param array{int, int, int, string, string, string, int}|null $entry           The file when it was checked last.
	 * @param bool                                                   $is_same_package Whether its package hasn't got a new version.
	 * @return array{int, int, int, string, string, string, int}|null Null if it can't be read.
	 * @throws Storage_Error
	 */
	private function check( string $path, Package $package, ?array $entry, Scan_State $state, bool $is_same_package ): ?array {
		$facts = @stat( $path ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Another program may delete it.
		// Reading a pipe would never end.
		if ( ! $facts || ! is_file( $path ) ) {
			return null;
		}

		$sums    = $this->sums( $package, $state );
		$version = $package->version . ( $sums ? '+' : '' );
		$times   = array( (int) $facts['size'], (int) $facts['mtime'], (int) $facts['ctime'] );
		$is_same = $entry && array_slice( $entry, 0, 3 ) === $times;
		if ( $is_same && $entry[ self::SCAN ] === $state->scan ) {
			return $entry;
		}
		++$state->files;
		if ( $is_same && ! $state->is_full && $entry[ self::VERSION ] === $version && $entry[ self::MD5 ] === $entry[ self::KNOWN ] ) {
			return $entry;
		}

		if ( ! $this->guard->enter( $path, implode( ' ', $times ) ) ) {
			++$state->unreadable;
			$this->threats->add( new Threat( Threat::FILE, Threat::NOT_READ, Packages::place( $path ), '', md5( implode( ' ', $times ) ), Known_Files::hash( dirname( $path ) ) ), $state->scan );
			return null;
		}
		$text = @file_get_contents( $path, false, null, 0, File_Check::MAX_BYTES ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions -- Files may be unreadable.
		if ( false === $text ) {
			++$state->unreadable;
			return null;
		}
		++$state->read;
		$is_cut = $times[0] > File_Check::MAX_BYTES;
		$md5    = $is_cut ? (string) md5_file( $path ) : md5( $text );
		$is_new = ! $entry && $is_same_package && self::is_notable( $path, $text );
		$known  = $entry && $entry[ self::VERSION ] === $version ? $entry[ self::KNOWN ] : ( $is_new ? '' : $md5 );
		$found  = $this->findings( $path, $text, $is_cut, $md5, $known, $package, $sums );
		$known  = '' === $known && ! isset( $found['added-since'] ) ? $md5 : $known;
		foreach ( $found as $code => $excerpt ) {
			$this->threats->add( new Threat( Threat::FILE, $code, Packages::place( $path ), $excerpt, $md5, Known_Files::hash( dirname( $path ) ) ), $state->scan );
		}

		$this->guard->leave();

		return array( $found ? self::WITH_THREAT : $times[0], $times[1], $times[2], $md5, $known, $version, $state->scan );
	}

	/**
	 * What a scan would find in a file with this content, compared with published checksums, but not with the scan before.
	 *
	 * @return array<string, string> Excerpts by code.
	 */
	public function threats_in( string $path, string $text ): array {
		$package = $this->packages->of( dirname( $path ) );
		$md5     = md5( $text );

		return $this->findings( $path, $text, false, $md5, $md5, $package, $this->checksums->of( $this->packages->listed( $package ) ) );
	}

	/**
	 * @param bool                    $is_cut Whether the file is longer than the text.
	 * @param array<string, string[]> $sums
	 * @return array<string, string> Excerpts by code.
	 */
	private function findings( string $path, string $text, bool $is_cut, string $md5, string $known, Package $package, array $sums ): array {
		$name   = basename( $path );
		$listed = $this->packages->listed( $package )->kind;
		$found  = array();
		if ( File_Check::is_code( $name ) ) {
			$published = $sums[ substr( $path, strlen( $package->root ) + 1 ) ] ?? null;
			if ( $published && in_array( $md5, $published, true ) ) {
				return array();
			}
			if ( $published ) {
				$found['changed-published'] = '';
			} elseif ( $sums && in_array( $listed, array( Package::CORE, Package::PLUGIN ), true ) && ( $listed === $package->kind || self::is_notable( $path, $text ) ) ) {
				$found[ 'unknown-in-' . $listed ] = '';
			} elseif ( $package->is_tracked() && $known !== $md5 ) {
				$found[ '' === $known ? 'added-since' : 'changed-since' ] = '';
			}
			if ( $is_cut && File_Check::is_php( $name ) ) {
				$found['too-large'] = '';
			}
			if ( Package::UPLOADS === $package->kind && File_Check::is_php( $name ) && ! File_Check::is_empty_php( $text ) ) {
				$found['php-in-uploads'] = '';
			}
		}

		return $found + File_Check::check_file( $name, $text );
	}

	/** Whether a new or unknown file is listed. In WordPress's own folder, files with a usual name and files that the site loads aren't. */
	private static function is_notable( string $path, string $text ): bool {
		$is_usual = Packages::clean( ABSPATH ) === dirname( $path )
			&& ( 1 === preg_match( self::ADDED, basename( $path ) ) || Threat_Files::is_prepended( $path ) || in_array( realpath( $path ), get_included_files(), true ) );

		return ! $is_usual && File_Check::is_php( $path ) && ! File_Check::is_empty_php( $text );
	}

	/** @return array<string, string[]> */
	private function sums( Package $package, Scan_State $state ): array {
		$source  = $this->packages->listed( $package );
		$sums    = $this->checksums->of( $source );
		$is_core = Package::CORE === $source->kind;
		if ( $is_core ) {
			$state->has_core_list = (bool) $sums;
		}
		// The next scan asks for WordPress's list again, and for a plugin's not before Checksums allows it.
		if ( $sums || ! $is_core ) {
			$state->lists[ Checksums::key( $source ) ] = true;
		}

		return $sums;
	}
}
