<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Videos of video blocks and shortcodes. Those that visitors can't view, or that have no preview image, title or description, are left out. */
final class Videos {

	/** Per post. */
	private const MAXIMUM = 100;

	/** Videos to load for one file. */
	private const MAX_PER_FILE = 2000;

	/** Google's limits, in code points and seconds. */
	private const TITLE_LENGTH       = 100;
	private const DESCRIPTION_LENGTH = 2048;
	private const MAX_DURATION       = 28800;

	/**
	 * Videos by post: attachment ID (0 for none), URL, poster and caption.
	 *
	 * @var array<int, array<int, array{id: int, url: string, poster: string, caption: string}>>
	 */
	private array $videos = array();

	/**
	 * Loads the attachments of all posts.
	 *
	 * @param WP_Post[] $posts
	 */
	public function __construct( array $posts ) {
		$ids = array();
		foreach ( $posts as $post ) {
			$videos = count( $ids ) < self::MAX_PER_FILE ? array_slice( self::videos_in( $post->post_content ), 0, self::MAXIMUM ) : array();
			if ( $videos ) {
				$this->videos[ $post->ID ] = $videos;
				$ids                       = array_merge( $ids, array_filter( array_column( $videos, 'id' ) ) );
			}
		}
		if ( $ids ) {
			_prime_post_caches( array_unique( $ids ), false, true );
			_prime_post_caches( array_filter( array_map( 'get_post_thumbnail_id', $ids ) ), false, true );
			_prime_post_caches( array_filter( array_map( 'wp_get_post_parent_id', $ids ) ), false, false );
		}
	}

	/** @return array<int, array<string, string>> Elements of `video:video`. */
	public function of( WP_Post $post ): array {
		$entries = array();
		foreach ( $this->videos[ $post->ID ] ?? array() as $video ) {
			$entry = self::entry( $video, $post );
			if ( $entry ) {
				$entries[ $entry['video:content_loc'] ] = $entry;
			}
		}

		return array_values( $entries );
	}

	/**
	 * @param array{id: int, url: string, poster: string, caption: string} $video
	 * @return array<string, string> Empty if a required element is missing.
	 */
	private static function entry( array $video, WP_Post $post ): array {
		$file = $video['id'] && wp_attachment_is( 'video', $video['id'] ) ? get_post( $video['id'] ) : null;
		// The title of a video that belongs to someone else's draft isn't public.
		if ( $file && ! is_post_publicly_viewable( $file ) ) {
			return array();
		}

		$thumbnail = Images::absolute( $video['poster'] );
		if ( '' === $thumbnail && $file ) {
			$thumbnail = (string) get_the_post_thumbnail_url( $file, 'full' );
		}

		$required = array(
			'video:thumbnail_loc' => $thumbnail,
			'video:title'         => self::text( array( $file ? $file->post_title : '', $video['caption'], $post->post_title ), self::TITLE_LENGTH ),
			'video:description'   => self::text( array( $file ? $file->post_content : '', $file ? $file->post_excerpt : '', $video['caption'], $post->post_excerpt ), self::DESCRIPTION_LENGTH ),
			'video:content_loc'   => Images::absolute( $file ? (string) wp_get_attachment_url( $file->ID ) : $video['url'] ),
		);
		if ( in_array( '', $required, true ) ) {
			return array();
		}

		$metadata = $file ? wp_get_attachment_metadata( $file->ID ) : array();
		$duration = (int) ( is_array( $metadata ) ? $metadata['length'] ?? 0 : 0 );

		return $required + array( 'video:duration' => $duration > 0 && $duration <= self::MAX_DURATION ? (string) $duration : '' );
	}

	/** @return array<int, array{id: int, url: string, poster: string, caption: string}> */
	private static function videos_in( string $content ): array {
		$videos = false === strpos( $content, '<!-- wp:video' ) ? array() : self::in_blocks( array_values( parse_blocks( $content ) ) );
		foreach ( Shortcodes::in( $content, 'video' ) as $attributes ) {
			$videos[] = array(
				'id'      => (int) ( $attributes['id'] ?? 0 ),
				'url'     => (string) ( $attributes['src'] ?? $attributes['mp4'] ?? $attributes['webm'] ?? $attributes['m4v'] ?? $attributes['ogv'] ?? '' ),
				'poster'  => (string) ( $attributes['poster'] ?? '' ),
				'caption' => '',
			);
		}
		foreach ( Shortcodes::in( $content, 'playlist' ) as $attributes ) {
			foreach ( 'video' === ( $attributes['type'] ?? '' ) ? wp_parse_id_list( $attributes['ids'] ?? '' ) : array() as $id ) {
				$videos[] = array(
					'id'      => $id,
					'url'     => '',
					'poster'  => '',
					'caption' => '',
				);
			}
		}

		return $videos;
	}

	/**
	 * @param array<int, array<string, mixed>> $blocks
	 * @return array<int, array{id: int, url: string, poster: string, caption: string}>
	 */
	private static function in_blocks( array $blocks ): array {
		$videos = array();
		foreach ( $blocks as $block ) {
			if ( 'core/video' === $block['blockName'] ) {
				$videos[] = self::of_block( (int) ( $block['attrs']['id'] ?? 0 ), (string) $block['innerHTML'] );
			}
			$videos = array_merge( $videos, self::in_blocks( (array) $block['innerBlocks'] ) );
		}

		return $videos;
	}

	/** @return array{id: int, url: string, poster: string, caption: string} */
	private static function of_block( int $id, string $html ): array {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$has    = $tags->next_tag( array( 'tag_name' => 'video' ) );
		$url    = $has ? $tags->get_attribute( 'src' ) : '';
		$poster = $has ? $tags->get_attribute( 'poster' ) : '';

		return array(
			'id'      => $id,
			'url'     => is_string( $url ) ? $url : '',
			'poster'  => is_string( $poster ) ? $poster : '',
			'caption' => preg_match( '~<figcaption[^>]*>(.*?)</figcaption>~is', $html, $found ) ? $found[1] : '',
		);
	}

	/**
	 * The first text that isn't empty, as plain text.
	 *
	 * @param string[] $texts HTML.
	 */
	private static function text( array $texts, int $length ): string {
		foreach ( $texts as $html ) {
			$text = trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( strip_shortcodes( $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
			if ( '' !== $text ) {
				return mb_substr( $text, 0, $length, 'UTF-8' );
			}
		}

		return '';
	}
}
