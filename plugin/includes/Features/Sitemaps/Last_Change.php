<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** When a public post was last published, changed or unpublished, which changes lists of posts. Stored, since WordPress reads all posts to find it. */
final class Last_Change {

	private const TRANSIENT = 'jetpack_dashboard_sitemap_changed';

	public static function date(): string {
		$date = get_transient( self::TRANSIENT );
		if ( ! is_string( $date ) ) {
			$date = (string) get_lastpostmodified( 'gmt' );
			self::store( $date );
		}

		return Xml::date( $date );
	}

	/**
	 * Handles transition_post_status.
	 *
	 * @param string  $to
	 * @param string  $from
	 * @param WP_Post $post
	 */
	public static function note( $to, $from, $post ): void {
		if ( in_array( 'publish', array( $to, $from ), true ) && in_array( $post->post_type, Post_Files::types(), true ) ) {
			self::store( gmdate( 'Y-m-d H:i:s' ) );
		}
	}

	private static function store( string $date ): void {
		set_transient( self::TRANSIENT, $date, WEEK_IN_SECONDS );
	}
}
