<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Functions that run before certain blocks are rendered. One filter runs all of them: a page has some 200 blocks, and calling a filter
 * takes longer than what these functions do.
 */
final class Before_Block {

	/** @var array<string, array<int, callable(array<string, mixed>): bool>> Functions by the blocks' name, or by their namespace. */
	private static array $by_name = array();

	/** @var array<string, array<int, callable(array<string, mixed>): bool>> Functions by an attribute of the blocks. */
	private static array $by_attribute = array();

	/**
	 * @param string                               $name A name such as `core/block`, or a namespace such as `core`.
	 * @param callable(array<string, mixed>): bool $run  Gets the parsed block; returns whether it is hidden.
	 */
	public static function add( string $name, callable $run ): void {
		self::hook();
		self::$by_name[ $name ][] = $run;
	}

	/**
	 * For blocks with an attribute.
	 *
	 * @param callable(array<string, mixed>): bool $run Gets the parsed block; returns whether it is hidden.
	 */
	public static function add_for_attribute( string $attribute, callable $run ): void {
		self::hook();
		self::$by_attribute[ $attribute ][] = $run;
	}

	/**
	 * @param string|null          $html
	 * @param array<string, mixed> $block
	 * @return string|null
	 */
	public static function run( $html, $block ) {
		$name = (string) ( $block['blockName'] ?? '' );

		foreach ( array( $name, (string) strstr( $name, '/', true ) ) as $key ) {
			if ( isset( self::$by_name[ $key ] ) && self::is_hidden( $block, self::$by_name[ $key ] ) ) {
				return '';
			}
		}
		foreach ( self::$by_attribute as $attribute => $functions ) {
			if ( isset( $block['attrs'][ $attribute ] ) && self::is_hidden( $block, $functions ) ) {
				return '';
			}
		}

		return $html;
	}

	/**
	 * @param array<string, mixed>                             $block
	 * @param array<int, callable(array<string, mixed>): bool> $functions
	 */
	private static function is_hidden( array $block, array $functions ): bool {
		foreach ( $functions as $run ) {
			if ( $run( $block ) ) {
				return true;
			}
		}

		return false;
	}

	private static function hook(): void {
		if ( array() === self::$by_name && array() === self::$by_attribute ) {
			// Before rendering, so that hidden blocks cost nothing and load no files.
			add_filter( 'pre_render_block', array( self::class, 'run' ), 10, 2 );
		}
	}
}
