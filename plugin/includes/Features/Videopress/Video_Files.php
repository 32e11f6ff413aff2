<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the files of private videos to a closed folder, and back. Each has a folder with a secret name, for servers that don't read
 * `.htaccess`.
 *
 * Moves may be interrupted, and two requests may move the same file. So both paths are known before the file is moved: that of the
 * closed folder depends on the video only, and the other one is stored. If the file isn't at its stored path, it is at the other one.
 */
final class Video_Files {

	private const DENY = "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n";

	/** Name of a copy while it is made. */
	private const COPY = 'copy.mp4.part';

	private Videos $videos;

	/** The uploads folder. */
	private string $base;

	public function __construct( Videos $videos ) {
		$this->videos = $videos;
		$this->base   = Uploads::folder();
	}

	/** Moves a video to where it belongs. False if that isn't possible. */
	public function sync( int $id ): bool {
		$is_private = $this->videos->is_private( $id );
		$is_done    = $is_private ? $this->close( $id ) : $this->open( $id );
		$is_done    = $this->keep_original( $id ) && $is_done;

		if ( $is_private || Videos::is_closed( $id ) ) {
			// WordPress then hides it from visitors, also while this module is off.
			self::set_status( $id, 'inherit', 'private' );
		} elseif ( '' !== Videos::meta( $id, Videos::HOME ) ) {
			self::set_status( $id, 'private', 'inherit' );
			delete_post_meta( $id, Videos::HOME );
		}

		return $is_done;
	}

	/** The file of a video; null if it isn't one in the uploads folder. */
	public function file( int $id ): ?string {
		$file = realpath( $this->base . '/' . Videos::meta( $id, Videos::PATH ) );
		$base = realpath( $this->base );

		return is_string( $file ) && is_string( $base ) && 0 === strpos( $file, $base . DIRECTORY_SEPARATOR ) && is_file( $file )
			&& 0 === strpos( (string) wp_check_filetype( $file )['type'], 'video/' ) ? $file : null;
	}

	/** A file in the closed folder of a video, to write its copy; null if there can't be one. */
	public function new_file( int $id ): ?string {
		$file = $this->base . '/' . self::closed_path( $id, self::COPY );

		return $this->prepare_folder() && wp_mkdir_p( dirname( $file ) ) ? $file : null;
	}

	/**
	 * Makes a copy the file of its video, and keeps the uploaded file in the closed folder. A file that several attachments share isn't
	 * replaced. While the copy was made, the video may have been deleted, or made private.
	 *
	 * @param string $copy From new_file().
	 */
	public function replace( int $id, string $copy ): bool {
		wp_cache_delete( $id, 'post_meta' );
		$path = Videos::meta( $id, Videos::PATH );
		if ( null === $this->file( $id ) || self::is_used( $path, $id ) ) {
			return false;
		}

		$folder = dirname( $path );
		$folder = '.' === $folder ? '' : "$folder/";
		$target = $folder . wp_unique_filename( "$this->base/$folder", pathinfo( $path, PATHINFO_FILENAME ) . '.mp4' );
		if ( ! self::move( $copy, "$this->base/$target" ) ) {
			return false;
		}

		add_post_meta( $id, Conversions::ORIGINAL, wp_slash( Videos::is_closed( $id ) ? Videos::meta( $id, Videos::HOME ) : $path ), true );
		update_post_meta( $id, Videos::PATH, wp_slash( $target ) );
		self::set_type( $id );
		require_once ABSPATH . 'wp-admin/includes/media.php';
		wp_update_attachment_metadata( $id, (array) wp_read_video_metadata( "$this->base/$target" ) );
		update_option( Videos::KEEP, '1', true );

		return $this->keep_original( $id );
	}

	/** Moves the uploaded file of a converted video to the closed folder. Also completes a move that was interrupted. */
	private function keep_original( int $id ): bool {
		$path = Videos::meta( $id, Conversions::ORIGINAL );
		$file = "$this->base/$path";

		return '' === $path || ! is_file( $file ) || self::is_used( $path, $id ) || self::move( $file, $this->base . '/' . self::closed_path( $id, $path ) );
	}

	/** Deletes the uploaded file of a converted video, and what an interrupted conversion left. */
	public function delete_original( int $id ): void {
		foreach ( array( Videos::meta( $id, Conversions::ORIGINAL ), self::COPY ) as $path ) {
			$file = $this->base . '/' . self::closed_path( $id, $path );
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
				self::delete_folder_of( $file );
			}
		}
	}

	private function close( int $id ): bool {
		$path = Videos::meta( $id, Videos::PATH );
		$home = Videos::meta( $id, Videos::HOME );

		if ( Videos::is_closed( $id ) ) {
			return is_file( "$this->base/$path" ) || ( '' !== $home && ! self::is_used( $home, $id ) && self::move( "$this->base/$home", "$this->base/$path" ) );
		}

		$closed   = self::closed_path( $id, $path );
		$is_there = ! is_file( "$this->base/$path" ) && is_file( "$this->base/$closed" );
		if ( ! $is_there && ( null === $this->file( $id ) || self::is_used( $path, $id ) || ! $this->prepare_folder() ) ) {
			return false;
		}

		update_option( Videos::KEEP, '1', true );
		update_post_meta( $id, Videos::HOME, wp_slash( $path ) );
		update_post_meta( $id, Videos::PATH, wp_slash( $closed ) );
		if ( self::move( "$this->base/$path", "$this->base/$closed" ) ) {
			return true;
		}

		update_post_meta( $id, Videos::PATH, wp_slash( $path ) );

		return false;
	}

	private function open( int $id ): bool {
		$path = Videos::meta( $id, Videos::PATH );

		if ( ! Videos::is_closed( $id ) ) {
			$closed = $this->base . '/' . self::closed_path( $id, $path );

			return '' === $path || is_file( "$this->base/$path" ) || ! is_file( $closed ) || self::move( $closed, "$this->base/$path" );
		}

		$home = Videos::meta( $id, Videos::HOME );
		// An earlier move was interrupted.
		if ( '' !== $home && ! is_file( "$this->base/$path" ) && is_file( "$this->base/$home" ) && ! self::is_used( $home, $id ) ) {
			update_post_meta( $id, Videos::PATH, wp_slash( $home ) );
			return true;
		}
		if ( null === $this->file( $id ) ) {
			return false;
		}

		$folder = '' === $home ? trim( wp_upload_dir( null, false )['subdir'], '/' ) : dirname( $home );
		$folder = in_array( $folder, array( '', '.' ), true ) ? '' : "$folder/";
		$target = $folder . wp_unique_filename( "$this->base/$folder", wp_basename( $path ) );

		update_post_meta( $id, Videos::HOME, wp_slash( $target ) );
		if ( ! self::move( "$this->base/$path", "$this->base/$target" ) ) {
			return false;
		}
		update_post_meta( $id, Videos::PATH, wp_slash( $target ) );

		return true;
	}

	/** A folder that can't be guessed without the secrets in wp-config.php. */
	private static function closed_path( int $id, string $path ): string {
		return Videos::FOLDER . '/' . wp_hash( "jetpack_dashboard_video $id" ) . '/' . wp_basename( $path );
	}

	/** Deletes the folder of the old file if it was ours. Succeeds if another request has moved the file. */
	private static function move( string $from, string $to ): bool {
		clearstatcache();
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- Atomic; the result is checked.
		$is_moved = is_file( $from ) && wp_mkdir_p( dirname( $to ) ) && @rename( $from, $to );
		if ( ! $is_moved && ( is_file( $from ) || ! is_file( $to ) ) ) {
			return false;
		}
		self::delete_folder_of( $from );

		return true;
	}

	/** Deletes the empty secret folder of a deleted or moved file. */
	public static function delete_folder_of( string $file ): void {
		if ( Videos::FOLDER === wp_basename( dirname( $file, 2 ) ) && is_dir( dirname( $file ) ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- One that isn't empty stays.
			@rmdir( dirname( $file ) );
		}
	}

	/** Whether another attachment has the same file, as those of some translation plugins do. */
	private static function is_used( string $path, int $id ): bool {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for it.
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value = %s AND post_id <> %d LIMIT 1", Videos::PATH, $path, $id ) );
	}

	private function prepare_folder(): bool {
		$folder = $this->base . '/' . Videos::FOLDER;
		$files  = array(
			'.htaccess' => self::DENY,
			'index.php' => "<?php\n",
		);

		if ( ! wp_mkdir_p( $folder ) ) {
			return false;
		}
		foreach ( $files as $name => $text ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local file; the result is checked.
			if ( ! is_file( "$folder/$name" ) && strlen( $text ) !== @file_put_contents( "$folder/$name", $text ) ) {
				return false;
			}
		}

		return true;
	}

	private static function set_type( int $id ): void {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- See set_status().
		$wpdb->update( $wpdb->posts, array( 'post_mime_type' => 'video/mp4' ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}

	/** Without wp_update_post(), which would also change the date and run every plugin's hooks. */
	private static function set_status( int $id, string $from, string $to ): void {
		global $wpdb;

		if ( get_post_field( 'post_status', $id, 'raw' ) === $from ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The cache is cleaned.
			$wpdb->update( $wpdb->posts, array( 'post_status' => $to ), array( 'ID' => $id ) );
			clean_post_cache( $id );
		}
	}
}
