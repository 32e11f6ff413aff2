<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Copy_Post;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Request_Number;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a Copy link to the lists of posts and to the block editor. It opens a new draft with the post's title, content, excerpt, format,
 * terms and featured image. The draft is only stored when the user saves it.
 */
final class Copy_Post {

	private const ARGUMENT = 'jetpack-copy';

	private const SCRIPT = 'jetpack-dashboard-copy-post';

	/** The post to copy in this request. */
	private ?WP_Post $source = null;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Copy_Post/assets/' );
	}

	public function register(): void {
		add_filter( 'post_row_actions', array( $this, 'add_link' ), 10, 2 );
		add_filter( 'page_row_actions', array( $this, 'add_link' ), 10, 2 );
		add_action( 'load-post-new.php', array( $this, 'prepare_draft' ) );
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue_menu_item' ) );
	}

	/**
	 * @param array<string, string> $links
	 * @param WP_Post               $post
	 * @return array<string, string>
	 */
	public function add_link( $links, $post ): array {
		if ( 'trash' === $post->post_status || ! self::may_copy( $post ) ) {
			return (array) $links;
		}

		return (array) $links + array(
			'jetpack-copy' => sprintf(
				'<a href="%s" aria-label="%s">%s</a>',
				esc_url( self::url( $post ) ),
				/* translators: %s: title of a post. */
				esc_attr( sprintf( __( 'Copy “%s” to a new draft', 'jetpack-dashboard' ), wp_strip_all_tags( _draft_or_post_title( $post ) ) ) ),
				esc_html__( 'Copy', 'jetpack-dashboard' )
			),
		);
	}

	/** Adds the item to the options menu. A draft that isn't saved yet has an id, too. */
	public function enqueue_menu_item(): void {
		$screen = get_current_screen();
		$post   = $screen && 'post' === $screen->base ? get_post() : null;
		if ( ! $post || ! self::may_copy( $post ) ) {
			return;
		}

		wp_enqueue_script( self::SCRIPT, $this->assets_url . 'copy-menu-item.js', array( 'wp-data', 'wp-editor', 'wp-element', 'wp-plugins' ), JETPACK_DASHBOARD_VERSION, true );
		$data = array(
			'url'  => self::url( $post ),
			'text' => __( 'Copy to a new draft', 'jetpack-dashboard' ),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpCopyPost = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** Prefills the new draft if a copy was requested. */
	public function prepare_draft(): void {
		$id     = Request_Number::of( absint( $_GET[ self::ARGUMENT ] ?? 0 ) );
		$source = $id ? get_post( $id ) : null;

		if ( ! $source || ! wp_verify_nonce( sanitize_key( wp_unslash( $_GET['_wpnonce'] ?? '' ) ), self::ARGUMENT . $id ) || ! self::may_copy( $source ) ) {
			return;
		}
		$this->source = $source;

		add_action( 'wp_insert_post', array( $this, 'copy_terms' ), 10, 2 );
		add_filter( 'default_title', array( $this, 'title' ), 10, 2 );
		add_filter( 'default_content', array( $this, 'content' ), 10, 2 );
		add_filter( 'default_excerpt', array( $this, 'excerpt' ), 10, 2 );
	}

	/**
	 * @param string  $title
	 * @param WP_Post $draft
	 */
	public function title( $title, $draft ): string {
		return $this->is_copy( $draft ) && $this->source ? $this->source->post_title : (string) $title;
	}

	/**
	 * @param string  $content
	 * @param WP_Post $draft
	 */
	public function content( $content, $draft ): string {
		return $this->is_copy( $draft ) && $this->source ? $this->source->post_content : (string) $content;
	}

	/**
	 * @param string  $excerpt
	 * @param WP_Post $draft
	 */
	public function excerpt( $excerpt, $draft ): string {
		return $this->is_copy( $draft ) && $this->source ? $this->source->post_excerpt : (string) $excerpt;
	}

	/**
	 * Copies terms, format and featured image, for which WordPress has no default filters.
	 *
	 * @param int     $draft_id
	 * @param WP_Post $draft
	 */
	public function copy_terms( $draft_id, $draft ): void {
		if ( ! $this->source || ! $this->is_copy( $draft ) ) {
			return;
		}

		foreach ( get_object_taxonomies( $draft->post_type, 'objects' ) as $taxonomy ) {
			$terms = current_user_can( $taxonomy->cap->assign_terms ) ? wp_get_object_terms( $this->source->ID, $taxonomy->name, array( 'fields' => 'ids' ) ) : array();
			if ( is_array( $terms ) && $terms ) {
				wp_set_object_terms( $draft_id, array_map( 'intval', $terms ), $taxonomy->name );
			}
		}

		$image = get_post_thumbnail_id( $this->source );
		if ( $image ) {
			set_post_thumbnail( $draft_id, $image );
		}
	}

	/**
	 * Whether a post is the draft of this request.
	 *
	 * @param mixed $draft
	 */
	private function is_copy( $draft ): bool {
		return $this->source && $draft instanceof WP_Post && 'auto-draft' === $draft->post_status && $draft->post_type === $this->source->post_type;
	}

	private static function url( WP_Post $post ): string {
		return add_query_arg(
			array(
				'post_type'    => $post->post_type,
				self::ARGUMENT => $post->ID,
				'_wpnonce'     => wp_create_nonce( self::ARGUMENT . $post->ID ),
			),
			admin_url( 'post-new.php' )
		);
	}

	/** Whether the user may edit the post and create posts of its type. */
	private static function may_copy( WP_Post $post ): bool {
		$type = get_post_type_object( $post->post_type );

		return $type && $type->show_ui && post_type_supports( $post->post_type, 'editor' )
			&& current_user_can( 'edit_post', $post->ID ) && current_user_can( (string) $type->cap->create_posts );
	}
}
