<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * A field that only bots fill in. It is clipped to nothing for people, and hidden from screen readers, the Tab key and browsers that fill in
 * forms. Without `display: none` or `hidden`, which bots look for.
 */
final class Honeypot {

	private const STYLE = 'position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

	/**
	 * @param string $id   Unique on the page.
	 * @param string $name Of the field.
	 */
	public static function html( string $id, string $name ): string {
		return sprintf(
			'<p aria-hidden="true" style="%1$s"><label for="%2$s">%3$s</label><input id="%2$s" name="%4$s" type="text" tabindex="-1" autocomplete="off" value=""></p>',
			esc_attr( self::STYLE ),
			esc_attr( $id ),
			esc_html__( 'Leave this field empty', 'jetpack-dashboard' ),
			esc_attr( $name )
		);
	}
}
