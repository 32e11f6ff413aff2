<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** Counts of the site's posts and comments. WordPress counts them again for each request, which takes seconds if there are a million: large counts are stored for an hour. */
final class Content_Counts {

	private const TRANSIENT = 'jetpack_dashboard_stats_contents';

	/** Posts and comments of a site whose counts are stored. */
	private const LARGE = 50000;

	/** @return array<string, int> `posts`, `comments` and `comments_spam`: published posts, approved comments and spam. */
	public static function get(): array {
		$stored = get_transient( self::TRANSIENT );
		if ( is_array( $stored ) ) {
			return $stored;
		}

		$comments = wp_count_comments();
		$counts   = array(
			'posts'         => (int) ( wp_count_posts()->publish ?? 0 ),
			'comments'      => (int) $comments->approved,
			'comments_spam' => (int) $comments->spam,
		);
		if ( array_sum( $counts ) >= self::LARGE ) {
			set_transient( self::TRANSIENT, $counts, HOUR_IN_SECONDS );
		}

		return $counts;
	}
}
