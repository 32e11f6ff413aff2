<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Google News sitemap: posts of the last two days. */
final class News_File {

	private const HOURS   = 48;
	private const MAXIMUM = 1000;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** @return array<int, array<string, mixed>> Newest first. */
	public function urls(): array {
		/** This filter is documented in wp-includes/sitemaps/providers/class-wp-sitemaps-posts.php */
		$extra = (array) apply_filters( 'wp_sitemaps_posts_query_args', array(), 'post' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
		$posts = get_posts(
			array(
				'post_status'      => 'publish',
				'has_password'     => false,
				'numberposts'      => self::MAXIMUM, // phpcs:ignore WordPress.WP.PostsPerPage -- The format's own limit.
				'suppress_filters' => false,
				'date_query'       => array(
					array(
						'column'    => 'post_date_gmt',
						'after'     => gmdate( 'Y-m-d H:i:s', $this->clock->now() - self::HOURS * HOUR_IN_SECONDS ),
						'inclusive' => true,
					),
					// The database has an index of local dates only. Time zones differ by 26 hours at most.
					array(
						'column' => 'post_date',
						'after'  => gmdate( 'Y-m-d H:i:s', $this->clock->now() - ( self::HOURS + 26 ) * HOUR_IN_SECONDS ),
					),
				),
			) + $extra
		);
		$urls = array();
		foreach ( $posts as $post ) {
			if ( $post instanceof WP_Post && ! Post_Files::is_skipped( $post ) ) {
				$urls[] = array(
					'loc'       => get_permalink( $post ),
					'news:news' => array(
						'news:publication'      => array(
							'news:name'     => self::text( get_bloginfo( 'name' ) ),
							'news:language' => self::language(),
						),
						'news:publication_date' => get_post_time( DATE_W3C, true, $post ),
						'news:title'            => self::text( get_the_title( $post ) ),
					),
				);
			}
		}

		return $urls;
	}

	private static function text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** Language code of two or three letters, except for Chinese. */
	private static function language(): string {
		$language = strtolower( get_bloginfo( 'language' ) );

		return in_array( $language, array( 'zh-cn', 'zh-tw' ), true ) ? $language : (string) strtok( $language, '-' );
	}
}
