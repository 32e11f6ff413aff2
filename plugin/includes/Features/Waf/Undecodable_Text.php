<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Thrown when a text can't be decoded or searched. The request is refused then. */
final class Undecodable_Text extends \RuntimeException {

	/**
	 * The result of a replacement.
	 *
	 * @param string|null $text What PCRE gave; null after an error.
	 * @throws self When it is null.
	 */
	public static function unless_read( ?string $text ): string {
		if ( null === $text ) {
			throw new self( 'PCRE error' );
		}

		return $text;
	}
}
