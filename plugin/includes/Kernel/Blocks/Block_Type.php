<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Blocks;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Registers the blocks of the features, with what they have in common. */
final class Block_Type {

	/** Of blocks that print {@see wrapper()}. */
	public const SUPPORTS = array(
		'anchor'     => true,
		'html'       => false,
		'align'      => array( 'wide', 'full' ),
		'color'      => array(
			'gradients' => true,
			'link'      => true,
		),
		'spacing'    => array(
			'margin'  => true,
			'padding' => true,
		),
		'typography' => array(
			'fontSize'   => true,
			'lineHeight' => true,
		),
	);

	/**
	 * What is shown instead of a block while all blocks are off, by name.
	 *
	 * @var array<string, callable(array<string, mixed>): string>
	 */
	private static array $plain = array();

	/**
	 * @param array<string, mixed>                          $args  Of register_block_type(), without what all blocks have.
	 * @param (callable(array<string, mixed>): string)|null $plain Converts the attributes to plain HTML, if authors type text into them.
	 */
	public static function register( string $name, array $args, ?callable $plain = null ): void {
		$args += array(
			'category'   => 'widgets',
			'supports'   => self::SUPPORTS,
			'example'    => array(),
			'attributes' => array(),
		);
		if ( ! empty( $args['supports']['anchor'] ) ) {
			// Before WordPress 7.0, the editor would look for it in saved HTML.
			$args['attributes']['anchor'] = array( 'type' => 'string' );
		}
		if ( $plain ) {
			self::$plain[ $name ] = $plain;
		}
		register_block_type(
			$name,
			array(
				'api_version' => '3',
				'textdomain'  => 'jetpack-dashboard',
			) + $args
		);
	}

	/**
	 * Attributes of a block's outer element, while the block is rendered.
	 *
	 * @param array<string, mixed>  $attributes Of the block.
	 * @param array<string, string> $extra
	 */
	public static function wrapper( array $attributes, array $extra = array() ): string {
		$anchor = $attributes['anchor'] ?? '';
		// WordPress adds it since 7.0.
		if ( is_string( $anchor ) && '' !== $anchor && ! function_exists( 'wp_apply_anchor_support' ) ) {
			$extra['id'] = $anchor;
		}

		return get_block_wrapper_attributes( $extra );
	}

	/** Whether a block is registered, or will be when it is needed. */
	public static function exists( string $name ): bool {
		return Deferred_Blocks::has( $name ) || WP_Block_Type_Registry::get_instance()->is_registered( $name );
	}

	/** @return array{attributes: array<string, mixed>, supports: array<string, mixed>} For scripts that declare what a block was saved as before. */
	public static function definition( string $name ): array {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );

		return array(
			'attributes' => (array) ( $type->attributes ?? array() ),
			'supports'   => (array) ( $type->supports ?? array() ),
		);
	}

	/** Unregisters all blocks. Existing posts show the text that was typed into them. */
	public static function unregister_all(): void {
		Deferred_Blocks::register_all();
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( array_keys( $registry->get_all_registered() ) as $name ) {
			if ( 0 === strpos( $name, Deferred_Blocks::PREFIX ) ) {
				$registry->unregister( $name );
			}
		}
		foreach ( self::$plain as $name => $plain ) {
			add_filter(
				"render_block_$name",
				static function ( $content, $block ) use ( $plain ) {
					$html = $plain( (array) ( $block['attrs'] ?? array() ) );

					return '' === $html ? $content : $html;
				},
				10,
				2
			);
		}
	}
}
