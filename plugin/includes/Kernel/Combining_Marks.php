<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** Accents and other marks that Unicode writes after their letter. */
final class Combining_Marks {

	/** More than any language writes on one letter. */
	private const MANY = '/(\p{M}{10})\p{M}+/u';

	/**
	 * Removes what is too much before a text is normalized: that sorts the marks on a letter, which takes seconds for 60 kB of them, and minutes
	 * for a megabyte.
	 *
	 * @param string $text UTF-8.
	 */
	public static function limit( string $text ): string {
		return (string) preg_replace( self::MANY, '$1', $text );
	}
}
