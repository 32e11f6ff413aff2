<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Creates the fields of one form. Fields of the same type and label are numbered. */
final class Field_Factory {

	private const BLOCK_PREFIX = 'jetpack/field-';

	/** @var array<string, int> */
	private array $counts = array();

	/** @param array<array-key, mixed> $attributes Of the block or shortcode. */
	public function make( string $type, array $attributes ): Field {
		$key = $type . ' ' . Field::line( $attributes['label'] ?? '' );

		$this->counts[ $key ] = ( $this->counts[ $key ] ?? -1 ) + 1;

		return new Field( $type, $attributes, $this->counts[ $key ] );
	}

	/**
	 * The fields in parsed blocks, also in groups and columns.
	 *
	 * @param array<array-key, mixed> $blocks
	 * @return Field[]
	 */
	public function in_blocks( array $blocks ): array {
		$fields = array();

		foreach ( $blocks as $block ) {
			$type = self::type_of( (string) ( $block['blockName'] ?? '' ) );
			if ( '' !== $type ) {
				$fields[] = $this->make( $type, (array) ( $block['attrs'] ?? array() ) );
			}
			$fields = array_merge( $fields, $this->in_blocks( (array) ( $block['innerBlocks'] ?? array() ) ) );
		}

		return $fields;
	}

	/** @return string '' if the block isn't a field. */
	public static function type_of( string $block_name ): string {
		return 0 === strpos( $block_name, self::BLOCK_PREFIX ) ? substr( $block_name, strlen( self::BLOCK_PREFIX ) ) : '';
	}

	public static function block_name( string $type ): string {
		return self::BLOCK_PREFIX . $type;
	}
}
