<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
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
		Deferred_Blocks::add_widgets( array( $this, 'register_widgets' ) );
		foreach ( self::kinds() as $kind ) {
			Deferred_Blocks::add( self::block_name( $kind ), fn() => $this->register_block( $kind ) );
		}
		add_action( 'transition_post_status', array( Authors::class, 'forget' ), 10, 2 );
	}

	public function register_widgets(): void {
		foreach ( array_merge( self::kinds(), array( new Social_Icons() ) ) as $kind ) {
			register_widget( new Classic_Widget( $kind ) );
		}
	}

	private function register_block( Kind $kind ): void {
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'widget-blocks.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-server-side-render' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_data' ) );

		$texts      = $kind->texts();
		$attributes = array();
		foreach ( $kind->fields() as $field ) {
			$attributes[ $field->key ] = $field->attribute();
		}
		Block_Type::register(
			self::block_name( $kind ),
			array(
				'title'                 => $texts['title'],
				'description'           => $texts['description'],
				'keywords'              => $texts['keywords'],
				'attributes'            => $attributes,
				'supports'              => array( 'align' => true ) + Block_Type::SUPPORTS,
				'example'               => array( 'attributes' => $kind->example() ),
				'editor_script_handles' => array( self::SCRIPT ),
				'render_callback'       => static function ( $attributes ) use ( $kind ): string {
					$html = $kind->html( Field::sanitize_all( $kind->fields(), (array) $attributes ) );

					return '' === $html ? '' : '<div ' . Block_Type::wrapper( (array) $attributes ) . ">$html</div>";
				},
			),
			$kind->has_text() ? static fn( array $attributes ): string => $kind->html( Field::sanitize_all( $kind->fields(), $attributes ) ) : null
		);
	}

	public function add_data(): void {
		$data = array( 'settings' => __( 'Settings', 'jetpack-dashboard' ) );
		foreach ( self::kinds() as $kind ) {
			$name = self::block_name( $kind );

			$data['kinds'][ $name ] = $kind->texts() + array(
				'fields'     => $kind->fields(),
				'definition' => Block_Type::definition( $name ),
			);
		}
		wp_add_inline_script( self::SCRIPT, 'window.jpWidgetBlocks = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	private static function block_name( Kind $kind ): string {
		return Deferred_Blocks::PREFIX . $kind->name();
	}

	/** @return Kind[] Those that are also blocks. */
	private static function kinds(): array {
		return array( new Contact_Info(), new Authors(), new Top_Posts(), new Milestone() );
	}
}
