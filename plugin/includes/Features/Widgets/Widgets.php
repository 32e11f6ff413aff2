<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Registers each kind as a classic widget and as a block. */
final class Widgets {

	private const SCRIPT = 'jetpack-dashboard-widget-blocks';

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Widgets/assets/' );
	}

	public function register(): void {
		add_action( 'widgets_init', array( $this, 'register_widgets' ) );
		add_action( 'init', array( $this, 'register_blocks' ) );
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_data' ) );
		add_action( 'transition_post_status', array( Authors::class, 'forget' ), 10, 2 );
	}

	public function register_widgets(): void {
		foreach ( self::kinds() as $kind ) {
			register_widget( new Classic_Widget( $kind ) );
		}
	}

	public function register_blocks(): void {
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'widget-blocks.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-server-side-render' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		foreach ( self::kinds() as $kind ) {
			$texts      = $kind->texts();
			$attributes = array();
			foreach ( $kind->fields() as $field ) {
				$attributes[ $field->key ] = $field->attribute();
			}
			register_block_type(
				'jetpack/' . $kind->name(),
				array(
					'api_version'           => '3',
					'title'                 => $texts['title'],
					'description'           => $texts['description'],
					'category'              => 'widgets',
					'keywords'              => $texts['keywords'],
					'attributes'            => $attributes,
					'supports'              => array(
						'html'       => false,
						'align'      => true,
						'color'      => array( 'link' => true ),
						'spacing'    => array(
							'margin'  => true,
							'padding' => true,
						),
						'typography' => array( 'fontSize' => true ),
					),
					'editor_script_handles' => array( self::SCRIPT ),
					'render_callback'       => static function ( $attributes ) use ( $kind ): string {
						$html = $kind->html( Field::sanitize_all( $kind->fields(), (array) $attributes ) );

						return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . ">$html</div>";
					},
				)
			);
		}
	}

	public function add_data(): void {
		$data = array( 'settings' => __( 'Settings', 'jetpack-dashboard' ) );
		foreach ( self::kinds() as $kind ) {
			$data['kinds'][ 'jetpack/' . $kind->name() ] = $kind->texts() + array( 'fields' => $kind->fields() );
		}
		wp_add_inline_script( self::SCRIPT, 'window.jpWidgetBlocks = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @return Kind[] */
	private static function kinds(): array {
		return array( new Contact_Info(), new Authors(), new Top_Posts(), new Milestone() );
	}
}
