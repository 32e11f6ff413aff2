<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the filter `the_content` while it is running for another post. WordPress turns off wpautop() for posts with blocks, and on again
 * at the end of the filter. A nested run would turn it on too early, and the outer post would get empty paragraphs.
 */
final class Nested_Content {

	private const RESTORE = '_restore_wpautop_hook';

	/**
	 * @param callable(): string $render Runs the filter, or something that does, such as get_the_excerpt().
	 */
	public static function render( callable $render ): string {
		$priority = has_filter( 'the_content', self::RESTORE );

		if ( ! is_int( $priority ) ) {
			return $render();
		}

		remove_filter( 'the_content', self::RESTORE, $priority );
		add_filter( 'the_content', 'wpautop', $priority - 1 );
		try {
			return $render();
		} finally {
			remove_filter( 'the_content', 'wpautop', $priority - 1 );
			add_filter( 'the_content', self::RESTORE, $priority );
		}
	}
}
