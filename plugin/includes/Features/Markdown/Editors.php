<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Shows editors the Markdown source instead of the HTML. */
final class Editors {

	private Source_Sanitizer $sanitizer;

	public function __construct( Source_Sanitizer $sanitizer ) {
		$this->sanitizer = $sanitizer;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_for_types' ), 21 );
		add_filter( 'edit_post_content', array( $this, 'source' ), 10, 2 );
		add_filter( 'use_block_editor_for_post', array( $this, 'is_for_blocks' ), 10, 2 );
		add_filter( 'wp_editor_settings', array( $this, 'without_visual_editor' ), 10, 2 );
	}

	public function register_for_types(): void {
		foreach ( get_post_types_by_support( Posts::FEATURE ) as $type ) {
			add_filter( "rest_prepare_$type", array( $this, 'add_source_to_response' ), 10, 3 );
		}
	}

	/**
	 * @param string $content
	 * @param int    $post_id
	 */
	public function source( $content, $post_id ): string {
		$post = get_post( (int) $post_id );

		return $post && Posts::is_markdown( $post ) ? $this->sanitizer->sanitize_stored( $post->post_content_filtered, $post->post_content ) : (string) $content;
	}

	/**
	 * Returns the source in `content.raw`, which apps edit and send back.
	 *
	 * @param WP_REST_Response $response
	 * @param WP_Post          $post
	 * @param WP_REST_Request  $request
	 */
	public function add_source_to_response( $response, $post, $request ): WP_REST_Response {
		if ( 'edit' === $request['context'] && isset( $response->data['content']['raw'] ) && Posts::is_markdown( $post ) ) {
			$response->data['content']['raw'] = $this->sanitizer->sanitize_stored( $post->post_content_filtered, $post->post_content );
		}

		return $response;
	}

	/**
	 * Opens Markdown posts in the classic editor.
	 *
	 * @param bool    $is_for_blocks
	 * @param WP_Post $post
	 */
	public function is_for_blocks( $is_for_blocks, $post ): bool {
		return $is_for_blocks && ! Posts::is_markdown( $post );
	}

	/**
	 * Disables TinyMCE for Markdown and new posts: it would insert HTML.
	 *
	 * @param array<string, mixed> $settings
	 * @param string               $editor_id
	 * @return array<string, mixed>
	 */
	public function without_visual_editor( $settings, $editor_id ): array {
		$post = get_post();

		if ( 'content' === $editor_id && is_admin() && $post && post_type_supports( $post->post_type, Posts::FEATURE ) && ( 'auto-draft' === $post->post_status || Posts::is_markdown( $post ) ) ) {
			return array( 'tinymce' => false ) + (array) $settings;
		}

		return (array) $settings;
	}
}
