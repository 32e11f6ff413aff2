<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widget_Visibility;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Blocks\Before_Block;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Conditions of blocks. They are in the attribute `metadata`, which WordPress keeps for every block, so they aren't lost if the post is
 * edited while the module is off.
 */
final class Blocks {

	/** Within `metadata`. */
	public const KEY = 'jetpackVisibility';

	private const SCRIPT = 'jetpack-dashboard-block-visibility';

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Widget_Visibility/assets/' );
	}

	public function register(): void {
		Before_Block::add_for_attribute( 'metadata', array( $this, 'is_hidden' ) );
		Backend_Hooks::add(
			function (): void {
				add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
			}
		);
	}

	/** @param array<string, mixed> $block */
	public function is_hidden( array $block ): bool {
		return isset( $block['attrs']['metadata'][ self::KEY ] ) && ! self::is_preview() && ! Conditions::is_visible( $block['attrs']['metadata'][ self::KEY ] );
	}

	public function enqueue(): void {
		wp_enqueue_script(
			self::SCRIPT,
			$this->assets_url . 'block-visibility.js',
			array( 'wp-block-editor', 'wp-components', 'wp-compose', 'wp-element', 'wp-hooks' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		$lists = array();
		foreach ( Choices::all() as $name => $list ) {
			$choices = array();
			foreach ( $list['choices'] as $value => $label ) {
				$choices[] = array( (string) $value, $label );
			}
			$lists[ $name ] = array(
				'label'   => $list['label'],
				'choices' => $choices,
			);
		}
		$data = array(
			'key'   => self::KEY,
			'lists' => $lists,
			'texts' => Choices::texts(),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpVisibility = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** Whether an editor shows the block. Ajax requests and the REST routes of widgets may be public. */
	public static function is_preview(): bool {
		global $wp;

		if ( ! current_user_can( 'edit_posts' ) ) {
			return false;
		}

		return ( is_admin() && ! wp_doing_ajax() ) || defined( 'IFRAME_REQUEST' ) || ( wp_is_serving_rest_request() && $wp instanceof \WP && preg_match( '~/(block-renderer|widget-types|widgets|sidebars)(/|$)~', (string) ( $wp->query_vars['rest_route'] ?? '' ) ) );
	}
}
