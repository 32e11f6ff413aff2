<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** Primes featured images with one query instead of three (meta, attachments, meta of attachments). */
final class Thumbnails {

	/** @param WP_Post[] $posts */
	public static function prime( array $posts ): void {
		global $wpdb;

		$ids = array_map( static fn( WP_Post $post ): int => $post->ID, $posts );
		if ( wp_using_ext_object_cache() ) {
			// Mostly cached already.
			update_meta_cache( 'post', $ids );
			_prime_post_caches( array_filter( array_map( 'get_post_thumbnail_id', $ids ) ), false, true );
			return;
		}

		$list = implode( ',', $ids );
		// phpcs:disable WordPress.DB -- Numbers of our own; the results go into WordPress's caches.
		$rows = (array) $wpdb->get_results(
			"SELECT meta.meta_id, meta.post_id, meta.meta_key, meta.meta_value, attachment.*
			FROM ( SELECT ID FROM $wpdb->posts WHERE ID IN ($list) UNION SELECT CAST( meta_value AS UNSIGNED ) FROM $wpdb->postmeta WHERE post_id IN ($list) AND meta_key = '_thumbnail_id' ) AS wanted
			INNER JOIN $wpdb->postmeta meta ON meta.post_id = wanted.ID
			LEFT JOIN $wpdb->posts attachment ON attachment.ID = wanted.ID AND attachment.post_type = 'attachment'
			ORDER BY meta.meta_id"
		);
		// phpcs:enable

		$metas       = array_fill_keys( $ids, array() );
		$attachments = array();
		foreach ( $rows as $row ) {
			$metas[ (int) $row->post_id ][ $row->meta_key ][] = $row->meta_value;
			if ( null !== $row->ID ) {
				unset( $row->meta_id, $row->post_id, $row->meta_key, $row->meta_value );
				$attachments[ (int) $row->ID ] = $row;
			}
		}
		foreach ( $metas as $id => $meta ) {
			wp_cache_add( $id, $meta, 'post_meta' );
		}
		update_post_cache( $attachments );
	}
}
