<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

defined( 'ABSPATH' ) || exit;

/** The scripts and styles of WordPress, its plugins and themes: their addresses, and paths such as `plugins/example/style.css`. */
final class Sources {

	/** Maximum bytes of a path. */
	private const MAX_PATH = 160;

	/** Plain names only: no hidden files, `..` or encoded characters. */
	private const PATH = '~^(?:plugins|mu-plugins|themes|wp-includes|wp-admin)/(?:[\w@+\~-][\w@.+\~-]*/)*[\w@+\~-][\w@.+\~-]*\.(?:js|css)$~D';

	/** Some servers run `example.php.js` as PHP. */
	private const SCRIPT_NAME = '~\.(?:php\d?|phtml|phar|cgi|pl|py|rb|sh|asp|jsp)\.~i';

	/**
	 * Folder and address by the first part of a path.
	 *
	 * @var array<string, array{folder: string, url: string}>
	 */
	private array $roots;

	/** @param array<string, array{folder: string, url: string}> $roots By the first part of a path. */
	public function __construct( array $roots ) {
		$this->roots = $roots;
	}

	public static function of_site(): self {
		return new self(
			array(
				'plugins'     => array(
					'folder' => WP_PLUGIN_DIR,
					'url'    => plugins_url(),
				),
				'mu-plugins'  => array(
					'folder' => (string) constant( 'WPMU_PLUGIN_DIR' ),
					'url'    => set_url_scheme( (string) constant( 'WPMU_PLUGIN_URL' ) ),
				),
				'themes'      => array(
					'folder' => WP_CONTENT_DIR . '/themes',
					'url'    => content_url( 'themes' ),
				),
				'wp-includes' => array(
					'folder' => ABSPATH . constant( 'WPINC' ),
					'url'    => untrailingslashit( includes_url() ),
				),
				'wp-admin'    => array(
					'folder' => ABSPATH . 'wp-admin',
					'url'    => site_url( 'wp-admin' ),
				),
			)
		);
	}

	public static function is_path( string $path ): bool {
		return strlen( $path ) <= self::MAX_PATH && preg_match( self::PATH, $path ) && ! preg_match( self::SCRIPT_NAME, $path );
	}

	/** The path of a script or style. Null for other files, other sites, and addresses with arguments other than a version. */
	public function path_of( string $url ): ?string {
		$parts = explode( '?', $url, 2 );
		if ( isset( $parts[1] ) && ! preg_match( '~^ver=[^&#]*$~D', $parts[1] ) ) {
			return null;
		}

		$address = self::without_scheme( $parts[0] );
		foreach ( $this->roots as $name => $root ) {
			foreach ( array( self::without_scheme( $root['url'] ), self::path_in( $root['url'] ) ) as $base ) {
				if ( '' !== $base && 0 === strpos( $address, "$base/" ) ) {
					$path = $name . substr( $address, strlen( $base ) );
					return self::is_path( $path ) ? $path : null;
				}
			}
		}

		return null;
	}

	/** The file of a path, without checks. */
	public function location( string $path ): string {
		list( $name, $rest ) = explode( '/', $path, 2 );

		return $this->roots[ $name ]['folder'] . '/' . $rest;
	}

	/** The file of a path; null if there is none, or a link leads elsewhere. */
	public function file( string $path ): ?string {
		if ( ! self::is_path( $path ) ) {
			return null;
		}

		$file = realpath( $this->location( $path ) );
		$root = realpath( $this->roots[ explode( '/', $path, 2 )[0] ]['folder'] );

		return is_string( $file ) && is_string( $root )
			&& 0 === strpos( $file, $root . DIRECTORY_SEPARATOR )
			&& preg_match( '~\.(?:js|css)$~D', $file )
			&& is_file( $file ) ? $file : null;
	}

	/** Changes with the file; '' if there is none. */
	public static function version( string $file ): string {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- It may be missing.
		$time = @filemtime( $file );

		return false === $time ? '' : $time . '.' . (int) filesize( $file );
	}

	public function url( string $path ): string {
		list( $name, $rest ) = explode( '/', $path, 2 );

		return $this->roots[ $name ]['url'] . '/' . $rest;
	}

	/** Address of the folder of a file, for its copy: without a host, or with one if the copy may be on another host. */
	public function folder_url( string $path, bool $has_host ): string {
		$url = dirname( $this->url( $path ) );

		return $has_host ? self::without_scheme( $url ) : self::path_in( $url );
	}

	/** Changes if the site moves, which makes the addresses in copies wrong. */
	public function place( bool $has_host ): string {
		return $this->folder_url( 'themes/a.css', $has_host ) . ' ' . $this->folder_url( 'wp-includes/a.css', $has_host );
	}

	private static function without_scheme( string $url ): string {
		return (string) preg_replace( '~^https?:~i', '', $url );
	}

	private static function path_in( string $url ): string {
		return (string) preg_replace( '~^(?:https?:)?//[^/]*~i', '', $url );
	}
}
