<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

/** Finds shortcodes in a post, without running them. */
final class Shortcodes {

	/** @return array<int, array<int|string, string>> Attributes of each shortcode with that name. */
	public static function in( string $content, string $name ): array {
		if ( false === strpos( $content, "[$name" ) || ! shortcode_exists( $name ) || ! preg_match_all( '/' . get_shortcode_regex( array( $name ) ) . '/', $content, $matches, PREG_SET_ORDER ) ) {
			return array();
		}

		$found = array();
		foreach ( $matches as $match ) {
			// Double brackets show the shortcode as text.
			if ( '[' !== $match[1] ) {
				$found[] = (array) shortcode_parse_atts( $match[3] );
			}
		}

		return $found;
	}
}
