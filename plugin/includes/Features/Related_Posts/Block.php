<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** The Related posts block, which replaces the list below a post. In a loop of posts it shows nothing. */
final class Block {

	public const NAME = 'jetpack/related-posts';

	private const SCRIPT = 'jetpack-dashboard-related-posts-block';

	private const MAXIMUM = 6;

	private Related_Posts $related_posts;

	/** With a trailing slash. */
	private string $assets_url;

	/** @param string $assets_url With a trailing slash. */
	public function __construct( Related_Posts $related_posts, string $assets_url ) {
		$this->related_posts = $related_posts;
		$this->assets_url    = $assets_url;
	}

	public function register(): void {
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
	}

	public function register_block(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_texts' ) );
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'related-posts-block.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-server-side-render' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		Markup::register_style();

		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Related posts', 'jetpack-dashboard' ),
				'description'           => __( 'Suggests similar posts.', 'jetpack-dashboard' ),
				'keywords'              => array( __( 'similar posts', 'jetpack-dashboard' ), __( 'recommended', 'jetpack-dashboard' ), __( 'read more', 'jetpack-dashboard' ) ),
				'attributes'            => array(
					'postsToShow'       => array(
						'type'    => 'integer',
						'minimum' => 1,
						'maximum' => self::MAXIMUM,
						'default' => 3,
					),
					'displayHeadline'   => self::toggle( true ),
					'displayThumbnails' => self::toggle( false ),
					'displayDate'       => self::toggle( true ),
					'displayContext'    => self::toggle( true ),
				),
				'supports'              => array( 'multiple' => false ) + Block_Type::SUPPORTS,
				'uses_context'          => array( 'postId' ),
				'editor_script_handles' => array( self::SCRIPT ),
				'editor_style_handles'  => array( Markup::STYLE_HANDLE ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
	}

	public function add_texts(): void {
		$data = array(
			'maximum' => self::MAXIMUM,
			'texts'   => array(
				'settings'          => __( 'Settings', 'jetpack-dashboard' ),
				'postsToShow'       => __( 'Number of posts', 'jetpack-dashboard' ),
				'displayHeadline'   => __( 'Show headline', 'jetpack-dashboard' ),
				'displayThumbnails' => __( 'Show thumbnails', 'jetpack-dashboard' ),
				'displayDate'       => __( 'Show date', 'jetpack-dashboard' ),
				'displayContext'    => __( 'Show category or tag', 'jetpack-dashboard' ),
				'empty'             => __( 'Related posts appear here on published posts that have similar posts.', 'jetpack-dashboard' ),
			),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpRelatedPostsBlock = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param string               $content
	 * @param WP_Block|null        $block
	 */
	public function render( $attributes, $content = '', $block = null ): string {
		$id         = (int) ( $block->context['postId'] ?? 0 );
		$post       = get_post( $id ? $id : null );
		$is_preview = self::is_preview();
		if ( ! $is_preview && ( ! $post || ! $this->related_posts->can_show( $post, Related_Posts::IN_BLOCK ) ) ) {
			return '';
		}

		$parts   = array(
			'headline'   => ! empty( $attributes['displayHeadline'] ),
			'thumbnails' => ! empty( $attributes['displayThumbnails'] ),
			'date'       => ! empty( $attributes['displayDate'] ),
			'context'    => ! empty( $attributes['displayContext'] ),
		);
		$maximum = max( 1, min( self::MAXIMUM, (int) ( $attributes['postsToShow'] ?? 3 ) ) );
		$wrapper = Block_Type::wrapper( (array) $attributes, array( 'class' => 'jp-relatedposts' ) );

		// A template has no post.
		return $post ? $this->related_posts->block_of( $post, $maximum, $parts, $wrapper ) : $this->related_posts->sample( $maximum, $parts, $wrapper );
	}

	/** The block editor renders the block with a REST route, where no post is queried. */
	private static function is_preview(): bool {
		global $wp;

		return wp_is_serving_rest_request() && $wp instanceof \WP && false !== strpos( (string) ( $wp->query_vars['rest_route'] ?? '' ), '/block-renderer/' );
	}

	/** @return array{type: string, default: bool} */
	private static function toggle( bool $default_value ): array {
		return array(
			'type'    => 'boolean',
			'default' => $default_value,
		);
	}
}
