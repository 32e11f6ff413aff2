<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortlinks;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Shows a post's short link in the block editor's sidebar, with a button that copies it. */
final class Editor_Panel {

	private const HANDLE = 'jetpack-dashboard-shortlink-panel';

	private Short_Links $links;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Short_Links $links, Plugin_Files $files ) {
		$this->links      = $links;
		$this->assets_url = $files->url( 'includes/Features/Shortlinks/assets/' );
	}

	public function enqueue(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if ( ! $screen || 'post' !== $screen->base || ! $post instanceof WP_Post || ! is_post_type_viewable( $post->post_type ) ) {
			return;
		}
		$url = $this->links->future_url( $post );
		if ( '' === $url ) {
			return;
		}

		$data = array(
			'url'   => $url,
			'texts' => array(
				'panel'  => __( 'Short link', 'jetpack-dashboard' ),
				'copy'   => __( 'Copy', 'jetpack-dashboard' ),
				'copied' => __( 'Short link copied.', 'jetpack-dashboard' ),
				'draft'  => __( 'Available after the post is published.', 'jetpack-dashboard' ),
			),
		);
		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'shortlink-panel.js',
			array( 'wp-components', 'wp-compose', 'wp-data', 'wp-editor', 'wp-element', 'wp-notices', 'wp-plugins' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		wp_add_inline_script( self::HANDLE, 'window.jpShortlinkPanel = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}
}
