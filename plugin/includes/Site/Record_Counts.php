<?php
/**
 * How much a backup of the site holds.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Site;

/**
 * The counts of the Backup card's bar (000 §3): published posts, installed plugins, approved comments.
 */
final class Record_Counts {

	/**
	 * The counts.
	 *
	 * @return array{posts: int, plugins: int, comments: int}
	 */
	public static function to_array(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return array(
			'posts'    => (int) ( wp_count_posts()->publish ?? 0 ),
			'plugins'  => count( get_plugins() ),
			// WordPress has counted them for its menu already.
			'comments' => (int) ( wp_count_comments()->approved ?? 0 ),
		);
	}
}
