<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Tells whether a block replaces what its module would add below a post. */
final class Placed_Block {

	/** Whether the post or the current template has the block. False if the block isn't registered, since it shows nothing then. */
	public static function is_in_post( string $name, WP_Post $post ): bool {
		return self::is_registered( $name ) && ( has_block( $name, $post ) || self::is_in_template( $name ) );
	}

	public static function is_in_template( string $name ): bool {
		global $_wp_current_template_content;

		return self::is_registered( $name ) && has_block( $name, (string) $_wp_current_template_content );
	}

	private static function is_registered( string $name ): bool {
		return WP_Block_Type_Registry::get_instance()->is_registered( $name );
	}
}
