<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** The Subscribe block. */
final class Subscribe_Block {

	private const NAME = 'jetpack/subscriptions';

	private const SCRIPT = 'jetpack-dashboard-subscribe-block';

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Subscriptions/assets/' );
	}

	public function register(): void {
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
	}

	public function register_block(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_texts' ) );
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'subscribe-block.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Subscribe', 'jetpack-dashboard' ),
				'description'           => __( 'Lets visitors subscribe to new posts by email.', 'jetpack-dashboard' ),
				'keywords'              => array( __( 'newsletter', 'jetpack-dashboard' ), __( 'follow', 'jetpack-dashboard' ), __( 'email', 'jetpack-dashboard' ) ),
				'attributes'            => array(
					'submitButtonText' => array(
						'type'    => 'string',
						'default' => '',
					),
				),
				'editor_script_handles' => array( self::SCRIPT ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
	}

	public function add_texts(): void {
		$texts = array(
			'settings' => __( 'Settings', 'jetpack-dashboard' ),
			'button'   => __( 'Button text', 'jetpack-dashboard' ),
			'email'    => __( 'Email address', 'jetpack-dashboard' ),
			'default'  => __( 'Subscribe', 'jetpack-dashboard' ),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpSubscribeBlock = ' . wp_json_encode( $texts, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @param array<string, mixed> $attributes */
	public function render( $attributes ): string {
		$button = $attributes['submitButtonText'] ?? '';

		// A feed has no forms.
		return is_feed() ? '' : '<div ' . Block_Type::wrapper( (array) $attributes ) . '>' . Subscribe_Form::html( is_string( $button ) ? $button : '' ) . '</div>';
	}
}
