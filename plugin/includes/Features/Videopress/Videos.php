<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Uploads;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Which videos of the media library are private, who may watch them, and their URLs. */
final class Videos {

	/** Setting: whether videos without a choice of their own are private. */
	public const SETTING = 'videopress_private_enabled_for_site';

	/** Meta: `private` or `public`; missing if the setting applies. */
	public const CHOICE = '_jetpack_dashboard_video_privacy';

	/** Meta: the path of a private video before it was moved. */
	public const HOME = '_jetpack_dashboard_video_home';

	/** Query argument of the URL that private videos are streamed from. */
	public const QUERY = 'jetpack_video';

	/** Below the uploads folder. */
	public const FOLDER = 'jetpack-dashboard-videos';

	/** WordPress's meta: the path of an attachment below the uploads folder. */
	public const PATH = '_wp_attached_file';

	/** Autoloaded option: '1' once a video was private. Content may have stream URLs since then, so they must work while the module is off. */
	public const KEEP = 'jetpack_dashboard_keep_videopress';

	/** Whether the module is on. While it is off, only files in the closed folder are private. */
	public bool $is_on = true;

	private Settings_Store $settings;

	/**
	 * Attachments by former path.
	 *
	 * @var array<string, int>
	 */
	private array $moved = array();

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function is_video( int $id ): bool {
		return 'attachment' === get_post_type( $id ) && 0 === strpos( (string) get_post_mime_type( $id ), 'video/' );
	}

	/** Whether a video is supposed to be private. */
	public function is_private( int $id ): bool {
		if ( ! $this->is_on && ! self::is_closed( $id ) ) {
			return false;
		}
		$choice = self::meta( $id, self::CHOICE );

		return 'private' === $choice || ( 'public' !== $choice && true === $this->settings->get( self::SETTING ) );
	}

	/** Whether the file is in the closed folder. */
	public static function is_closed( int $id ): bool {
		return 0 === strpos( self::meta( $id, self::PATH ), self::FOLDER . '/' );
	}

	/** Whether a video's file has no URL of its own. Also true for a public video that hasn't been moved back yet. */
	public function is_streamed( int $id ): bool {
		return $this->is_video( $id ) && ( self::is_closed( $id ) || $this->is_private( $id ) );
	}

	/** Whether the current user may watch a private video: a member of the site who may read the post to which it is attached. */
	public function can_watch( int $id ): bool {
		if ( ! $this->is_private( $id ) ) {
			return true;
		}

		$can_watch = is_user_logged_in() && current_user_can( 'read' ) && ( current_user_can( 'edit_post', $id ) || self::can_read_parent( $id ) );

		/**
		 * Filters whether the current user may watch a private video.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $can_watch
		 * @param int  $id        Attachment.
		 */
		return (bool) apply_filters( 'jetpack_dashboard_can_watch_video', $can_watch, $id );
	}

	private static function can_read_parent( int $id ): bool {
		$parent = get_post( (int) wp_get_post_parent_id( $id ) );

		// get_post( 0 ) is the current post of the loop.
		return ! wp_get_post_parent_id( $id ) || ! $parent || ( current_user_can( 'read_post', $parent->ID ) && ! post_password_required( $parent ) );
	}

	/** The file name comes last, since WordPress checks the extension of a video's URL. */
	public function stream_url( int $id ): string {
		return home_url( '/?' . self::QUERY . '=' . $id . '&file=' . rawurlencode( wp_basename( self::meta( $id, self::PATH ) ) ) );
	}

	/** Whether a URL is that of a private video, or the one that its file had before it was moved or converted. */
	public function is_url_of( string $url, int $id ): bool {
		$path = self::upload_path( $url );

		return self::streamed_id( $url ) === $id || ( '' !== $path && in_array( $path, array( self::meta( $id, self::HOME ), self::meta( $id, Conversions::ORIGINAL ) ), true ) );
	}

	/** The video of a stream's URL, or the private or converted one whose file had a URL before; 0 for others. */
	public function of_url( string $url ): int {
		$id = self::streamed_id( $url );
		if ( $id > 0 ) {
			return $this->is_video( $id ) ? $id : 0;
		}

		$path = self::upload_path( $url );

		// A file of the same name may have been uploaded since.
		return '' === $path || is_file( Uploads::folder() . "/$path" ) ? 0 : $this->moved_from( $path );
	}

	/** The ID in the URL of a stream; 0 for other URLs. */
	private static function streamed_id( string $url ): int {
		$parts = wp_parse_url( html_entity_decode( $url, ENT_QUOTES ) );
		if ( ! is_array( $parts ) || ( $parts['host'] ?? '' ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return 0;
		}
		parse_str( $parts['query'] ?? '', $query );

		return is_string( $query[ self::QUERY ] ?? null ) ? (int) $query[ self::QUERY ] : 0;
	}

	/** The path of a URL below the uploads folder; '' for other URLs. */
	private static function upload_path( string $url ): string {
		$base = wp_parse_url( Uploads::url(), PHP_URL_PATH ) . '/';
		$path = rawurldecode( (string) wp_parse_url( html_entity_decode( $url, ENT_QUOTES ), PHP_URL_PATH ) );

		return 0 === strpos( $path, $base ) ? (string) substr( $path, strlen( $base ) ) : '';
	}

	private function moved_from( string $path ): int {
		global $wpdb;

		if ( ! isset( $this->moved[ $path ] ) ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only private and converted videos have these meta keys.
			$this->moved[ $path ] = (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key IN ( %s, %s ) AND meta_value = %s LIMIT 1", self::HOME, Conversions::ORIGINAL, $path ) );
		}

		return $this->moved[ $path ];
	}

	public static function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );

		return is_string( $value ) ? $value : '';
	}
}
