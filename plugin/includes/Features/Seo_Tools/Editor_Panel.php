<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Plugins\Seo_Conflict;

defined( 'ABSPATH' ) || exit;

/** The SEO panel in the block editor's sidebar. */
final class Editor_Panel {

	private const HANDLE = 'jetpack-dashboard-seo-panel';

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Seo_Tools/assets/' );
	}

	/** Only for posts that visitors can open. The REST API has no metadata of types without custom fields. */
	public static function supports( string $post_type ): bool {
		return is_post_type_viewable( $post_type ) && post_type_supports( $post_type, 'custom-fields' );
	}

	public function enqueue(): void {
		$screen = get_current_screen();
		if ( ! $screen || 'post' !== $screen->base || ! self::supports( $screen->post_type ) || Seo_Conflict::disables_seo_tools() ) {
			return;
		}

		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'seo-panel.js',
			array( 'wp-block-editor', 'wp-components', 'wp-core-data', 'wp-data', 'wp-editor', 'wp-element', 'wp-plugins' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		wp_add_inline_script( self::HANDLE, 'window.jpSeoPanel = ' . wp_json_encode( self::data(), JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @return array<string, array<string, string|int>> */
	private static function data(): array {
		return array(
			'keys'    => array(
				'title'       => Post_Fields::TITLE,
				'description' => Post_Fields::DESCRIPTION,
				'image'       => Post_Fields::IMAGE,
				'noindex'     => Post_Fields::NOINDEX,
			),
			'lengths' => array(
				'title'       => Post_Fields::LENGTHS[ Post_Fields::TITLE ],
				'description' => Post_Fields::LENGTHS[ Post_Fields::DESCRIPTION ],
			),
			'texts'   => Field_Texts::all(),
		);
	}
}
