<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** What of a backup is restored. */
final class Restore_Parts {

	public const ALL      = 'all';
	public const DATABASE = 'database';
	public const FILES    = 'files';
	/** One file, or a folder with everything in it. */
	public const FILE = 'file';
	/** One table of the database. */
	public const TABLE = 'table';

	/** @var list<string> */
	public const NAMES = array( self::ALL, self::DATABASE, self::FILES, self::FILE, self::TABLE );

	public bool $database;
	public bool $files;

	/** Path from wp-content of the file or folder; '' for all files. */
	public string $path = '';

	/** Name of the table; '' for all. */
	public string $table = '';

	private string $name;
	private Scope $scope;

	/**
	 * @param string $name    One of NAMES.
	 * @param string $subject For FILE, its path from WordPress's folder, or a full path. For TABLE, its name.
	 * @throws Backup_Error For a path that isn't in wp-content.
	 */
	public function __construct( string $name = self::ALL, string $subject = '' ) {
		$this->name     = $name;
		$this->scope    = Scope::all();
		$this->database = in_array( $name, array( self::ALL, self::DATABASE, self::TABLE ), true );
		$this->files    = in_array( $name, array( self::ALL, self::FILES, self::FILE ), true );
		if ( self::FILE === $name ) {
			$this->path = self::from_content( $subject );
		} elseif ( self::TABLE === $name ) {
			if ( '' === $subject ) {
				throw new Backup_Error( __( 'Choose a table.', 'jetpack-dashboard' ) );
			}
			$this->table = $subject;
		}
	}

	/**
	 * @param array<string, string> $options Of the command: `only`, `file` or `table`; none for everything.
	 * @throws Backup_Error
	 */
	public static function from_options( array $options ): self {
		$chosen = array_intersect_key( $options, array_flip( array( 'only', self::FILE, self::TABLE ) ) );
		if ( count( $chosen ) > 1 ) {
			throw new Backup_Error( __( 'Use only one of --only, --file and --table.', 'jetpack-dashboard' ) );
		}
		$name = (string) key( $chosen );

		return in_array( $name, array( self::FILE, self::TABLE ), true ) ? new self( $name, $chosen[ $name ] ) : new self( $chosen['only'] ?? self::ALL );
	}

	/**
	 * The parts of a backup that may not have all files. Others are neither replaced nor deleted.
	 *
	 * @param array<string, mixed> $manifest
	 * @throws Backup_Error If the file or folder isn't among them.
	 */
	public function of( array $manifest ): self {
		$parts        = clone $this;
		$parts->scope = Scope::of_manifest( $manifest );
		if ( '' !== $this->path && ! $parts->scope->covers( $this->path ) && ! $parts->scope->covers( "$this->path/" ) ) {
			/* translators: %s: path of a file or folder. */
			throw new Backup_Error( sprintf( __( 'Of the files, the backup has only uploads, themes and plugins, so %s can’t be restored from it.', 'jetpack-dashboard' ), $this->describe() ) );
		}

		return $parts;
	}

	/** One of NAMES. */
	public function name(): string {
		return $this->name;
	}

	/** Whether a path from wp-content is among the files that are restored. */
	public function covers( string $path ): bool {
		return ( '' === $this->path || $path === $this->path || 0 === strpos( $path, "$this->path/" ) ) && $this->scope->covers( $path );
	}

	/** Name of the part; the path from WordPress's folder, or the table, if it is only one. */
	public function describe(): string {
		return '' === $this->path ? ( $this->table ?: $this->name ) : self::shown( $this->path );
	}

	/** A path from wp-content as owners know it. */
	public static function shown( string $path ): string {
		return basename( WP_CONTENT_DIR ) . "/$path";
	}

	/** @throws Backup_Error */
	private static function from_content( string $typed ): string {
		if ( '' === $typed ) {
			throw new Backup_Error( __( 'Enter the path of a file or folder.', 'jetpack-dashboard' ) );
		}
		$path = '\\' === DIRECTORY_SEPARATOR ? wp_normalize_path( $typed ) : $typed;
		$path = (string) preg_replace( '~/(?:\./)+|/{2,}~', '/', $path );
		$path = 0 === strpos( $path, './' ) ? substr( $path, 2 ) : $path;
		foreach ( array( WP_CONTENT_DIR, basename( WP_CONTENT_DIR ), 'wp-content' ) as $content ) {
			if ( 0 === strpos( $path, "$content/" ) ) {
				$inner = rtrim( substr( $path, strlen( $content ) + 1 ), '/' );
				if ( '' === $inner ) {
					throw new Backup_Error( __( 'To restore all files, choose the files instead of a path.', 'jetpack-dashboard' ) );
				}
				if ( 1 !== preg_match( '~(^|/)\.{1,2}(/|$)|\0~', $inner ) ) {
					return $inner;
				}
			}
		}
		/* translators: 1: a path. 2: an example of a path. */
		throw new Backup_Error( sprintf( __( 'The path %1$s isn’t in wp-content. Enter it from WordPress’s folder, such as %2$s.', 'jetpack-dashboard' ), $typed, self::shown( 'uploads/2026/01' ) ) );
	}
}
