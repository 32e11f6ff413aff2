<?php
/**
 * Posts in Markdown.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Markdown;

use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Converts posts without blocks when they are saved. `post_content` holds the HTML, `post_content_filtered` what was typed, as
 * other sites have it, and so do revisions; editors get what was typed.
 */
final class Posts {

	/** Says that `post_content_filtered` is Markdown; sites that move bring the key along. */
	private const FLAG = '_wpcom_is_markdown';

	/** What a post type supports whose posts may be Markdown. */
	private const FEATURE = 'wpcom-markdown';

	/**
	 * Posts that were converted in this request and are not stored yet, by a digest of what is.
	 *
	 * @var array<string, true>
	 */
	private $converted = array();

	/**
	 * Hooks everything.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'add_support' ), 20 );
		add_filter( 'wp_insert_post_data', array( $this, 'convert' ), 10, 3 );
		add_action( 'wp_insert_post', array( $this, 'flag' ), 10, 2 );
		add_filter( '_wp_post_revision_fields', array( $this, 'add_to_revisions' ), 10, 2 );
		add_filter( 'edit_post_content', array( $this, 'as_typed' ), 10, 2 );
		add_filter( 'use_block_editor_for_post', array( $this, 'is_for_blocks' ), 10, 2 );
		add_filter( 'wp_editor_settings', array( $this, 'without_visual_editor' ), 10, 2 );
	}

	/**
	 * Names the types whose posts may be Markdown.
	 */
	public function add_support(): void {
		foreach ( array( 'post', 'page', 'jetpack-portfolio', 'jetpack-testimonial' ) as $type ) {
			if ( post_type_exists( $type ) ) {
				add_post_type_support( $type, self::FEATURE );
			}
		}
		foreach ( get_post_types_by_support( self::FEATURE ) as $type ) {
			add_filter( "rest_prepare_$type", array( $this, 'tell_editors' ), 10, 3 );
		}
	}

	/**
	 * Converts a post that is about to be stored.
	 *
	 * @param array<string, mixed> $data  What is stored, slashed, cleaned for who may not write any HTML.
	 * @param array<string, mixed> $post  What was sent, slashed, cleaned.
	 * @param array<string, mixed> $typed What was sent, slashed: `>` and `<` still mean what they do in Markdown.
	 * @return array<string, mixed>
	 */
	public function convert( $data, $post, $typed ): array {
		$data   = (array) $data;
		$source = wp_unslash( (string) ( $typed['post_content'] ?? '' ) );
		$stored = empty( $post['ID'] ) ? null : get_post( (int) $post['ID'] );

		if ( ! self::may_be_markdown( $data ) || has_blocks( $source ) || '' === trim( $source ) ) {
			return $data;
		}
		// The text is as it was, as when a title changes. WordPress would clean what was typed as if it were HTML.
		if ( $stored && $stored->post_content === $source ) {
			return array( 'post_content_filtered' => wp_slash( $stored->post_content_filtered ) ) + $data;
		}

		$kept = wp_unslash( (string) ( $typed['post_content_filtered'] ?? '' ) );
		// A revision that comes back brings both.
		if ( '' !== $kept && self::html( $kept ) === $source ) {
			$source = $kept;
		}

		$html = self::html( $source );

		$data['post_content']          = wp_slash( $html );
		$data['post_content_filtered'] = $html === $source ? '' : wp_slash( $source );

		if ( $html !== $source ) {
			$this->converted[ self::digest( $html, $source ) ] = true;
		}

		return $data;
	}

	/**
	 * Says of a stored post whether it is Markdown.
	 *
	 * @param int     $post_id Post.
	 * @param WP_Post $post    Post.
	 */
	public function flag( $post_id, $post ): void {
		if ( isset( $this->converted[ self::digest( $post->post_content, $post->post_content_filtered ) ] ) ) {
			update_post_meta( $post_id, self::FLAG, '1' );
		} elseif ( self::is_markdown( $post ) && ( has_blocks( $post->post_content ) || '' === $post->post_content_filtered ) ) {
			delete_post_meta( $post_id, self::FLAG );
		}
	}

	/**
	 * Has revisions hold what was typed, too.
	 *
	 * @param array<string, string>        $fields Names by field.
	 * @param array<string, mixed>|WP_Post $post   Post.
	 * @return array<string, string>
	 */
	public function add_to_revisions( $fields, $post ): array {
		$type = is_array( $post ) ? ( $post['post_type'] ?? '' ) : $post->post_type;

		return (array) $fields + ( 'revision' === $type || post_type_supports( (string) $type, self::FEATURE ) ? array( 'post_content_filtered' => __( 'Markdown', 'jetpack-dashboard' ) ) : array() );
	}

	/**
	 * What the editor of a post shows.
	 *
	 * @param string $content HTML.
	 * @param int    $post_id Post.
	 */
	public function as_typed( $content, $post_id ): string {
		$post = get_post( (int) $post_id );

		return $post && self::is_markdown( $post ) ? $post->post_content_filtered : (string) $content;
	}

	/**
	 * Gives apps that edit what was typed, which is what they send back.
	 *
	 * @param WP_REST_Response $response Answer.
	 * @param WP_Post          $post     Post.
	 * @param WP_REST_Request  $request  Request.
	 */
	public function tell_editors( $response, $post, $request ): WP_REST_Response {
		if ( 'edit' === $request['context'] && isset( $response->data['content']['raw'] ) && self::is_markdown( $post ) ) {
			$response->data['content']['raw'] = $post->post_content_filtered;
		}

		return $response;
	}

	/**
	 * Opens Markdown in the editor that leaves it as it is.
	 *
	 * @param bool    $is_for_blocks Whether the block editor opens.
	 * @param WP_Post $post          Post.
	 */
	public function is_for_blocks( $is_for_blocks, $post ): bool {
		return $is_for_blocks && ! self::is_markdown( $post );
	}

	/**
	 * Takes the visual mode from the other editor, for posts that are Markdown or new: it would put HTML between the signs.
	 *
	 * @param array<string, mixed> $settings  Settings of an editor.
	 * @param string               $editor_id Which.
	 * @return array<string, mixed>
	 */
	public function without_visual_editor( $settings, $editor_id ): array {
		$post = get_post();

		if ( 'content' === $editor_id && is_admin() && $post && post_type_supports( $post->post_type, self::FEATURE ) && ( 'auto-draft' === $post->post_status || self::is_markdown( $post ) ) ) {
			return array( 'tinymce' => false ) + (array) $settings;
		}

		return (array) $settings;
	}

	/**
	 * Whether what is stored may be Markdown: a post, or what somebody typed into its editor meanwhile.
	 *
	 * @param array<string, mixed> $data What is stored.
	 */
	private static function may_be_markdown( array $data ): bool {
		$type = (string) $data['post_type'];
		if ( 'revision' === $type && false !== strpos( (string) $data['post_name'], '-autosave-' ) ) {
			$type = (string) get_post_type( (int) $data['post_parent'] );
		}

		return 'auto-draft' !== $data['post_status'] && post_type_supports( $type, self::FEATURE );
	}

	/**
	 * Whether a post is Markdown.
	 *
	 * @param WP_Post $post Post.
	 */
	private static function is_markdown( WP_Post $post ): bool {
		return '' !== $post->post_content_filtered && '1' === get_post_meta( $post->ID, self::FLAG, true );
	}

	/**
	 * Markdown as HTML that its author may write.
	 *
	 * @param string $source Markdown.
	 */
	private static function html( string $source ): string {
		global $shortcode_tags;

		$html = ( new Parser( true, false, array_map( 'strval', array_keys( (array) $shortcode_tags ) ) ) )->html( $source );

		return has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ? wp_kses_post( $html ) : $html;
	}

	/**
	 * Tells a stored text from others.
	 *
	 * @param string $html   HTML.
	 * @param string $source Markdown.
	 */
	private static function digest( string $html, string $source ): string {
		return md5( $html . "\0" . $source );
	}
}
