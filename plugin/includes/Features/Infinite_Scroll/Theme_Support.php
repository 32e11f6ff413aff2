<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Infinite_Scroll;

defined( 'ABSPATH' ) || exit;

/** Whether infinite scroll can find the list of posts in the theme. */
final class Theme_Support {

	private const MAX_BYTES = 100000;

	/** Elements that a loop may open or close. */
	private const ELEMENTS = 'article|div|li|main|ol|section|table|tbody|td|tr|ul';

	/** Block themes have a block for the list. Other themes declare support, or have a loop whose posts are siblings. */
	public static function exists(): bool {
		return wp_is_block_theme() || current_theme_supports( 'infinite-scroll' ) || self::has_loop( array( 'home.php', 'index.php' ), true );
	}

	/**
	 * @param string[] $templates      File names; the first that exists is read.
	 * @param bool     $includes_parts Whether the loop may be in a template part that the template includes.
	 */
	private static function has_loop( array $templates, bool $includes_parts ): bool {
		$file   = locate_template( $templates );
		$source = '' === $file ? '' : (string) file_get_contents( $file, false, null, 0, self::MAX_BYTES ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
		$loop   = self::loop_in( $source );
		if ( null !== $loop || ! $includes_parts ) {
			return null !== $loop && self::is_balanced( $loop );
		}

		preg_match_all( '/get_template_part\(\s*[\'"]([\w\/-]+)[\'"]\s*(?:,\s*[\'"]([\w-]+)[\'"])?\s*\)/', $source, $parts, PREG_SET_ORDER );
		foreach ( $parts as $part ) {
			if ( self::has_loop( array( $part[1] . '-' . ( $part[2] ?? '' ) . '.php', $part[1] . '.php' ), false ) ) {
				return true;
			}
		}

		return false;
	}

	/** The only loop of a template; null if there is none. With several, it can't be told which one has the list. */
	public static function loop_in( string $source ): ?string {
		$source = (string) preg_replace( '~/\*.*?\*/|(?<![:"\'])//[^\n]*~s', ' ', $source );
		$loops  = (array) preg_split( '/while\s*\(\s*have_posts\(\s*\)\s*\)\s*(?=[:{])/', $source );
		if ( 2 !== count( $loops ) ) {
			return null;
		}
		$after = (string) $loops[1];
		$rest  = substr( $after, 1 );

		return ':' === $after[0] ? (string) strstr( $rest . 'endwhile', 'endwhile', true ) : self::until_brace( $rest );
	}

	/** Whether the HTML of a loop closes what it opens, and nothing else. */
	public static function is_balanced( string $loop ): bool {
		preg_match_all( '~<(/?)(?:' . self::ELEMENTS . ')\b~i', $loop, $tags );
		$depth = 0;
		foreach ( $tags[1] as $slash ) {
			$depth += '' === $slash ? 1 : -1;
			if ( $depth < 0 ) {
				return false;
			}
		}

		return 0 === $depth;
	}

	private static function until_brace( string $source ): string {
		$depth  = 1;
		$length = strlen( $source );
		for ( $end = 0; $end < $length && $depth > 0; $end++ ) {
			$depth += '{' === $source[ $end ] ? 1 : 0;
			$depth -= '}' === $source[ $end ] ? 1 : 0;
		}

		return substr( $source, 0, $end );
	}
}
