<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The posts with the most views. The numbers come from the statistics, if they are on. */
final class Top_Posts implements Kind {

	/** Posts to read, since some may be of another type or not public. */
	private const POOL = 100;

	private const MAX_DAYS = 90;

	public function name(): string {
		return 'popular-posts';
	}

	public function texts(): array {
		return array(
			'title'       => __( 'Top posts', 'jetpack-dashboard' ),
			'description' => __( 'Lists the posts with the most views. Site stats must be on.', 'jetpack-dashboard' ),
			'icon'        => 'chart-bar',
			'keywords'    => array( __( 'popular posts', 'jetpack-dashboard' ), __( 'most viewed', 'jetpack-dashboard' ), __( 'trending', 'jetpack-dashboard' ) ),
		);
	}

	public function fields(): array {
		return array(
			new Field( 'number', Field::NUMBER, __( 'Number of posts', 'jetpack-dashboard' ), 5, 20 ),
			new Field( 'days', Field::NUMBER, __( 'Time period in days', 'jetpack-dashboard' ), 7, self::MAX_DAYS ),
			new Field( 'views', Field::TOGGLE, __( 'Show number of views', 'jetpack-dashboard' ), false ),
		);
	}

	public function example(): array {
		return array( 'number' => 3 );
	}

	public function has_text(): bool {
		return false;
	}

	public function html( array $values ): string {
		$views = self::views( (int) $values['days'] );
		$posts = $views ? get_posts(
			array(
				'post_type'      => 'post',
				'post__in'       => array_keys( $views ),
				'orderby'        => 'post__in',
				'posts_per_page' => (int) $values['number'],
				'has_password'   => false,
			)
		) : array();
		$items = '';

		foreach ( $posts as $post ) {
			if ( ! $post instanceof WP_Post ) {
				continue;
			}
			$title = wp_strip_all_tags( get_the_title( $post ) );
			$count = $views[ $post->ID ] ?? 0;
			/* translators: %s: number of views. */
			$note   = sprintf( _n( '%s view', '%s views', $count, 'jetpack-dashboard' ), number_format_i18n( $count ) );
			$items .= sprintf(
				'<li><a href="%1$s">%2$s</a>%3$s</li>',
				esc_url( (string) get_permalink( $post ) ),
				esc_html( '' === $title ? __( '(no title)', 'jetpack-dashboard' ) : $title ),
				$values['views'] ? ' <span>' . esc_html( $note ) . '</span>' : ''
			);
		}

		return '' === $items ? '' : "<ol>$items</ol>";
	}

	/** @return array<int, int> By post. Cached for ten minutes. */
	private static function views( int $days ): array {
		$key   = "jetpack_dashboard_top_posts_$days";
		$views = get_transient( $key );
		if ( ! is_array( $views ) ) {
			/**
			 * Filters the posts with the most views. The statistics module hooks into it.
			 *
			 * @since 1.0.0
			 *
			 * @param array<int, int> $views By post, highest first.
			 * @param int             $days  Including today.
			 * @param int             $limit
			 */
			$views = array_map( 'absint', (array) apply_filters( 'jetpack_dashboard_top_posts', array(), $days, self::POOL ) );
			set_transient( $key, $views, 10 * MINUTE_IN_SECONDS );
		}
		unset( $views[0] );

		return $views;
	}
}
