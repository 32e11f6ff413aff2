<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Creates the fields of one form. Fields of the same type and label are numbered. */
final class Field_Factory {

	public const BLOCK_PREFIX = 'jetpack/field-';

	/** Synced patterns within each other. */
	private const MAX_DEPTH = 5;

	/** @var array<string, int> */
	private array $counts = array();

	/** @param array<array-key, mixed> $attributes Of the block or shortcode. */
	public function make( string $type, array $attributes ): Field {
		$key = $type . ' ' . Field::line( $attributes['label'] ?? '' );

		$this->counts[ $key ] = ( $this->counts[ $key ] ?? -1 ) + 1;

		return new Field( $type, $attributes, $this->counts[ $key ] );
	}

	/**
	 * The fields in parsed blocks, also in groups, columns and synced patterns.
	 *
	 * @param array<array-key, mixed> $blocks
	 * @param int                     $depth  Of synced patterns.
	 * @return Field[]
	 */
	public function in_blocks( array $blocks, int $depth = 0 ): array {
		$fields = array();

		foreach ( $blocks as $block ) {
			$type = self::type_of( (string) ( $block['blockName'] ?? '' ) );
			if ( '' !== $type ) {
				$fields[] = $this->make( $type, (array) ( $block['attrs'] ?? array() ) );
			}
			$inner  = $depth < self::MAX_DEPTH && 'core/block' === ( $block['blockName'] ?? '' ) ? self::blocks_of_pattern( (int) ( $block['attrs']['ref'] ?? 0 ) ) : null;
			$fields = array_merge( $fields, null === $inner ? $this->in_blocks( (array) ( $block['innerBlocks'] ?? array() ), $depth ) : $this->in_blocks( $inner, $depth + 1 ) );
		}

		return $fields;
	}

	/** @return array<array-key, mixed> */
	private static function blocks_of_pattern( int $id ): array {
		$post = $id > 0 ? get_post( $id ) : null;

		// As in the block itself.
		return $post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ? parse_blocks( $post->post_content ) : array();
	}

	/** @return string '' if the block isn't a field. */
	public static function type_of( string $block_name ): string {
		return 0 === strpos( $block_name, self::BLOCK_PREFIX ) ? substr( $block_name, strlen( self::BLOCK_PREFIX ) ) : '';
	}

	public static function block_name( string $type ): string {
		return self::BLOCK_PREFIX . $type;
	}
}
