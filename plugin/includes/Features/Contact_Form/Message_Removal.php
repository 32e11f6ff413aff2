<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Deletes all messages when the plugin is uninstalled. */
final class Message_Removal {

	private const BATCH = 500;

	/** Without wp_delete_post(), which runs many statements per message. No other plugin needs to know that these posts are deleted. */
	public static function delete_all(): void {
		global $wpdb;
		do {
			// phpcs:disable WordPress.DB -- All rows of the plugin; the ids are numbers.
			$ids  = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s LIMIT %d", Messages::TYPE, self::BATCH ) ) );
			$list = implode( ',', $ids );
			if ( ! $ids ) {
				break;
			}
			$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE post_id IN ( $list )" );
			$is_deleted = (bool) $wpdb->query( "DELETE FROM $wpdb->posts WHERE ID IN ( $list )" );
			// phpcs:enable
			wp_cache_delete_multiple( $ids, 'posts' );
			wp_cache_delete_multiple( $ids, 'post_meta' );
		} while ( $is_deleted );
		wp_cache_set_posts_last_changed();
	}
}
