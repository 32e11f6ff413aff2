<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

defined( 'ABSPATH' ) || exit;

/** The counts of the Backup card's bar: published posts, installed plugins, approved comments. */
final class Record_Counts {

	/**
	 * The counts.
	 *
	 * @return array{posts: int, plugins: int, comments: int}
	 */
	public static function to_array(): array {
		return array(
			'posts'    => (int) ( wp_count_posts()->publish ?? 0 ),
			'plugins'  => self::plugins(),
			// WordPress has counted them for its menu already.
			'comments' => (int) ( wp_count_comments()->approved ?? 0 ),
		);
	}

	/**
	 * The plugins that WordPress found when it last looked for updates, which its menu has read already. To look for them anew, as it
	 * does where that is not known, is to read the head of every file beside them.
	 */
	private static function plugins(): int {
		$known = get_site_transient( 'update_plugins' )->checked ?? null;

		if ( is_array( $known ) && $known ) {
			return count( $known );
		}

		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		return count( get_plugins() );
	}
}
