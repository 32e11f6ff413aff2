<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The Markdown block. The post contains the source as preformatted text, which stays readable without the plugin. HTML in the source
 * is escaped.
 */
final class Block {

	private const NAME = 'jetpack/markdown';

	private const SCRIPT = 'jetpack-dashboard-markdown-block';

	/** With a trailing slash. */
	private string $assets_url;

	/** @param string $assets_url With a trailing slash. */
	public function __construct( string $assets_url ) {
		$this->assets_url = $assets_url;
	}

	public function register(): void {
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
	}

	public function register_block(): void {
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'markdown-block.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-server-side-render' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Markdown', 'jetpack-dashboard' ),
				'description'           => __( 'Format headings, lists, links and emphasis with plain characters.', 'jetpack-dashboard' ),
				'category'              => 'text',
				'keywords'              => array( __( 'formatting', 'jetpack-dashboard' ), __( 'source', 'jetpack-dashboard' ), 'md' ),
				'attributes'            => array(
					'source' => array(
						'type'     => 'string',
						'source'   => 'text',
						'selector' => 'pre',
						'default'  => '',
					),
				),
				'example'               => array(
					'attributes' => array( 'source' => __( "## Heading\n\nWrite *in* **Markdown**:\n\n* lists\n* [links](#)", 'jetpack-dashboard' ) ),
				),
				'editor_script_handles' => array( self::SCRIPT ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_texts' ) );
	}

	public function add_texts(): void {
		$texts = array(
			'write'       => __( 'Write', 'jetpack-dashboard' ),
			'preview'     => __( 'Preview', 'jetpack-dashboard' ),
			'label'       => __( 'Markdown text', 'jetpack-dashboard' ),
			'placeholder' => __( 'Write *in* **Markdown**…', 'jetpack-dashboard' ),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpMarkdownBlock = ' . wp_json_encode( $texts, JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * @param array<string, mixed> $attributes `source` in the editor's preview.
	 * @param string               $content    Saved content: a `pre` element with the source.
	 */
	public function render( $attributes, $content ): string {
		$source = (string) ( $attributes['source'] ?? '' );
		if ( '' === $source && preg_match( '/<pre[^>]*>(.*)<\/pre>/s', (string) $content, $found ) ) {
			$source = html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		$html = Converter::for_blocks()->html( $source );

		return '' === $html ? '' : '<div ' . Block_Type::wrapper( (array) $attributes ) . ">\n$html\n</div>";
	}
}
