<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Page\Page;
use Jetpack_Dashboard\Kernel\Page\Page_Image;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Describes the current page as JSON-LD with the types of schema.org. */
final class Structured_Data {

	public static function print( string $description ): void {
		$post  = Page::post();
		$graph = array_values( array_filter( array( self::of_page( $post, $description ), Breadcrumbs::data() ) ) );

		/**
		 * Filters the items of a page's structured data, each with its `@type`.
		 *
		 * @since 1.0.0
		 *
		 * @param array $graph Items of the JSON-LD graph.
		 */
		$graph = (array) apply_filters( 'jetpack_dashboard_structured_data', $post && '' !== $post->post_password ? array() : $graph );
		$json  = $graph ? wp_json_encode(
			array(
				'@context' => 'https://schema.org',
				'@graph'   => array_values( $graph ),
			),
			// Without tags, so that no text can close the script element.
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) : false;
		if ( is_string( $json ) ) {
			// Data, not a script: content security policies don't apply to it.
			echo '<script type="application/ld+json">' . $json . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without tags.
		}
	}

	/** @return array<string, mixed>|null Null for attachments and for archives, which only have a path. */
	private static function of_page( ?WP_Post $post, string $description ): ?array {
		if ( is_front_page() ) {
			// On further pages, it names their number.
			return self::of_site( Page::number() < 2 ? $description : '' );
		}
		if ( ! $post || is_attachment() || '' !== $post->post_password ) {
			return null;
		}

		$image  = Page_Image::of( $post, Post_Fields::image( $post->ID ) );
		$common = array(
			'name'        => Page::text_of( 'post_title' ),
			'url'         => (string) get_permalink( $post ),
			'description' => $description,
			'image'       => $image['url'] ?? '',
		);

		return Product_Data::of( $post, $common ) ?? array_filter( self::of_text( $post ) + $common );
	}

	/** @return array<string, mixed> */
	private static function of_text( WP_Post $post ): array {
		if ( is_home() ) {
			return array( '@type' => 'CollectionPage' );
		}

		$data = array(
			'@type'         => 'post' === $post->post_type ? 'Article' : 'WebPage',
			'datePublished' => (string) get_post_time( DATE_ATOM, true, $post ),
			'dateModified'  => (string) get_post_modified_time( DATE_ATOM, true, $post ),
			'inLanguage'    => get_bloginfo( 'language' ),
		);
		if ( 'post' !== $post->post_type ) {
			return $data;
		}

		$author = get_userdata( (int) $post->post_author );

		return $data + array(
			'headline'  => Page::text_of( 'post_title' ),
			'author'    => $author ? array(
				'@type' => 'Person',
				'name'  => Page::plain( $author->display_name ),
				'url'   => get_author_posts_url( $author->ID, $author->user_nicename ),
			) : array(),
			'publisher' => self::publisher(),
		);
	}

	/** @return array<string, mixed> */
	private static function of_site( string $description ): array {
		return array_filter(
			array(
				'@type'       => 'WebSite',
				'name'        => Page::site_name(),
				'url'         => home_url( '/' ),
				'description' => $description,
				'inLanguage'  => get_bloginfo( 'language' ),
				'publisher'   => self::publisher(),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function publisher(): array {
		return array_filter(
			array(
				'@type' => 'Organization',
				'name'  => Page::site_name(),
				'url'   => home_url( '/' ),
				'logo'  => (string) get_site_icon_url( 512 ),
			)
		);
	}
}
