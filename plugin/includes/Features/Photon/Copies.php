<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_IMAGE' ) || exit;

/**
 * The folder with the copies: `ab/{hash of the path}/{version}-{width}.{type}`, and `{version}.json` with the widths of an image
 * whose copies are complete. Works without WordPress.
 */
final class Copies {

	// phpcs:disable WordPress -- WordPress isn't there when image.php runs.

	/** Below the uploads folder. */
	public const FOLDER = 'jetpack-dashboard-images';

	/** Widths of copies. The width of the original is added if it isn't larger than the last one. */
	public const WIDTHS = array( 150, 320, 480, 640, 800, 1024, 1440, 2048 );

	/** Extensions by preference. */
	public const TYPES = array(
		'avif' => 'image/avif',
		'webp' => 'image/webp',
		'jpg'  => 'image/jpeg',
		'png'  => 'image/png',
	);

	/** Types that a browser must ask for. */
	private const NEGOTIATED = array( 'avif', 'webp' );

	/** A served image isn't evicted; its time is updated once a day. */
	private const TOUCH_AFTER_S = 86400;

	private string $folder;

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	public function folder(): string {
		return $this->folder;
	}

	/** The folder of an image. */
	public function folder_of( string $path ): string {
		$hash = substr( hash( 'sha256', $path ), 0, 32 );

		return $this->folder . '/' . substr( $hash, 0, 2 ) . '/' . $hash;
	}

	/** File name of a copy. */
	public function file( string $path, string $version, int $width, string $type ): string {
		return $this->folder_of( $path ) . "/$version-$width.$type";
	}

	/**
	 * Widths of an image whose copies are complete.
	 *
	 * @return array{width: int, widths: int[]}|null Null if they aren't. No widths: it stays as it is.
	 */
	public function info( string $path, string $version ): ?array {
		$info = json_decode( (string) @file_get_contents( $this->folder_of( $path ) . "/$version.json" ), true );

		return is_array( $info ) && isset( $info['width'], $info['widths'] ) && is_array( $info['widths'] )
			? array(
				'width'  => (int) $info['width'],
				'widths' => array_map( 'intval', array_values( $info['widths'] ) ),
			)
			: null;
	}

	/**
	 * Marks an image's copies as complete.
	 *
	 * @param int[] $widths
	 * @param int   $bytes  Size of the original.
	 */
	public function complete( string $path, string $version, int $width, array $widths, int $bytes = 0 ): bool {
		$info = json_encode(
			array(
				'width'  => $width,
				'widths' => array_values( $widths ),
				'bytes'  => $bytes,
			)
		);

		return $this->prepare( $path ) && self::write( $this->folder_of( $path ) . "/$version.json", (string) $info );
	}

	/** Creates the folder of an image. */
	public function prepare( string $path ): bool {
		$folder = $this->folder_of( $path );

		return is_dir( $folder ) || @mkdir( $folder, 0755, true ) || is_dir( $folder );
	}

	/**
	 * The best existing copy that the browser accepts.
	 *
	 * @param string $accept The Accept header.
	 * @return array{string, string}|null File and media type.
	 */
	public function find( string $path, string $version, int $width, string $accept ): ?array {
		foreach ( self::TYPES as $type => $media_type ) {
			$file = $this->file( $path, $version, $width, $type );

			if ( ( ! in_array( $type, self::NEGOTIATED, true ) || self::accepts( $accept, $media_type ) ) && is_file( $file ) ) {
				$this->mark_as_used( $path, $version );
				return array( $file, $media_type );
			}
		}

		return null;
	}

	/** Deletes the copies of an image, except those of one version. */
	public function forget( string $path, string $version = '' ): void {
		self::clear( $this->folder_of( $path ), $version );
	}

	/**
	 * Deletes the files in a folder, and the folder if it is empty.
	 *
	 * @param string $kept_prefix Prefix of the names to keep; '' for none.
	 */
	public static function clear( string $folder, string $kept_prefix = '' ): void {
		foreach ( self::names_in( $folder ) as $name ) {
			if ( '' === $kept_prefix || 0 !== strpos( $name, $kept_prefix ) ) {
				@unlink( "$folder/$name" );
			}
		}
		if ( is_dir( $folder ) ) {
			@rmdir( $folder );
		}
	}

	/**
	 * Folders of images with their size and the time of their last use, oldest first.
	 *
	 * @return array<string, array{bytes: int, time: int}>
	 */
	public function all(): array {
		$all = array();

		foreach ( self::names_in( $this->folder ) as $part ) {
			foreach ( 2 === strlen( $part ) ? self::names_in( "$this->folder/$part" ) : array() as $name ) {
				$folder = "$this->folder/$part/$name";
				$bytes  = 0;
				$time   = 0;

				foreach ( self::names_in( $folder ) as $file ) {
					$bytes += (int) @filesize( "$folder/$file" );
					$time   = max( $time, (int) @filemtime( "$folder/$file" ) );
				}
				$all[ $folder ] = array(
					'bytes' => $bytes,
					'time'  => $time,
				);
			}
		}
		uasort( $all, static fn( array $a, array $b ): int => $a['time'] <=> $b['time'] );

		return $all;
	}

	/** Writes a file atomically. */
	public static function write( string $file, string $text ): bool {
		$new = $file . '.' . bin2hex( random_bytes( 6 ) ) . '.new';

		if ( strlen( $text ) !== @file_put_contents( $new, $text ) || ! @rename( $new, $file ) ) {
			@unlink( $new );
			return false;
		}

		return true;
	}

	/** @return string[] */
	public static function names_in( string $folder ): array {
		return is_dir( $folder ) && ! is_link( $folder ) ? array_values( array_diff( @scandir( $folder ) ?: array(), array( '.', '..' ) ) ) : array();
	}

	/** Whether an Accept header names the type. Wildcards don't count: every browser sends them. */
	private static function accepts( string $accept, string $media_type ): bool {
		foreach ( explode( ',', strtolower( $accept ) ) as $item ) {
			$parts = array_map( 'trim', explode( ';', $item ) );

			if ( $parts[0] === $media_type ) {
				return ! preg_grep( '/^q\s*=\s*0(\.0*)?$/', $parts );
			}
		}

		return false;
	}

	private function mark_as_used( string $path, string $version ): void {
		$info = $this->folder_of( $path ) . "/$version.json";

		if ( (int) @filemtime( $info ) < time() - self::TOUCH_AFTER_S ) {
			@touch( $info );
		}
	}
}
