<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

defined( 'ABSPATH' ) || exit;

/** Counts for the Backup card: published posts, installed plugins, approved comments. */
final class Record_Counts {

	/** @return array{posts: int, plugins: int, comments: int} */
	public static function to_array(): array {
		return array(
			'posts'    => (int) ( wp_count_posts()->publish ?? 0 ),
			'plugins'  => self::plugins(),
			// Already cached by WordPress's admin menu.
			'comments' => (int) ( wp_count_comments()->approved ?? 0 ),
		);
	}

	/** Uses WordPress's update check, which the admin menu has loaded already. get_plugins() would read the header of every plugin file. */
	private static function plugins(): int {
		$checked = get_site_transient( 'update_plugins' )->checked ?? null;

		if ( is_array( $checked ) && $checked ) {
			return count( $checked );
		}

		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return count( get_plugins() );
	}
}
