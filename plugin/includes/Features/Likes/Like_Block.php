<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Likes\Button;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The Like button block, for posts, templates and loops of posts. It replaces the button below the post. */
final class Like_Block {

	public const NAME = 'jetpack/like';

	private const SCRIPT = 'jetpack-dashboard-like-block';

	/** Posts of a loop whose data is loaded at once. */
	private const MAX_PRIMED = 100;

	private Container $services;

	/**
	 * Posts of the page's loops so far, by id, until a button of one of them is shown.
	 *
	 * @var array<int, true>
	 */
	private array $queried = array();

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Container $services, Plugin_Files $files ) {
		$this->services   = $services;
		$this->assets_url = $files->url( 'includes/Features/Likes/assets/' );
	}

	public function register(): void {
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
		if ( ! is_admin() ) {
			add_filter( 'the_posts', array( $this, 'remember' ) );
		}
	}

	public function register_block(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_sample' ) );
		wp_register_script( self::SCRIPT, $this->assets_url . 'like-block.js', array( 'wp-block-editor', 'wp-blocks', 'wp-element' ), JETPACK_DASHBOARD_VERSION, true );
		Button::register_style();

		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Like button', 'jetpack-dashboard' ),
				'description'           => __( 'Lets readers like the post.', 'jetpack-dashboard' ),
				'keywords'              => array( __( 'likes', 'jetpack-dashboard' ), __( 'heart', 'jetpack-dashboard' ), __( 'reaction', 'jetpack-dashboard' ) ),
				'uses_context'          => array( 'postId' ),
				'editor_script_handles' => array( self::SCRIPT ),
				'editor_style_handles'  => array( Button::STYLE_HANDLE ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
	}

	public function add_sample(): void {
		wp_add_inline_script( self::SCRIPT, 'window.jpLikeBlock = ' . wp_json_encode( array( 'sample' => Button::sample() ), JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * @param mixed $posts Of a query.
	 * @return mixed
	 */
	public function remember( $posts ) {
		foreach ( is_array( $posts ) ? $posts : array() as $post ) {
			if ( $post instanceof WP_Post && count( $this->queried ) < self::MAX_PRIMED ) {
				$this->queried[ $post->ID ] = true;
			}
		}

		return $posts;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param string               $content
	 * @param WP_Block|null        $block
	 */
	public function render( $attributes, $content = '', $block = null ): string {
		$id   = (int) ( $block->context['postId'] ?? 0 );
		$post = get_post( $id ? $id : null );

		if ( $post && isset( $this->queried[ $post->ID ] ) ) {
			$this->services->get( Post_Likes::class )->prime( array_keys( $this->queried ) );
			$this->queried = array();
		}

		return $post ? $this->services->get( Post_Likes::class )->button( $post, Block_Type::wrapper( (array) $attributes, array( 'class' => 'jp-like' ) ) ) : '';
	}
}
