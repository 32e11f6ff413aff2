<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/** Number and size of the videos in the media library. Stored until a video is added or deleted. */
final class Storage {

	/** Missing while the module is off. */
	public const OPTION = 'jetpack_dashboard_video_storage';

	/** Videos that are counted. */
	private const MAX = 2000;

	/** Counts again on the next read. */
	public static function reset(): void {
		update_option( self::OPTION, array(), false );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** A text for the dashboard and the settings; '' while the module is off. */
	public static function summary(): string {
		$figures = get_option( self::OPTION );
		if ( ! is_array( $figures ) ) {
			return '';
		}
		if ( ! isset( $figures['videos'], $figures['bytes'], $figures['is_more'] ) ) {
			$figures = self::count();
			update_option( self::OPTION, $figures, false );
		}

		$moving = 0 === (int) $figures['videos'] ? '' : self::moving();

		return implode( ' ', array_filter( array( self::used( $figures ), self::free(), $moving, self::converting() ) ) );
	}

	/** @param array<string, mixed> $figures */
	private static function used( array $figures ): string {
		$videos = (int) $figures['videos'];
		$size   = (string) size_format( (int) $figures['bytes'], $figures['bytes'] > 1073741824 ? 1 : 0 );

		if ( 0 === $videos ) {
			return __( 'Your media library has no videos yet.', 'jetpack-dashboard' );
		}
		if ( $figures['is_more'] ) {
			/* translators: 1: number of videos, 2: size such as "3 GB". */
			return sprintf( __( 'The newest %1$s videos use %2$s on this server.', 'jetpack-dashboard' ), number_format_i18n( $videos ), $size );
		}

		/* translators: 1: number of videos, 2: size such as "3 GB". */
		return sprintf( _n( '%1$s video uses %2$s on this server.', '%1$s videos use %2$s on this server.', $videos, 'jetpack-dashboard' ), number_format_i18n( $videos ), $size );
	}

	/** The space that is left: that of the site on a network with quotas, or that of the disk if PHP may read it. */
	private static function free(): string {
		$folder = Uploads::folder();
		$is_set = is_multisite() && ! get_site_option( 'upload_space_check_disabled' );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Some hosts don't allow it.
		$free = $is_set ? get_upload_space_available() : ( function_exists( 'disk_free_space' ) ? @disk_free_space( $folder ) : false );

		return false === $free ? '' : sprintf(
			/* translators: %s: size such as "20 GB". */
			__( '%s free.', 'jetpack-dashboard' ),
			(string) size_format( (string) max( 0, $free ) )
		);
	}

	private static function moving(): string {
		$state = Privacy_Queue::state();

		if ( null !== $state['after'] ) {
			return __( 'Files are being moved to or from the private folder.', 'jetpack-dashboard' );
		}

		return 0 === $state['failed'] ? '' : sprintf(
			/* translators: %s: number of videos. */
			_n( 'The file of %s video could not be moved, so its address still works as before. Check that the uploads folder is writable.', 'The files of %s videos could not be moved, so their addresses still work as before. Check that the uploads folder is writable.', $state['failed'], 'jetpack-dashboard' ),
			number_format_i18n( $state['failed'] )
		);
	}

	private static function converting(): string {
		$job = get_option( Conversions::OPTION );

		return ! is_array( $job ) ? '' : sprintf(
			/* translators: 1: title of a video, 2: percentage. */
			__( 'Converting “%1$s”: %2$d %% done.', 'jetpack-dashboard' ),
			get_the_title( (int) ( $job['id'] ?? 0 ) ),
			(int) ( $job['percent'] ?? 0 )
		);
	}

	/** @return array{videos: int, bytes: int, is_more: bool} */
	private static function count(): array {
		global $wpdb;

		$base  = Uploads::folder();
		$bytes = 0;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Stored in an option.
		$paths = $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM $wpdb->posts INNER JOIN $wpdb->postmeta ON post_id = ID AND meta_key = %s WHERE post_type = 'attachment' AND post_status IN ( 'inherit', 'private' ) AND post_mime_type LIKE %s ORDER BY ID DESC LIMIT %d", Videos::PATH, 'video/%', self::MAX + 1 ) );

		foreach ( array_slice( $paths, 0, self::MAX ) as $path ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- The file may be missing or elsewhere.
			$bytes += (int) @filesize( path_is_absolute( (string) $path ) ? (string) $path : "$base/$path" );
		}

		return array(
			'videos'  => min( count( $paths ), self::MAX ),
			'bytes'   => $bytes,
			'is_more' => count( $paths ) > self::MAX,
		);
	}
}
