<?php
/**
 * Tests of the counts of posts and comments.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use PHPUnit\Framework\TestCase;

/** Stand-ins for WordPress's functions, which count their calls. */
function wp_count_posts(): object {
	++$GLOBALS['test_counted'];

	return (object) array( 'publish' => $GLOBALS['test_posts'] );
}

function wp_count_comments(): object {
	++$GLOBALS['test_counted'];

	return (object) array(
		'approved' => 20,
		'spam'     => 3,
	);
}

final class Content_CountsTest extends TestCase {

	protected function setUp(): void {
		delete_transient( 'jetpack_dashboard_stats_contents' );
		$GLOBALS['test_counted'] = 0;
	}

	private static function counts_with( int $posts ): array {
		$GLOBALS['test_posts'] = $posts;

		return Content_Counts::get();
	}

	public function test_counts_a_small_site_each_time(): void {
		$this->assertSame( 5, self::counts_with( 5 )['posts'] );
		$this->assertSame(
			array(
				'posts'         => 6,
				'comments'      => 20,
				'comments_spam' => 3,
			),
			self::counts_with( 6 )
		);
	}

	public function test_stores_large_counts(): void {
		$first = self::counts_with( 900000 );

		$this->assertSame( 900000, $first['posts'] );
		$this->assertSame( $first, self::counts_with( 900001 ) );
		$this->assertSame( 2, $GLOBALS['test_counted'] );
	}
}
