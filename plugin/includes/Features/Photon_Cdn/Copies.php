<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Kernel\Local_Folder;
use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/** The folder of copies: `{hash}/plugins/example/style.css`. Addresses end with the original path, because some scripts search for others by the end of their address. */
final class Copies {

	/** Below the uploads folder. */
	public const FOLDER = 'jetpack-dashboard-static';

	/** A hash as the name of a folder. */
	public const HASH = '[0-9a-f]{16}';

	/** A copy in use isn't evicted; the time of its folder is updated once a day. */
	private const TOUCH_AFTER_S = DAY_IN_SECONDS;

	private string $folder;
	private string $url;

	public function __construct( string $folder, string $url ) {
		$this->folder = $folder;
		$this->url    = $url;
	}

	public static function of_site(): self {
		return new self( Uploads::folder() . '/' . self::FOLDER, set_url_scheme( Uploads::url() ) . '/' . self::FOLDER );
	}

	public function folder(): string {
		return $this->folder;
	}

	public function url(): string {
		return $this->url;
	}

	/** The address with the CDN instead of the site. */
	public function url_on( string $cdn ): string {
		return '' === $cdn ? $this->url : (string) preg_replace( '~^(?:https?:)?//[^/]+~i', untrailingslashit( $cdn ), $this->url );
	}

	/** Whether the uploads folder is on a disk, and not in a storage service. */
	public function is_local(): bool {
		return false === strpos( $this->folder, '://' );
	}

	/** A name that no other content of any file has. */
	public static function hash( string $path, string $text ): string {
		return substr( hash( 'sha256', "$path\n$text" ), 0, 16 );
	}

	public function has( string $hash, string $path ): bool {
		return is_file( "$this->folder/$hash/$path" );
	}

	public function write( string $hash, string $path, string $text ): bool {
		$file = "$this->folder/$hash/$path";

		return ! is_link( $this->folder ) && ! is_link( "$this->folder/$hash" ) && wp_mkdir_p( dirname( $file ) ) && Local_Folder::write( $file, $text );
	}

	public function mark_as_used( string $hash ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local folder, which may have just been deleted.
		if ( (int) @filemtime( "$this->folder/$hash" ) < time() - self::TOUCH_AFTER_S ) {
			@touch( "$this->folder/$hash" );
		}
		// phpcs:enable
	}

	/** Starts the time after which an outdated copy is deleted: pages in caches still refer to it. */
	public function retire( string $hash ): void {
		if ( '' !== $hash && is_dir( "$this->folder/$hash" ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- See above.
			@touch( "$this->folder/$hash" );
		}
	}

	public function remove( string $hash ): void {
		Local_Folder::remove( "$this->folder/$hash" );
	}

	/**
	 * Sizes of the copies and the times of their last use, oldest first.
	 *
	 * @return array<string, array{bytes: int, time: int}> By hash.
	 */
	public function all(): array {
		$all = array();
		clearstatcache();

		foreach ( preg_grep( '~^' . self::HASH . '$~D', Local_Folder::names_in( $this->folder ) ) ?: array() as $hash ) {
			$all[ $hash ] = array(
				'bytes' => Local_Folder::size( "$this->folder/$hash" ),
				// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- See above.
				'time'  => (int) @filemtime( "$this->folder/$hash" ),
			);
		}
		uasort( $all, static fn( array $a, array $b ): int => $a['time'] <=> $b['time'] );

		return $all;
	}

	/** Deletes all copies, the queue and what is known about them. */
	public function delete_all(): void {
		if ( $this->is_local() ) {
			Local_Folder::remove( $this->folder );
		}
		delete_option( File_Map::OPTION );
		delete_option( Usage::OPTION );
	}
}
