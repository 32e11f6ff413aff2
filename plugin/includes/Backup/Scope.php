<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/** Which files of wp-content a backup contains: all, or those in the folders of uploads, themes and plugins. */
final class Scope {

	public const ALL  = 'all';
	public const MAIN = 'main';

	private const MAX_FOLDERS = 100;

	/** @var list<string>|null Paths from wp-content; null for all files. */
	private ?array $folders;

	/** @param list<string>|null $folders */
	private function __construct( ?array $folders ) {
		$this->folders = $folders;
	}

	public static function all(): self {
		return new self( null );
	}

	/** Uploads, themes and plugins, also must-use ones, where this site has them. Contains all files if one of these folders can't be named. */
	public static function main(): self {
		$root    = wp_normalize_path( (string) realpath( WP_CONTENT_DIR ) );
		$folders = array();
		foreach ( self::site_folders() as $folder ) {
			$real  = realpath( $folder );
			$inner = false === $real ? self::inside( wp_normalize_path( $folder ), wp_normalize_path( WP_CONTENT_DIR ) ) : self::inside( wp_normalize_path( $real ), $root );
			if ( null !== $inner ) {
				$folders[] = $inner;
			}
		}
		sort( $folders, SORT_STRING );
		$folders = array_values( array_unique( $folders ) );

		return new self( self::are_folders( $folders ) ? $folders : null );
	}

	/** @param array<string, mixed> $manifest As Manifest::decode(). */
	public static function of_manifest( array $manifest ): self {
		return new self( $manifest['folders'] ?? null );
	}

	/** @return list<string> Full paths of the folders of uploads, plugins and themes. Some may be missing, or outside of wp-content. */
	public static function site_folders(): array {
		$themes = array_filter( (array) ( $GLOBALS['wp_theme_directories'] ?? array() ), 'is_string' );

		return array_values( array_unique( array_merge( array( Uploads::folder(), WP_PLUGIN_DIR, WPMU_PLUGIN_DIR, get_theme_root() ), $themes ) ) );
	}

	/**
	 * Whether a manifest may have them.
	 *
	 * @param mixed $folders
	 */
	public static function are_folders( $folders ): bool {
		if ( ! is_array( $folders ) || count( $folders ) > self::MAX_FOLDERS || array_values( $folders ) !== $folders ) {
			return false;
		}
		foreach ( $folders as $folder ) {
			if ( ! is_string( $folder ) || 1 !== preg_match( '~^(?!\.{0,2}(?:/|$))[^/\0]+(?:/(?!\.{0,2}(?:/|$))[^/\0]+)*$~Du', $folder ) ) {
				return false;
			}
		}

		return true;
	}

	/** @return string ALL or MAIN. */
	public function name(): string {
		return null === $this->folders ? self::ALL : self::MAIN;
	}

	/** What a restore of a backup without all files means. */
	public static function describe_main(): string {
		return __( 'Of the files, the backup has only uploads, themes and plugins. The other files of wp-content stay as they are.', 'jetpack-dashboard' );
	}

	/** Tells scopes apart without naming folders; '' for all files. */
	public function id(): string {
		return null === $this->folders ? '' : hash( 'sha256', implode( "\0", $this->folders ) );
	}

	/** @return list<string>|null Paths from wp-content; null for all files. */
	public function folders(): ?array {
		return $this->folders;
	}

	/** @param string $path From wp-content. A folder, which ends with a slash, is covered if some of what is in it is. */
	public function covers( string $path ): bool {
		foreach ( $this->folders ?? array() as $folder ) {
			if ( $path === $folder || 0 === strpos( $path, "$folder/" ) || ( '/' === substr( $path, -1 ) && 0 === strpos( "$folder/", $path ) ) ) {
				return true;
			}
		}

		return null === $this->folders;
	}

	/** @return string|null Path from another one; '' for the same; null if it is outside. */
	private static function inside( string $path, string $root ): ?string {
		$path = rtrim( $path, '/' );
		$root = rtrim( $root, '/' );
		// All of wp-content.
		if ( 0 === strpos( "$root/", "$path/" ) ) {
			return '';
		}

		return 0 === strpos( $path, "$root/" ) ? (string) substr( $path, strlen( $root ) + 1 ) : null;
	}
}
