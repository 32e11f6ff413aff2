<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/** Finds the file of an image's URL below the uploads folder. */
final class Sources {

	/** GIFs may be animated, and SVGs have no size. */
	private const EXTENSIONS = '/\.(jpe?g|png|webp|avif)$/iD';

	/** Folders that contain no originals. */
	private const OURS = '~^jetpack-dashboard[^/]*/~';

	private string $folder;
	private string $url;

	/** The folder without links; '' if it doesn't exist, null until it is needed. */
	private ?string $real_folder = null;

	/**
	 * Beginnings of the URLs of uploads, without scheme; null until they are needed.
	 *
	 * @var string[]|null
	 */
	private ?array $bases = null;

	/** @var array<string, array{path: string, version: string}|null> */
	private array $known = array();

	/**
	 * Whether a folder or one above it is closed, by folder.
	 *
	 * @var array<string, bool>
	 */
	private array $closed = array();

	/**
	 * @param string $folder The uploads folder.
	 * @param string $url    Its URL.
	 */
	public function __construct( string $folder, string $url ) {
		$this->folder = $folder;
		$this->url    = $url;
	}

	public static function of_site(): self {
		return new self( Uploads::folder(), Uploads::url() );
	}

	/**
	 * @return array{path: string, version: string}|null The path below the uploads folder, and a version that changes with the file. Null for
	 *                                                  other files.
	 */
	public function of_url( string $url ): ?array {
		if ( ! array_key_exists( $url, $this->known ) ) {
			$path = $this->path_of( $url );

			$this->known[ $url ] = null === $path ? null : $this->of_path( $path );
		}

		return $this->known[ $url ];
	}

	/** Whether a URL is below the uploads folder, without looking whether there is a file. */
	public function has( string $url ): bool {
		return null !== $this->path_of( $url );
	}

	/** @return array{path: string, version: string}|null */
	public function of_path( string $path ): ?array {
		$file = $this->file( $path );
		if ( null === $file ) {
			return null;
		}

		return array(
			'path'    => $path,
			'version' => substr( hash( 'sha256', filemtime( $file ) . ':' . filesize( $file ) ), 0, 8 ),
		);
	}

	/** The file of a path; null if there is none, or visitors can't open it at its own address in the uploads folder. */
	public function file( string $path ): ?string {
		if ( ! preg_match( self::EXTENSIONS, $path ) || preg_match( self::OURS, $path ) || preg_match( '~(^|/)\.\.?(/|$)|[\x00-\x1f\\\\]|//~', $path ) ) {
			return null;
		}

		$file   = realpath( "$this->folder/$path" );
		$folder = $this->real_folder();

		return is_string( $file ) && '' !== $folder && 0 === strpos( $file, $folder . DIRECTORY_SEPARATOR ) && is_file( $file )
			&& $this->is_public( $path, $file, $folder ) ? $file : null;
	}

	private function real_folder(): string {
		$this->real_folder = $this->real_folder ?? (string) realpath( $this->folder );

		return $this->real_folder;
	}

	/** Copies of a file in a closed folder would be open to everybody. */
	private function is_public( string $path, string $file, string $folder ): bool {
		$is_public = ! $this->is_closed( dirname( "$this->folder/$path" ), $this->folder ) && ! $this->is_closed( dirname( $file ), $folder );

		/**
		 * Filters whether everybody may see an image in the uploads folder. Only such images have copies.
		 *
		 * A folder with an `.htaccess` file is taken for closed. Servers that don't read such files need this filter for closed folders.
		 *
		 * @since 1.0.0
		 *
		 * @param bool   $is_public
		 * @param string $path      Path below the uploads folder.
		 */
		return (bool) apply_filters( 'jetpack_dashboard_image_is_public', $is_public, $path );
	}

	/** Whether a folder, or one between it and the uploads folder, has an `.htaccess` file. */
	private function is_closed( string $folder, string $uploads ): bool {
		if ( strlen( $folder ) <= strlen( $uploads ) ) {
			return false;
		}

		if ( ! isset( $this->closed[ $folder ] ) ) {
			$this->closed[ $folder ] = is_file( "$folder/.htaccess" ) || $this->is_closed( dirname( $folder ), $uploads );
		}

		return $this->closed[ $folder ];
	}

	public function url( string $path ): string {
		return $this->url . '/' . str_replace( '%2F', '/', rawurlencode( $path ) );
	}

	/** The path of a file below the uploads folder; null for others. */
	public function path_of_file( string $file ): ?string {
		$folder = trailingslashit( wp_normalize_path( $this->folder ) );
		$file   = wp_normalize_path( $file );

		return 0 === strpos( $file, $folder ) ? (string) substr( $file, strlen( $folder ) ) : null;
	}

	/** Accepts both schemes and addresses without a host. URLs with a query are left alone: another plugin creates those. */
	private function path_of( string $url ): ?string {
		$url = self::without_scheme( trim( $url ) );
		if ( null === $this->bases ) {
			$bases       = array( self::without_scheme( $this->url ), (string) wp_parse_url( $this->url, PHP_URL_PATH ) );
			$this->bases = array_diff( $bases, array( '' ) );
		}

		foreach ( $this->bases as $base ) {
			if ( 0 === strpos( $url, "$base/" ) && false === strpbrk( $url, '?#' ) ) {
				return rawurldecode( substr( $url, strlen( $base ) + 1 ) );
			}
		}

		return null;
	}

	private static function without_scheme( string $url ): string {
		return (string) preg_replace( '~^https?:~i', '', $url );
	}
}
