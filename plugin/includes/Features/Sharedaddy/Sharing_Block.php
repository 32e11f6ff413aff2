<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** The Sharing buttons block, for posts, templates and loops of posts. It replaces the buttons below the post. */
final class Sharing_Block {

	public const NAME = 'jetpack/sharing-buttons';

	private const SCRIPT = 'jetpack-dashboard-sharing-block';

	private Buttons $buttons;
	private Sharing_Assets $assets;

	public function __construct( Buttons $buttons, Sharing_Assets $assets ) {
		$this->buttons = $buttons;
		$this->assets  = $assets;
	}

	public function register(): void {
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
	}

	public function register_block(): void {
		$this->assets->register();
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_sample' ) );
		wp_register_script( self::SCRIPT, $this->assets->url( 'sharing-block.js' ), array( 'wp-block-editor', 'wp-blocks', 'wp-element' ), JETPACK_DASHBOARD_VERSION, true );

		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Sharing buttons', 'jetpack-dashboard' ),
				'description'           => __( 'Lets readers share the post. The services are those of the Sharing settings.', 'jetpack-dashboard' ),
				'keywords'              => array( __( 'share', 'jetpack-dashboard' ), __( 'social', 'jetpack-dashboard' ), __( 'copy link', 'jetpack-dashboard' ) ),
				'uses_context'          => array( 'postId' ),
				'editor_script_handles' => array( self::SCRIPT ),
				// Not `style_handles`: classic themes would load those on every page.
				'editor_style_handles'  => array( Sharing_Assets::HANDLE ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
	}

	public function add_sample(): void {
		wp_add_inline_script( self::SCRIPT, 'window.jpSharingBlock = ' . wp_json_encode( array( 'sample' => $this->buttons->sample() ), JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param string               $content
	 * @param WP_Block|null        $block
	 */
	public function render( $attributes, $content = '', $block = null ): string {
		$id   = (int) ( $block->context['postId'] ?? 0 );
		$post = get_post( $id ? $id : null );
		if ( ! $post || is_feed() || is_embed() || ! is_post_publicly_viewable( $post ) || post_password_required( $post ) ) {
			return '';
		}

		/** This filter is documented in includes/Features/Sharedaddy/Sharing.php */
		if ( ! apply_filters( 'sharing_show', true, $post ) ) {
			return '';
		}
		$this->assets->enqueue();

		return $this->buttons->html( $post, Block_Type::wrapper( (array) $attributes, array( 'class' => $this->buttons->css_classes() ) ) );
	}
}
